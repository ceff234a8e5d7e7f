import { setImmediate as nextTurn } from "node:timers/promises";
import { type ErrorCode, isErrorCode } from "../../../domain/errors/error-catalogue";
import type { FileKind } from "../../../domain/files";
import { storableText } from "../../../domain/text";
import { MAX_IMPORT_ROWS } from "../../../domain/data-tables";
import { NOTE_MARK } from "../../../domain/template-samples";
import type { Checkpoint } from "../../kit/background-jobs/run-job";
import type { Tx } from "../../kit/context";
import { copyInto } from "../../kit/transactions/copy";
import { fail, AppError } from "../../kit/errors/app-error";
import { readRows, type TableRow } from "../../kit/spreadsheets/read-rows";
import { type Header, readHeader, isHeader } from "./read-header";
import { IMPORT_TYPES } from "./import-types";
import { type Cells, columnOf, type Data, restoreLeadingZeros } from "./row-cells";
import type { ImportContext } from "./import-context.service";
import type { ImportJobEntity } from "./import-job.entity";
import { STAGE_TARGET, type StagedRow, stageLine } from "./import-staging.queries";

/** How many lines are sent at once. Between two chunks the other work of this process runs. */
const CHUNK_LINES = 100;
/** A template has two header rows, one in each language. */
const HEADER_ROWS = 2;

/** Errors of a whole row that one column causes. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, string>> = {
  STORE_INACTIVE: "store_name",
  STORE_NOT_FOUND: "store_name",
};

/** The first problem of a rejected row. */
function problemOf(error: unknown): StagedRow["problem"] {
  if (!(error instanceof AppError)) throw error;
  const [field] = error.fields;
  const code = field?.code ?? error.code;
  return {
    code: isErrorCode(code) ? code : "FIELD_INVALID",
    column: field ? columnOf(field.field) : (FIELD_OF_CODE[error.code] ?? null),
  };
}

function stagedRow(
  job: ImportJobEntity,
  { number, cells }: TableRow,
  indexes: Map<string, number>,
  context: ImportContext,
): StagedRow {
  const named: Cells = {};
  for (const [column, index] of indexes) if (cells[index]) named[column] = cells[index];
  const { cells: repaired, isRepaired } = restoreLeadingZeros(job.type, named);
  let data: Data | null = null;
  let problem: StagedRow["problem"] = null;
  try {
    data = IMPORT_TYPES[job.type].parse(repaired, context);
  } catch (error) {
    problem = problemOf(error);
  }
  return { number, cells: cells.map(storableText), data, problem, isRepaired: isRepaired && problem === null };
}

/** Whether a row is a sample of a template or its second header. Only the first row is compared with a header. */
const isSkipped = ({ type }: ImportJobEntity, { cells }: TableRow, count: number): boolean =>
  (count === 0 && isHeader(type, cells)) || (cells[0]?.startsWith(NOTE_MARK) ?? false);

/**
 * Reads a file into the staging table, each row checked on its own, and returns its header. Throws for the whole file:
 * FILE_EMPTY, FILE_TOO_LONG, FILE_TOO_WIDE, FILE_ENCODING, FILE_UNREADABLE, COLUMN_MISSING or COLUMN_DUPLICATE.
 */
export async function stageFile(
  tx: Tx,
  {
    job,
    file,
    context,
    checkpoint,
  }: { job: ImportJobEntity; file: { path: string; kind: FileKind }; context: ImportContext; checkpoint: Checkpoint },
): Promise<string[]> {
  let head: Header | null = null;
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    let chunk: string[] = [];
    for await (const row of readRows(file.path, file.kind, MAX_IMPORT_ROWS + HEADER_ROWS + 1)) {
      if (head === null) {
        head = readHeader(job, row.cells.map(storableText));
        if (head.isHeader) continue;
      }
      if (head.isHeader && isSkipped(job, row, count)) continue;
      if (++count > MAX_IMPORT_ROWS) fail("FILE_TOO_LONG", { max: MAX_IMPORT_ROWS });
      chunk.push(stageLine(job.id, stagedRow(job, row, head.indexes, context)));
      if (chunk.length < CHUNK_LINES) continue;
      checkpoint({ processed: count });
      yield chunk.join("");
      chunk = [];
      await nextTurn();
    }
    if (count === 0) fail("FILE_EMPTY");
    yield chunk.join("");
  }
  await copyInto(tx, STAGE_TARGET, lines());
  return (head as Header | null)?.columns ?? [];
}
