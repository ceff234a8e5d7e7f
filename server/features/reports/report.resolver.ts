import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { MoneyUnit } from "../../../domain/money";
import type { Permission } from "../../../domain/permissions";
import { type Comparison, MAX_SHAPED_ROWS } from "../../../domain/reports";
import type { Ctx as Context } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { MoneyUnitEnum } from "../../kit/graphql/money-unit";
import { mapInSlices } from "../../kit/time-slices";
import { report } from "./report.service";
import {
  ComparisonEnum,
  CustomerReport,
  CustomerSegment,
  Report,
  ReportInput,
  type ReportLine,
  ReportLines,
  ReportRow,
  ReportSummary,
  RevenueReport,
  StoreReport,
  SummaryInput,
} from "./report.types";
import { reportUnit, setReportUnit } from "./report-unit.service";
import { customerReport, customerSegments, reportSummary, revenueReport, storeReport } from "./report-summary.service";

const ROWS_PER_SLICE = 5_000;

@Resolver(() => Report)
export class ReportResolver {
  @Authorized<Permission>("reports:read")
  @Query(() => Report, { description: "Figures of sales and customers by the chosen dimensions." })
  report(@Ctx() ctx: Context, @Arg("input", () => ReportInput) input: ReportInput): Promise<Report> {
    return report(ctx, input);
  }

  @FieldResolver(() => [ReportRow], {
    description: `At most ${MAX_SHAPED_ROWS} rows; use \`lines\` for longer reports.`,
  })
  rows(@Root() { cells, names }: Report): ReportRow[] {
    if (cells.length > MAX_SHAPED_ROWS) fail("REPORT_TOO_MANY_ROWS", { max: MAX_SHAPED_ROWS });
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    return cells.map(({ keys, values }) => new ReportRow(keys, values, nameOf));
  }

  @FieldResolver(() => ReportLines, {
    description: "The rows in a compact form, for large reports.",
  })
  lines(@Root() { cells }: Report): Promise<ReportLine[]> {
    return mapInSlices(cells, ROWS_PER_SLICE, ({ keys, values }) => [...keys, ...values]);
  }
}

@Resolver(() => ReportSummary)
export class ReportSummaryResolver {
  @Authorized<Permission>("reports:read")
  @Query(() => ReportSummary)
  reportSummary(
    @Ctx() ctx: Context,
    @Arg("input", () => SummaryInput) input: SummaryInput,
    @Arg("comparison", () => ComparisonEnum, {
      nullable: true,
      description:
        "Returns the summary of the days that the input is compared with. Its trend has one point for each of the input's: the same number of days, or the same days of last year. It has every store.",
    })
    comparison?: Comparison | null,
  ): ReportSummary {
    return reportSummary(ctx, input, comparison);
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

@Resolver()
export class ReportUnitResolver {
  @Authorized<Permission>("reports:read")
  @Query(() => MoneyUnitEnum, { description: "The currency unit that the current user has chosen for reports." })
  reportUnit(@Ctx() ctx: Context): Promise<MoneyUnit> {
    return reportUnit(ctx);
  }

  @Authorized<Permission>("reports:unit")
  @Mutation(() => MoneyUnitEnum)
  setReportUnit(@Ctx() ctx: Context, @Arg("unit", () => MoneyUnitEnum) unit: MoneyUnit): Promise<MoneyUnit> {
    return setReportUnit(ctx, unit);
  }
}
