import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { report } from "./report.service";
import {
  CustomerReport,
  CustomerSegment,
  Report,
  ReportInput,
  ReportSummary,
  RevenueReport,
  StoreReport,
  SummaryInput,
} from "./report.types";
import { customerReport, customerSegments, reportSummary, revenueReport, storeReport } from "./summary.service";

@Resolver()
export class ReportResolver {
  @Authorized<Permission>("reports:read")
  @Query(() => Report, { description: "Figures of sales and customers, told apart as one chooses." })
  report(@Ctx() ctx: Context, @Arg("input", () => ReportInput) input: ReportInput): Promise<Report> {
    return report(ctx, input);
  }
}

@Resolver(() => ReportSummary)
export class ReportSummaryResolver {
  @Authorized<Permission>("reports:read")
  @Query(() => ReportSummary)
  reportSummary(@Ctx() ctx: Context, @Arg("input", () => SummaryInput) input: SummaryInput): ReportSummary {
    return reportSummary(ctx, input);
  }

  @FieldResolver(() => RevenueReport)
  revenue(@Ctx() ctx: Context, @Root() { draft }: ReportSummary): Promise<RevenueReport> {
    return revenueReport(ctx, draft);
  }

  @FieldResolver(() => CustomerReport)
  customers(@Ctx() ctx: Context, @Root() { draft }: ReportSummary): Promise<CustomerReport> {
    return customerReport(ctx, draft);
  }

  @FieldResolver(() => [CustomerSegment])
  segments(@Ctx() ctx: Context, @Root() { draft }: ReportSummary): Promise<CustomerSegment[]> {
    return customerSegments(ctx, draft);
  }

  @FieldResolver(() => StoreReport)
  stores(@Ctx() ctx: Context, @Root() { draft }: ReportSummary): Promise<StoreReport> {
    return storeReport(ctx, draft);
  }
}
