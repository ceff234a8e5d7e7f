import { GraphQLScalarType } from "graphql";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Calendar, PeriodUnit } from "../../../domain/time/business-calendar";
import { MAX_REPORT_ROWS, type ReportDimension, type ReportMeasure, type SummaryDraft } from "../../../domain/reports";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";
import { Toman } from "../../kit/graphql/scalars";
import { RevenuePoint, StoreSales } from "../dashboard/dashboard.types";
import type { ReportCells } from "./report.sql";

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
  description: "Money is whole Toman. REVENUE and AVERAGE are net of voids and returns; CUSTOMERS are different ones.",
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
    "DAY, WEEK and MONTH are called by their first day, weeks and months by the business calendar; WEEKDAY counts from 1, Monday; HOUR is Tehran's.",
});

const ReportOrderEnum = { ...ReportMeasureEnum, ...ReportDimensionEnum } as const;
export type ReportOrder = ReportMeasure | ReportDimension;
registerEnumType(ReportOrderEnum, { name: "ReportOrder" });

const CalendarEnum = { JALALI: "jalali", GREGORIAN: "gregorian" } as const;
registerEnumType(CalendarEnum, { name: "Calendar" });

export type ReportLine = (string | number | null)[];

/** Tens of thousands of rows cost more to shape field by field than to read. */
export const ReportLines = new GraphQLScalarType<never, ReportLine[]>({
  name: "ReportLines",
  description: "A list of lists: each row is its keys, a text or null for each dimension, and then its values.",
  serialize: (lines) => lines as ReportLine[],
});

@InputType({ description: "What is counted, told apart by at most two things, of which days, stores and campaigns." })
export class ReportInput {
  @Field(() => [ReportMeasureEnum]) measures: ReportMeasure[];
  @Field(() => [ReportDimensionEnum], { defaultValue: [] }) dimensions: ReportDimension[];
  @Field(() => String, { description: "The first business day, such as 2026-08-03." }) startDate: string;
  @Field(() => String, { description: "The last one." }) endDate: string;
  @Field(() => [ID], { nullable: true }) storeIds?: string[];
  @Field(() => [Int], { nullable: true }) storeTypes?: number[];
  @Field(() => [ID], { nullable: true }) campaignIds?: string[];
  @Field(() => ReportOrderEnum, { nullable: true, description: "By the dimensions where it is left out." })
  orderBy?: ReportOrder;
  @Field(() => Boolean, { defaultValue: false }) descending: boolean;
  @Field(() => Int, { defaultValue: 1000, description: `How many rows at most; ${MAX_REPORT_ROWS} is the most.` })
  limit: number;
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
  /** The fields `rows` and `lines` are made of these, each where it is asked for. */
  cells: ReportCells[];
  @Field(() => [ReportName], { description: "What the stores and campaigns among the keys are called." })
  names: ReportName[];
  @Field(() => Int, { description: "How many rows there are; more than are shown where the limit cut them." })
  totalRows: number;
  @Field(() => [Float], { description: "Of the whole span, one for each measure." }) totals: number[];
}

const PeriodUnitEnum = { DAY: "day", WEEK: "week", MONTH: "month" } as const;
registerEnumType(PeriodUnitEnum, { name: "PeriodUnit" });

@InputType({ description: "What the reports' screen asks for; without days the last thirty." })
export class SummaryInput {
  @Field(() => String, { nullable: true }) startDate?: string;
  @Field(() => String, { nullable: true, description: "The last day, itself among them." }) endDate?: string;
  @Field(() => String, { nullable: true, description: "day (or daily), week, month." }) groupBy?: string;
  @Field(() => [ID], { nullable: true }) storeIds?: string[];
  @Field(() => Int, { nullable: true, description: "How many stores; 50 at most." }) topN?: number;
  @Field(() => String, { nullable: true, description: "Of stores: revenue or receipts." }) sortBy?: string;
  @Field(() => String, { nullable: true, description: "total_receipts, total_spent or total_points." })
  segmentBy?: string;
  @Field(() => Int, { nullable: true, description: "Of segments: customers with fewer receipts are left out." })
  minReceipts?: number;
}

@ObjectType()
export class RevenueReport {
  @Field(() => Toman) totalRevenue: number;
  @Field(() => Toman) grossRevenue: number;
  @Field(() => Toman) voidedRevenue: number;
  @Field(() => Float, {
    nullable: true,
    description: "Against the days before, in percent; null where those had none.",
  })
  growthRate: number | null;
  @Field(() => Int) totalReceipts: number;
  @Field(() => Toman) averageReceipt: number;
  @Field(() => [RevenuePoint]) trend: RevenuePoint[];
  @Field(() => [StoreSales], { description: "The stores with the highest revenue." }) byStore: StoreSales[];
}

@ObjectType()
export class CustomerPoint {
  @Field(() => String, { description: "The first day of the period." }) date: string;
  @Field(() => Int, { description: "Different customers who bought." }) customers: number;
  @Field(() => Int) newCustomers: number;
}

@ObjectType({ description: "Customers of the span who bought this often, spent or earned this much." })
export class CustomerSegment {
  @Field(() => Int) least: number;
  @Field(() => Int, { nullable: true, description: "Null in the last segment, which has no end." }) most: number | null;
  @Field(() => Int) customers: number;
}

@ObjectType()
export class CustomerReport {
  @Field(() => Int) totalCustomers: number;
  @Field(() => Int) newCustomers: number;
  @Field(() => Int, { description: "Different customers who bought in the span." }) activeCustomers: number;
  @Field(() => Float, { nullable: true, description: "Of new customers against the days before, in percent." })
  growthRate: number | null;
  @Field(() => [CustomerPoint]) trend: CustomerPoint[];
}

@ObjectType()
export class StoreReport {
  @Field(() => Int) totalStores: number;
  @Field(() => Int) activeStores: number;
  @Field(() => Toman) topStoreRevenue: number;
  @Field(() => Toman, { description: "Of the stores that sold something." }) averageStoreRevenue: number;
  @Field(() => [StoreSales]) stores: StoreSales[];
}

@ObjectType({ description: "The reports of one span; each part is read only where it is asked for." })
export class ReportSummary {
  @Field(() => String) startDate: string;
  @Field(() => String) endDate: string;
  @Field(() => PeriodUnitEnum) groupBy: PeriodUnit;
  @Field(() => CalendarEnum) calendar: Calendar;
  draft: SummaryDraft;
}
