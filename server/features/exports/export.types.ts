import { Field, InputType, Int, registerEnumType } from "type-graphql";
import type { ReportType } from "../../../domain/report-export.text";
import { DateTime } from "../../kit/graphql/scalars";

export const ReportTypeEnum = {
  REVENUE: "revenue",
  CUSTOMERS: "customers",
  STORES: "stores",
} as const satisfies Record<string, ReportType>;
registerEnumType(ReportTypeEnum, { name: "ReportType" });

@InputType({ description: "Filters of the customer export; not supported for other tables." })
export class ExportFilters {
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => Boolean, { nullable: true }) hasReceipts?: boolean | null;
  @Field(() => Int, { nullable: true }) minPoints?: number | null;
  @Field(() => DateTime, { nullable: true }) createdAfter?: string | null;
  @Field(() => DateTime, { nullable: true }) createdBefore?: string | null;
}
