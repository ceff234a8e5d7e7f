import { CONFIRMATION_HOURS, type ConfirmedStep } from "../../../domain/draws/draw";
import { canonicalJson } from "../../../domain/draws/manifest";
import { isAllowed } from "../../../domain/permissions";
import { HOUR_MS } from "../../../domain/time/instants";
import { currentStaffOrFail, isPermitted, requireConfirmed } from "../../kit/auth/authorization";
import { id as idSchema } from "../../../domain/ids";
import type { Ctx, Tx } from "../../kit/context";
import { sha256 } from "../../kit/crypto/token";
import { fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { inTransaction } from "../../kit/transactions/transaction";
import { findActiveUser } from "../users/user.service";
import { recordDrawAudit } from "./draw-audit.service";
import { DrawConfirmation } from "./draw-confirmation.entity";
import type { Draw } from "./draw.entity";
import { findDraw, lockDrawOrFail, requireState } from "./draw.service";

/**
 * Returns whether two people have requested a step with the same values: the first call stores the request, the call of a
 * second person confirms it. A request expires after a day, or when the account of its person is closed or may no
 * longer run draws. Throws DRAW_NEEDS_ADMIN, DRAW_PAYLOAD_DIFFERS, or REAUTH_REQUIRED if the second person has not
 * confirmed their password recently. The caller has locked the draw.
 */
export async function confirmStep(
  tx: Tx,
  { drawId, step, payload }: { drawId: string; step: ConfirmedStep; payload: object },
): Promise<boolean> {
  const { userId } = currentStaffOrFail(tx);
  const payloadHash = sha256(canonicalJson(payload));
  const first = await tx.db.findOneBy(DrawConfirmation, { drawId, step });
  const requester = first && (await findActiveUser(tx, first.requestedById));
  const isOpen = first !== null && first.requestedAt.getTime() > tx.now.getTime() - CONFIRMATION_HOURS * HOUR_MS;
  const mayRun = requester !== null && isAllowed(requester.role, "draws:run");
  if (!isOpen || !mayRun || first.requestedById === userId) {
    const request = { drawId, step, requestedById: userId, requestedAt: tx.now, payloadHash };
    await tx.db.upsert(DrawConfirmation, request, ["drawId", "step"]);
    await recordDrawAudit(tx, drawId, "DRAW_REQUESTED", { step, payload_sha256: payloadHash.toString("hex") });
    tx.headers.location = `/api/admin/draws/${drawId}`;
    return false;
  }
  const hasAdmin = isPermitted(tx, "draws:approve") || isAllowed(requester.role, "draws:approve");
  if (!hasAdmin) fail("DRAW_NEEDS_ADMIN");
  if (!first.payloadHash.equals(payloadHash)) fail("DRAW_PAYLOAD_DIFFERS");
  requireConfirmed(tx);
  await tx.db.delete(DrawConfirmation, { drawId, step });
  return true;
}

/**
 * Withdraws the request of a freeze or a run that waits for a second person. Throws DRAW_STATE, DRAW_REQUEST_NOT_FOUND, or
 * FORBIDDEN for another person's request without the permission to approve.
 */
export async function withdrawRequest(ctx: Ctx, rawId: string): Promise<Draw> {
  const drawId = validateField("id", idSchema, rawId);
  await inTransaction(ctx, async (tx) => {
    requireState(await lockDrawOrFail(tx, drawId), ["announced", "anchored"]);
    const request = (await tx.db.findOneBy(DrawConfirmation, { drawId })) ?? fail("DRAW_REQUEST_NOT_FOUND");
    const { step, requestedById } = request;
    if (requestedById !== currentStaffOrFail(tx).userId && !isPermitted(tx, "draws:approve")) fail("FORBIDDEN");
    await tx.db.delete(DrawConfirmation, { drawId, step });
    await recordDrawAudit(tx, drawId, "DRAW_REQUEST_WITHDRAWN", { step });
  });
  return findDraw(ctx, drawId);
}
