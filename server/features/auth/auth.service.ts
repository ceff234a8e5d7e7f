import { IsNull } from "typeorm";
import { roleInArea, type Area } from "../../../domain/permissions";
import { AREA_LABELS } from "../../../domain/labels.text";
import { maskName } from "../../../domain/identity";
import { foldUsername, loginDraft, type LoginDraft } from "../../../domain/users";
import { deviceName } from "../../kit/device";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { verifyPassword } from "../../kit/crypto/password";
import { unseal } from "../../kit/crypto/secret-box";
import { newSessionToken, sha256 } from "../../kit/crypto/token";
import { totpStep } from "../../kit/crypto/totp";
import { isUnavailable } from "../../kit/db/pg-errors";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail, AppError } from "../../kit/errors/app-error";
import { validate } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { User } from "../users/user.entity";
import type { SessionUser } from "./auth.types";
import { countRecoveryCodes, recoveryHash, consumeRecoveryCode } from "./recovery.sql";
import {
  lockAccountForShare,
  insertSession,
  isKnownDevice,
  rememberDevice,
  revokeOldestSessions,
  revokeSession,
  consumeOneTimePassword,
  consumeTotpStep,
} from "../users/session.sql";

const MAX_SESSIONS = 5;
const FREE_FAILURES = 5;
const MAX_DELAY_SECONDS = 60;
/** The id that is queried for an unknown username, so that known and unknown usernames cost the same queries. */
const NO_USER = "00000000-0000-0000-0000-000000000000";

export interface Login {
  accessToken: string | null;
  requires2fa: boolean;
  mustChangePassword: boolean;
  recoveryCodesLeft: number | null;
  user: SessionUser | null;
}

/** What the second step of a sign-in was proven with; a code of an authenticator stands for its time step. */
type Proof = { step: number } | { recovery: Buffer } | null;

/** There is no cookie to know a device by; the browser and the place it signs in from stand for it. */
const deviceOf = (ctx: Ctx): Buffer => sha256(`${ctx.userAgent}\n${ctx.ip}`);

/** How a sign-in that was tried can fail. One that a limit rejects is not tried. */
const FAILURES = ["LOGIN_FAILED", "TOTP_FAILED", "RECOVERY_CODE_FAILED", "AREA_REFUSED"] as const;
type Failure = (typeof FAILURES)[number];

const failureOf = (error: unknown): Failure | null =>
  error instanceof AppError ? (FAILURES.find((code) => code === error.code) ?? null) : null;

/**
 * Counts, logs and records a failed sign-in, the same way for a name that exists and one that does not. Of what was
 * typed only the first letter of an unknown name is kept: people type passwords into the wrong field. The address is in
 * the audit log alone.
 */
