import * as z from "zod/mini";
import {
  addDays,
  type Calendar,
  type Day,
  dayFrom,
  datePartsOf,
  dayOf,
  daysIn,
  isDay,
  type DaySpan,
  PERIOD_UNITS,
  periodsIn,
  type PeriodUnit,
} from "./time/business-calendar";
import { isUuid } from "./ids";
import { readInstant } from "./time/instants";
import { isStoreType, type StoreType } from "./stores";

/** Measures of a report. Money is whole Toman; revenue is net of voids and returns. */
export const REPORT_MEASURES = [
  "revenue",
  "gross_revenue",
  "voided_revenue",
  "receipts",
  "average",
  "points",
  "codes",
  "customers",
  "new_customers",
] as const;
export type ReportMeasure = (typeof REPORT_MEASURES)[number];

/** The measures that are amounts of Toman. */
const MONEY_MEASURES: readonly ReportMeasure[] = ["revenue", "gross_revenue", "voided_revenue", "average"];
export const isMoneyMeasure = (measure: ReportMeasure): boolean => MONEY_MEASURES.includes(measure);

/** Measures that can be summed over any breakdown. Averages and distinct customers cannot. */
const ADDITIVE_MEASURES: readonly ReportMeasure[] = [
  "revenue",
  "gross_revenue",
  "voided_revenue",
  "receipts",
  "points",
  "codes",
  "new_customers",
];
export const isAdditiveMeasure = (measure: ReportMeasure): boolean => ADDITIVE_MEASURES.includes(measure);

/** Dimensions of a report. */
export const REPORT_DIMENSIONS = [
  "day",
  "week",
  "month",
  "weekday",
  "hour",
  "store",
  "store_type",
  "campaign",
] as const;
export type ReportDimension = (typeof REPORT_DIMENSIONS)[number];

const PERIODS: readonly ReportDimension[] = ["day", "week", "month"];
/** Dimensions of new customers, who do not belong to a store. */
const NEW_CUSTOMER_DIMENSIONS: readonly ReportDimension[] = ["day", "week", "month", "weekday", "hour"];

const MAX_DIMENSIONS = 2;
export const MAX_REPORT_ROWS = 100_000;
export const DEFAULT_REPORT_ROWS = 1_000;
/** Maximum keys and values of all rows: serializing them takes 40 ms, which blocks the event loop. */
export const MAX_REPORT_CELLS = 500_000;
/** Maximum rows that GraphQL resolves field by field. */
export const MAX_SHAPED_ROWS = 5_000;
/** Three years. */
const MAX_REPORT_DAYS = 1100;
/** Maximum span of reports that read the receipts: by hour, or with distinct customers. */
const MAX_DAYS_FROM_RECEIPTS = 400;
const DEFAULT_REPORT_DAYS = 30;
export const TOP_STORES = 10;

/** Periods of the dashboard in days. */
export const DASHBOARD_DAYS = [7, 30, 90] as const;
export const DEFAULT_DASHBOARD_DAYS = 30;
export const MAX_DASHBOARD_DAYS = 90;
export const DASHBOARD_STORES = 5;
export const DASHBOARD_ACTIVITIES = 10;
export const MAX_RANKED_STORES = 50;

/** A business day, or an instant, which is converted to its business day. */
export const day = z.pipe(
  z.string({ error: (issue) => (issue.input === undefined ? "FIELD_REQUIRED" : "DAY_INVALID") }),
  z.transform((text: string, context): Day => {
    const instant = isDay(text) ? null : readInstant(text);
    if (instant || isDay(text)) return instant ? dayOf(instant) : text;
    context.issues.push({ code: "custom", message: "DAY_INVALID", input: text });
    return z.NEVER;
  }),
);

const listOf = <Item extends string | number>(isValid: (value: unknown) => value is Item, code: string) =>
  z.pipe(
    z.nullish(z.array(z.custom<Item>(isValid, code)).check(z.maxLength(200, "LIST_TOO_LONG"))),
    z.transform((items: Item[] | null | undefined) => (items && items.length > 0 ? items : null)),
  );
const isUuidText = (value: unknown): value is string => typeof value === "string" && isUuid(value);

