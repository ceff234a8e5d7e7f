import { setImmediate as nextTurn } from "node:timers/promises";
import { type ReceiptDraft, receiptKey } from "../../../../domain/receipts";
import type { Checkpoint } from "../../../kit/background-jobs/run-job";
import type { Tx } from "../../../kit/context";
import { AppError, fail } from "../../../kit/errors/app-error";
import {
  type ReceiptToWrite,
  validateReceipt,
  writeReceiptBatch,
  type WriteResult,
} from "../../receipts/import-receipts-batch.service";
import { voidReceipt } from "../../receipts/reversal.service";
import type { ImportContext } from "../import-context.service";
import type { ImportJobEntity } from "../import-job.entity";
import { preferIndexes } from "../import-job.queries";
import {
  markProblems,
  partsOf,
  type PendingRow,
  recordAdded,
  type RowProblem,
  rowsOfPart,
} from "../import-staging.queries";
import type { ImportType } from "../import-type";
import { columnOf, instantText, throwField, ungrouped } from "../row-cells";
import { classifyReceipts, importedReceiptIds } from "./receipts.queries";

/** As many receipts as one call of the counter may send. */
const PART_ROWS = 500;

interface ReadyRow {
  number: number;
  ready: ReceiptToWrite | AppError;
}

const draftOf = ({ data }: PendingRow): ReceiptDraft => {
  const draft = data as unknown as ReceiptDraft & { purchaseDate: string };
  return { ...draft, purchaseDate: new Date(draft.purchaseDate) };
};

/** A receipt under the current rules; the error is the problem of its row. */
function prepare(row: PendingRow, context: ImportContext): ReceiptToWrite | AppError {
  try {
    return context.receipts.prepare(draftOf(row));
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

const PROBLEM_OF_RESULT: Partial<Record<WriteResult["status"], Omit<RowProblem, "number">>> = {
  REPLAYED: { outcome: "duplicate", code: "RECEIPT_DUPLICATE", column: "receipt_number" },
  RECEIPT_EXISTS: { outcome: "duplicate", code: "RECEIPT_DUPLICATE", column: "receipt_number" },
  IDENTITY_CONFLICT: { outcome: "bad", code: "IDENTITY_CONFLICT", column: "phone_number" },
  CUSTOMER_DELETED: { outcome: "bad", code: "CUSTOMER_DELETED", column: "national_code" },
};

/** The reason a row was not written, or null where it was. */
function problemOf({ number, ready }: ReadyRow, result: WriteResult | undefined): RowProblem | null {
  if (ready instanceof AppError) {
    const [field] = ready.fields;
    return { number, outcome: "bad", code: field?.code ?? ready.code, column: columnOf(field?.field ?? "storeId") };
  }
  if (result?.status === "CREATED") return null;
  // The customer changed at the same time: the whole file is tried again later.
  const problem = (result && PROBLEM_OF_RESULT[result.status]) ?? fail("UNAVAILABLE");
  return { number, ...problem };
}

async function writePart(tx: Tx, job: ImportJobEntity, part: readonly ReadyRow[]): Promise<void> {
  const results = await writeReceiptBatch(
    tx,
    part.map(({ ready }) => ready),
  );
  const problems = part.map((row, index) => problemOf(row, results.get(index))).filter((one) => one !== null);
  const added = [...results.values()].filter(({ status }) => status === "CREATED");
  await markProblems(tx.db, job.id, problems);
  await recordAdded(
    tx.db,
    job.id,
    added.map(({ receiptId }) => receiptId),
  );
}

/** Writes the receipts with the counter's statement; while PostgreSQL writes one part, the next is prepared. */
async function writeReceipts(
  tx: Tx,
  job: ImportJobEntity,
  { context, checkpoint }: { context: ImportContext; checkpoint: Checkpoint },
): Promise<void> {
  const parts = await partsOf(tx.db, job.id, PART_ROWS);
  await preferIndexes(tx.db);
  const prepareAll = (rows: readonly PendingRow[]): ReadyRow[] =>
    rows.map((row) => ({ number: row.number, ready: prepare(row, context) }));
  /** Prepares once the statement before it is sent. */
  const prepareNext = async (rows: readonly PendingRow[]): Promise<ReadyRow[]> => {
    await nextTurn();
    return prepareAll(rows);
  };
  let [processed, ready] = [0, parts[0] ? prepareAll(await rowsOfPart(tx.db, job.id, parts[0])) : []];
  for (const [index, part] of parts.entries()) {
    checkpoint({ processed });
    const next = parts[index + 1];
    const pending = next ? await rowsOfPart(tx.db, job.id, next) : [];
    const [, nextReady] = await Promise.all([writePart(tx, job, ready), prepareNext(pending)]);
    ready = nextReady;
    processed += part.rows;
    checkpoint({ processed });
  }
}

export const receipts: ImportType = {
  parse(cells, context) {
    // A receipt that was voided or returned must not earn points here.
    if (cells.status !== undefined && cells.status !== "recorded") throwField("status", "RECEIPT_REVERSED");
    const name = cells.store_name;
    const storeId =
      name === undefined ? undefined : (context.storeByName(name) ?? throwField("storeId", "STORE_NOT_FOUND"));
    const draft = validateReceipt({
      receiptId: cells.receipt_number,
      customerPhone: cells.phone_number ?? "",
      customerNationalCode: cells.national_code ?? "",
      customerFirstName: cells.first_name,
      customerLastName: cells.last_name,
      storeId,
      storeType: cells.store_type,
      purchaseAmount: ungrouped(cells.purchase_amount),
      purchaseDate: instantText(cells.purchase_date, context.now),
      reason: context.reason,
    });
    // Checks store and date as the counter does; the receipt is prepared again when it is written.
    const { receipt } = context.receipts.prepare(draft);
    return {
      ...draft,
      purchaseDate: draft.purchaseDate.toISOString(),
      place: receipt.storeId ?? `type ${receipt.storeType}`,
      receiptKey: receiptKey(draft.receiptId),
      // The names by which every type finds its customers.
      phoneNumber: draft.customerPhone,
      nationalCode: draft.customerNationalCode,
    };
  },
  classify: (tx, job) => classifyReceipts(tx.db, job.id),
  write: writeReceipts,
  // A void reverses a receipt whatever happened later.
  findDependents: () => Promise.resolve(0),
  async revert(tx, job, { reason, checkpoint }) {
    for (const [processed, id] of (await importedReceiptIds(tx.db, job.id)).entries()) {
      checkpoint({ processed });
      await voidReceipt(tx, id, { reason });
    }
  },
};
