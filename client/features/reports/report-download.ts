import { FileSpreadsheet, FileText, Printer } from "lucide-react";
import { followDownload } from "../../kit/files/follow-download";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import type { ExportFormat } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import type { MenuEntry } from "../../kit/menu/MenuList";
import type { RequestError } from "../../kit/transport/request-error";
import { reportsText } from "./reports.text";

/** The units of amounts in exported files. */
export const FILE_UNITS = { toman: "TOMAN", rial: "RIAL" } as const;

/** Follows the download of an exported report, or shows why the export failed. */
export function useReportDownload(): (result: { url: string } | { error: RequestError }) => void {
  const t = useText(reportsText);
  return (result) => {
    if ("error" in result) return toastFailed(t("exportFailed", { reason: result.error.message }));
    followDownload(result.url);
    toastDone(t("exported"));
  };
}

/** Menu entries that write a table in each format. */
export const useFileEntries = () => {
  const t = useText(reportsText);
  return (table: string, write: (format: ExportFormat) => Promise<void>): MenuEntry[] => {
    const label = (format: "xlsx" | "csv") => t("exportTable", { table, format: t(format) });
    return [
      { label: label("xlsx"), icon: FileSpreadsheet, onSelect: () => void write("XLSX") },
      { label: label("csv"), icon: FileText, onSelect: () => void write("CSV") },
    ];
  };
};

/** The menu entry that prints the screen. */
export function usePrintEntry(): MenuEntry {
  const t = useText(reportsText);
  return { label: t("print"), icon: Printer, onSelect: () => window.print() };
}
