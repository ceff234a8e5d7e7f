import type { TableType } from "../../../domain/data-tables";
import { currentActor } from "../../kit/auth/authorization";
import type { Tx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { addImportedCodes, countImportedCodes } from "../code-pools/code-pool.service";
import { addedCodes, classifyLotteryCodes, recordAddedCodes } from "./row-types/lottery-codes.sql";
import {
  addCustomers,
  type ImportActor,
  classifyCustomers,
  type Part,
  updateCustomers,
} from "./row-types/customers.sql";
import { columnOf } from "./row-parsers";
import { addAdjustments, classifyAdjustments } from "./row-types/points.sql";
import { writeReceipts } from "./row-types/write-receipts";
import { classifyReceipts } from "./row-types/receipts.sql";
import type { ImportContext } from "./import-context.service";
import { addStores, classifyStores } from "./row-types/stores.sql";
import type { JobRow } from "./import-job.sql";
import type { Checkpoint } from "./import-step";
import { markProblems, partsOf, type RowProblem, rowsOfPart } from "./import-staging.sql";

const PART_ROWS = 5_000;
/** An event's codes are added by one statement; a part takes less than a second, so that progress is seen to move. */
const CODE_ROWS = 10_000;

/** Compares the rows of a job with each other and with what is stored; `hold` keeps what it saw as it is. */
export function classifyRows(tx: Tx, job: JobRow, hold: boolean): Promise<unknown> {
  if (job.type === "customers") return classifyCustomers(tx.db, job.id, job.updateExisting);
  if (job.type === "receipts") return classifyReceipts(tx.db, job.id);
  if (job.type === "stores") return classifyStores(tx.db, job.id);
  if (job.type === "points") return classifyAdjustments(tx.db, job.id, hold);
  return classifyLotteryCodes(tx.db, job.id);
}

/** Writes the valid rows of a part. */
type Write = (tx: Tx, job: JobRow, part: Part) => Promise<unknown>;

const importActor = (tx: Tx): ImportActor => ({
  actorId: currentActor(tx)?.id ?? null,
  actorRole: currentActor(tx)?.role ?? null,
  now: tx.now,
  ip: tx.ip,
  requestId: tx.requestId,
});

const writeCustomers: Write = async (tx, job, part) => {
  await addCustomers(tx.db, job.id, part, tx.now);
  if (job.updateExisting) await updateCustomers(tx.db, job.id, part, importActor(tx));
};

const problem = (number: number, outcome: RowProblem["outcome"], code: string, field: string): RowProblem => ({
  number,
  outcome,
  code,
  column: columnOf(field),
});

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
    const isKnown = new Set(await addImportedCodes(tx, { eventId, batchId, codes }));
    const taken = group.filter(({ data }) => isKnown.has(data.lotteryCode));
    await markProblems(
      tx.db,
      job.id,
      taken.map(({ number }) => problem(number, "duplicate", "CODE_EXISTS", "lotteryCode")),
    );
    await recordAddedCodes(tx.db, job.id, {
      eventId,
      codes: group.filter(({ data }) => !isKnown.has(data.lotteryCode)).map(({ data }) => data.code),
      at: tx.now,
    });
  }
};

/** Counts what a whole file added to each pool. */
async function countCodes(tx: Tx, { id, batchId }: JobRow): Promise<void> {
  for (const { eventId, codes } of await addedCodes(tx.db, id))
    await countImportedCodes(tx, { eventId, batchId, imported: codes });
}

/** The other types; receipts are written by `writeReceipts`. */
const WRITES: Record<Exclude<TableType, "receipts">, { rows: number; write: Write }> = {
  customers: { rows: PART_ROWS, write: writeCustomers },
  stores: { rows: PART_ROWS, write: (tx, job, part) => addStores(tx.db, job.id, part, tx.now) },
  points: { rows: PART_ROWS, write: (tx, job, part) => addAdjustments(tx.db, job.id, part, importActor(tx)) },
  lottery_codes: { rows: CODE_ROWS, write: writeCodes },
};

/** Writes the valid rows of a judged job, part by part, in the one transaction that `tx` is. */
export async function writeRows(
  tx: Tx,
  job: JobRow,
  { shop, step }: { shop: ImportContext; step: Checkpoint },
): Promise<void> {
  if (job.type === "receipts") return writeReceipts(tx, job, { shop, step });
  const { rows, write } = WRITES[job.type];
  let done = 0;
  for (const part of await partsOf(tx.db, job.id, rows)) {
    step(done);
    await write(tx, job, part);
    done += part.rows;
    step(done);
  }
  if (job.type === "lottery_codes") await countCodes(tx, job);
}
