import type { ExportFormat } from "../../../domain/data-tables";
import { inUnit, type MoneyUnit } from "../../../domain/money";
import { CUSTOM_REPORT_LABEL, REPORT_FILE_LABELS } from "../../../domain/report-export.text";
import { isMoneyMeasure, MAX_REPORT_ROWS, reportDraft, type ReportDraft } from "../../../domain/reports";
import { keyLabels } from "../../../domain/report-labels";
import { DIMENSION_LABELS, MEASURE_LABELS } from "../../../domain/reports.text";
import { isPeriodUnit } from "../../../domain/time/business-calendar";
import { daySpans } from "../../../domain/time/period-labels";
import type { Ctx } from "../../kit/context";
import { validate } from "../../kit/errors/validate";
import { countExport, type FileExport } from "../../kit/spreadsheets/export-file";
import { type Cell, inOneBatch } from "../../kit/spreadsheets/spreadsheet-types";
import { mapInSlices } from "../../kit/time-slices";
import type { ReportCells } from "../reports/report.queries";
import { readReportRows } from "../reports/report.service";
import type { Report, ReportInput } from "../reports/report.types";
import { reportUnit } from "../reports/report-unit.service";
import { exportTable, fileName } from "./table-export.service";

const ROWS_PER_SLICE = 5_000;

interface Column {
  header: string;
  cell: (row: ReportCells) => Cell;
}

/** The labels of the keys; a period also has its first day, and a report without dimensions its whole period. */
function keyColumns({ lang }: Ctx, { dimensions }: ReportDraft, report: Report): Column[] {
  const t = REPORT_FILE_LABELS[lang];
  const { startDate: from, endDate: to } = report;
  if (dimensions.length === 0) return [{ header: t.period, cell: () => daySpans(lang)(from, to) }];
  return dimensions.flatMap((dimension, at): Column[] => {
    const { title } = keyLabels(lang, dimension, report);
    const keyOf = ({ keys }: ReportCells) => keys[at] ?? null;
    const label: Column = { header: DIMENSION_LABELS[dimension][lang], cell: (row) => title(keyOf(row)) };
    if (!isPeriodUnit(dimension)) return [label];
    const firstDay = (row: ReportCells) => {
      const day = keyOf(row) ?? from;
      return day < from ? from : day;
    };
    return [label, { header: t.firstDay, cell: firstDay }];
  });
}

function valueColumns({ lang }: Ctx, { measures }: ReportDraft, unit: MoneyUnit): Column[] {
  return measures.map((measure, at): Column => {
    const label = MEASURE_LABELS[measure][lang];
    const valueOf = ({ values }: ReportCells) => values[at] ?? 0;
    if (!isMoneyMeasure(measure)) return { header: label, cell: valueOf };
    return { header: `${label} (${REPORT_FILE_LABELS[lang][unit]})`, cell: (row) => inUnit(valueOf(row), unit) };
  });
}

interface CustomReportExportRequest {
  input: ReportInput;
  format: ExportFormat;
  /** Without a unit the one that the user has chosen for reports. */
  unit?: MoneyUnit | null | undefined;
}

/**
 * Writes a report of chosen measures and dimensions to a file, with the rows, the order and the labels of the report
 * builder. Throws the codes of `reportDraft`, REPORT_TOO_MANY_ROWS, TABLE_TOO_LONG_FOR_ODS or RATE_LIMITED.
 */
export async function exportCustomReport(
  ctx: Ctx,
  { input, format, unit }: CustomReportExportRequest,
): Promise<FileExport> {
  const draft = validate(reportDraft, { ...input, limit: input.limit ?? MAX_REPORT_ROWS });
  await countExport(ctx);
  const report = await readReportRows(ctx, draft);
  const columns = [...keyColumns(ctx, draft, report), ...valueColumns(ctx, draft, unit ?? (await reportUnit(ctx)))];
  const rows = await mapInSlices(report.cells, ROWS_PER_SLICE, (row) => columns.map(({ cell }) => cell(row)));
  const title = CUSTOM_REPORT_LABEL[ctx.lang];
  const { startDate, endDate, measures, dimensions } = draft;
  return exportTable(ctx, { name: fileName(ctx, title, format) }, () =>
    Promise.resolve({
      table: {
        format,
        title,
        header: columns.map(({ header }) => header),
        rightToLeft: ctx.lang === "fa",
        rows: rows.length,
        batches: inOneBatch(rows),
      },
      entry: { entity: "report", entityId: "custom", details: { startDate, endDate, measures, dimensions } },
    }),
  );
}
