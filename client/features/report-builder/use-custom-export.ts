import { MAX_REPORT_ROWS } from "../../../domain/reports";
import type { ExportFormat } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import type { MenuEntry } from "../../kit/menu/MenuList";
import { FILE_UNITS, useFileEntries, usePrintEntry, useReportDownload } from "../reports/report-download";
import { ExportCustomReportDocument } from "./report-builder.generated";
import { reportBuilderText } from "./report-builder.text";
import type { CustomReport } from "./use-report";

/** The report in each format with all its rows; only printing while the report is invalid. */
export function useCustomExport({ input, period: { unit } }: CustomReport): { entries: MenuEntry[]; busy: boolean } {
  const t = useText(reportBuilderText);
  const { run, busy } = useAction(ExportCustomReportDocument);
  const follow = useReportDownload();
  const fileEntries = useFileEntries();
  const print = usePrintEntry();
  if (input === null || unit === undefined) return { entries: [print], busy };
  const write = async (format: ExportFormat) => {
    const { data, error } = await run({
      input: { ...input, limit: MAX_REPORT_ROWS },
      format,
      unit: FILE_UNITS[unit],
    });
    follow(error ? { error } : { url: data.exportCustomReport.downloadUrl });
  };
  return { entries: [...fileEntries(t("result"), write), print], busy };
}
