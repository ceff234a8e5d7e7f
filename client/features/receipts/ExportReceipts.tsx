import type { ExportOrder } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { WorkbookButton } from "../exports/WorkbookButton";
import { receiptsText } from "./receipts.text";
import type { ReceiptFilters } from "./use-receipts";

/** The columns of the file for each column of the list. */
const FILE_COLUMNS: Record<string, readonly string[]> = {
  number: ["receipt_number", "status"],
  customer: ["first_name", "last_name"],
  store: ["store_name", "store_type"],
  amount: ["purchase_amount"],
  points: ["points"],
  purchased: ["purchase_date"],
  operator: ["operator_name"],
};

interface Props {
  filters: ReceiptFilters;
  /** The shown columns. */
  columns: readonly string[];
  order: ExportOrder;
}

/** Exports all receipts that match the filters, on all pages, as a workbook. */
export function ExportReceipts({ filters, columns, order }: Props) {
  const t = useText(receiptsText);
  const table = { type: "RECEIPTS", filters, columns: columns.flatMap((id) => FILE_COLUMNS[id] ?? []), order } as const;
  return <WorkbookButton table={table} label={t("export")} t={t} />;
}
