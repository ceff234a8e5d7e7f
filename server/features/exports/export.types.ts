import { Field, ID, InputType, Int, registerEnumType } from "type-graphql";
import type { ReportType } from "../../../domain/report-export.text";
import { DateTime, Toman } from "../../kit/graphql/scalars";
import { type SortOrder, SortOrderEnum } from "../../kit/graphql/pagination";
import { type CustomerSort, CustomerSortEnum } from "../customers/customer.types";
import { type ReceiptSort, ReceiptSortEnum } from "../receipts/receipt-list.types";
import { type ReceiptState, ReceiptStateEnum } from "../receipts/receipt.types";

export const ReportTypeEnum = {
  REVENUE: "revenue",
  REVENUE_BY_STORE: "revenue_by_store",
  CUSTOMERS: "customers",
  SEGMENTS: "segments",
  STORES: "stores",
} as const satisfies Record<string, ReportType>;
registerEnumType(ReportTypeEnum, { name: "ReportType" });

@InputType({ description: "The filters of the lists of customers and receipts; other tables are exported whole." })
export class ExportFilters {
  @Field(() => String, { nullable: true, description: "Of customers and receipts." }) search?: string | null;
  @Field(() => Boolean, { nullable: true }) hasReceipts?: boolean | null;
  @Field(() => Int, { nullable: true }) minPoints?: number | null;
  @Field(() => ID, { nullable: true, description: "Of customers." }) tagId?: string | null;
  @Field(() => DateTime, { nullable: true }) createdAfter?: string | null;
  @Field(() => DateTime, { nullable: true }) createdBefore?: string | null;
  @Field(() => Boolean, { nullable: true, description: "Deleted customers instead of active ones." })
  deleted?: boolean | null;
  @Field(() => [ID], { nullable: true, description: "The selected customers, at most 1,000." })
  ids?: string[] | null;
  @Field(() => ID, { nullable: true, description: "Of receipts, as the following filters." })
  customerId?: string | null;
  @Field(() => ID, { nullable: true, description: "The id of a store; `none` for receipts without a store." })
  storeId?: string | null;
  @Field(() => ID, { nullable: true }) operatorId?: string | null;
  @Field(() => ID, { nullable: true }) campaignId?: string | null;
  @Field(() => String, { nullable: true }) dateFrom?: string | null;
  @Field(() => String, { nullable: true }) dateTo?: string | null;
  @Field(() => Toman, { nullable: true }) minAmount?: number | null;
  @Field(() => Toman, { nullable: true }) maxAmount?: number | null;
  @Field(() => ReceiptStateEnum, { nullable: true }) state?: ReceiptState | null;
}

export type ExportSort = CustomerSort | ReceiptSort;
const ExportSortEnum = { ...CustomerSortEnum, ...ReceiptSortEnum };
registerEnumType(ExportSortEnum, { name: "ExportSort", description: "Of customers and of receipts." });

@InputType({ description: "The order of the lists of customers and receipts; other tables have their own." })
export class ExportOrder {
  @Field(() => ExportSortEnum, { nullable: true, description: "If omitted, CREATED_AT." }) sortBy?: ExportSort | null;
  @Field(() => SortOrderEnum, { defaultValue: SortOrderEnum.DESC }) sortOrder: SortOrder;
}
