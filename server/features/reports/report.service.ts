import { addDays, type Day, dayOf, type DaySpan, isPeriodUnit, periodsIn } from "../../../domain/calendar";
import { MOST_REPORT_ROWS, reportDraft, type ReportDraft, type ReportMeasure } from "../../../domain/reports";
import type { Ctx, Db } from "../../kit/context";
import { onReplica } from "../../kit/db/transaction";
import { Refusal, valid } from "../../kit/fail";
import { namesOf, type Question, readReport, type ReportCells } from "./report.sql";
import { type Report, ReportRow } from "./report.types";

/** Both days of a span, as people say it, as one that ends before a day. */
export const spanOf = ({ startDate, endDate }: { startDate: Day; endDate: Day }): DaySpan => ({
  from: startDate,
  until: addDays(endDate, 1),
});

/**
 * Answers one flexible question about sales and customers: figures of days, from the kept sales where they hold them and
 * from the receipts where not. Refuses with the codes of `reportDraft`, or with REPORT_TOO_MANY_ROWS.
 */
export const report = (ctx: Ctx, input: unknown): Promise<Report> => answer(ctx, valid(reportDraft, input));

/** Answers a question that was checked. */
export async function answer(ctx: Ctx, draft: ReportDraft): Promise<Report> {
  const { calendar } = ctx.settings;
  const question: Question = { ...draft, span: spanOf(draft), calendar, today: dayOf(ctx.now) };
  return onReplica(ctx, async (db) => {
    const found = filled(question, joined(await readReport(db, question)));
    if (found.length > MOST_REPORT_ROWS) throw new Refusal("REPORT_TOO_MANY_ROWS", [], { most: MOST_REPORT_ROWS });
    const totals = await totalsOf(db, question, found);
    const cells = ordered(draft, found).slice(0, draft.limit);
    const names = await namesIn(db, question, cells);
    return {
      startDate: draft.startDate,
      endDate: draft.endDate,
      calendar,
      rows: cells.map(({ keys, values }) => new ReportRow(keys, values, names)),
      lines: cells,
      names: [...names].map(([id, name]) => ({ id, name })),
      totalRows: found.length,
      totals,
    };
  });
}

/** These add up over any breakdown; an average does not, and a customer who bought twice is one. */
const ADDING_UP: readonly ReportMeasure[] = [
  "revenue",
  "gross_revenue",
  "voided_revenue",
  "receipts",
  "points",
  "codes",
  "new_customers",
];

/** The figures of the whole span: added up where that is right, else read. */
async function totalsOf(db: Db, question: Question, cells: readonly ReportCells[]): Promise<number[]> {
  const { measures } = question;
  if (measures.every((measure) => ADDING_UP.includes(measure))) return summed(measures, cells);
  const [whole] = joined(await readReport(db, { ...question, dimensions: [] }));
  return whole?.values ?? measures.map(() => 0);
}

function summed(measures: readonly ReportMeasure[], cells: readonly ReportCells[]): number[] {
  const sums = measures.map(() => 0);
  for (const { values } of cells) values.forEach((value, index) => (sums[index] = (sums[index] ?? 0) + value));
  return sums;
}

/** The parts of an answer as one list: figures of the same keys stand in one line. */
function joined(parts: readonly ReportCells[][]): ReportCells[] {
  const [first = [], ...others] = parts;
  if (others.length === 0) return first;
  const lines = new Map<string, ReportCells>();
  for (const { keys, values } of parts.flat()) {
    const name = JSON.stringify(keys);
    const known = lines.get(name);
    // A measure is counted by one part; the others say 0.
    lines.set(name, {
      keys,
      values: known ? values.map((value, index) => value + (known.values[index] ?? 0)) : values,
    });
  }
  return [...lines.values()];
}

/** Days, weeks or months in which nothing happened stand in a list of them all the same. */
function filled({ dimensions, span, calendar, measures }: Question, cells: ReportCells[]): ReportCells[] {
  const [unit, another] = dimensions;
  if (unit === undefined || another !== undefined || !isPeriodUnit(unit)) return cells;
  const known = new Map(cells.map((line) => [line.keys[0], line]));
  return periodsIn(span, unit, calendar).map(
    ({ from }) => known.get(from) ?? { keys: [from], values: measures.map(() => 0) },
  );
}

const NUMBERED = new Set<string>(["hour", "weekday", "store_type"]);

/** By one figure or breakdown, else by the breakdowns in their order. */
function ordered(
  { orderBy, descending, dimensions, measures }: ReportDraft,
  cells: readonly ReportCells[],
): ReportCells[] {
  const at = dimensions.findIndex((dimension) => dimension === orderBy);
  const turn = descending ? -1 : 1;
  const byKey = (index: number) => (a: ReportCells, b: ReportCells) =>
    compare(dimensions[index], a.keys[index], b.keys[index]);
  const byKeys = (a: ReportCells, b: ReportCells) =>
    dimensions.reduce((found, _, index) => found || byKey(index)(a, b), 0);
  if (orderBy && at < 0) {
    const place = measures.indexOf(orderBy as ReportMeasure);
    return cells.toSorted((a, b) => turn * ((a.values[place] ?? 0) - (b.values[place] ?? 0)) || byKeys(a, b));
  }
  if (at >= 0) return cells.toSorted((a, b) => turn * byKey(at)(a, b) || byKeys(a, b));
  return cells.toSorted((a, b) => turn * byKeys(a, b));
}

function compare(dimension: string | undefined, a: string | null | undefined, b: string | null | undefined): number {
  if (dimension !== undefined && NUMBERED.has(dimension)) return Number(a) - Number(b);
  return (a ?? "") < (b ?? "") ? -1 : (a ?? "") > (b ?? "") ? 1 : 0;
}

/** The names of the stores and campaigns that are shown. */
async function namesIn(db: Db, { dimensions }: Question, cells: readonly ReportCells[]): Promise<Map<string, string>> {
  const idsOf = (dimension: string): string[] => {
    const at = dimensions.findIndex((one) => one === dimension);
    return at < 0 ? [] : [...new Set(cells.flatMap(({ keys }) => keys[at] ?? []))];
  };
  const [storeIds, campaignIds] = [idsOf("store"), idsOf("campaign")];
  if (storeIds.length + campaignIds.length === 0) return new Map();
  const named = await namesOf(db, { storeIds, campaignIds });
  return new Map(named.map(({ id, name }) => [id, name]));
}
