import {
  addDays,
  type Calendar,
  type Day,
  dayOf,
  type DaySpan,
  isPeriodUnit,
  periodsIn,
  weekdayPosition,
} from "../../../domain/time/business-calendar";
import {
  DEFAULT_REPORT_ROWS,
  isAdditiveMeasure,
  MAX_REPORT_CELLS,
  MAX_REPORT_ROWS,
  reportDraft,
  type ReportDimension,
  type ReportDraft,
  type ReportMeasure,
} from "../../../domain/reports";
import type { Ctx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { readReplica } from "../../kit/transactions/transaction";
import { AppError } from "../../kit/errors/app-error";
import { validate } from "../../kit/errors/validate";
import { inSlices, mapInSlices, sortInSlices } from "../../kit/time-slices";
import { namesOf, type ReportQuery, readReport, type ReportCells } from "./report.queries";
import type { Report, ReportInput } from "./report.types";

/** Rows that are joined or sorted without yielding to the event loop. */
const ROWS_PER_SLICE = 5_000;

/** Converts an inclusive pair of days to a half-open span. */
export const spanOf = ({ startDate, endDate }: { startDate: Day; endDate: Day }): DaySpan => ({
  from: startDate,
  until: addDays(endDate, 1),
});

/**
 * Returns a flexible report about sales and customers, from the daily sales rollup if possible, otherwise from
 * receipts. Throws the errors of `reportDraft`, or REPORT_TOO_MANY_ROWS.
 */
export const report = (ctx: Ctx, input: ReportInput): Promise<Report> =>
  readReportRows(ctx, validate(reportDraft, { ...input, limit: input.limit ?? DEFAULT_REPORT_ROWS }));

/** Returns the report of a validated draft. Throws REPORT_TOO_MANY_ROWS. */
export const readReportRows = (ctx: Ctx, draft: ReportDraft): Promise<Report> =>
  readReplica(ctx, (db) => reportRowsIn(db, ctx, draft));

type ReportRequest = ReportQuery & ReportDraft & { calendar: Calendar };

/**
 * Returns the report of a validated draft in a snapshot. `periods` are those of its only dimension if they are not the
 * ones of the calendar. Throws REPORT_TOO_MANY_ROWS.
 */
export async function reportRowsIn(
  db: Db,
  ctx: Ctx,
  draft: ReportDraft,
  periods?: readonly DaySpan[] | null,
): Promise<Report> {
  const { calendar } = ctx.settings;
  const span = spanOf(draft);
  const unit = draft.dimensions.find(isPeriodUnit);
  const query: ReportRequest = {
    ...draft,
    span,
    periods: periods ?? (unit ? periodsIn(span, unit, calendar) : []),
    calendar,
    today: dayOf(ctx.now),
  };
  const found = fillGaps(query, await joinParts(await readReport(db, query)));
  const max = maxRows(draft);
  if (found.length > max) throw new AppError("REPORT_TOO_MANY_ROWS", [], { max });
  const totals = await totalsOf(db, query, found);
  const names = await readNames(db, query, found);
  const cells = await sortRows(found, query, names);
  return {
    startDate: draft.startDate,
    endDate: draft.endDate,
    calendar,
    cells,
    names: namesIn(cells, query, names),
    totalRows: found.length,
    totals,
  };
}

/** The maximum number of rows; it decreases with the number of columns. */
const maxRows = ({ dimensions, measures }: ReportDraft): number =>
  Math.min(MAX_REPORT_ROWS, Math.floor(MAX_REPORT_CELLS / (dimensions.length + measures.length)));

/** Returns the totals of the span: summed if all measures are additive, otherwise read from the database. */
async function totalsOf(db: Db, query: ReportQuery, cells: readonly ReportCells[]): Promise<number[]> {
  const { measures } = query;
  if (measures.every(isAdditiveMeasure)) return sumOf(measures, cells);
  const [whole] = await joinParts(await readReport(db, { ...query, dimensions: [] }));
  return whole?.values ?? measures.map(() => 0);
}

function sumOf(measures: readonly ReportMeasure[], cells: readonly ReportCells[]): number[] {
  const sums = measures.map(() => 0);
  for (const { values } of cells)
    for (let index = 0; index < values.length; index++) sums[index] = (sums[index] ?? 0) + (values[index] ?? 0);
  return sums;
}

/** Merges the parts of a report: cells with the same keys become one row. */
export async function joinParts(parts: readonly ReportCells[][]): Promise<ReportCells[]> {
  const [first = [], ...others] = parts;
  if (others.length === 0) return first;
  const rows = new Map<string, ReportCells>();
  const all = parts.flat();
  await inSlices(all.length, ROWS_PER_SLICE, (start, end) => {
    for (const { keys, values } of all.slice(start, end)) {
      const name = JSON.stringify(keys);
      const known = rows.get(name);
      // A measure is counted by one part and is 0 in the others.
      rows.set(name, {
        keys,
        values: known ? values.map((value, index) => value + (known.values[index] ?? 0)) : values,
      });
    }
  });
  return [...rows.values()];
}

/** Adds rows of zeros for days, weeks or months without data, if the report has only that dimension. */
function fillGaps({ dimensions, periods, measures }: ReportQuery, cells: ReportCells[]): ReportCells[] {
  const [unit, another] = dimensions;
  if (unit === undefined || another !== undefined || !isPeriodUnit(unit)) return cells;
  const known = new Map(cells.map((cell) => [cell.keys[0], cell]));
  return periods.map(
    ({ from, until }) => (from < until && known.get(from)) || { keys: [from], values: measures.map(() => 0) },
  );
}

type Position = number | string;

/** A row with the positions of its keys, which are computed once and compared often. */
interface PlacedRow {
  cells: ReportCells;
  positions: readonly Position[];
}

type Order = (a: PlacedRow, b: PlacedRow) => number;

/** Returns the position of each id in the alphabetical order of the names. */
function positionsOf(names: ReadonlyMap<string, string>): Map<string, number> {
  const collator = new Intl.Collator("fa", { numeric: true });
  const sorted = [...names].sort(([, a], [, b]) => collator.compare(a, b));
  return new Map(sorted.map(([id], position) => [id, position]));
}

/**
 * Returns the position of a dimension's keys: weekdays by the business calendar, stores and campaigns by their names,
 * before receipts without one.
 */
function positionIn(
  dimension: ReportDimension,
  calendar: Calendar,
  names: ReadonlyMap<string, number>,
): (key: string) => Position {
  if (dimension === "weekday") return (key) => weekdayPosition(Number(key), calendar);
  if (dimension === "store" || dimension === "campaign") return (key) => names.get(key) ?? names.size;
  return dimension === "hour" || dimension === "store_type" ? Number : (key) => key;
}

/** Compares rows by one measure or dimension, then by the dimensions in their order. */
function orderOf({ sortBy, sortOrder, dimensions, measures }: ReportDraft): Order {
  const byKeys = dimensions.map((_, index): Order => (a, b) => {
    const [one, other] = [a.positions[index] ?? "", b.positions[index] ?? ""];
    return one < other ? -1 : one > other ? 1 : 0;
  });
  const measure = measures.indexOf(sortBy as ReportMeasure);
  const byValue: Order = (a, b) => (a.cells.values[measure] ?? 0) - (b.cells.values[measure] ?? 0);
  const first = sortBy ? (byKeys[dimensions.findIndex((one) => one === sortBy)] ?? byValue) : null;
  const sign = sortOrder === "DESC" ? -1 : 1;
  const ties: Order = (a, b) => {
    for (const order of byKeys) {
      const found = order(a, b);
      if (found !== 0) return found;
    }
    return 0;
  };
  if (first === null) return (a, b) => sign * ties(a, b);
  return (a, b) => sign * first(a, b) || ties(a, b);
}

/** Returns the rows in the order of the report, at most its limit. */
async function sortRows(
  rows: readonly ReportCells[],
  query: ReportRequest,
  names: ReadonlyMap<string, string>,
): Promise<ReportCells[]> {
  const byName = positionsOf(names);
  const positionsIn = query.dimensions.map((dimension) => positionIn(dimension, query.calendar, byName));
  const placed = await mapInSlices(rows, ROWS_PER_SLICE, (cells) => ({
    cells,
    positions: positionsIn.map((positionOf, index) => positionOf(cells.keys[index] ?? "")),
  }));
  const inOrder = await sortInSlices(placed, ROWS_PER_SLICE, orderOf(query));
  return inOrder.slice(0, query.limit).map(({ cells }) => cells);
}

/** Returns the names of the stores and campaigns in the keys of some rows and in the filters. */
function namesIn(
  cells: readonly ReportCells[],
  { storeIds, campaignIds }: ReportQuery,
  names: ReadonlyMap<string, string>,
): Report["names"] {
  if (names.size === 0) return [];
  const ids = new Set([...cells.flatMap(({ keys }) => keys), ...(storeIds ?? []), ...(campaignIds ?? [])]);
  return [...names].filter(([id]) => ids.has(id)).map(([id, name]) => ({ id, name }));
}

/** Reads the names of the stores and campaigns in the keys and in the filters. */
async function readNames(
  db: Db,
  { dimensions, ...filters }: ReportQuery,
  cells: readonly ReportCells[],
): Promise<Map<string, string>> {
  const idsOf = async (dimension: string, filtered: readonly string[] | null): Promise<string[]> => {
    const at = dimensions.findIndex((one) => one === dimension);
    const ids = new Set(filtered);
    await inSlices(at < 0 ? 0 : cells.length, ROWS_PER_SLICE, (start, end) => {
      for (const { keys } of cells.slice(start, end)) if (keys[at]) ids.add(keys[at]);
    });
    return [...ids];
  };
  const [storeIds, campaignIds] = [
    await idsOf("store", filters.storeIds),
    await idsOf("campaign", filters.campaignIds),
  ];
  if (storeIds.length + campaignIds.length === 0) return new Map();
  const named = await namesOf(db, { storeIds, campaignIds });
  return new Map(named.map(({ id, name }) => [id, name]));
}
