import type { AuditAction } from "../../../domain/audit";
import { generateURI } from "otplib";
import { RECOVERY_CODES, totpCode } from "../../../domain/users";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { seal } from "../../kit/crypto/secret-box";
import { newReadableSecret } from "../../kit/crypto/token";
import { newTotpSecret } from "../../kit/crypto/totp";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail, AppError } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { consumeTotpStep, revokeSessions } from "../users/session.queries";
import { User } from "../users/user.entity";
import type { SecondFactor, SecondFactorSetup } from "./account.types";
import { verifyOwnPassword } from "./password.service";
import { RecoveryCode } from "../users/recovery-code.entity";
import { countRecoveryCodes, recoveryHash } from "./recovery.queries";
import { totpStepOf } from "./totp-code";

const ISSUER = "Customer Club";

const ownAccount = (ctx: Ctx): Promise<User> => ctx.db.findOneByOrFail(User, { id: currentStaffOrFail(ctx).userId });

/** Returns whether the current user has a second factor, and whether the role requires one. */
export async function mySecondFactor(ctx: Ctx): Promise<SecondFactor> {
  const { totpEnabledAt, id, role } = await ownAccount(ctx);
  return {
    isEnabled: totpEnabledAt !== null,
    enabledAt: totpEnabledAt,
    isRequired: ctx.settings.twoFactorRoles.includes(role),
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, id),
  };
}

/**
 * Creates an authenticator secret, pending until its first code is confirmed. Throws PASSWORD_INCORRECT, or
 * SECOND_FACTOR_ON if the second factor is already enabled.
 */
export async function setupSecondFactor(ctx: Ctx, password: string): Promise<SecondFactorSetup> {
  const user = await verifyOwnPassword(ctx, "password", password);
  if (user.totpEnabledAt) fail("SECOND_FACTOR_ON");
  const secret = newTotpSecret();
  const totpSecret = seal(ctx.settings.secretKey, user.id, secret);
  await inTransaction(ctx, async (tx) => {
    const user = await lockOwnAccount(tx);
    if (user.totpEnabledAt) fail("SECOND_FACTOR_ON");
    // The last used time step belongs to the former secret.
    await tx.db.update(User, { id: user.id }, { totpSecret, totpLastStep: null, updatedAt: tx.now });
  });
  return { secret, uri: generateURI({ issuer: ISSUER, label: user.username, secret }) };
}

const lockOwnAccount = (tx: Tx): Promise<User> =>
  tx.db.findOneOrFail(User, { where: { id: currentStaffOrFail(tx).userId }, lock: { mode: "pessimistic_write" } });

/** Returns the time step of a code of the current user's authenticator, enabled or pending. Throws TOTP_INCORRECT. */
async function ownStep(ctx: Ctx, user: User, rawCode: string): Promise<number> {
  const code = validateField("code", totpCode, rawCode) ?? "";
  await ctx.limits.consume("totp:user", user.id);
  const step = await totpStepOf(ctx, user, code);
  if (step === null) throw new AppError("BAD_USER_INPUT", [{ field: "code", code: "TOTP_INCORRECT" }]);
  await ctx.limits.reset("totp:user", user.id);
  return step;
}

/** Changes the current user's second factor: consumes the code, ends the other sessions and writes an audit entry. */
function change(
  ctx: Ctx,
  { step, action }: { step: number; action: AuditAction },
  work: (tx: Tx, user: User) => Promise<unknown>,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockOwnAccount(tx);
    if (!(await consumeTotpStep(tx.db, user.id, step))) {
      throw new AppError("BAD_USER_INPUT", [{ field: "code", code: "TOTP_INCORRECT" }]);
    }
    await work(tx, user);
    await revokeSessions(tx.db, user.id, "second factor changed", currentStaffOrFail(tx).tokenHash);
    await recordAudit(tx, { action, entity: "user", entityId: user.id });
  });
}

async function renew(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newReadableSecret);
  await tx.db.delete(RecoveryCode, { userId });
  await tx.db.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, codeHash: recoveryHash(code) })),
  );
  return codes;
}

/** Enables the second factor with a first code and returns ten recovery codes. They are not returned again. */
export async function confirmSecondFactor(ctx: Ctx, code: string): Promise<string[]> {
  const user = await ownAccount(ctx);
  if (user.totpEnabledAt) fail("SECOND_FACTOR_ON");
  if (user.totpSecret === null) fail("SECOND_FACTOR_NOT_SET_UP");
  const step = await ownStep(ctx, user, code);
  let codes: string[] = [];
  await change(ctx, { step, action: "ENROL_SECOND_FACTOR" }, async (tx, { id, totpEnabledAt, totpSecret }) => {
    // Set up again or confirmed concurrently: the code belongs to another secret.
    if (totpEnabledAt || totpSecret !== user.totpSecret) fail("SECOND_FACTOR_NOT_SET_UP");
    await tx.db.update(User, { id }, { totpEnabledAt: tx.now, updatedAt: tx.now });
    codes = await renew(tx, id);
  });
  return codes;
}

/** Verifies the current user's password and code. Returns the code's time step. Throws SECOND_FACTOR_OFF. */
async function verifyOwnStep(ctx: Ctx, password: string, code: string): Promise<number> {
  const user = await verifyOwnPassword(ctx, "password", password);
  if (!user.totpEnabledAt) fail("SECOND_FACTOR_OFF");
  return ownStep(ctx, user, code);
}

/** Disables the second factor. Needs password and code. */
export async function disableSecondFactor(ctx: Ctx, password: string, code: string): Promise<boolean> {
  const step = await verifyOwnStep(ctx, password, code);
  await change(ctx, { step, action: "DISABLE_SECOND_FACTOR" }, async (tx, { id }) => {
    await tx.db.update(User, { id }, { totpSecret: null, totpEnabledAt: null, updatedAt: tx.now });
    await tx.db.delete(RecoveryCode, { userId: id });
  });
  return true;
}

/** Replaces the recovery codes and returns ten new ones. Needs password and code. */
export async function renewRecoveryCodes(ctx: Ctx, password: string, code: string): Promise<string[]> {
  const step = await verifyOwnStep(ctx, password, code);
  let codes: string[] = [];
  await change(ctx, { step, action: "RENEW_RECOVERY_CODES" }, async (tx, { id }) => {
    codes = await renew(tx, id);
  });
  return codes;
}
