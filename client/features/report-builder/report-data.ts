import { useMemo } from "react";
import { isAdditiveMeasure, isMoneyMeasure, type ReportDimension, type ReportMeasure } from "../../../domain/reports";
import { keyLabels, type KeyLabels } from "../../../domain/report-labels";
import { DIMENSION_LABELS, MEASURE_LABELS } from "../../../domain/reports.text";
import { addDays, dayOf, isPeriodUnit, periodsIn } from "../../../domain/time/business-calendar";
import type { ChartColumn, ChartData, ChartPoint } from "../../kit/charts/chart";
import type { ChartKind } from "../../kit/charts/Chart";
import { MAX_LINES } from "../../kit/charts/limits";
import type { Money } from "../../kit/figures/figures";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { calendarOf } from "../reports/use-period";
import type { CustomReportQuery } from "./report-builder.generated";
import { reportBuilderText } from "./report-builder.text";
import { isOverTime, type ReportFields } from "./use-report";

export type Report = CustomReportQuery["report"];

export interface ReportRow {
  id: string;
  /** One for each dimension; null without a store or campaign. */
  keys: readonly (string | null)[];
  /** One for each measure. */
  values: readonly number[];
}

/** The rows of a report: the keys of a line come before its values. */
export const rowsOf = ({ lines }: Report, { dimensions }: ReportFields): ReportRow[] =>
  lines.map((line) => {
    const keys = line.slice(0, dimensions.length).map((key) => (key === null ? null : String(key)));
    return { id: keys.join(), keys, values: line.slice(dimensions.length).map(Number) };
  });

/** The formats of a measure: its unit, its value in that unit, and its text. */
export function useMeasure(money: Money) {
  const lang = useLang();
  const { number } = useFormats();
  return useMemo(
    () => (measure: ReportMeasure) => {
      const title = MEASURE_LABELS[measure][lang];
      if (!isMoneyMeasure(measure)) return { title, write: number, valueOf: (value: number) => value };
      return { title, unit: money.unitLabel, write: money.write, valueOf: money.value };
    },
    [lang, number, money],
  );
}

/** The chart of a report's dimensions; null if they have none. */
export function chartKindOf(dimensions: readonly ReportDimension[]): Extract<ChartKind, "line" | "bar"> | null {
  if (dimensions.some(isOverTime)) return "line";
  return dimensions.length === 1 ? "bar" : null;
}

const HOURS = 24;

/** All keys of a dimension in the order of time, also of times without sales. */
function timesOf(dimension: ReportDimension, report: Report): string[] {
  if (!isPeriodUnit(dimension)) return Array.from({ length: HOURS }, (_, hour) => String(hour));
  const span = { from: report.startDate, until: addDays(report.endDate, 1) };
  return periodsIn(span, dimension, calendarOf(report)).map(({ from }) => from);
}

const labelsOf = (lang: "en" | "fa", dimension: ReportDimension, report: Report): KeyLabels =>
  keyLabels(lang, dimension, { ...report, calendar: calendarOf(report) });

/** The labels of a row's keys, by dimension. */
export function useKeyLabels(report: Report | undefined, dimensions: readonly ReportDimension[]): KeyLabels[] {
  const lang = useLang();
  return useMemo(
    () => (report ? dimensions.map((dimension) => labelsOf(lang, dimension, report)) : []),
    [lang, report, dimensions],
  );
}

interface Series {
  key: string | null;
  total: number;
}

/** The keys of the second dimension with the largest sums, and how many there are. */
function seriesOf(rows: readonly ReportRow[], at: number, measure: number): { shown: Series[]; total: number } {
  const sums = new Map<string | null, number>();
  for (const { keys, values } of rows) {
    const key = keys[at] ?? null;
    sums.set(key, (sums.get(key) ?? 0) + (values[measure] ?? 0));
  }
  const all = [...sums].map(([key, total]) => ({ key, total })).sort((a, b) => b.total - a.total);
  return { shown: all.slice(0, MAX_LINES), total: all.length };
}

/** A title for each of the series; stores can have equal names. */
const distinct = (titles: readonly string[]): string[] =>
  titles.map((title, at) => {
    const before = titles.slice(0, at).filter((other) => other === title).length;
    return before === 0 ? title : `${title} (${before + 1})`;
  });

