/** What can be taken out as a table, and brought in from one. */
export const TABLE_TYPES = ["customers", "receipts", "stores", "points", "lottery_codes"] as const;
export type TableType = (typeof TABLE_TYPES)[number];

/** The kinds of files that are written. */
export const EXPORT_FORMATS = ["xlsx", "csv", "ods"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How the cells of a column are meant: everything is written as text, so that no zero and no long number is lost. */
type ColumnKind = "text" | "phone" | "national_code" | "integer" | "boolean" | "date";

export interface Column {
  name: string;
  kind: ColumnKind;
  /** An import without it, or with an empty cell in it, is rejected for that row. */
  required?: true;
  /** Written on export; an import passes it over. */
  outOnly?: true;
  /** Written on export and in no template, but an import looks at it. */
  heeded?: true;
}

/** The columns of each table in their order; an export writes them all, a template those that an import reads. */
export const COLUMNS = {
  customers: [
    { name: "customer_id", kind: "text", outOnly: true },
    { name: "first_name", kind: "text" },
    { name: "last_name", kind: "text" },
    { name: "phone_number", kind: "phone", required: true },
    { name: "national_code", kind: "national_code", required: true },
    { name: "total_points", kind: "integer", outOnly: true },
    { name: "total_receipts", kind: "integer", outOnly: true },
    { name: "total_spent", kind: "integer", outOnly: true },
    { name: "total_lottery_codes", kind: "integer", outOnly: true },
    { name: "last_purchase_date", kind: "date", outOnly: true },
    { name: "created_at", kind: "date" },
  ],
  receipts: [
    { name: "receipt_number", kind: "text", required: true },
    { name: "store_name", kind: "text" },
    { name: "store_type", kind: "integer" },
    { name: "phone_number", kind: "phone", required: true },
    { name: "national_code", kind: "national_code", required: true },
    { name: "first_name", kind: "text" },
    { name: "last_name", kind: "text" },
    { name: "purchase_amount", kind: "integer", required: true },
    { name: "purchase_date", kind: "date", required: true },
    { name: "points", kind: "integer", outOnly: true },
    { name: "returned_amount", kind: "integer", outOnly: true },
    { name: "status", kind: "text", outOnly: true, heeded: true },
    { name: "created_at", kind: "date", outOnly: true },
  ],
  stores: [
    { name: "store_name", kind: "text", required: true },
    { name: "store_type", kind: "integer", required: true },
    { name: "manager_name", kind: "text" },
    { name: "phone_number", kind: "text" },
    { name: "address", kind: "text" },
    { name: "description", kind: "text" },
    { name: "is_active", kind: "boolean" },
    { name: "created_at", kind: "date", outOnly: true },
  ],
  points: [
    { name: "phone_number", kind: "phone", required: true },
    { name: "national_code", kind: "national_code", required: true },
    { name: "points", kind: "integer", required: true },
    { name: "reason", kind: "text", required: true },
    // What the caller calls this adjustment; the same again for the same customer is a duplicate.
    { name: "reference", kind: "text", required: true },
    { name: "kind", kind: "text", outOnly: true, heeded: true },
    { name: "created_at", kind: "date", outOnly: true },
  ],
  lottery_codes: [
    { name: "lottery_code", kind: "text", required: true },
    { name: "event_name", kind: "text" },
    { name: "batch_id", kind: "text" },
    { name: "notes", kind: "text" },
    { name: "status", kind: "text", outOnly: true, heeded: true },
    { name: "source", kind: "text", outOnly: true, heeded: true },
    { name: "phone_number", kind: "phone", outOnly: true },
    { name: "claimed_at", kind: "date", outOnly: true },
    { name: "created_at", kind: "date", outOnly: true },
  ],
} as const satisfies Record<TableType, readonly Column[]>;

export const columnsOf = (type: TableType): readonly Column[] => COLUMNS[type];
/** The columns an import reads, which a template shows. */
export const importColumnsOf = (type: TableType): Column[] => columnsOf(type).filter((column) => !column.outOnly);

/** The columns an import looks at, those that no template shows among them. */
export const readColumnsOf = (type: TableType): Column[] =>
  columnsOf(type).filter((column) => !column.outOnly || column.heeded);

/** The most rows of one file. */
export const MAX_IMPORT_ROWS = 1_000_000;
/** Rows shown of a file before it is imported. */
export const SAMPLE_ROWS = 10;

/** Columns that an error report adds; sent again with the mended file they are passed over. */
export const ERROR_REPORT_COLUMNS = [
  "error_row",
  "error_column",
  "error_value",
  "error_code",
  "error_en",
  "error_fa",
] as const;

export type ExportStatus = "running" | "complete" | "error" | "cancelled";

export type ImportStatus = "checking" | "checked" | "running" | "complete" | "error" | "cancelled";

/** What becomes of a row: added, changed, passed over because it is there already, or wrong. */
export type RowResult = "new" | "updated" | "duplicate" | "bad";
