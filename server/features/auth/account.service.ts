import { id as idSchema } from "../../../domain/ids";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { openSessions, type OpenSessionRow, revokeOtherSessions, revokeSessionById } from "../users/session.queries";

/** Returns the current user's open sessions, newest first. */
export function mySessions(ctx: Ctx): Promise<OpenSessionRow[]> {
  const { userId, tokenHash } = currentStaffOrFail(ctx);
  return openSessions(ctx.db, { userId, current: tokenHash, idleMinutes: ctx.settings.sessionIdleMinutes });
}

/** Ends one of the current user's sessions. Throws SESSION_NOT_FOUND. */
export async function endSession(ctx: Ctx, rawId: string): Promise<boolean> {
  const id = validateField("id", idSchema, rawId);
  const { userId } = currentStaffOrFail(ctx);
  await inTransaction(ctx, async (tx) => {
    if (!(await revokeSessionById(tx.db, userId, id))) fail("SESSION_NOT_FOUND");
    await recordAudit(tx, { action: "END_SESSIONS", entity: "user", entityId: userId, details: { sessions: 1 } });
  });
  return true;
}

/** Ends the current user's other sessions and returns their number. */
export function endOtherSessions(ctx: Ctx): Promise<number> {
  const { userId, tokenHash } = currentStaffOrFail(ctx);
  return inTransaction(ctx, async (tx) => {
    const sessions = await revokeOtherSessions(tx.db, userId, tokenHash, "ended by its owner");
    if (sessions > 0) {
      await recordAudit(tx, { action: "END_SESSIONS", entity: "user", entityId: userId, details: { sessions } });
    }
    return sessions;
  });
}
