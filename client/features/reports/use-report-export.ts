import type { MenuEntry } from "../../kit/menu/MenuList";
import type { ExportFormat, ReportType } from "../../kit/graphql/generated";
import { ExportReportDocument } from "./reports.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { FILE_UNITS, useFileEntries, usePrintEntry, useReportDownload } from "./report-download";
import { reportsText } from "./reports.text";
import { COMPARISON_INPUTS, type Filters, type Tab } from "./use-filters";

/** The tables of each tab, each a file of its own. */
const TABLES = {
  revenue: [
    ["revenueTrend", "REVENUE"],
    ["revenueByStore", "REVENUE_BY_STORE"],
  ],
  customers: [
    ["customerTrend", "CUSTOMERS"],
    ["segments", "SEGMENTS"],
  ],
  stores: [["storePerformance", "STORES"]],
} as const satisfies Record<Tab, readonly (readonly [keyof typeof reportsText.en, ReportType])[]>;

/** The tables of the current tab in each format; only printing while the period is invalid. */
export function useReportExport({ input, tab, unit, comparison }: Filters): { entries: MenuEntry[]; busy: boolean } {
  const t = useText(reportsText);
  const { run, busy } = useAction(ExportReportDocument);
  const follow = useReportDownload();
  const fileEntries = useFileEntries();
  const print = usePrintEntry();
  const write = async (reportType: ReportType, format: ExportFormat) => {
    if (input === null || unit === undefined) return;
    const { data, error } = await run({
      input,
      reportType,
      format,
      unit: FILE_UNITS[unit],
      comparison: comparison && COMPARISON_INPUTS[comparison],
    });
    follow(error ? { error } : { url: data.exportReport.downloadUrl });
  };
  const isReady = input !== null && unit !== undefined;
  const files = (isReady ? TABLES[tab] : []).flatMap(([table, type]) =>
    fileEntries(t(table), (format) => write(type, format)),
  );
  return { entries: [...files, print], busy };
}
