import { type Day, type DaySpan, daysIn, isPeriodUnit } from "../../../domain/time/business-calendar";
import type { ReportDimension, ReportDraft, ReportMeasure, SegmentBy } from "../../../domain/reports";
import type { Db } from "../../kit/db/database";
import { execute, queryArrays } from "../../kit/db/queries";
import { mapInSlices } from "../../kit/time-slices";
import { buyersOf } from "../sales-rollup/sales-rollup.service";
import * as sql from "./report.generated";

export interface ReportCells {
  /** One text per dimension, in their order; null if a receipt has no store or campaign. */
  keys: (string | null)[];
  /** One number per measure, in their order; 0 if a part does not count it. */
  values: number[];
}

export type ReportQuery = Pick<ReportDraft, "measures" | "dimensions" | "storeIds" | "storeTypes" | "campaignIds"> & {
  span: DaySpan;
  /** The spans of the dimension day, week or month, in order. The first and the last one may exceed the span. */
  periods: readonly DaySpan[];
  today: Day;
};

const ROWS_PER_SLICE = 5_000;

const isOneDay = (span: DaySpan): boolean => daysIn(span) === 1;
const isNotEmpty = ({ from, until }: DaySpan): boolean => from < until;

/**
 * Returns the SQL of a dimension's key, over a relation with day, hour, store, type and campaign. `starts` is the
 * parameter with the first days of the periods, in order; empty if each is one day.
 */
function keyOf(dimension: ReportDimension, starts: string): string {
  const period = starts === "" ? "s.day" : `(${starts}::date[])[width_bucket(s.day, ${starts}::date[])]`;
  const keys: Record<ReportDimension, string> = {
    day: period,
    week: period,
    month: period,
    weekday: "extract(isodow from s.day)::int",
    hour: "s.hour",
    store: "s.store_id",
    store_type: "s.store_type",
    campaign: "s.campaign_id",
  };
  return keys[dimension];
}

const FROM_SALES: Partial<Record<ReportMeasure, string>> = {
  revenue: "sum(s.net_toman)",
  gross_revenue: "sum(s.gross_toman)",
  voided_revenue: "sum(s.voided_toman)",
  receipts: "sum(s.receipts)",
  average: "round(sum(s.net_toman)::numeric / nullif(sum(s.receipts), 0))",
  points: "sum(s.points)",
  codes: "sum(s.codes)",
};

const SALES = "daily_sales s";

/** The columns of the daily sales rollup, read from the receipts of a span, with hour and customer. */
const RECEIPTS = `(
  select r.day, extract(hour from r.purchased_at at time zone 'Asia/Tehran')::int as hour,
    r.store_id, r.store_type, r.campaign_id, r.customer_id, (r.voided_at is null)::int as receipts,
    r.amount_toman as gross_toman, r.voided_toman, r.net_toman, r.net_points as points, r.active_codes as codes,
    r.voided_at is null as counts
  from receipt_facts r
  where r.purchased_at >= ($1::date)::timestamp at time zone 'Asia/Tehran'
    and r.purchased_at < ($2::date)::timestamp at time zone 'Asia/Tehran'
) s`;

/** Active customers by the day they were created; deleted ones are subtracted from that day. */
const NEW_CUSTOMERS = "(select k.created_day as day, k.active from customer_counts k) s";

/** The same from the customers table, with the hour. */
const NEW_CUSTOMERS_BY_HOUR = `(
  select (c.created_at at time zone 'Asia/Tehran')::date as day,
    extract(hour from c.created_at at time zone 'Asia/Tehran')::int as hour
  from customers c
  where c.created_at >= ($1::date)::timestamp at time zone 'Asia/Tehran'
    and c.created_at < ($2::date)::timestamp at time zone 'Asia/Tehran' and c.deleted_at is null
) s`;

interface Part {
  from: string;
  columns: readonly [ReportMeasure, string][];
  hasStores: boolean;
}

