import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ExportFormat, ExportStatus, TableType } from "../../../domain/data-tables";
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

@ObjectType({ description: "A table that is being written to a file." })
export class ExportJob {
  @Field(() => ID) id: string;
  @Field(() => TableTypeEnum) type: TableType;
  @Field(() => ExportFormatEnum) format: ExportFormat;
  @Field(() => ExportStatusEnum) status: ExportStatus;
  @Field(() => DateTime) createdAt: Date;
  @Field(() => DateTime, { nullable: true }) finishedAt: Date | null;
  @Field(() => Boolean, { description: "Still at work: ask again." }) isPending: boolean;
  @Field(() => Int, { description: "Rows written." }) processed: number;
  @Field(() => Int, { nullable: true, description: "Rows there are to write; null while they are counted." })
  total: number | null;
  @Field(() => FileExport, { nullable: true, description: "Null unless complete, and again after ten minutes." })
  file: FileExport | null;
  @Field(() => String, { nullable: true }) errorCode: string | null;
  @Field(() => String, { nullable: true }) errorMessage: string | null;
}
