import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { ExportFormat, TableType } from "../../../domain/data-tables";
import type { MoneyUnit } from "../../../domain/money";
import type { Comparison } from "../../../domain/reports";
import type { ReportType } from "../../../domain/report-export.text";
import type { Ctx as Context } from "../../kit/context";
import { MoneyUnitEnum } from "../../kit/graphql/money-unit";
import { ExportFormatEnum, FileExport } from "../../kit/spreadsheets/export-file";
import { ComparisonEnum, ReportInput, SummaryInput } from "../reports/report.types";
import { exportCustomReport } from "./custom-report-export.service";
import { exportWinners } from "./winner-export.service";
import { cancelExport, findExport, startExport } from "./export-job.service";
import { ExportJob } from "./export-job.types";
import { exportReport } from "./report-export.service";
import { exportWhole } from "./table-export.service";
import { ExportFilters, ExportOrder, ReportTypeEnum } from "./export.types";
import { exportTemplate } from "./import-template.service";
import { TableTypeEnum } from "../../kit/spreadsheets/table-types";

const AS_XLSX = { defaultValue: ExportFormatEnum.XLSX };
const COLUMNS = {
  nullable: true,
  description: "The names and the order of the columns. If omitted, all columns but the tags.",
};
const ORDER = { nullable: true, description: "If omitted, newest first." };

@Resolver()
export class ExportResolver {
  @Authorized<Permission>("exports:download")
  @Mutation(() => FileExport, { description: "Writes a table to a file. Each table has its own permission." })
  exportTable(
    @Ctx() ctx: Context,
    @Arg("type", () => TableTypeEnum) type: TableType,
    @Arg("format", () => ExportFormatEnum, AS_XLSX) format: ExportFormat,
    @Arg("filters", () => ExportFilters, { nullable: true }) filters?: ExportFilters | null,
    @Arg("columns", () => [String], COLUMNS) columns?: string[] | null,
    @Arg("order", () => ExportOrder, ORDER) order?: ExportOrder | null,
  ): Promise<FileExport> {
    return exportWhole(ctx, { type, format, filters, columns, order });
  }

  @Authorized<Permission>("exports:start")
  @Mutation(() => ExportJob, { description: "Starts a background export of a table; poll `exportJob` for the file." })
  startExport(
    @Ctx() ctx: Context,
    @Arg("type", () => TableTypeEnum) type: TableType,
    @Arg("format", () => ExportFormatEnum, AS_XLSX) format: ExportFormat,
    @Arg("filters", () => ExportFilters, { nullable: true }) filters?: ExportFilters | null,
    @Arg("columns", () => [String], COLUMNS) columns?: string[] | null,
    @Arg("order", () => ExportOrder, ORDER) order?: ExportOrder | null,
  ): Promise<ExportJob> {
    return startExport(ctx, { type, format, filters, columns, order });
  }

  @Authorized<Permission>("exports:read")
  @Query(() => ExportJob, { description: "An export of the current user." })
  exportJob(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<ExportJob> {
    return findExport(ctx, id);
  }

  @Authorized<Permission>("exports:cancel")
  @Mutation(() => ExportJob, { description: "Cancels an export that has not ended; no file is created." })
  cancelExport(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<ExportJob> {
    return cancelExport(ctx, id);
  }

  @Authorized<Permission>("exports:template")
  @Mutation(() => FileExport, { description: "An import template." })
  exportTemplate(
    @Ctx() ctx: Context,
    @Arg("type", () => TableTypeEnum) type: TableType,
    @Arg("format", () => ExportFormatEnum, AS_XLSX) format: ExportFormat,
  ): Promise<FileExport> {
    return exportTemplate(ctx, { type, format });
  }

  @Authorized<Permission>("exports:report")
  @Mutation(() => FileExport, { description: "Writes a report to a file: revenue, customers or stores of a span." })
  exportReport(
    @Ctx() ctx: Context,
    @Arg("input", () => SummaryInput) input: SummaryInput,
    @Arg("reportType", () => ReportTypeEnum) reportType: ReportType,
    @Arg("format", () => ExportFormatEnum, AS_XLSX) format: ExportFormat,
    @Arg("unit", () => MoneyUnitEnum, { nullable: true, description: "If omitted, the one of the user's reports." })
    unit?: MoneyUnit | null,
    @Arg("comparison", () => ComparisonEnum, { nullable: true }) comparison?: Comparison | null,
  ): Promise<FileExport> {
    return exportReport(ctx, { input, reportType, format, unit, comparison });
  }

  @Authorized<Permission>("exports:report")
  @Mutation(() => FileExport, { description: "Writes a report of chosen measures and dimensions to a file." })
  exportCustomReport(
    @Ctx() ctx: Context,
    @Arg("input", () => ReportInput) input: ReportInput,
    @Arg("format", () => ExportFormatEnum, AS_XLSX) format: ExportFormat,
    @Arg("unit", () => MoneyUnitEnum, { nullable: true, description: "If omitted, the one of the user's reports." })
    unit?: MoneyUnit | null,
  ): Promise<FileExport> {
    return exportCustomReport(ctx, { input, format, unit });
  }

  @Authorized<Permission>("draws:read")
  @Mutation(() => FileExport, {
    description: "Writes the winners and reserves of a draw to a file; masked without the permission to see contacts.",
  })
  exportDrawWinners(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("format", () => ExportFormatEnum, AS_XLSX) format: ExportFormat,
  ): Promise<FileExport> {
    return exportWinners(ctx, { id, format });
  }
}
