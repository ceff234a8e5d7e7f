import { setImmediate as nextTurn } from "node:timers/promises";
import type { ReceiptDraft } from "../../../../domain/receipts";
import type { Tx } from "../../../kit/context";
import { fail, AppError } from "../../../kit/errors/app-error";
import { type Prepared, writeBatch, type WriteOutcome } from "../../receipts/import-receipts-batch.service";
import { columnOf } from "../row-parsers";
import type { ImportContext } from "../import-context.service";
import { type JobRow, preferIndexes } from "../import-job.sql";
import type { Checkpoint } from "../import-step";
import {
  recordAdded,
  markProblems,
  partsOf,
  type RowProblem,
  rowsOfPart,
  type PendingRow,
} from "../import-staging.sql";

/** As many receipts as the counter's door takes at once. */
const PART_ROWS = 500;

interface ReadyRow {
  number: number;
  ready: Prepared | AppError;
}

const asDraft = ({ data }: PendingRow): ReceiptDraft => {
  const draft = data as unknown as ReceiptDraft & { purchaseDate: string };
  return { ...draft, purchaseDate: new Date(draft.purchaseDate) };
};

/** A receipt by the rules of this moment; what they reject now is a problem of its row. */
function prepared(row: PendingRow, shop: ImportContext): Prepared | AppError {
  try {
    return shop.receipts.prepare(asDraft(row));
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

const PROBLEM_OF_RESULT: Partial<Record<WriteOutcome["verdict"], Omit<RowProblem, "number">>> = {
  REPLAYED: { outcome: "duplicate", code: "RECEIPT_KNOWN", column: "receipt_number" },
  RECEIPT_EXISTS: { outcome: "duplicate", code: "RECEIPT_KNOWN", column: "receipt_number" },
  IDENTITY_CONFLICT: { outcome: "bad", code: "IDENTITY_CONFLICT", column: "phone_number" },
  CUSTOMER_DELETED: { outcome: "bad", code: "CUSTOMER_DELETED", column: "national_code" },
};

/** What kept a row from being written, or null where nothing did. */
function problemOf({ number, ready }: ReadyRow, outcome: WriteOutcome | undefined): RowProblem | null {
  if (ready instanceof AppError) {
    const [field] = ready.fields;
    return { number, outcome: "bad", code: field?.code ?? ready.code, column: columnOf(field?.field ?? "storeId") };
  }
  if (outcome?.verdict === "CREATED") return null;
  // A customer who changes while we write: the whole file is tried again another time.
  const told = (outcome && PROBLEM_OF_RESULT[outcome.verdict]) ?? fail("UNAVAILABLE");
  return { number, ...told };
}

async function writePart(tx: Tx, job: JobRow, part: readonly ReadyRow[]): Promise<void> {
  const outcomes = await writeBatch(
    tx,
    part.map(({ ready }) => ready),
  );
  const problems = part.map((row, index) => problemOf(row, outcomes.get(index))).filter((one) => one !== null);
  const added = [...outcomes.values()].filter(({ verdict }) => verdict === "CREATED");
  await markProblems(tx.db, job.id, problems);
  await recordAdded(
    tx.db,
    job.id,
    added.map(({ receiptId }) => receiptId),
  );
}

/** Writes the valid receipts of a judged job by the counter's statement, in the one transaction that `tx` is. */
export async function writeReceipts(
  tx: Tx,
  job: JobRow,
  { shop, step }: { shop: ImportContext; step: Checkpoint },
): Promise<void> {
  const parts = await partsOf(tx.db, job.id, PART_ROWS);
  await preferIndexes(tx.db);
  const prepareAll = (rows: readonly PendingRow[]): ReadyRow[] =>
    rows.map((row) => ({ number: row.number, ready: prepared(row, shop) }));
  /** Once the statement before it is on its way. */
  const preparing = async (rows: readonly PendingRow[]): Promise<ReadyRow[]> => {
    await nextTurn();
    return prepareAll(rows);
  };
  let [done, ready] = [0, parts[0] ? prepareAll(await rowsOfPart(tx.db, job.id, parts[0])) : []];
  for (const [index, part] of parts.entries()) {
    step(done);
    // While PostgreSQL writes one part, the next is prepared here.
    const next = parts[index + 1];
    const waiting = next ? await rowsOfPart(tx.db, job.id, next) : [];
    const [, prepares] = await Promise.all([writePart(tx, job, ready), preparing(waiting)]);
    ready = prepares;
    done += part.rows;
    step(done);
  }
}
