import { IsNull } from "typeorm";
import { DISQUALIFICATION_REASONS, type DisqualificationReason, resultNote } from "../../../domain/draws/draw";
import { nationalCode as nationalCodeSchema } from "../../../domain/identity";
import { id as idSchema } from "../../../domain/ids";
import { HOUR_MS } from "../../../domain/time/instants";
import { currentStaff } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { AppError, fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { inTransaction } from "../../kit/transactions/transaction";
import { recordDrawAudit } from "./draw-audit.service";
import { DrawResultEntity } from "./draw-result.entity";
import type { Draw } from "./draw.entity";
import { currentNationalCode, drawsOfCodes, drawsOfDeleted, invalidResults, updateWinnerFlags } from "./draw.queries";
import { findDraw, lockDrawOrFail, requireState } from "./draw.service";

const findResult = async (tx: Tx, drawId: string, place: number): Promise<DrawResultEntity> =>
  (await tx.db.findOneBy(DrawResultEntity, { drawId, place })) ?? fail("DRAW_RESULT_NOT_FOUND");

interface Disqualification {
  drawId: string;
  place: number;
  reason: DisqualificationReason;
  note?: string | null;
}

/** Disqualifies a result and promotes the next reserve to its prize. The caller has locked the draw. */
async function disqualifyLocked(tx: Tx, { drawId, place, reason, note = null }: Disqualification): Promise<void> {
  const result = await findResult(tx, drawId, place);
  if (result.status === "disqualified") return;
  if (result.claimedAt) fail("PRIZE_CLAIMED");
  const changedAt = tx.now;
  await tx.db.update(DrawResultEntity, { drawId, place }, { status: "disqualified", reason, note, changedAt });
  const next =
    result.status === "winner"
      ? await tx.db.findOne(DrawResultEntity, { where: { drawId, status: "reserve" }, order: { place: "asc" } })
      : null;
  if (next) {
    const promoted = { status: "winner", prizeNumber: result.prizeNumber, changedAt } as const;
    await tx.db.update(DrawResultEntity, { drawId, place: next.place }, promoted);
  }
  await recordDrawAudit(tx, drawId, "DRAW_DISQUALIFIED", { place, reason, promoted: next?.place ?? null });
}

/**
 * Disqualifies a winner or a reserve; the next reserve gets the prize, never new randomness. Throws DRAW_STATE,
 * DRAW_RESULT_NOT_FOUND, PRIZE_CLAIMED or DRAW_REASON_INVALID.
 */
export async function disqualifyResult(
  ctx: Ctx,
  { id: rawId, place, reason, note: rawNote }: { id: string; place: number; reason: string; note?: string | null },
): Promise<Draw> {
  const drawId = validateField("id", idSchema, rawId);
  const note = validateField("note", resultNote, rawNote);
  const known = DISQUALIFICATION_REASONS.find((one) => one === reason);
  if (!known) throw new AppError("BAD_USER_INPUT", [{ field: "reason", code: "DRAW_REASON_INVALID" }]);
  await inTransaction(ctx, async (tx) => {
    requireState(await lockDrawOrFail(tx, drawId), ["drawn"]);
    await disqualifyLocked(tx, { drawId, place, reason: known, note });
    await updateWinnerFlags(tx.db, drawId);
  });
  return findDraw(ctx, drawId);
}

/** A deletion can be undone in this time before it costs the customer a prize. */
const UNDO_MS = HOUR_MS;
const undoableSince = ({ now }: Ctx): Date => new Date(now.getTime() - UNDO_MS);

/**
 * Disqualifies the results of a drawn draw whose code is invalid or whose customer was deleted more than an hour ago,
 * reserves first.
 */
export async function disqualifyInvalid(tx: Tx, drawId: string): Promise<void> {
  const invalid = await invalidResults(tx.db, drawId, undoableSince(tx));
  // From the last place up: an invalid reserve must not be promoted.
  for (const { place, reason } of invalid.reverse()) await disqualifyLocked(tx, { drawId, place, reason });
  if (invalid.length > 0) await updateWinnerFlags(tx.db, drawId);
}

/** Locks drawn draws one after another and disqualifies their invalid results. */
async function disqualifyIn(tx: Tx, drawIds: readonly string[]): Promise<void> {
  for (const drawId of drawIds) {
    const { state } = await lockDrawOrFail(tx, drawId);
    if (state === "drawn") await disqualifyInvalid(tx, drawId);
  }
}

/** Disqualifies the results of customers who were deleted more than an hour ago. */
export const disqualifyDeleted = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (tx) => disqualifyIn(tx, await drawsOfDeleted(tx.db, undoableSince(tx))));

/** Disqualifies the results of invalidated codes in every draw that is drawn and not settled. */
export async function disqualifyCodes(tx: Tx, codeIds: readonly number[]): Promise<void> {
  if (codeIds.length === 0) return;
  await disqualifyIn(tx, await drawsOfCodes(tx.db, codeIds));
}

/**
 * Records that a winner received the prize, after the national code of the identity card was compared. Throws DRAW_STATE,
 * DRAW_RESULT_NOT_FOUND, NOT_A_WINNER, PRIZE_CLAIMED or WINNER_IDENTITY_INCORRECT.
 */
export async function claimPrize(
  ctx: Ctx,
  { id: rawId, place, nationalCode: rawCode }: { id: string; place: number; nationalCode: string },
): Promise<Draw> {
  const drawId = validateField("id", idSchema, rawId);
  const nationalCode = validateField("nationalCode", nationalCodeSchema, rawCode);
  await inTransaction(ctx, async (tx) => {
    requireState(await lockDrawOrFail(tx, drawId), ["drawn"]);
    const result = await findResult(tx, drawId, place);
    if (result.status !== "winner") fail("NOT_A_WINNER");
    if (result.claimedAt) fail("PRIZE_CLAIMED");
    if ((await currentNationalCode(tx.db, result.customerId)) !== nationalCode) {
      throw new AppError("WINNER_IDENTITY_INCORRECT", [{ field: "nationalCode", code: "WINNER_IDENTITY_INCORRECT" }]);
    }
    const claimedById = currentStaff(tx)?.userId ?? null;
    await tx.db.update(DrawResultEntity, { drawId, place, claimedAt: IsNull() }, { claimedAt: tx.now, claimedById });
    await recordDrawAudit(tx, drawId, "DRAW_CLAIMED", { place });
  });
  return findDraw(ctx, drawId);
}
