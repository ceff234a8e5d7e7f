import type { Tx } from "../../kit/context";
import { actorOf } from "../../kit/auth/authorization";
import { Refusal } from "../../kit/errors/app-error";
import { addToCount } from "../events/event.sql";
import { voidReceipt } from "../receipts/reversal.service";
import { takeCodesBack, usedCodes } from "./row-types/lottery-codes.sql";
import { takeCustomersBack, usedCustomers } from "./row-types/customers.sql";
import { takePointsBack } from "./row-types/points.sql";
import { importedIds } from "./row-types/receipts.sql";
import { takeStoresBack, usedStores } from "./row-types/stores.sql";
import type { JobRow } from "./import-job.sql";
import type { Step } from "./import-step";

const refuseUsed = (count: number): void => {
  if (count > 0) throw new Refusal("IMPORT_USED", [], { count });
};

async function voidReceipts(tx: Tx, job: JobRow, { reason, step }: { reason: string; step: Step }): Promise<void> {
  for (const [index, id] of (await importedIds(tx.db, job.id)).entries()) {
    step(index);
    await voidReceipt(tx, id, { reason });
  }
}

async function removeCodes(tx: Tx, job: JobRow): Promise<void> {
  refuseUsed(await usedCodes(tx.db, job.id));
  for (const { eventId, codes } of await takeCodesBack(tx.db, job.id))
    await addToCount(tx.db, eventId, { unused: -codes });
}

/**
 * Takes all that a job stored back, in the one transaction that `tx` is: receipts are voided and points reversed, which
 * leaves both in the books; customers, stores and codes go. Refuses with IMPORT_USED where somebody has used or changed
 * one of those since.
 */
export async function takeBack(tx: Tx, job: JobRow, { reason, step }: { reason: string; step: Step }): Promise<void> {
  if (job.type === "receipts") await voidReceipts(tx, job, { reason, step });
  else if (job.type === "points")
    await takePointsBack(tx.db, job.id, { now: tx.now, actorId: actorOf(tx)?.id ?? null, reason });
  else if (job.type === "lottery_codes") await removeCodes(tx, job);
  else if (job.type === "stores") {
    refuseUsed(await usedStores(tx.db, job.id));
    await takeStoresBack(tx.db, job.id);
  } else {
    refuseUsed(await usedCustomers(tx.db, job.id));
    await takeCustomersBack(tx.db, job.id, tx.now);
  }
}