/** The first and last day of a report, both inclusive. */
const spanFields = { startDate: day, endDate: day };

interface Days {
  startDate: Day;
  endDate: Day;
}

/** Returns the number of days. */
const lengthOf = ({ startDate, endDate }: Days): number => daysIn({ from: startDate, until: endDate }) + 1;

const ordered = z.refine<Days>(({ startDate, endDate }) => startDate <= endDate, {
  error: "END_BEFORE_START",
  path: ["endDate"],
});
const bounded = z.refine<Days>((days) => lengthOf(days) <= MAX_REPORT_DAYS, {
  error: "REPORT_TOO_LONG",
  path: ["endDate"],
});

/** The periods that a report can be compared with. */
export const COMPARISONS = ["previous", "year"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Returns the same day one year earlier; the first day of the next month if the month is shorter in that year. */
function yearBefore(day: Day, calendar: Calendar): Day {
  const { year, month, day: date } = datePartsOf(day, calendar);
  return addDays(dayFrom({ year: year - 1, month, day: 1 }, calendar), date - 1);
}

/** Returns the same day one year earlier; the last day of its month if the month is shorter in that year. */
function yearBeforeInMonth(day: Day, calendar: Calendar): Day {
  const found = yearBefore(day, calendar);
  const isInMonth = datePartsOf(found, calendar).month === datePartsOf(day, calendar).month;
  return isInMonth ? found : addDays(found, -1);
}

/** Returns the days that a report is compared with: the preceding span of equal length, or the same days of last year. */
export function comparedDays({ startDate, endDate }: Days, comparison: Comparison, calendar: Calendar): Days {
  if (comparison === "previous") {
    return { startDate: addDays(startDate, -lengthOf({ startDate, endDate })), endDate: addDays(startDate, -1) };
  }
  return { startDate: yearBeforeInMonth(startDate, calendar), endDate: yearBeforeInMonth(endDate, calendar) };
}

/**
 * Returns the compared days beside each day, week or month of a report, without a gap: as many days at the same
 * distance, or the same days of last year. A leap day has none, its span is empty.
 */
export function comparedPeriods(days: Days, comparison: Comparison, unit: PeriodUnit, calendar: Calendar): DaySpan[] {
  const { startDate, endDate } = comparedDays(days, comparison, calendar);
  const beside = (day: Day): Day => (comparison === "year" ? yearBefore(day, calendar) : addDays(day, -lengthOf(days)));
  const own = periodsIn({ from: days.startDate, until: addDays(days.endDate, 1) }, unit, calendar);
  // The first and the last period may exceed the report.
  const starts = own.map(({ from }, at) => (at === 0 ? startDate : beside(from)));
  return starts.map((from, at) => ({ from, until: starts[at + 1] ?? addDays(endDate, 1) }));
}

interface RequestedReport extends Days {
  measures: ReportMeasure[];
  dimensions: ReportDimension[];
  storeIds: string[] | null;
  storeTypes: StoreType[] | null;
  campaignIds: string[] | null;
}

const isFiltered = ({ storeIds, storeTypes, campaignIds }: RequestedReport): boolean =>
  storeIds !== null || storeTypes !== null || campaignIds !== null;

/** Returns whether the report must read the receipts. */
const readsReceipts = ({ measures, dimensions }: Pick<RequestedReport, "measures" | "dimensions">): boolean =>
  measures.includes("customers") || dimensions.includes("hour");

/** A report: measures, at most two dimensions, days, filters and order. */
export const reportDraft = z
  .object({
    ...spanFields,
    measures: z.array(z.enum(REPORT_MEASURES, "FIELD_INVALID")).check(
      z.minLength(1, "MEASURES_REQUIRED"),
      z.refine((all) => new Set(all).size === all.length, "REPORT_FIELD_DUPLICATE"),
    ),
    dimensions: z.array(z.enum(REPORT_DIMENSIONS, "FIELD_INVALID")).check(
      z.maxLength(MAX_DIMENSIONS, "DIMENSIONS_TOO_MANY"),
      z.refine((all) => new Set(all).size === all.length, "REPORT_FIELD_DUPLICATE"),
      z.refine((all) => all.filter((one) => PERIODS.includes(one)).length <= 1, "PERIODS_TOO_MANY"),
    ),
    storeIds: listOf(isUuidText, "ID_INVALID"),
    storeTypes: listOf(isStoreType, "STORE_TYPE_INVALID"),
    campaignIds: listOf(isUuidText, "ID_INVALID"),
    sortBy: z.nullish(z.enum([...REPORT_MEASURES, ...REPORT_DIMENSIONS], "FIELD_INVALID")),
    sortOrder: z.enum(["ASC", "DESC"], "FIELD_INVALID"),
    limit: z.int("FIELD_INVALID").check(z.minimum(1, "FIELD_INVALID"), z.maximum(MAX_REPORT_ROWS, "FIELD_INVALID")),
  })
  .check(
    ordered,
    bounded,
    z.refine<RequestedReport>((report) => !readsReceipts(report) || lengthOf(report) <= MAX_DAYS_FROM_RECEIPTS, {
      error: "REPORT_FROM_RECEIPTS_TOO_LONG",
      path: ["endDate"],
    }),
    z.refine<RequestedReport>(
      (report) =>
        !report.measures.includes("new_customers") ||
        (!isFiltered(report) && report.dimensions.every((one) => NEW_CUSTOMER_DIMENSIONS.includes(one))),
      { error: "NEW_CUSTOMERS_BY_STORE", path: ["measures"] },
    ),
    z.refine<RequestedReport & { sortBy?: string | null | undefined }>(
      ({ sortBy, measures, dimensions }) => !sortBy || [...measures, ...dimensions].some((one) => one === sortBy),
      { error: "SORT_UNKNOWN", path: ["sortBy"] },
    ),
  );
export type ReportDraft = z.output<typeof reportDraft>;

/** Customer segments: the inclusive lower bounds by measure. */
export const SEGMENTS = {
  total_receipts: [1, 2, 4, 10],
  total_spent: [0, 1_000_000, 10_000_000, 50_000_000],
  total_points: [0, 1, 10, 100],
} as const;
export type SegmentBy = keyof typeof SEGMENTS;

const STORE_SALES_SORTS = ["revenue", "receipts"] as const;
export type StoreSalesSort = (typeof STORE_SALES_SORTS)[number];

const optionalDay = z.pipe(
  z.transform((text: unknown) => text || undefined),
  z.optional(day),
);

const enumOr = <Value extends string>(values: readonly Value[], fallback: Value) =>
  z.pipe(
    z.nullish(z.enum(values, "FIELD_INVALID")),
    z.transform((value: Value | null | undefined): Value => value ?? fallback),
  );
const countOr = <Fallback extends number | null>(min: number, max: number, fallback: Fallback) =>
  z.pipe(
    z.nullish(z.int("FIELD_INVALID").check(z.minimum(min, "FIELD_INVALID"), z.maximum(max, "FIELD_INVALID"))),
    z.transform((count: number | null | undefined): number | Fallback => count ?? fallback),
  );

/** Alternative names of the units of a summary in REST. */
export const REST_PERIODS = { groupBy: { "": null, daily: "DAY", weekly: "WEEK", monthly: "MONTH" } };

/** Input of a report summary; without days the last 30 days. */
export const summaryDraft = (today: Day) =>
  z
    .pipe(
      z.object({
        startDate: optionalDay,
        endDate: optionalDay,
        groupBy: enumOr(PERIOD_UNITS, "day"),
        storeIds: listOf(isUuidText, "ID_INVALID"),
        topN: countOr(1, MAX_RANKED_STORES, null),
        sortBy: enumOr(STORE_SALES_SORTS, "revenue"),
        sortOrder: enumOr(["ASC", "DESC"], "DESC"),
        segmentBy: enumOr(Object.keys(SEGMENTS) as SegmentBy[], "total_receipts"),
        minReceipts: countOr(0, 1_000_000, 1),
      }),
      z.transform(({ startDate, endDate = today, ...rest }) => ({
        ...rest,
        endDate,
        startDate: startDate ?? addDays(endDate, 1 - DEFAULT_REPORT_DAYS),
      })),
    )
    .check(ordered, bounded);
export type SummaryDraft = z.output<ReturnType<typeof summaryDraft>>;
