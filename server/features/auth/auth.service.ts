import { IsNull } from "typeorm";
import { roleInArea, type Area } from "../../../domain/permissions";
import { AREA_LABELS } from "../../../domain/labels.text";
import { maskName } from "../../../domain/identity";
import { foldUsername, loginDraft, type LoginDraft } from "../../../domain/users";
import { deviceName } from "../../kit/device";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { verifyPassword } from "../../kit/crypto/password";
import { newSessionToken, sha256 } from "../../kit/crypto/token";
import { isUnavailable } from "../../kit/db/pg-errors";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail, AppError } from "../../kit/errors/app-error";
import { validate } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { User } from "../users/user.entity";
import { closeEndedShifts } from "../shifts/shift.queries";
import type { SessionUser } from "./auth.types";
import { totpStepOf } from "./totp-code";
import { countRecoveryCodes, recoveryHash, consumeRecoveryCode } from "./recovery.queries";
import {
  lockAccountForShare,
  insertSession,
  isKnownDevice,
  rememberDevice,
  revokeOldestSessions,
  revokeSession,
  consumeOneTimePassword,
  consumeTotpStep,
} from "../users/session.queries";

const MAX_SESSIONS = 5;
const FREE_FAILURES = 5;
const MAX_DELAY_SECONDS = 60;
/** Queried for an unknown username, so that known and unknown usernames run the same queries. */
const NO_USER = "00000000-0000-0000-0000-000000000000";

export interface Login {
  accessToken: string | null;
  requires2fa: boolean;
  mustChangePassword: boolean;
  recoveryCodesLeft: number | null;
  user: SessionUser | null;
}

/** The verified second factor: the time step of a TOTP code, or the hash of a recovery code. */
type Proof = { step: number } | { recovery: Buffer } | null;

/** There is no cookie that identifies a device, so a hash of the user agent and IP address does. */
const deviceOf = (ctx: Ctx): Buffer => sha256(`${ctx.userAgent}\n${ctx.ip}`);

/** Failures of an attempted sign-in. A rate-limited request is not an attempt. */
const FAILURES = ["LOGIN_FAILED", "TOTP_INCORRECT", "RECOVERY_CODE_FAILED", "AREA_REFUSED"] as const;
type Failure = (typeof FAILURES)[number];

const failureOf = (error: unknown): Failure | null =>
  error instanceof AppError ? (FAILURES.find((code) => code === error.code) ?? null) : null;

/**
 * Counts, logs and audits a failed sign-in, in the same way for known and unknown usernames. Of an unknown username
 * only the first letter is stored: people type passwords into the wrong field. The IP address is stored in the audit
 * log only.
 */
async function recordFailure(ctx: Ctx, reason: Failure, username: string, userId: string | null): Promise<void> {
  const { log, metrics } = ctx.telemetry;
  metrics.failedSignIns.inc({ reason });
  log.warn({ reason, userId, requestId: ctx.requestId }, "sign-in failed");
  const details = { reason, ...(userId === null ? { username: maskName(username) } : {}) };
  try {
    await inTransaction(ctx, (tx) =>
      recordAudit(tx, { action: "LOGIN_FAILED", entity: "user", entityId: userId, actor: null, details }),
    );
  } catch (error) {
    // A busy database does not change the result of the sign-in; the missing entry is counted and logged.
    if (!isUnavailable(error)) throw error;
    ctx.telemetry.reportError(error, { requestId: ctx.requestId, task: "audit entry of a failed sign-in" });
  }
}

/**
 * Signs a user in. Returns only `requires2fa` if the password is correct, the account has a second factor and no code
 * was given. Throws LOGIN_FAILED, TOTP_INCORRECT, RECOVERY_CODE_FAILED, AREA_REFUSED or RATE_LIMITED.
 */
export async function login(ctx: Ctx, input: unknown): Promise<Login> {
  const draft = validate(loginDraft, input);
  const user = await checkPassword(ctx, draft);
  try {
    return await loginAs(ctx, user, draft);
  } catch (error) {
    const reason = failureOf(error);
    if (reason !== null) await recordFailure(ctx, reason, draft.username, user.id);
    throw error;
  }
}

/** Completes a sign-in after the password was verified. */
async function loginAs(ctx: Ctx, user: User, draft: LoginDraft): Promise<Login> {
  const role = roleInArea(user.role, draft.area);
  if (!role) fail("AREA_REFUSED", (lang) => ({ area: AREA_LABELS[draft.area][lang] }));
  const hasSecondFactor = user.totpEnabledAt !== null;
  if (hasSecondFactor && draft.totpCode === null && draft.recoveryCode === null) {
    const noSession = { accessToken: null, mustChangePassword: false, recoveryCodesLeft: null, user: null };
    return { requires2fa: true, ...noSession };
  }
  const proof = hasSecondFactor ? await checkSecondFactor(ctx, user, draft) : null;
  const opened = await inTransaction(ctx, (tx) => openSession(tx, user, draft.area, proof));
  await refundAttempts(ctx, user, proof);
  const { id, username, fullName, mustChangePassword } = user;
  const needsSecondFactor = !hasSecondFactor && ctx.settings.twoFactorRoles.includes(user.role);
  const rights = { role, area: draft.area, hasSecondFactor, needsSecondFactor };
  return {
    ...opened,
    requires2fa: false,
    mustChangePassword,
    user: { id, username, fullName, mustChangePassword, ...rights },
  };
}

