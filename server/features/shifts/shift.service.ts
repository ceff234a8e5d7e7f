import { v7 as uuidv7 } from "uuid";
import { id as idSchema } from "../../../domain/ids";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { Shift } from "./shift.entity";
import { closeOpenShift, lockSession, lockShift, setShiftOfSession, summaryOfShift } from "./shift.queries";
import type { ShiftSummary, TillShift } from "./shift.types";

/**
 * Opens the shift of the current session at a till, or returns its open shift: the till asks whenever it starts. Throws
 * UNAUTHENTICATED if the session has ended.
 */
export function openShift(ctx: Ctx, rawDeviceId: string): Promise<TillShift> {
  const deviceId = validateField("deviceId", idSchema, rawDeviceId);
  const { tokenHash } = currentStaffOrFail(ctx);
  return inTransaction(ctx, async (tx) => {
    const session = (await lockSession(tx.db, tokenHash)) ?? fail("UNAUTHENTICATED");
    if (session.shiftId !== null) return tx.db.findOneByOrFail(Shift, { id: session.shiftId });
    return addShift(tx, deviceId);
  });
}

async function addShift(tx: Tx, deviceId: string): Promise<TillShift> {
  const { userId, tokenHash } = currentStaffOrFail(tx);
  const shift = { id: uuidv7(), deviceId, userId, openedAt: tx.now, closedAt: null, closedReason: null };
  await tx.db.insert(Shift, shift);
  await setShiftOfSession(tx.db, tokenHash, shift.id);
  await recordAudit(tx, { action: "OPEN_SHIFT", entity: "shift", entityId: shift.id, details: { deviceId } });
  return shift;
}

/**
 * Closes the current user's shift and returns its summary. A second call, as after a lost response, returns the summary again.
 * Throws SHIFT_NOT_FOUND.
 */
export function closeShift(ctx: Ctx, rawId: string): Promise<ShiftSummary> {
  const id = validateField("shiftId", idSchema, rawId);
  const { userId } = currentStaffOrFail(ctx);
  return inTransaction(ctx, async (tx) => {
    const shift = (await lockShift(tx.db, id, userId)) ?? fail("SHIFT_NOT_FOUND");
    const closed = await closeOpenShift(tx.db, id, tx.now);
    const summary = await summarize(tx, { ...shift, closedAt: closed?.closedAt ?? shift.closedAt });
    const { receipts, voids, netAmount } = summary;
    const details = { receipts, voids, amount: netAmount };
    if (closed) await recordAudit(tx, { action: "CLOSE_SHIFT", entity: "shift", entityId: id, details });
    return summary;
  });
}

async function summarize(
  tx: Tx,
  { operatorName, ...shift }: TillShift & { operatorName: string },
): Promise<ShiftSummary> {
  const { id, openedAt } = shift;
  const sums = await summaryOfShift(tx.db, { id, openedAt, userId: currentStaffOrFail(tx).userId });
  return { shift, operatorName, ...(sums ?? fail("SHIFT_NOT_FOUND")) };
}
