import { IsNull } from "typeorm";
import { MERGE_UNDO_DAYS } from "../../../domain/customers";
import { id as idSchema } from "../../../domain/ids";
import { DAY_MS } from "../../../domain/time/instants";
import { currentStaff } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { isFreezing, isInOpenDraw, lockIdentifiers } from "../customers/customer-erasure.queries";
import { requireIdentityFree, lockCustomer, updateIdentity } from "../customers/customer-update.service";
import { Customer } from "../customers/customer.entity";
import { CustomerMergeEntity } from "./customer-merge.entity";
import { lockMovedReceipts, returnAll } from "./undo-merge.queries";

/** Returns the last moment at which a merge can be undone. */
export const undoDeadline = (mergedAt: Date): Date => new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * DAY_MS);

/** Returns the merge that closed an account. Throws CUSTOMER_NOT_FOUND, CUSTOMER_NOT_MERGED or MERGE_WITHOUT_ORIGINS. */
async function findMergeOrFail(tx: Tx, mergedId: string): Promise<CustomerMergeEntity> {
  const merge = await tx.db.findOneBy(CustomerMergeEntity, { mergedId, undoneAt: IsNull() });
  if (merge) return merge;
  const customer = (await tx.db.findOneBy(Customer, { id: mergedId })) ?? fail("CUSTOMER_NOT_FOUND");
  return fail(customer.mergedIntoId ? "MERGE_WITHOUT_ORIGINS" : "CUSTOMER_NOT_MERGED");
}

/** Locks both accounts in id order and returns them. Throws CUSTOMER_NOT_MERGED if the merge was undone meanwhile. */
async function lockAccounts(tx: Tx, { id, intoId, mergedId }: CustomerMergeEntity) {
  await lockMovedReceipts(tx.db, id);
  const accounts = new Map<string, Customer>();
  for (const account of [intoId, mergedId].sort()) accounts.set(account, await lockCustomer(tx, account));
  if (!(await tx.db.existsBy(CustomerMergeEntity, { id, undoneAt: IsNull() }))) fail("CUSTOMER_NOT_MERGED");
  const accountOf = (account: string): Customer => accounts.get(account) ?? fail("CUSTOMER_NOT_FOUND");
  return { target: accountOf(intoId), merged: accountOf(mergedId) };
}

/**
 * Undoes the merge that closed an account: receipts, codes, registrations and points return to it, with later reversals
 * of those receipts; later receipts stay with the remaining account. Returns the opened account. Throws CUSTOMER_NOT_FOUND,
 * CUSTOMER_NOT_MERGED, MERGE_WITHOUT_ORIGINS, MERGE_UNDO_EXPIRED, MERGED_AGAIN, CUSTOMER_ERASED, PHONE_TAKEN,
 * NATIONAL_CODE_TAKEN, DRAW_FREEZING and CUSTOMER_IN_DRAW.
 */
export function undoCustomerMerge(ctx: Ctx, rawMergedId: string): Promise<Customer> {
  const mergedId = validateField("mergedId", idSchema, rawMergedId);
  return updateIdentity(ctx, async (tx) => {
    if (await isFreezing(tx.db)) fail("DRAW_FREEZING");
    const merge = await findMergeOrFail(tx, mergedId);
    const { target, merged } = await lockAccounts(tx, merge);
    if (undoDeadline(merge.mergedAt) < tx.now) fail("MERGE_UNDO_EXPIRED");
    if (target.erasedAt || merged.erasedAt) fail("CUSTOMER_ERASED");
    if (target.mergedIntoId) fail("MERGED_AGAIN");
    const accounts = (await lockIdentifiers(tx.db, mergedId)).map(({ id }) => id);
    if (await isInOpenDraw(tx.db, [...accounts, target.id])) fail("CUSTOMER_IN_DRAW");
    await requireIdentityFree(tx, merged);
    const returned = await returnAll(tx.db, merge, { actorId: currentStaff(tx)?.userId ?? null, at: tx.now });
    const details = { from: target.id, ...returned };
    await recordAudit(tx, { action: "UNDO_MERGE", entity: "customer", entityId: mergedId, details });
    await recordAudit(tx, {
      action: "UNDO_MERGE",
      entity: "customer",
      entityId: target.id,
      details: { returned: mergedId },
    });
    return tx.db.findOneByOrFail(Customer, { id: mergedId });
  });
}
