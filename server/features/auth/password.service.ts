import { passwordChangeDraft } from "../../../domain/users";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { hashPassword, verifyPassword } from "../../kit/crypto/password";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail, AppError } from "../../kit/errors/app-error";
import { validate } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { confirmSession, revokeSessions } from "../users/session.queries";
import { User } from "../users/user.entity";

/** Returns the current user's account if the password is correct. Attempts are counted. Throws PASSWORD_INCORRECT. */
export async function verifyOwnPassword(ctx: Ctx, field: string, password: string): Promise<User> {
  const { userId } = currentStaffOrFail(ctx);
  await ctx.limits.consume("password:user", userId);
  const user = await ctx.db.findOneByOrFail(User, { id: userId });
  // The limit prevents hashing of very long input.
  if (password.length > MAX_LENGTH || !(await verifyPassword(user.passwordHash, password))) throwIncorrect(field);
  await ctx.limits.reset("password:user", userId);
  return user;
}

const MAX_LENGTH = 1024;

function throwIncorrect(field: string): never {
  throw new AppError("BAD_USER_INPUT", [{ field, code: "PASSWORD_INCORRECT" }]);
}

/** Confirms the current user's password for this session, for five minutes. */
export async function confirmPassword(ctx: Ctx, password: string): Promise<boolean> {
  await verifyOwnPassword(ctx, "password", password);
  await confirmSession(ctx.db, currentStaffOrFail(ctx).tokenHash);
  return true;
}

/** Sets the current user's password and ends their other sessions. Throws PASSWORD_INCORRECT or FORBIDDEN. */
export async function changePassword(ctx: Ctx, input: unknown, userId?: string): Promise<boolean> {
  const staff = currentStaffOrFail(ctx);
  if (userId !== undefined && userId !== "me" && userId.toLowerCase() !== staff.userId) fail("FORBIDDEN");
  const draft = validate(passwordChangeDraft, input);
  const { id, passwordHash: verified } = await verifyOwnPassword(ctx, "currentPassword", draft.currentPassword);
  const passwordHash = await hashPassword(draft.newPassword);
  const changed = { passwordHash, passwordExpiresAt: null, mustChangePassword: false };
  await inTransaction(ctx, async (tx) => {
    // A reset by an administrator during the verification is not overwritten.
    const { affected } = await tx.db.update(User, { id, passwordHash: verified }, { ...changed, updatedAt: tx.now });
    if (!affected) throwIncorrect("currentPassword");
    await revokeSessions(tx.db, id, "password changed", staff.tokenHash);
    await recordAudit(tx, { action: "CHANGE_PASSWORD", entity: "user", entityId: id });
  });
  return true;
}
