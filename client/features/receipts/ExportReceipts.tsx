import { BusyButton } from "../../kit/form/BusyButton";
import { Download } from "lucide-react";
import { followDownload } from "../../kit/files/follow-download";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import type { ExportOrder } from "../../kit/graphql/generated";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { useExport } from "../exports/use-export";
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
  const lang = useLang();
  const { run, isBusy } = useExport();
  const exportReceipts = async () => {
    const outcome = await run({
      type: "RECEIPTS",
      format: "XLSX",
      filters,
      columns: columns.flatMap((id) => FILE_COLUMNS[id] ?? []),
      order,
    });
    if (outcome?.error) toastFailed(t("exportFailed", { reason: outcome.error.message }));
    if (!outcome?.data) return;
    const { downloadUrl, fileName } = outcome.data;
    followDownload(downloadUrl);
    toastDone(t("exported", { name: nameIn(lang, fileName) }));
  };
  return (
    <BusyButton variant="outline" busy={isBusy} onClick={() => void exportReceipts()}>
      <Download size={16} aria-hidden />
      {t(isBusy ? "exporting" : "export")}
    </BusyButton>
  );
}
