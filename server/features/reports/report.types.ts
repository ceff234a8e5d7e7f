import { GraphQLScalarType } from "graphql";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Calendar, DaySpan, PeriodUnit } from "../../../domain/time/business-calendar";
import {
  type Comparison,
  DEFAULT_REPORT_ROWS,
  MAX_REPORT_ROWS,
  type ReportDimension,
  type ReportMeasure,
  type SegmentBy,
  type StoreSalesSort,
  type SummaryDraft,
} from "../../../domain/reports";
import { CalendarEnum } from "../../kit/graphql/calendar";
import { type SortOrder, SortOrderEnum } from "../../kit/graphql/pagination";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";
import { Toman } from "../../kit/graphql/scalars";
import { RevenuePoint } from "../dashboard/dashboard.types";
import type { ReportCells } from "./report.queries";

const ReportMeasureEnum = {
  REVENUE: "revenue",
  GROSS_REVENUE: "gross_revenue",
  VOIDED_REVENUE: "voided_revenue",
  RECEIPTS: "receipts",
  AVERAGE: "average",
  POINTS: "points",
  CODES: "codes",
  CUSTOMERS: "customers",
  NEW_CUSTOMERS: "new_customers",
} as const satisfies Record<string, ReportMeasure>;
registerEnumType(ReportMeasureEnum, {
  name: "ReportMeasure",
  description:
    "Money is whole Toman. REVENUE and AVERAGE are net of voids and returns; CUSTOMERS counts distinct customers.",
});

const ReportDimensionEnum = {
  DAY: "day",
  WEEK: "week",
  MONTH: "month",
  WEEKDAY: "weekday",
  HOUR: "hour",
  STORE: "store",
  STORE_TYPE: "store_type",
  CAMPAIGN: "campaign",
} as const satisfies Record<string, ReportDimension>;
registerEnumType(ReportDimensionEnum, {
  name: "ReportDimension",
  description:
    "The key of DAY, WEEK and MONTH is the first day, by the business calendar; WEEKDAY is 1 (Monday) to 7, in the order of the business week; HOUR is Tehran time. Stores and campaigns are in the order of their names.",
});

const ReportSortEnum = { ...ReportMeasureEnum, ...ReportDimensionEnum } as const;
export type ReportSort = ReportMeasure | ReportDimension;
registerEnumType(ReportSortEnum, { name: "ReportSort" });

export type ReportLine = (string | number | null)[];

/** A scalar, because resolving tens of thousands of rows field by field costs more than reading them. */
export const ReportLines = new GraphQLScalarType<never, ReportLine[]>({
  name: "ReportLines",
  description: "A list of rows. Each row is a list of its keys (text or null per dimension) followed by its values.",
  serialize: (lines) => lines as ReportLine[],
});

@InputType({
  description: "Measures, at most two dimensions, a span of days, and optional filters by store and campaign.",
})
export class ReportInput {
  @Field(() => [ReportMeasureEnum]) measures: ReportMeasure[];
  @Field(() => [ReportDimensionEnum], { defaultValue: [] }) dimensions: ReportDimension[];
  @Field(() => String, { description: "The first business day, for example 2026-08-03." }) startDate: string;
  @Field(() => String, { description: "The last business day, inclusive." }) endDate: string;
  @Field(() => [ID], { nullable: true }) storeIds?: string[];
  @Field(() => [Int], { nullable: true }) storeTypes?: number[];
  @Field(() => [ID], { nullable: true }) campaignIds?: string[];
  @Field(() => ReportSortEnum, { nullable: true, description: "If omitted, rows are sorted by the dimensions." })
  sortBy?: ReportSort;
  @Field(() => SortOrderEnum, { defaultValue: SortOrderEnum.ASC }) sortOrder: SortOrder;
  @Field(() => Int, {
    nullable: true,
    description: `Maximum number of rows; at most ${MAX_REPORT_ROWS}. If omitted, ${DEFAULT_REPORT_ROWS}, but all rows of a file.`,
  })
  limit?: number | null;
}

@ObjectType(SIMPLE_RESOLVERS)
export class ReportRow {
  constructor(keys: (string | null)[], values: number[], names: ReadonlyMap<string, string>) {
    this.keys = keys;
    this.values = values;
    this.#names = names;
  }

  readonly #names: ReadonlyMap<string, string>;

  @Field(() => [String], { nullable: "items", description: "One for each dimension, in their order." })
  keys: (string | null)[];
  @Field(() => [Float], { description: "One for each measure, in their order." }) values: number[];