/**
 * Returns the account if username and password are correct. Every failure throws the same LOGIN_FAILED. The attempt is
 * counted before the hash is computed.
 */
async function checkPassword(ctx: Ctx, { username, password }: LoginDraft): Promise<User> {
  const { limits } = ctx;
  const key = foldUsername(username);
  const pair = `${key}\n${ctx.ip}`;
  // Read before anything is counted: a call that a busy database rejects is repeated and is not an attempt.
  const account = await ctx.db.findOneBy(User, { usernameKey: key, isActive: true, deletedAt: IsNull() });
  const isKnown = await isKnownDevice(ctx.db, account?.id ?? NO_USER, deviceOf(ctx));
  await limits.consume("login:ip", ctx.ip);
  try {
    await limits.consume("login:user-ip", pair);
    await waitForTurn(ctx, key, isKnown);
  } catch (error) {
    if (isUnavailable(error)) await limits.refund("login:ip", ctx.ip);
    throw error;
  }
  if (!(await verifyPassword(account?.passwordHash ?? null, password)) || !account) {
    await recordFailure(ctx, "LOGIN_FAILED", username, account?.id ?? null);
    return fail("LOGIN_FAILED");
  }
  await Promise.all([
    limits.refund("login:ip", ctx.ip),
    limits.reset("login:user-ip", pair),
    limits.reset("login:account", key),
    limits.reset("login:account-wait", key),
  ]);
  return account;
}

/**
 * Counts an attempt for an account. From the fifth on, unknown devices wait between attempts, with exponential
 * back-off. The wait is reserved atomically, so parallel attempts from several IP addresses gain nothing.
 */
async function waitForTurn({ limits }: Ctx, key: string, isKnown: boolean): Promise<void> {
  const { used } = await limits.consume("login:account", key);
  if (isKnown || used < FREE_FAILURES) return;
  const delay = Math.min(MAX_DELAY_SECONDS, 2 ** (used - FREE_FAILURES));
  try {
    await limits.consume("login:account-wait", key, delay);
  } catch (error) {
    // A rejected attempt does not count as a failure.
    await limits.refund("login:account", key);
    throw error;
  }
}

/** Verifies the second factor. Its attempts are counted separately from password attempts. */
async function checkSecondFactor(ctx: Ctx, user: User, { totpCode, recoveryCode }: LoginDraft): Promise<Proof> {
  await ctx.limits.consume("totp:user", user.id);
  await ctx.limits.consume("totp:user-day", user.id);
  if (totpCode === null) return { recovery: recoveryHash(recoveryCode ?? "") };
  const step = await totpStepOf(ctx, user, totpCode);
  return step === null ? fail("TOTP_INCORRECT") : { step };
}

async function refundAttempts({ limits }: Ctx, user: User, proof: Proof): Promise<void> {
  if (proof) await Promise.all([limits.reset("totp:user", user.id), limits.refund("totp:user-day", user.id)]);
}

/** Consumes the second factor. Of two concurrent sign-ins with the same code only one succeeds. */
async function consumeSecondFactor(tx: Tx, user: User, proof: NonNullable<Proof>): Promise<number | null> {
  if ("step" in proof) {
    if (!(await consumeTotpStep(tx.db, user.id, proof.step))) throw new AppError("TOTP_INCORRECT");
    return null;
  }
  if (!(await consumeRecoveryCode(tx.db, user.id, proof.recovery))) throw new AppError("RECOVERY_CODE_FAILED");
  return countRecoveryCodes(tx.db, user.id);
}

async function openSession(
  tx: Tx,
  user: User,
  area: Area,
  proof: Proof,
): Promise<Pick<Login, "accessToken" | "recoveryCodesLeft">> {
  if (!(await lockAccountForShare(tx.db, user))) fail("LOGIN_FAILED");
  const recoveryCodesLeft = proof ? await consumeSecondFactor(tx, user, proof) : null;
  await consumeOneTimePassword(tx.db, user.id);
  const accessToken = newSessionToken();
  await insertSession(tx.db, {
    tokenHash: sha256(accessToken),
    userId: user.id,
    area,
    auth: proof ? "pwd+totp" : "pwd",
    hours: tx.settings.sessionHours,
    ip: tx.ip,
    device: deviceName(tx.userAgent),
  });
  await revokeOldestSessions(tx.db, user.id, MAX_SESSIONS);
  await rememberDevice(tx.db, user.id, deviceOf(tx));
  const actor = { id: user.id, role: roleInArea(user.role, area) ?? user.role };
  const about = { entity: "user", entityId: user.id, actor } as const;
  if (recoveryCodesLeft !== null)
    await recordAudit(tx, { action: "USE_RECOVERY_CODE", ...about, details: { recoveryCodesLeft } });
  await recordAudit(tx, { action: "LOGIN", ...about, details: { area } });
  return { accessToken, recoveryCodesLeft };
}

/** Ends the current session. */
export async function logout(ctx: Ctx): Promise<boolean> {
  const actor = currentStaffOrFail(ctx);
  await inTransaction(ctx, async (tx) => {
    await revokeSession(tx.db, actor.tokenHash, "logout");
    await closeEndedShifts(tx.db, tx.settings.sessionIdleMinutes, actor.userId);
    await recordAudit(tx, { action: "LOGOUT", entity: "user", entityId: actor.userId });
  });
  return true;
}
