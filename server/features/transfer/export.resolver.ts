import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { ExportFormat, TransferType } from "../../../domain/transfer";
import type { Ctx as Context } from "../../kit/context";
import { ExportFormatEnum, FileExport } from "../../kit/files/export";
import { SummaryInput } from "../reports/report.types";
import { exportReport } from "./export-report.service";
import { exportWhole } from "./export.service";
import { ExportFilters } from "./export.types";
import { exportTemplate } from "./template.service";
import { TransferTypeEnum } from "./transfer.types";

const AS_XLSX = { defaultValue: ExportFormatEnum.XLSX };

@Resolver()
export class ExportResolver {
  @Authorized<Permission>("files:out")
  @Mutation(() => FileExport, { description: "Writes a table to a file; each table asks for a right of its own." })
  exportTable(
    @Ctx() ctx: Context,
    @Arg("type", () => TransferTypeEnum) type: TransferType,
    @Arg("format", () => ExportFormatEnum, AS_XLSX) format: ExportFormat,
    @Arg("filters", () => ExportFilters, { nullable: true }) filters?: ExportFilters | null,
  ): Promise<FileExport> {
    return exportWhole(ctx, { type, format, filters });
  }

  @Authorized<Permission>("files:in")
  @Mutation(() => FileExport, { description: "An empty table to be filled in and imported." })
  exportTemplate(
    @Ctx() ctx: Context,
    @Arg("type", () => TransferTypeEnum) type: TransferType,
    @Arg("format", () => ExportFormatEnum, AS_XLSX) format: ExportFormat,
  ): Promise<FileExport> {
    return exportTemplate(ctx, { type, format });
  }

  @Authorized<Permission>("reports:read")
  @Mutation(() => FileExport, { description: "Writes a report to a file: revenue, customers or stores of a span." })
  exportReport(
    @Ctx() ctx: Context,
    @Arg("input", () => SummaryInput) input: SummaryInput,
    @Arg("reportType", () => String) reportType: string,
    @Arg("format", () => ExportFormatEnum, AS_XLSX) format: ExportFormat,
  ): Promise<FileExport> {
    return exportReport(ctx, { input, reportType, format });
  }
}