/** Reads one part of a report: its sums, grouped and sorted by the dimensions. */
async function readPart(db: Db, query: ReportQuery, { from, columns, hasStores }: Part): Promise<ReportCells[]> {
  const { dimensions, periods, span, measures } = query;
  const values: unknown[] = [span.from, span.until];
  const where = ["s.day >= $1::date and s.day < $2::date"];
  const filters = [
    ["s.store_id", "uuid", query.storeIds],
    ["s.store_type", "smallint", query.storeTypes],
    ["s.campaign_id", "uuid", query.campaignIds],
  ] as const;
  for (const [column, type, wanted] of hasStores ? filters : []) {
    if (wanted) where.push(`${column} = any($${values.push(wanted)}::${type}[])`);
  }
  const isByPeriod = dimensions.some(isPeriodUnit) && !periods.every(isOneDay);
  const starts = isByPeriod ? `$${values.push(periods.map(({ from }) => from))}` : "";
  const keys = dimensions.map((_, index) => `k${index}`);
  const sums = new Map(columns);
  // Days and ids are grouped in their own types and cast to text once per group; casting each row is slower.
  const found = await queryArrays(
    db,
    `select ${[...keys.map((key) => `g.${key}::text`), ...measures.map((_, index) => `g.v${index}`)].join(", ")}
     from (
       select ${[
         ...dimensions.map((dimension, index) => `${keyOf(dimension, starts)} as ${keys[index]}`),
         ...measures.map((measure, index) => `coalesce((${sums.get(measure) ?? "0"})::float8, 0) as v${index}`),
       ].join(", ")}
       from ${from} where ${where.join(" and ")}
       ${keys.length > 0 ? `group by ${keys.join(", ")}` : ""}) g
     ${keys.length > 0 ? `order by ${keys.map((key) => `g.${key} nulls first`).join(", ")}` : ""}`,
    values,
  );
  return mapInSlices(found, ROWS_PER_SLICE, (cells) => ({
    keys: cells.slice(0, keys.length).map((key) => (typeof key === "string" ? key : null)),
    values: cells.slice(keys.length).map(Number),
  }));
}

/** Reads a report, one part per source: sales, buyers and new customers. */
export async function readReport(db: Db, query: ReportQuery): Promise<ReportCells[][]> {
  const { measures, dimensions } = query;
  const sums = measures.flatMap((measure): [ReportMeasure, string][] => {
    const sum = FROM_SALES[measure];
    return sum === undefined ? [] : [[measure, sum]];
  });
  const parts: Promise<ReportCells[]>[] = [];
  const isByHour = dimensions.includes("hour");
  if (sums.length > 0) {
    parts.push(readPart(db, query, { from: isByHour ? RECEIPTS : SALES, columns: sums, hasStores: true }));
  }
  if (measures.includes("customers")) parts.push(isOfTime(query) ? buyersByTime(db, query) : buyers(db, query));
  if (measures.includes("new_customers")) {
    const [from, count] = isByHour ? [NEW_CUSTOMERS_BY_HOUR, "count(*)"] : [NEW_CUSTOMERS, "sum(s.active)"];
    parts.push(readPart(db, query, { from, columns: [["new_customers", count]], hasStores: false }));
  }
  return Promise.all(parts);
}

/** Whether the report has no filters and at most one dimension, a day, week or month. */
const isOfTime = ({ dimensions: [unit, another], storeIds, storeTypes, campaignIds }: ReportQuery): boolean =>
  another === undefined && (unit === undefined || isPeriodUnit(unit)) && !storeIds && !storeTypes && !campaignIds;

/** Counts distinct customers of each day, week or month, or of the whole span. */
async function buyersByTime(
  db: Db,
  { measures, dimensions, span, today, ...query }: ReportQuery,
): Promise<ReportCells[]> {
  const [unit] = dimensions;
  const periods = unit === undefined ? [span] : query.periods.filter(isNotEmpty);
  const clipped = periods.map(({ from, until }) => ({
    from: from < span.from ? span.from : from,
    until: until > span.until ? span.until : until,
  }));
  const counts = await buyersOf(db, clipped, today);
  return periods.map(({ from }, index) => {
    const customers = counts.get(clipped[index]?.from ?? "") ?? 0;
    return {
      keys: unit === undefined ? [] : [from],
      values: measures.map((measure) => (measure === "customers" ? customers : 0)),
    };
  });
}

/** Counts distinct customers by other dimensions, from the receipts. */
const buyers = (db: Db, query: ReportQuery): Promise<ReportCells[]> =>
  readPart(db, query, {
    from: RECEIPTS,
    columns: [["customers", "count(distinct s.customer_id) filter (where s.counts)"]],
    hasStores: true,
  });

/** Returns the names of stores and campaigns, including deleted ones. */
export const namesOf = (
  db: Db,
  { storeIds, campaignIds }: { storeIds: string[]; campaignIds: string[] },
): Promise<sql.NamesOfResult[]> => execute(db, sql.namesOf, { storeIds, campaignIds });

export type SegmentRow = sql.SegmentsOfResult;

/** Counts the customers of a span by segment. `lowerBounds` are inclusive and sorted ascending. */
export const segmentsOf = (
  db: Db,
  { span, ...params }: { span: DaySpan; by: SegmentBy; lowerBounds: readonly number[]; minReceipts: number },
): Promise<SegmentRow[]> => execute(db, sql.segmentsOf, { ...span, ...params });

/** Returns the sales of receipts without a store in a span; empty if there are none. */
export const unassignedSales = (db: Db, { from, until }: DaySpan): Promise<sql.UnassignedSalesResult[]> =>
  execute(db, sql.unassignedSales, { from, until });
