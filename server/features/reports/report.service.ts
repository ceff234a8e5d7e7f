import { addDays, type Day, dayOf, type DaySpan, isPeriodUnit, periodsIn } from "../../../domain/calendar";
import { MOST_REPORT_ROWS, reportDraft, type ReportDraft, type ReportMeasure } from "../../../domain/reports";
import type { Ctx, Db } from "../../kit/context";
import { onReplica } from "../../kit/db/transaction";
import { Refusal, valid } from "../../kit/fail";
import { namesOf, type Question, readReport, type ReportCells } from "./report.sql";
import type { Report, ReportRow } from "./report.types";

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
  const { shown, totalRows, totals, names } = await onReplica(ctx, async (db) => {
    const found = filled(question, joined(await readReport(db, question)));
    if (found.length > MOST_REPORT_ROWS) throw new Refusal("REPORT_TOO_MANY_ROWS", [], { most: MOST_REPORT_ROWS });
    const sums = await totalsOf(db, question, found);
    const cells = ordered(draft, found).slice(0, draft.limit);
    return { shown: cells, totalRows: found.length, totals: sums, names: await namesIn(db, question, cells) };
  });
  const valuesOf = ({ values }: ReportCells) => draft.measures.map((measure) => values[measure] ?? 0);
  const rows = shown.map((line): ReportRow => ({
    keys: line.keys,
    labels: line.keys.map((key) => (key === null ? null : (names.get(key) ?? key))),
    values: valuesOf(line),
  }));
  return { startDate: draft.startDate, endDate: draft.endDate, calendar, rows, totalRows, totals: valuesOf(totals) };
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
async function totalsOf(db: Db, question: Question, cells: readonly ReportCells[]): Promise<ReportCells> {
  const { measures } = question;
  const nothing: ReportCells = { keys: [], values: {} };
  if (!measures.every((measure) => ADDING_UP.includes(measure))) {
    return joined(await readReport(db, { ...question, dimensions: [] }))[0] ?? nothing;
  }
  const sumOf = (measure: ReportMeasure) => cells.reduce((sum, { values }) => sum + (values[measure] ?? 0), 0);
  return { ...nothing, values: Object.fromEntries(measures.map((measure) => [measure, sumOf(measure)])) };
}

/** The parts of an answer as one list: figures of the same keys stand in one line. */
function joined(parts: readonly ReportCells[][]): ReportCells[] {
  const [first = [], ...others] = parts;
  if (others.length === 0) return first;
  const lines = new Map<string, ReportCells>();
  for (const { keys, values } of parts.flat()) {
    const name = JSON.stringify(keys);
    const line = lines.get(name) ?? { keys, values: {} };
    lines.set(name, { keys, values: { ...line.values, ...values } });
  }
  return [...lines.values()];
}

/** Days, weeks or months in which nothing happened stand in a list of them all the same. */
function filled({ dimensions, span, calendar }: Question, cells: ReportCells[]): ReportCells[] {
  const [unit, another] = dimensions;
  if (unit === undefined || another !== undefined || !isPeriodUnit(unit)) return cells;
  const known = new Map(cells.map((line) => [line.keys[0], line]));
  return periodsIn(span, unit, calendar).map(({ from }) => known.get(from) ?? { keys: [from], values: {} });
}

const NUMBERED = new Set<string>(["hour", "weekday", "store_type"]);

/** By one figure or breakdown, else by the breakdowns in their order. */
function ordered({ orderBy, descending, dimensions }: ReportDraft, cells: readonly ReportCells[]): ReportCells[] {
  const at = dimensions.findIndex((dimension) => dimension === orderBy);
  const turn = descending ? -1 : 1;
  const byKey = (index: number) => (a: ReportCells, b: ReportCells) =>
    compare(dimensions[index], a.keys[index], b.keys[index]);
  const byKeys = (a: ReportCells, b: ReportCells) =>
    dimensions.reduce((found, _, index) => found || byKey(index)(a, b), 0);
  if (orderBy && at < 0) {
    const measure = orderBy as ReportMeasure;
    return cells.toSorted((a, b) => turn * ((a.values[measure] ?? 0) - (b.values[measure] ?? 0)) || byKeys(a, b));
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
