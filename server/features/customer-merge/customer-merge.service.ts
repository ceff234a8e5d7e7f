import { id as idSchema } from "../../../domain/ids";
import { currentStaff } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { AppError } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { checkActive, lockCustomer } from "../customers/customer-update.service";
import { Customer } from "../customers/customer.entity";
import { lockReceiptsOf, moveAll, moveParticipation } from "./customer-merge.sql";

/**
 * Makes two accounts of one person into one: receipts, points and codes of `mergeId` go to `keepId`, whose missing names
 * are filled in, and the emptied account is closed for good. Throws MERGE_SAME, CUSTOMER_ID_NOT_FOUND and, where
 * either is not a living customer, CUSTOMER_CLOSED, CUSTOMER_MERGED or CUSTOMER_ERASED.
 */
export function mergeCustomers(ctx: Ctx, rawKeepId: string, rawMergeId: string): Promise<Customer> {
  const keepId = validateField("keepId", idSchema, rawKeepId);
  const mergeId = validateField("mergeId", idSchema, rawMergeId);
  if (keepId === mergeId) throw new AppError("BAD_USER_INPUT", [{ field: "mergeId", code: "MERGE_SAME" }]);
  return inTransaction(ctx, async (tx) => {
    await lockReceiptsOf(tx.db, mergeId);
    // In the order of their ids, so that two merges of the same people never wait for each other.
    for (const id of [keepId, mergeId].sort()) checkActive(await lockCustomer(tx, id));
    const moved = await moveAll(tx.db, { keepId, mergeId, actorId: currentStaff(tx)?.userId ?? null, at: tx.now });
    await moveParticipation(tx.db, { keepId, mergeId });
    await recordAudit(tx, {
      action: "MERGE",
      entity: "customer",
      entityId: keepId,
      details: { merged: mergeId, ...moved },
    });
    await recordAudit(tx, { action: "MERGE", entity: "customer", entityId: mergeId, details: { into: keepId } });
    return tx.db.findOneByOrFail(Customer, { id: keepId });
  });
}
