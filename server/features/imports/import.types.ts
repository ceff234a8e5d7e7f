import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ImportStatus, RowResult, TableType } from "../../../domain/data-tables";
import { Page } from "../../kit/graphql/pagination";
import { Problem } from "../../kit/graphql/problem";
import { DateTime } from "../../kit/graphql/scalars";
import { TableTypeEnum } from "../../kit/spreadsheets/table-types";
import { Warning } from "../receipts/receipt.types";

export const ImportStatusEnum = {
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
  UNCHANGED: "unchanged",
  DUPLICATE: "duplicate",
  BAD: "bad",
} as const satisfies Record<string, RowResult>;
registerEnumType(RowOutcomeEnum, { name: "ImportOutcome", description: "The result of a row." });

@ObjectType({ description: "Rows by result." })
export class ImportCounts {
  @Field(() => Int) totalRows: number;
  @Field(() => Int) new: number;
  @Field(() => Int) updated: number;
  @Field(() => Int, { description: "Rows to update that equal the stored record; nothing is written." })
  unchanged: number;
  @Field(() => Int, { description: "Duplicated in the file, or stored already." }) duplicate: number;
  @Field(() => Int) bad: number;
  @Field(() => Int, { description: "Stored rows, new and updated; 0 until the import is complete." })
  imported: number;
  @Field(() => Int, { description: "Bad and duplicate rows." }) failed: number;
  @Field(() => Int, { description: "Duplicate rows; part of `failed`." }) skipped: number;
  @Field(() => Int, { description: "Rows whose lost leading zeros were restored." }) repaired: number;
}

@ObjectType({ description: "The figures of an import that is complete." })
export class ImportTotals {
  @Field(() => Int) totalRows: number;
  @Field(() => Int) imported: number;
  @Field(() => Int) failed: number;
  @Field(() => Int) skipped: number;
  @Field(() => Int) updated: number;
  @Field(() => Int, { description: "Rows that equal the stored record; not part of `imported`." }) unchanged: number;
  @Field(() => Int) processingTimeMs: number;
}

@ObjectType({ description: "A row of a file and its result." })
export class ImportRow {
  @Field(() => Int, { description: "The row number, as a spreadsheet shows it." }) row: number;
  @Field(() => RowOutcomeEnum) outcome: RowResult;
  @Field(() => [String]) cells: string[];
  @Field(() => String, { nullable: true }) problem: string | null;
  @Field(() => Int, {
    nullable: true,
    description: "The index in `cells` of the value with the problem; null for a problem of the whole row.",
  })
  problemCell: number | null;
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
  @Field(() => Boolean, { description: "The job is still running." }) isPending: boolean;
  @Field(() => Int, { description: "Processed rows of the current step." }) processed: number;
  @Field(() => Int, { nullable: true, description: "Rows to process; null while unknown." })
  total: number | null;
  @Field(() => ImportCounts, { nullable: true, description: "Null until the check has ended." })
  counts: ImportCounts | null;
  @Field(() => [ImportRow], { description: "The first ten rows." }) sample: ImportRow[];
  @Field(() => [String], { description: "The column names of the file." }) columns: string[];
  @Field(() => Int, { nullable: true }) processingTimeMs: number | null;
  @Field(() => ImportTotals, { nullable: true, description: "Null unless complete." }) summary: ImportTotals | null;
  @Field(() => String, {
    nullable: true,
    description: "A CSV file of the failed rows, to be corrected and sent again; available for ten minutes.",
  })
  errorReportUrl: string | null;
  @Field(() => [Warning], { description: "Set when the check has ended." }) warnings: Warning[];
  @Field(() => Problem, { nullable: true }) error: Problem | null;
  @Field(() => Boolean, { description: "Everything that it stored was reverted." }) isReverted: boolean;
  @Field(() => Boolean, {
    description: "An earlier call of the same caller sent this file: this is the job of that call.",
  })
  replayed: boolean;
}

@ObjectType()
export class ImportJobPage extends Page(ImportJob) {}

@ArgsType()
@InputType()
export class ImportInput {
  @Field(() => TableTypeEnum) type: TableType;
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Customers: filled cells replace stored values; national codes never change.",
  })
  updateExisting?: boolean;
  @Field(() => Boolean, { defaultValue: false, description: "Receipts: one lottery code per point." })
  generateCodes?: boolean;
  @Field(() => ID, { nullable: true, description: "Lottery codes: the event of rows that name none." })
  eventId?: string | null;
  @Field(() => ID, {
    nullable: true,
    description:
      "Lottery codes: the event whose pool receives all rows; the event column is ignored and a header is optional. " +
      "Needs the permission to write pools.",
  })
  poolEventId?: string | null;
  @Field(() => String, { nullable: true, description: "Lottery codes: the batch of rows that name none." })
  batchId?: string | null;
}