  @Field(() => [String], { nullable: "items", description: "Names of stores and campaigns; other keys as they are." })
  get labels(): (string | null)[] {
    return this.keys.map((key) => (key === null ? null : (this.#names.get(key) ?? key)));
  }
}

@ObjectType(SIMPLE_RESOLVERS)
export class ReportName {
  @Field(() => ID) id: string;
  @Field(() => String) name: string;
}

@ObjectType()
export class Report {
  @Field(() => String) startDate: string;
  @Field(() => String) endDate: string;
  @Field(() => CalendarEnum) calendar: Calendar;
  /** The source of the fields `rows` and `lines`. */
  cells: ReportCells[];
  @Field(() => [ReportName], { description: "The names of the stores and campaigns in the keys and in the filters." })
  names: ReportName[];
  @Field(() => Int, { description: "The number of rows before the limit." })
  totalRows: number;
  @Field(() => [Float], { description: "Totals of the whole span, one per measure." }) totals: number[];
}

const PeriodUnitEnum = { DAY: "day", WEEK: "week", MONTH: "month" } as const;
registerEnumType(PeriodUnitEnum, { name: "PeriodUnit" });

const StoreSalesSortEnum = { REVENUE: "revenue", RECEIPTS: "receipts" } as const;
registerEnumType(StoreSalesSortEnum, { name: "StoreSalesSort" });

const SegmentByEnum = {
  TOTAL_RECEIPTS: "total_receipts",
  TOTAL_SPENT: "total_spent",
  TOTAL_POINTS: "total_points",
} as const satisfies Record<string, SegmentBy>;
registerEnumType(SegmentByEnum, { name: "SegmentBy" });

export const ComparisonEnum = { PREVIOUS: "previous", YEAR: "year" } as const satisfies Record<string, Comparison>;
registerEnumType(ComparisonEnum, {
  name: "ReportComparison",
  description: "PREVIOUS: as many days before; YEAR: the same days of last year, by the business calendar.",
});

@InputType({ description: "Input of the summary; without days the last 30 days." })
export class SummaryInput {
  @Field(() => String, { nullable: true }) startDate?: string;
  @Field(() => String, { nullable: true, description: "Inclusive." }) endDate?: string;
  @Field(() => PeriodUnitEnum, { nullable: true, description: "If omitted, by day." }) groupBy?: PeriodUnit;
  @Field(() => [ID], { nullable: true }) storeIds?: string[];
  @Field(() => Int, {
    nullable: true,
    description: "Number of stores; at most 50. If omitted, 10 in the report of stores, all in that of revenue.",
  })
  topN?: number;
  @Field(() => StoreSalesSortEnum, { nullable: true, description: "Order of the stores; if omitted, REVENUE." })
  sortBy?: StoreSalesSort;
  @Field(() => SortOrderEnum, { nullable: true, description: "If omitted, DESC." }) sortOrder?: SortOrder;
  @Field(() => SegmentByEnum, { nullable: true, description: "If omitted, TOTAL_RECEIPTS." }) segmentBy?: SegmentBy;
  @Field(() => Int, { nullable: true, description: "Segments exclude customers with fewer receipts." })
  minReceipts?: number;
}

@ObjectType({ description: "Sales of a store. The last one, `unassigned`, has the receipts without a store." })
export class ReportStore {
  @Field(() => ID, { nullable: true }) storeId: string | null;
  @Field(() => String) storeName: string;
  @Field(() => Int, { nullable: true }) storeType: number | null;
  @Field(() => Boolean) isActive: boolean;
  @Field(() => Toman) revenue: number;
  @Field(() => Int) receipts: number;
}

@ObjectType()
export class RevenueReport {
  @Field(() => Toman) totalRevenue: number;
  @Field(() => Toman) grossRevenue: number;
  @Field(() => Toman) voidedRevenue: number;
  @Field(() => Float, {
    nullable: true,
    description: "Growth in percent against the same number of preceding days; null if they had no revenue.",
  })
  growthRate: number | null;
  @Field(() => Int) totalReceipts: number;
  @Field(() => Toman) averageReceipt: number;
  @Field(() => [RevenuePoint]) trend: RevenuePoint[];
  @Field(() => [ReportStore], { description: "By revenue, descending; without `topN` they add up to it." })
  byStore: ReportStore[];
}

@ObjectType()
export class CustomerPoint {
  @Field(() => String, { description: "The first day of the period." }) date: string;
  @Field(() => Int, { description: "Distinct customers with a purchase." }) customers: number;
  @Field(() => Int) newCustomers: number;
}

@ObjectType({ description: "Customers of the span within a range of receipts, spending or points." })
export class CustomerSegment {
  @Field(() => Int) min: number;
  @Field(() => Int, { nullable: true, description: "Inclusive; null in the last segment." }) max: number | null;
  @Field(() => Int) customers: number;
}

@ObjectType()
export class CustomerReport {
  @Field(() => Int) totalCustomers: number;
  @Field(() => Int) newCustomers: number;
  @Field(() => Int, { description: "Distinct customers with a purchase in the span." }) activeCustomers: number;
  @Field(() => Float, {
    nullable: true,
    description: "Growth of new customers in percent against the same number of preceding days; null if they had none.",
  })
  growthRate: number | null;
  @Field(() => [CustomerPoint]) trend: CustomerPoint[];
}

@ObjectType()
export class StoreReport {
  @Field(() => Toman, { description: "Of all stores and without a store, also those that are not listed." })
  totalRevenue: number;
  @Field(() => Int) totalStores: number;
  @Field(() => Int) activeStores: number;
  @Field(() => Toman) topStoreRevenue: number;
  @Field(() => Toman, { description: "Average of the stores with sales." }) averageStoreRevenue: number;
  @Field(() => [ReportStore]) stores: ReportStore[];
}

/** A summary; the periods of its trend if they are not those of the calendar. */
export interface SummaryRequest extends SummaryDraft {
  periods?: readonly DaySpan[];
}

@ObjectType({ description: "The reports of one span; only selected parts are read." })
export class ReportSummary {
  @Field(() => String) startDate: string;
  @Field(() => String) endDate: string;
  @Field(() => PeriodUnitEnum) groupBy: PeriodUnit;
  @Field(() => CalendarEnum) calendar: Calendar;
  /** The source of the other fields. */
  draft: SummaryRequest;
}
