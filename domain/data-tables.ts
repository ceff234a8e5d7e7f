/** Tables that can be exported and imported. */
export const TABLE_TYPES = ["customers", "receipts", "stores", "points", "lottery_codes"] as const;
export type TableType = (typeof TABLE_TYPES)[number];

/** File formats of exports. */
export const EXPORT_FORMATS = ["xlsx", "csv", "ods"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * The meaning of a column's cells. All cells are written as text, so that leading zeros and long numbers are preserved.
 */
type ColumnKind = "text" | "phone" | "national_code" | "integer" | "boolean" | "date";

export interface Column {
  name: string;
  kind: ColumnKind;
  /** Required in imports; a row with an empty cell is rejected. */
  required?: true;
  /** Written in exports, ignored by imports. */
  outOnly?: true;
  /** Written in exports, not in templates, but validated by imports. */
  isRead?: true;
  /** Written in exports that ask for it. */
  onRequest?: true;
}

/** The columns of each table, in order. A template has those that an import reads. */
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
    { name: "tags", kind: "text", outOnly: true, onRequest: true },
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
    { name: "status", kind: "text", outOnly: true, isRead: true },
    { name: "created_at", kind: "date", outOnly: true },
    { name: "operator_name", kind: "text", outOnly: true, onRequest: true },
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
    // The caller's id of the adjustment; the same id for the same customer is a duplicate.
    { name: "reference", kind: "text", required: true },
    { name: "kind", kind: "text", outOnly: true, isRead: true },
    { name: "created_at", kind: "date", outOnly: true },
  ],
  lottery_codes: [
    { name: "lottery_code", kind: "text", required: true },
    { name: "event_name", kind: "text" },
    { name: "batch_id", kind: "text" },
    { name: "notes", kind: "text" },
    { name: "status", kind: "text", outOnly: true, isRead: true },
    { name: "source", kind: "text", outOnly: true, isRead: true },
    { name: "phone_number", kind: "phone", outOnly: true },
    { name: "claimed_at", kind: "date", outOnly: true },
    { name: "created_at", kind: "date", outOnly: true },
  ],
} as const satisfies Record<TableType, readonly Column[]>;

/** Returns all columns of a table. */
export const allColumnsOf = (type: TableType): readonly Column[] => COLUMNS[type];

/** Returns the columns of an export that asks for none. */
export const columnsOf = (type: TableType): readonly Column[] =>
  allColumnsOf(type).filter(({ onRequest }) => !onRequest);

/** Returns the columns of a template, which an import reads. */
export const importColumnsOf = (type: TableType): Column[] => columnsOf(type).filter((column) => !column.outOnly);

/** Returns all columns that an import reads, including those that are not in the template. */
export const readColumnsOf = (type: TableType): Column[] =>
  columnsOf(type).filter((column) => !column.outOnly || column.isRead);

export const MAX_IMPORT_ROWS = 1_000_000;
export const IMPORTS_PER_PAGE = 20;
/** Rows in the preview of a file. */
export const SAMPLE_ROWS = 10;

/** Columns that an error report adds; an import of the corrected file ignores them. */
export const ERROR_REPORT_COLUMNS = [
  "error_row",
  "error_column",
  "error_value",
  "error_code",
  "error_en",
  "error_fa",
] as const;

export const EXPORT_STATUSES = ["running", "complete", "error", "cancelled"] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

export const IMPORT_STATUSES = ["checking", "checked", "running", "complete", "error", "cancelled"] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** The result of a row: added, changed, skipped as a duplicate, or invalid. */
export const ROW_RESULTS = ["new", "updated", "unchanged", "duplicate", "bad"] as const;
export type RowResult = (typeof ROW_RESULTS)[number];
