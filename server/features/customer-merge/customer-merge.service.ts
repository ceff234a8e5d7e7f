import { id as idSchema } from "../../../domain/ids";
import { staffOf } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { inTransaction } from "../../kit/db/transaction";
import { Refusal } from "../../kit/errors/app-error";
import { validField } from "../../kit/errors/validate";
import { record } from "../audit/audit.service";
import { checkLiving, lockCustomer } from "../customers/customer-update.service";
import { Customer } from "../customers/customer.entity";
import { holdReceiptsOf, moveAll, moveParticipation } from "./customer-merge.sql";

/**
 * Makes two accounts of one person into one: receipts, points and codes of `mergeId` go to `keepId`, whose missing names
 * are filled in, and the emptied account is closed for good. Refuses with MERGE_SAME, CUSTOMER_ID_NOT_FOUND and, where
 * either is not a living customer, CUSTOMER_CLOSED, CUSTOMER_MERGED or CUSTOMER_ERASED.
 */
export function mergeCustomers(ctx: Ctx, rawKeepId: string, rawMergeId: string): Promise<Customer> {
  const keepId = validField("keepId", idSchema, rawKeepId);
  const mergeId = validField("mergeId", idSchema, rawMergeId);
  if (keepId === mergeId) throw new Refusal("BAD_USER_INPUT", [{ field: "mergeId", code: "MERGE_SAME" }]);
  return inTransaction(ctx, async (tx) => {
    await holdReceiptsOf(tx.db, mergeId);
    // In the order of their ids, so that two merges of the same people never wait for each other.
    for (const id of [keepId, mergeId].sort()) checkLiving(await lockCustomer(tx, id));
    const moved = await moveAll(tx.db, { keepId, mergeId, actorId: staffOf(tx)?.userId ?? null, at: tx.now });
    await moveParticipation(tx.db, { keepId, mergeId });
    await record(tx, {
      action: "MERGE",
      entity: "customer",
      entityId: keepId,
      details: { merged: mergeId, ...moved },
    });
    await record(tx, { action: "MERGE", entity: "customer", entityId: mergeId, details: { into: keepId } });
    return tx.db.findOneByOrFail(Customer, { id: keepId });
  });
}
