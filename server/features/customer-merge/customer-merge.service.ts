import { v7 as uuidv7 } from "uuid";
import { id as idSchema } from "../../../domain/ids";
import { currentStaff } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { AppError, fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { isFreezing } from "../customers/customer-erasure.queries";
import { requireActive, lockCustomer } from "../customers/customer-update.service";
import { Customer } from "../customers/customer.entity";
import { copyTags, lockReceiptsOf, moveAll, moveParticipation } from "./customer-merge.queries";

/**
 * Merges two accounts of one person: moves receipts, points and codes of `mergeId` to `keepId`, fills in missing names
 * and closes the merged account. Origins are stored, so that the merge can be undone. Throws MERGE_SAME,
 * CUSTOMER_NOT_FOUND and, if either customer is not active, CUSTOMER_DELETED, CUSTOMER_MERGED or CUSTOMER_ERASED, and
 * DRAW_FREEZING during a freeze of a draw.
 */
export function mergeCustomers(ctx: Ctx, rawKeepId: string, rawMergeId: string): Promise<Customer> {
  const keepId = validateField("keepId", idSchema, rawKeepId);
  const mergeId = validateField("mergeId", idSchema, rawMergeId);
  if (keepId === mergeId) throw new AppError("BAD_USER_INPUT", [{ field: "mergeId", code: "MERGE_SAME" }]);
  return inTransaction(ctx, async (tx) => {
    if (await isFreezing(tx.db)) fail("DRAW_FREEZING");
    await lockReceiptsOf(tx.db, mergeId);
    // Locked in id order, so that concurrent merges of the same customers cannot deadlock.
    for (const id of [keepId, mergeId].sort()) requireActive(await lockCustomer(tx, id));
    const merge = { id: uuidv7(), keepId, mergeId };
    const moved = await moveAll(tx.db, { ...merge, actorId: currentStaff(tx)?.userId ?? null, at: tx.now });
    await moveParticipation(tx.db, merge);
    await copyTags(tx.db, merge);
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
