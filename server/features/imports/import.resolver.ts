import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { IMPORTS_PER_PAGE, type ImportStatus, type TableType } from "../../../domain/data-tables";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { TableTypeEnum } from "../../kit/spreadsheets/table-types";
import { Upload, type UploadValue } from "../../kit/uploads/graphql-uploads";
import {
  cancelImport,
  findImport,
  importFile,
  listImports,
  revertImport,
  runImport,
  startImport,
} from "./import.service";
import { ImportInput, ImportJob, ImportJobPage, ImportStatusEnum } from "./import.types";

@Resolver()
export class ImportResolver {
  @Authorized<Permission>("imports:start")
  @Mutation(() => ImportJob, {
    description: "Checks a file in the background and classifies its rows; stores nothing.",
  })
  startImport(
    @Ctx() ctx: Context,
    @Arg("file", () => Upload) file: UploadValue,
    @Arg("input", () => ImportInput) input: ImportInput,
  ): Promise<ImportJob> {
    return startImport(ctx, file, input);
  }

  @Authorized<Permission>("imports:run")
  @Mutation(() => ImportJob, { description: "Imports the valid rows of a checked file, all of them or none." })
  runImport(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<ImportJob> {
    return runImport(ctx, id);
  }

  @Authorized<Permission>("imports:run")
  @Mutation(() => ImportJob, { description: "Checks and imports a file, and waits for the end for a limited time." })
  importFile(
    @Ctx() ctx: Context,
    @Arg("file", () => Upload) file: UploadValue,
    @Args(() => ImportInput) input: ImportInput,
  ): Promise<ImportJob> {
    return importFile(ctx, file, input);
  }

  @Authorized<Permission>("imports:cancel")
  @Mutation(() => ImportJob, { description: "Cancels an import that has not ended; it stores nothing." })
  cancelImport(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<ImportJob> {
    return cancelImport(ctx, id);
  }

  @Authorized<Permission>("imports:revert")
  @Mutation(() => ImportJob, {
    description: "Reverts a complete import. Fails as a whole if a record that it stored was used later.",
  })
  revertImport(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("reason", () => String) reason: string,
  ): Promise<ImportJob> {
    return revertImport(ctx, id, reason);
  }

  @Authorized<Permission>("imports:read")
  @Query(() => ImportJob)
  importJob(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<ImportJob> {
    return findImport(ctx, id);
  }

  @Authorized<Permission>("imports:read")
  @Query(() => ImportJobPage, {
    description: "The current user's imports, newest first; all imports for an administrator.",
  })
  importJobs(
    @Ctx() ctx: Context,
    @Arg("page", () => Int, { defaultValue: 1 }) page: number,
    @Arg("pageSize", () => Int, { defaultValue: IMPORTS_PER_PAGE }) pageSize: number,
    @Arg("type", () => TableTypeEnum, { nullable: true }) type?: TableType | null,
    @Arg("status", () => ImportStatusEnum, { nullable: true }) status?: ImportStatus | null,
  ): Promise<ImportJobPage> {
    return listImports(ctx, { page, pageSize, type, status });
  }
}