export interface ReportChart {
  data: ChartData;
  /** How many of the series or rows are drawn, and how many there are. */
  shown: number;
  total: number;
}

interface Drawn {
  report: Report;
  fields: ReportFields;
  rows: readonly ReportRow[];
  labels: readonly KeyLabels[];
  /** The position of the measure. */
  measure: number;
  column: ChartColumn & { valueOf: (value: number) => number };
}

type Plotted = Pick<ReportChart, "shown" | "total"> & Pick<ChartData, "columns" | "points" | "hasCurrentPeriod">;

/** One line over time, or one for each of the largest keys of the other dimension. */
function linesOf({ report, fields, rows, labels, measure, column }: Drawn): Plotted {
  const { dimensions } = fields;
  const period = dimensions.findIndex(isPeriodUnit);
  const time = period < 0 ? dimensions.findIndex(isOverTime) : period;
  const [dimension, label] = [dimensions[time], labels[time]];
  const other = dimensions.length === 1 ? -1 : 1 - time;
  const { shown, total } = seriesOf(rows, other, measure);
  const cells = new Map(rows.map(({ keys, values }) => [`${keys[time]} ${keys[other] ?? ""}`, values[measure]]));
  const isAdditive = isAdditiveMeasure(fields.measures[measure] ?? "average");
  const titles = distinct(shown.map(({ key }) => (other < 0 ? column.title : (labels[other]?.title(key) ?? ""))));
  const points = (dimension ? timesOf(dimension, report) : []).map((key): ChartPoint => {
    const valueIn = (series: string | null) => {
      const value = cells.get(`${key} ${series ?? ""}`) ?? (isAdditive ? 0 : null);
      return value === null ? null : column.valueOf(value);
    };
    return {
      key,
      tick: label?.tick(key) ?? key,
      title: label?.title(key) ?? key,
      tip: label?.tip(key) ?? key,
      values: shown.map((series) => valueIn(series.key)),
    };
  });
  return {
    shown: shown.length,
    total,
    columns: titles.map((title) => ({ ...column, title })),
    points,
    hasCurrentPeriod: period >= 0 && report.endDate === dayOf(new Date()),
  };
}

/** One bar for each row, in the order of the table. */
function barsOf({ rows, labels, measure, column, fields }: Drawn): Plotted {
  const hasShare = isAdditiveMeasure(fields.measures[measure] ?? "average");
  const points = rows.map(({ id, keys, values }): ChartPoint => {
    const title = labels[0]?.title(keys[0] ?? null) ?? "";
    return { key: id, tick: title, title, values: [column.valueOf(values[measure] ?? 0)] };
  });
  const columns = [hasShare ? column : { ...column, hasNoShare: true as const }];
  return { shown: points.length, total: points.length, columns, points };
}

/** The charts of a report, one for each measure: their sizes differ too much for one axis. */
export function useReportCharts(
  report: Report | undefined,
  { fields, rows, labels, money }: Pick<Drawn, "fields" | "rows" | "labels"> & { money: Money },
): ReportChart[] {
  const t = useText(reportBuilderText);
  const lang = useLang();
  const measureOf = useMeasure(money);
  return useMemo(() => {
    const kind = chartKindOf(fields.dimensions);
    if (!report || kind === null) return [];
    const draw = kind === "line" ? linesOf : barsOf;
    const [dimension = "", second = ""] = fields.dimensions.map((one) => DIMENSION_LABELS[one][lang].toLowerCase());
    return fields.measures.map((measure, at) => {
      const column = measureOf(measure);
      const { shown, total, ...plotted } = draw({ report, fields, rows, labels, measure: at, column });
      const caption = t(second === "" ? "by" : "byTwo", { measure: column.title, dimension, second });
      const time = fields.dimensions.find(isOverTime) ?? fields.dimensions[0];
      const pointsTitle = time ? DIMENSION_LABELS[time][lang] : "";
      return { shown, total, data: { caption, pointsTitle, ...plotted } };
    });
  }, [t, lang, report, fields, rows, labels, measureOf]);
}
