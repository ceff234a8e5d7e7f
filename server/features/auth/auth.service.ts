import { IsNull } from "typeorm";
import { roleInArea, type Area, type Role } from "../../../domain/permissions";
import { AREA_WORDS } from "../../../domain/words.text";
import { foldUsername, loginDraft, passwordChangeDraft, type LoginDraft } from "../../../domain/users";
import { deviceName } from "../../kit/device";
import { staffOrFail } from "../../kit/caller";
import type { Ctx, Tx } from "../../kit/context";
import { hashPassword, passwordFits } from "../../kit/crypto/password";
import { unseal } from "../../kit/crypto/secret-box";
import { newSessionToken, sha256 } from "../../kit/crypto/token";
import { totpStep } from "../../kit/crypto/totp";
import { inTransaction } from "../../kit/db/transaction";
import { fail, Refusal, valid } from "../../kit/fail";
import { record } from "../audit/audit.service";
import { User } from "../users/user.entity";
import {
  holdAccount,
  insertSession,
  isKnownDevice,
  rememberDevice,
  revokeOldest,
  revokeOtherSessions,
  revokeSession,
  takeTotpStep,
} from "../users/session.sql";

const MAX_SESSIONS = 5;
const FREE_FAILURES = 5;
const MAX_DELAY_SECONDS = 60;

export interface Login {
  accessToken: string | null;
  requires2fa: boolean;
  mustChangePassword: boolean;
  user: (Pick<User, "id" | "username" | "fullName" | "mustChangePassword"> & { role: Role; area: Area }) | null;
}

/** There is no cookie to know a device by; the browser and the place it signs in from stand for it. */
const deviceOf = (ctx: Ctx): Buffer => sha256(`${ctx.userAgent}\n${ctx.ip}`);

/**
 * Signs a staff member in. Answers `requires2fa` and nothing else when the password is right, the account has a
 * second factor and no code was given. Refuses with LOGIN_FAILED, TOTP_FAILED, AREA_REFUSED or RATE_LIMITED.
 */
export async function login(ctx: Ctx, input: unknown): Promise<Login> {
  const draft = valid(loginDraft, input);
  const user = await checkPassword(ctx, draft);
  const role = roleInArea(user.role, draft.area);
  if (!role) fail("AREA_REFUSED", (lang) => ({ area: AREA_WORDS[draft.area][lang] }));
  if (user.totpEnabledAt && draft.totpCode === null) {
    return { accessToken: null, requires2fa: true, mustChangePassword: false, user: null };
  }
  const step = user.totpEnabledAt ? await checkTotp(ctx, user, draft.totpCode ?? "") : null;
  const accessToken = await inTransaction(ctx, (tx) => openSession(tx, user, draft.area, step));
  const { id, username, fullName, mustChangePassword } = user;
  return {
    accessToken,
    requires2fa: false,
    mustChangePassword,
    user: { id, username, fullName, mustChangePassword, role, area: draft.area },
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
  const isKnown = account !== null && (await isKnownDevice(ctx.db, account.id, deviceOf(ctx)));
  await takeTurn(ctx, key, isKnown);
  if (!(await passwordFits(account?.passwordHash ?? null, password)) || !account) return fail("LOGIN_FAILED");
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
async function takeTurn({ limits }: Ctx, key: string, isKnown: boolean): Promise<void> {
  const { used } = await limits.take("login:account", key);
  if (isKnown || used < FREE_FAILURES) return;
  const delay = Math.min(MAX_DELAY_SECONDS, 2 ** (used - FREE_FAILURES));
  try {
    await limits.take("login:account-wait", key, delay);
  } catch (refusal) {
    // A try that was not made is no failure.
    await limits.giveBack("login:account", key);
    throw refusal;
  }
}

/** The time step of a right code; wrong ones are counted apart from passwords, after a right one. */
async function checkTotp(ctx: Ctx, user: User, code: string): Promise<number> {
  await ctx.limits.take("totp:user", user.id);
  await ctx.limits.take("totp:user-day", user.id);
  const secret = unseal(ctx.settings.secretKey, user.id, user.totpSecret ?? "");
  const step = await totpStep(secret, code, {
    now: ctx.now,
    lastStep: user.totpLastStep,
    toleranceSeconds: ctx.settings.totpToleranceSeconds,
  });
  if (step === null) return fail("TOTP_FAILED");
  await Promise.all([ctx.limits.reset("totp:user", user.id), ctx.limits.giveBack("totp:user-day", user.id)]);
  return step;
}

async function openSession(tx: Tx, user: User, area: Area, step: number | null): Promise<string> {
  if (!(await holdAccount(tx.db, user.id, user.passwordHash))) fail("LOGIN_FAILED");
  // Two sign-ins with one code race here; the database lets one of them take the step.
  if (step !== null && !(await takeTotpStep(tx.db, user.id, step))) throw new Refusal("TOTP_FAILED");
  const token = newSessionToken();
  await insertSession(tx.db, {
    tokenHash: sha256(token),
    userId: user.id,
    area,
    auth: step === null ? "pwd" : "pwd+totp",
    hours: tx.settings.sessionHours,
    ip: tx.ip,
    device: deviceName(tx.userAgent),
  });
  await revokeOldest(tx.db, user.id, MAX_SESSIONS);
  await rememberDevice(tx.db, user.id, deviceOf(tx));
  const actor = { id: user.id, role: roleInArea(user.role, area) ?? user.role };
  await record(tx, { action: "LOGIN", entity: "user", entityId: user.id, details: { area }, actor });
  return token;
}

/** Ends the caller's own session. */
export async function logout(ctx: Ctx): Promise<boolean> {
  const actor = staffOrFail(ctx);
  await inTransaction(ctx, async (tx) => {
    await revokeSession(tx.db, actor.tokenHash, "logout");
    await record(tx, { action: "LOGOUT", entity: "user", entityId: actor.userId });
  });
  ctx.headers["clear-site-data"] = '"storage"';
  return true;
}

/** Sets the caller's own password; needs the current one and ends all their other sessions. */
export async function changePassword(ctx: Ctx, input: unknown, userId?: string): Promise<boolean> {
  const actor = staffOrFail(ctx);
  if (userId !== undefined && userId !== "me" && userId.toLowerCase() !== actor.userId) fail("FORBIDDEN");
  const draft = valid(passwordChangeDraft, input);
  await ctx.limits.take("password:user", actor.userId);
  const user = await ctx.db.findOneByOrFail(User, { id: actor.userId });
  if (!(await passwordFits(user.passwordHash, draft.currentPassword))) {
    throw new Refusal("BAD_USER_INPUT", [{ field: "currentPassword", code: "PASSWORD_WRONG" }]);
  }
  const passwordHash = await hashPassword(draft.newPassword);
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(User, { id: user.id }, { passwordHash, mustChangePassword: false, updatedAt: tx.now });
    await revokeOtherSessions(tx.db, user.id, actor.tokenHash, "password changed");
    await record(tx, { action: "CHANGE_PASSWORD", entity: "user", entityId: user.id });
  });
  await ctx.limits.reset("password:user", actor.userId);
  return true;
}
