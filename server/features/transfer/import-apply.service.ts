import type { ReceiptDraft } from "../../../domain/receipts";
import type { TransferType } from "../../../domain/transfer";
import { actorOf } from "../../kit/caller";
import type { Tx } from "../../kit/context";
import { fail, Refusal } from "../../kit/fail";
import { addImported, countImported } from "../codes/pool.service";
import { type Prepared, writeBatch, type WriteOutcome } from "../receipts/batch.service";
import { addedCodes, judgeCodes, noteAddedCodes } from "./import-codes.sql";
import { addCustomers, type Importer, judgeCustomers, type Part, updateCustomers } from "./import-customers.sql";
import { columnOf } from "./import-normal.service";
import { addAdjustments, judgePoints } from "./import-points.sql";
import { judgeReceipts } from "./import-receipts.sql";
import type { Shop } from "./import-shop.service";
import { addStores, judgeStores } from "./import-stores.sql";
import { type JobRow, planningOnce } from "./job.sql";
import type { Step } from "./job.types";
import { noteAdded, noteProblems, partsOf, type RowProblem, rowsOfPart, type WaitingRow } from "./stage.sql";

const PART_ROWS = 5_000;
/** As many receipts as the counter's door takes at once. */
const RECEIPT_ROWS = 500;
/** An event's codes are added by one statement; a part takes less than a second, so that progress is seen to move. */
const CODE_ROWS = 10_000;

/** Compares the rows of a job with each other and with what is stored; `hold` keeps what it saw as it is. */
export function judge(tx: Tx, job: JobRow, hold: boolean): Promise<unknown> {
  if (job.type === "customers") return judgeCustomers(tx.db, job.id, job.updateExisting);
  if (job.type === "receipts") return judgeReceipts(tx.db, job.id);
  if (job.type === "stores") return judgeStores(tx.db, job.id);
  if (job.type === "points") return judgePoints(tx.db, job.id, hold);
  return judgeCodes(tx.db, job.id);
}

/** Writes the valid rows of a part. */
type Write = (tx: Tx, job: JobRow, part: Part, shop: Shop) => Promise<unknown>;

const importerOf = (tx: Tx): Importer => ({
  actorId: actorOf(tx)?.id ?? null,
  actorRole: actorOf(tx)?.role ?? null,
  now: tx.now,
  ip: tx.ip,
  requestId: tx.requestId,
});

const writeCustomers: Write = async (tx, job, part) => {
  await addCustomers(tx.db, job.id, part, tx.now);
  if (job.updateExisting) await updateCustomers(tx.db, job.id, part, importerOf(tx));
};

const asDraft = ({ data }: WaitingRow): ReceiptDraft => {
  const draft = data as unknown as ReceiptDraft & { purchaseDate: string };
  return { ...draft, purchaseDate: new Date(draft.purchaseDate) };
};

const problem = (number: number, outcome: RowProblem["outcome"], code: string, field: string): RowProblem => ({
  number,
  outcome,
  code,
  column: columnOf(field),
});

