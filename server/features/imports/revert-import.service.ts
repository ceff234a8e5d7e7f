import type { Tx } from "../../kit/context";
import { currentActor } from "../../kit/auth/authorization";
import { AppError } from "../../kit/errors/app-error";
import { addToCount } from "../events/event.sql";
import { voidReceipt } from "../receipts/reversal.service";
import { revertCodes, countUsedCodes } from "./row-types/lottery-codes.sql";
import { revertCustomers, countUsedCustomers } from "./row-types/customers.sql";
import { revertAdjustments } from "./row-types/points.sql";
import { importedIds } from "./row-types/receipts.sql";
import { revertStores, countUsedStores } from "./row-types/stores.sql";
import type { JobRow } from "./import-job.sql";
import type { Checkpoint } from "./import-step";

const checkUnused = (count: number): void => {
  if (count > 0) throw new AppError("IMPORT_USED", [], { count });
};

async function voidReceipts(
  tx: Tx,
  job: JobRow,
  { reason, step }: { reason: string; step: Checkpoint },
): Promise<void> {
  for (const [index, id] of (await importedIds(tx.db, job.id)).entries()) {
    step(index);
    await voidReceipt(tx, id, { reason });
  }
}

async function removeCodes(tx: Tx, job: JobRow): Promise<void> {
  checkUnused(await countUsedCodes(tx.db, job.id));
  for (const { eventId, codes } of await revertCodes(tx.db, job.id))
    await addToCount(tx.db, eventId, { unused: -codes });
}

/**
 * Takes all that a job stored back, in the one transaction that `tx` is: receipts are voided and points reversed, which
 * leaves both in the books; customers, stores and codes go. Throws IMPORT_USED where somebody has used or changed
 * one of those since.
 */
export async function revertRows(
  tx: Tx,
  job: JobRow,
  { reason, step }: { reason: string; step: Checkpoint },
): Promise<void> {
  if (job.type === "receipts") await voidReceipts(tx, job, { reason, step });
  else if (job.type === "points")
    await revertAdjustments(tx.db, job.id, { now: tx.now, actorId: currentActor(tx)?.id ?? null, reason });
  else if (job.type === "lottery_codes") await removeCodes(tx, job);
  else if (job.type === "stores") {
    checkUnused(await countUsedStores(tx.db, job.id));
    await revertStores(tx.db, job.id);
  } else {
    checkUnused(await countUsedCustomers(tx.db, job.id));
    await revertCustomers(tx.db, job.id, tx.now);
  }
}
