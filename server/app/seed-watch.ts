import { IsNull, Not } from "typeorm";
import { Receipt } from "../features/receipts/receipt.entity";
import { voidReceipt } from "../features/receipts/reversal.service";
import { Shift } from "../features/shifts/shift.entity";
import { updateUser } from "../features/users/user-update.service";
import { checkReceipts } from "../features/watch/check-receipts.service";
import { WatchCaseEntity } from "../features/watch/watch-case.entity";
import { updateWatchCase } from "../features/watch/watch.service";
import type { Ctx } from "../kit/context";
import { REVERSAL_REASONS, WATCH_NOTE } from "./seed.text";

const VOIDS_IN_SHIFT = 5;

/**
 * Voids receipts of the closed shift and gives its clerk the phone of one of its customers, so that each rule of Watch
 * has a case; opens the cases and dismisses one of a day that began early.
 */
export async function addWatchCases(ctx: Ctx): Promise<void> {
  const shift = await ctx.db.findOneByOrFail(Shift, { closedAt: Not(IsNull()) });
  const receipts = await ctx.db.find(Receipt, {
    where: { shiftId: shift.id, voidedAt: IsNull() },
    relations: { customer: true },
    order: { id: "ASC" },
    take: VOIDS_IN_SHIFT + 1,
  });
  const [own, ...wrong] = receipts;
  for (const { id } of wrong) await voidReceipt(ctx, id, { reason: REVERSAL_REASONS.void });
  await updateUser(ctx, shift.userId, { phoneNumber: own?.customer?.phoneNumber });
  await checkReceipts(ctx);
  const early = await ctx.db.findOneByOrFail(WatchCaseEntity, { rule: "outside_hours" });
  await updateWatchCase(ctx, early.id, { state: "dismissed", note: WATCH_NOTE });
}
