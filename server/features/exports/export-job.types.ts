import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ExportFormat, ExportStatus, TableType } from "../../../domain/data-tables";
import { Problem } from "../../kit/graphql/problem";
import { ExportFormatEnum, FileExport } from "../../kit/spreadsheets/export-file";
import { DateTime } from "../../kit/graphql/scalars";
import { TableTypeEnum } from "../../kit/spreadsheets/table-types";

const ExportStatusEnum = {
  RUNNING: "running",
  COMPLETE: "complete",
  ERROR: "error",
  CANCELLED: "cancelled",
} as const satisfies Record<string, ExportStatus>;
registerEnumType(ExportStatusEnum, { name: "ExportStatus", description: "Only COMPLETE has a file." });

@ObjectType({ description: "A background export of a table." })
export class ExportJob {
  @Field(() => ID) id: string;
  @Field(() => TableTypeEnum) type: TableType;
  @Field(() => ExportFormatEnum) format: ExportFormat;
  @Field(() => ExportStatusEnum) status: ExportStatus;
  @Field(() => DateTime) createdAt: Date;
  @Field(() => DateTime, { nullable: true }) finishedAt: Date | null;
  @Field(() => Boolean, { description: "The job is still running." }) isPending: boolean;
  @Field(() => Int, { description: "Rows written." }) processed: number;
  @Field(() => Int, { nullable: true, description: "Rows to write; null while they are counted." })
  total: number | null;
  @Field(() => FileExport, {
    nullable: true,
    description: "Null unless the job is complete; null again after ten minutes.",
  })
  file: FileExport | null;
  @Field(() => Problem, { nullable: true }) error: Problem | null;
}