/** A receipt by the rules of this moment; what they refuse now is a problem of its row. */
function prepared(row: WaitingRow, shop: Shop): Prepared | Refusal {
  try {
    return shop.receipts.prepare(asDraft(row));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const VERDICTS: Partial<Record<WriteOutcome["verdict"], Omit<RowProblem, "number">>> = {
  REPLAYED: { outcome: "duplicate", code: "RECEIPT_KNOWN", column: "receipt_number" },
  RECEIPT_EXISTS: { outcome: "duplicate", code: "RECEIPT_KNOWN", column: "receipt_number" },
  IDENTITY_CONFLICT: { outcome: "bad", code: "IDENTITY_CONFLICT", column: "phone_number" },
  CUSTOMER_DELETED: { outcome: "bad", code: "CUSTOMER_DELETED", column: "national_code" },
};

/** What kept a row from being written, or null where nothing did. */
function problemOf(number: number, one: Prepared | Refusal, outcome: WriteOutcome | undefined): RowProblem | null {
  if (one instanceof Refusal) {
    const [field] = one.fields;
    return problem(number, "bad", field?.code ?? one.code, field?.field ?? "storeId");
  }
  if (outcome?.verdict === "CREATED") return null;
  // A customer who changes while we write: the whole file is tried again another time.
  const told = (outcome && VERDICTS[outcome.verdict]) ?? fail("UNAVAILABLE");
  return { number, ...told };
}

const writeReceipts: Write = async (tx, job, part, shop) => {
  const waiting = (await rowsOfPart(tx.db, job.id, part)).map((row) => ({ ...row, ready: prepared(row, shop) }));
  const outcomes = await writeBatch(
    tx,
    waiting.map(({ ready }) => ready),
  );
  const told = waiting.map(({ number, ready }, index) => problemOf(number, ready, outcomes.get(index)));
  const added = [...outcomes.values()].filter(({ verdict }) => verdict === "CREATED");
  await noteProblems(
    tx.db,
    job.id,
    told.filter((one) => one !== null),
  );
  await noteAdded(
    tx.db,
    job.id,
    added.map(({ receiptId }) => receiptId),
  );
};

interface CodeData {
  lotteryCode: string;
  code: string;
  batchId: string | null;
  notes: string | null;
  eventId: string;
}

const writeCodes: Write = async (tx, job, part) => {
  const groups = new Map<string, { number: number; data: CodeData }[]>();
  for (const { number, data } of await rowsOfPart(tx.db, job.id, part)) {
    const code = data as unknown as CodeData;
    const key = JSON.stringify([code.eventId, code.batchId]);
    const group = groups.get(key);
    if (group) group.push({ number, data: code });
    else groups.set(key, [{ number, data: code }]);
  }
  for (const group of groups.values()) {
    const { eventId, batchId } = group[0]?.data ?? fail("INTERNAL");
    const codes = group.map(({ data }) => ({ given: data.lotteryCode, notes: data.notes }));
    const isKnown = new Set(await addImported(tx, { eventId, batchId, codes }));
    const taken = group.filter(({ data }) => isKnown.has(data.lotteryCode));
    await noteProblems(
      tx.db,
      job.id,
      taken.map(({ number }) => problem(number, "duplicate", "CODE_EXISTS", "lotteryCode")),
    );
    await noteAddedCodes(tx.db, job.id, {
      eventId,
      codes: group.filter(({ data }) => !isKnown.has(data.lotteryCode)).map(({ data }) => data.code),
      at: tx.now,
    });
  }
};

/** Counts what a whole file added to each pool. */
async function countCodes(tx: Tx, { id, batchId }: JobRow): Promise<void> {
  for (const { eventId, codes } of await addedCodes(tx.db, id))
    await countImported(tx, { eventId, batchId, imported: codes });
}

const WRITES: Record<TransferType, { rows: number; write: Write }> = {
  customers: { rows: PART_ROWS, write: writeCustomers },
  receipts: { rows: RECEIPT_ROWS, write: writeReceipts },
  stores: { rows: PART_ROWS, write: (tx, job, part) => addStores(tx.db, job.id, part, tx.now) },
  points: { rows: PART_ROWS, write: (tx, job, part) => addAdjustments(tx.db, job.id, part, importerOf(tx)) },
  lottery_codes: { rows: CODE_ROWS, write: writeCodes },
};

/** Writes the valid rows of a judged job, part by part, in the one transaction that `tx` is. */
export async function writeRows(tx: Tx, job: JobRow, { shop, step }: { shop: Shop; step: Step }): Promise<void> {
  const { rows, write } = WRITES[job.type];
  // The counter's statement is made for one plan.
  if (job.type === "receipts") await planningOnce(tx.db);
  let done = 0;
  for (const part of await partsOf(tx.db, job.id, rows)) {
    step(done);
    await write(tx, job, part, shop);
    done += part.rows;
    step(done);
  }
  if (job.type === "lottery_codes") await countCodes(tx, job);
}