async function noteFailure(ctx: Ctx, reason: Failure, username: string, userId: string | null): Promise<void> {
  const { log, metrics } = ctx.telemetry;
  metrics.failedSignIns.inc({ reason });
  log.warn({ reason, userId, requestId: ctx.requestId }, "a sign-in failed");
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
 * Signs a staff member in. Answers `requires2fa` and nothing else when the password is right, the account has a
 * second factor and no code was given. Throws LOGIN_FAILED, TOTP_FAILED, RECOVERY_CODE_FAILED, AREA_REFUSED or
 * RATE_LIMITED.
 */
export async function login(ctx: Ctx, input: unknown): Promise<Login> {
  const draft = validate(loginDraft, input);
  const user = await checkPassword(ctx, draft);
  try {
    return await loginAs(ctx, user, draft);
  } catch (error) {
    const reason = failureOf(error);
    if (reason !== null) await noteFailure(ctx, reason, draft.username, user.id);
    throw error;
  }
}

/** The second half of a sign-in, with the account whose password was right. */
async function loginAs(ctx: Ctx, user: User, draft: LoginDraft): Promise<Login> {
  const role = roleInArea(user.role, draft.area);
  if (!role) fail("AREA_REFUSED", (lang) => ({ area: AREA_LABELS[draft.area][lang] }));
  const hasSecondFactor = user.totpEnabledAt !== null;
  if (hasSecondFactor && draft.totpCode === null && draft.recoveryCode === null) {
    const nothing = { accessToken: null, mustChangePassword: false, recoveryCodesLeft: null, user: null };
    return { requires2fa: true, ...nothing };
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

/** The account of a right username and password; every failure looks alike and is counted before the hash is tried. */
async function checkPassword(ctx: Ctx, { username, password }: LoginDraft): Promise<User> {
  const { limits } = ctx;
  const key = foldUsername(username);
  const pair = `${key}\n${ctx.ip}`;
  await limits.take("login:ip", ctx.ip);
  await limits.take("login:user-ip", pair);
  const account = await ctx.db.findOneBy(User, { usernameKey: key, isActive: true, deletedAt: IsNull() });
  const isKnown = await isKnownDevice(ctx.db, account?.id ?? NO_USER, deviceOf(ctx));
  await waitForTurn(ctx, key, isKnown);
  if (!(await verifyPassword(account?.passwordHash ?? null, password)) || !account) {
    await noteFailure(ctx, "LOGIN_FAILED", username, account?.id ?? null);
    return fail("LOGIN_FAILED");
  }
  await Promise.all([
    limits.giveBack("login:ip", ctx.ip),
    limits.reset("login:user-ip", pair),
    limits.reset("login:account", key),
    limits.reset("login:account-wait", key),
  ]);
  return account;
}

/**
 * Counts a try for an account. From the fifth on a stranger waits between two, longer each time, from wherever they
 * come: the wait is taken in one step, so that many addresses at once gain nothing.
 */
async function waitForTurn({ limits }: Ctx, key: string, isKnown: boolean): Promise<void> {
  const { used } = await limits.take("login:account", key);
  if (isKnown || used < FREE_FAILURES) return;
  const delay = Math.min(MAX_DELAY_SECONDS, 2 ** (used - FREE_FAILURES));
  try {
    await limits.take("login:account-wait", key, delay);
  } catch (appError) {
    // A try that was not made is no failure.
    await limits.giveBack("login:account", key);
    throw appError;
  }
}

/** What proves the second step; wrong tries are counted apart from passwords, after a right one. */
async function checkSecondFactor(ctx: Ctx, user: User, { totpCode, recoveryCode }: LoginDraft): Promise<Proof> {
  await ctx.limits.take("totp:user", user.id);
  await ctx.limits.take("totp:user-day", user.id);
  if (totpCode === null) return { recovery: recoveryHash(recoveryCode ?? "") };
  const secret = unseal(ctx.settings.secretKey, user.id, user.totpSecret ?? "");
  const step = await totpStep(secret, totpCode, {
    now: ctx.now,
    lastStep: user.totpLastStep,
    toleranceSeconds: ctx.settings.totpToleranceSeconds,
  });
  return step === null ? fail("TOTP_FAILED") : { step };
}

async function refundAttempts({ limits }: Ctx, user: User, proof: Proof): Promise<void> {
  if (proof) await Promise.all([limits.reset("totp:user", user.id), limits.giveBack("totp:user-day", user.id)]);
}

/** Uses up what the second step was proven with: of two sign-ins with one code the database lets one through. */
async function consumeSecondFactor(tx: Tx, user: User, proof: NonNullable<Proof>): Promise<number | null> {
  if ("step" in proof) {
    if (!(await consumeTotpStep(tx.db, user.id, proof.step))) throw new AppError("TOTP_FAILED");
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
  if (!(await lockAccountForShare(tx.db, user.id, user.passwordHash))) fail("LOGIN_FAILED");
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

/** Ends the caller's own session. */
export async function logout(ctx: Ctx): Promise<boolean> {
  const actor = currentStaffOrFail(ctx);
  await inTransaction(ctx, async (tx) => {
    await revokeSession(tx.db, actor.tokenHash, "logout");
    await recordAudit(tx, { action: "LOGOUT", entity: "user", entityId: actor.userId });
  });
  ctx.headers["clear-site-data"] = '"storage"';
  return true;
}
