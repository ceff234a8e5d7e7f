import type { ExportFilters, ExportOrder } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { WorkbookButton } from "../exports/WorkbookButton";
import { customersText } from "./customers.text";

/** The columns of the file for each column of the list. */
const FILE_COLUMNS: Record<string, readonly string[]> = {
  name: ["first_name", "last_name"],
  nationalCode: ["national_code"],
  phone: ["phone_number"],
  points: ["total_points"],
  receipts: ["total_receipts"],
  spent: ["total_spent"],
  created: ["created_at"],
  tags: ["tags"],
};

interface Props {
  /** The filters of the list, or the selected customers. */
  filters: ExportFilters;
  /** The shown columns. */
  columns: readonly string[];
  order: ExportOrder;
  label: string;
  size?: "sm";
}

/** Exports the customers of the filters, on all pages, as a workbook. */
export function ExportButton({ filters, columns, order, label, size }: Props) {
  const t = useText(customersText);
  const table = {
    type: "CUSTOMERS",
    filters,
    columns: columns.flatMap((id) => FILE_COLUMNS[id] ?? []),
    order,
  } as const;
  return <WorkbookButton table={table} label={label} size={size} t={t} />;
}
