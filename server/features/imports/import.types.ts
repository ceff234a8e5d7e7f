import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ImportStatus, RowResult, TableType } from "../../../domain/data-tables";
import { DateTime } from "../../kit/graphql/scalars";
import { TableTypeEnum } from "../../kit/spreadsheets/table-types";

const ImportStatusEnum = {
  CHECKING: "checking",
  CHECKED: "checked",
  RUNNING: "running",
  COMPLETE: "complete",
  ERROR: "error",
  CANCELLED: "cancelled",
} as const satisfies Record<string, ImportStatus>;
registerEnumType(ImportStatusEnum, {
  name: "ImportStatus",
  description:
    "CHECKED waits for `runImport`; COMPLETE, ERROR and CANCELLED are over. Only COMPLETE has stored anything.",
});

const RowOutcomeEnum = {
  NEW: "new",
  UPDATED: "updated",
  DUPLICATE: "duplicate",
  BAD: "bad",
} as const satisfies Record<string, RowResult>;
registerEnumType(RowOutcomeEnum, { name: "ImportOutcome", description: "What becomes of a row of a file." });

@ObjectType({ description: "How many rows of a file came to what." })
export class ImportCounts {
  @Field(() => Int) totalRows: number;
  @Field(() => Int) new: number;
  @Field(() => Int) updated: number;
  @Field(() => Int, { description: "In the file twice, or stored already." }) duplicate: number;
  @Field(() => Int) bad: number;
  @Field(() => Int, { description: "Rows that were stored: new and updated ones; 0 until the import is complete." })
  imported: number;
  @Field(() => Int, { description: "Bad and duplicate rows." }) failed: number;
  @Field(() => Int, { description: "Duplicate rows, which are among the failed ones." }) skipped: number;
  @Field(() => Int, { description: "Rows whose lost leading zeros were put back." }) repaired: number;
}

@ObjectType({ description: "The figures of an import that is complete." })
export class ImportTotals {
  @Field(() => Int) totalRows: number;
  @Field(() => Int) imported: number;
  @Field(() => Int) failed: number;
  @Field(() => Int) skipped: number;
  @Field(() => Int) updated: number;
  @Field(() => Int) processingTimeMs: number;
}

@ObjectType({ description: "A row of a file as it stands there, and what becomes of it." })
export class ImportRow {
  @Field(() => Int, { description: "Its number as a spreadsheet counts." }) row: number;
  @Field(() => RowOutcomeEnum) outcome: RowResult;
  @Field(() => [String]) cells: string[];
  @Field(() => String, { nullable: true }) problem: string | null;
}

@ObjectType({ description: "Something worth a second look that rejected nothing." })
export class ImportWarning {
  @Field(() => String) code: string;
  @Field(() => String) message: string;
}

@ObjectType({ description: "A file that is being checked or imported." })
export class ImportJob {
  @Field(() => ID) id: string;
  @Field(() => TableTypeEnum) type: TableType;
  @Field(() => ImportStatusEnum) status: ImportStatus;
  @Field(() => String) fileName: string;
  @Field(() => ID, { nullable: true, description: "Lottery codes: the event that was named with the file." })
  eventId: string | null;
  @Field(() => String, { nullable: true, description: "Lottery codes: the batch of rows that name none." })
  batchId: string | null;
  @Field(() => DateTime) createdAt: Date;
  @Field(() => DateTime, { nullable: true }) finishedAt: Date | null;
  @Field(() => Boolean, { description: "Still at work: ask again." }) isPending: boolean;
  @Field(() => Int, { description: "Rows done of what is being done." }) processed: number;
  @Field(() => Int, { nullable: true, description: "Rows there are to do; null while that is unknown." })
  total: number | null;
  @Field(() => ImportCounts, { nullable: true, description: "Null before the check is over." })
  counts: ImportCounts | null;
  @Field(() => [ImportRow], { description: "The first ten rows." }) sample: ImportRow[];
  @Field(() => [String], { description: "The columns of the file, as it calls them." }) columns: string[];
  @Field(() => Int, { nullable: true }) processingTimeMs: number | null;
  @Field(() => ImportTotals, { nullable: true, description: "Null unless complete." }) summary: ImportTotals | null;
  @Field(() => String, {
    nullable: true,
    description: "A csv file of the rows that failed, to be mended and sent again; kept for ten minutes.",
  })
  errorReportUrl: string | null;
  @Field(() => [ImportWarning], { description: "Told from the check on." }) warnings: ImportWarning[];
  @Field(() => String, { nullable: true }) errorCode: string | null;
  @Field(() => String, { nullable: true }) errorMessage: string | null;
  @Field(() => Boolean, { description: "Everything that it stored was reverted." }) isReverted: boolean;
  @Field(() => Boolean, {
    description: "An earlier call of the same caller sent this file: this is the job of that call.",
  })
  replayed: boolean;
}

@ArgsType()
@InputType()
export class ImportInput {
  @Field(() => TableTypeEnum) type: TableType;
  @Field(() => ID, { description: "Of POST /api/uploads." }) uploadId: string;
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Customers: cells that are not empty replace what is known; national codes never change.",
  })
  updateExisting?: boolean;
  @Field(() => Boolean, { defaultValue: false, description: "Receipts: one lottery code per point." })
  generateCodes?: boolean;
  @Field(() => ID, { nullable: true, description: "Lottery codes: the event of rows that name none." })
  eventId?: string | null;
  @Field(() => ID, {
    nullable: true,
    description:
      "Lottery codes: the event whose pool all rows go to, whatever they name; a header is not needed. Whoever may " +
      "write pools may do this.",
  })
  poolOf?: string | null;
  @Field(() => String, { nullable: true, description: "Lottery codes: the batch of rows that name none." })
  batchId?: string | null;
}
