import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { ExportFormat } from "../../../domain/data-tables";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { ExportFormatEnum, FileExport } from "../../kit/spreadsheets/export-file";
import { exportList } from "./list-export.service";
import { ListColumnInput, ListView } from "./list-export.types";

@Resolver()
export class ListExportResolver {
  @Authorized<Permission>("exports:download")
  @Mutation(() => FileExport, {
    description:
      "Writes all pages of a list to a file, with its filters and its order. Requires the permission to read the list.",
  })
  exportList(
    @Ctx() ctx: Context,
    @Arg("view", () => ListView) view: ListView,
    @Arg("columns", () => [ListColumnInput]) columns: ListColumnInput[],
    @Arg("format", () => ExportFormatEnum, { defaultValue: ExportFormatEnum.XLSX }) format: ExportFormat,
  ): Promise<FileExport> {
    return exportList(ctx, { view, columns, format });
  }
}
