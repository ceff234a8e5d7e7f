import { FileSpreadsheet, FileText, Printer } from "lucide-react";
import { followDownload } from "../../kit/feedback/follow-download";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import type { MenuEntry } from "../../kit/menu/RowMenu";
import { ExportReportDocument, type ExportFormat } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { reportsText } from "./reports.text";
import type { Filters } from "./use-filters";

const DONE_MS = 5000;
const TYPES = { revenue: "REVENUE", customers: "CUSTOMERS", stores: "STORES" } as const;

/** The export formats of the current tab; only printing while the period is invalid. */
export function useReportExport({ input, tab }: Filters): { entries: MenuEntry[]; busy: boolean } {
  const t = useText(reportsText);
  const { run, busy } = useAction(ExportReportDocument);
  const write = async (period: NonNullable<typeof input>, format: ExportFormat) => {
    const { data, error } = await run({ input: period, reportType: TYPES[tab], format });
    if (error) return toastFailed(t("exportFailed", { reason: error.message }));
    followDownload(data.exportReport.downloadUrl);
    toastDone(t("exported"), DONE_MS);
  };
  const files: MenuEntry[] =
    input === null
      ? []
      : [
          { label: t("xlsx"), icon: FileSpreadsheet, onSelect: () => void write(input, "XLSX") },
          { label: t("csv"), icon: FileText, onSelect: () => void write(input, "CSV") },
        ];
  return { entries: [...files, { label: t("print"), icon: Printer, onSelect: () => window.print() }], busy };
}
