import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { followDownload } from "../../kit/feedback/follow-download";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { useExport } from "../exports/use-export";
import { receiptsText } from "./receipts.text";
import type { ReceiptFilters } from "./use-receipts";

const DONE_MS = 5000;

/** Exports all receipts that match the filters, on all pages, as a workbook. */
export function ExportReceipts({ filters }: { filters: ReceiptFilters }) {
  const t = useText(receiptsText);
  const lang = useLang();
  const { run, isBusy } = useExport();
  const exportReceipts = async () => {
    const outcome = await run({ type: "RECEIPTS", format: "XLSX", filters });
    if (outcome?.error) toastFailed(t("exportFailed", { reason: outcome.error.message }));
    if (!outcome?.data) return;
    const { downloadUrl, fileName } = outcome.data;
    followDownload(downloadUrl);
    toastDone(t("exported", { name: nameIn(lang, fileName) }), DONE_MS);
  };
  return (
    <Button variant="outline" disabled={isBusy} onClick={() => void exportReceipts()}>
      <Download size={16} aria-hidden />
      {t(isBusy ? "exporting" : "export")}
    </Button>
  );
}
