import { Download } from "lucide-react";
import { followDownload } from "../../kit/files/follow-download";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { BusyButton } from "../../kit/form/BusyButton";
import type { StartExportMutationVariables } from "../../kit/graphql/generated";
import { nameIn } from "../../kit/i18n/format";
import { useLang } from "../../kit/i18n/i18n";
import { useExport } from "./use-export";

interface Props {
  /** The table, its filters, order and columns. */
  table: Omit<StartExportMutationVariables, "format">;
  label: string;
  size?: "sm" | undefined;
  t: (key: "exporting" | "exported" | "exportFailed", values?: Record<string, string>) => string;
}

/** Exports all rows of a filter as a workbook and starts its download. */
export function WorkbookButton({ table, label, size, t }: Props) {
  const lang = useLang();
  const { run, isBusy } = useExport();
  const exportTable = async () => {
    const outcome = await run({ ...table, format: "XLSX" });
    if (outcome?.error) toastFailed(t("exportFailed", { reason: outcome.error.message }));
    if (!outcome?.data) return;
    const { downloadUrl, fileName } = outcome.data;
    followDownload(downloadUrl);
    toastDone(t("exported", { name: nameIn(lang, fileName) }));
  };
  return (
    <BusyButton variant="outline" {...(size && { size })} busy={isBusy} onClick={() => void exportTable()}>
      <Download size={16} aria-hidden />
      {isBusy ? t("exporting") : label}
    </BusyButton>
  );
}
