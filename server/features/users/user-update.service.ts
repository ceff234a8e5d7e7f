import type { AuditAction } from "../../../domain/audit";
import { IsNull } from "typeorm";
import { id as idSchema } from "../../../domain/ids";
import { isAllowed, ROLES } from "../../../domain/permissions";
import {
  foldUsername,
  newPassword,
  newUserDraft,
  ONE_TIME_PASSWORD_HOURS,
  type UserDraft,
  userDraft,
} from "../../../domain/users";
import { HOUR_MS } from "../../../domain/time/instants";
import { isPermitted, currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { hashPassword } from "../../kit/crypto/password";
import { newReadableSecret } from "../../kit/crypto/token";
import { mapUniqueViolation } from "../../kit/db/unique-violation";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { changesOf, recordAudit } from "../audit/audit.service";
import { revokeSessions } from "./session.queries";
import { User } from "./user.entity";
import { addUser } from "./user.service";
import { RecoveryCode } from "./recovery-code.entity";
import { lockUserManagers } from "./user.queries";
import { userIdFor } from "./user-list.service";
import type { UserUpdateResult } from "./user.types";

const USER_MANAGING_ROLES = ROLES.filter((role) => isAllowed(role, "users:manage"));
const UNIQUE_FIELDS = {
  users_username_key: { field: "username", code: "USERNAME_TAKEN" },
  users_email_key: { field: "email", code: "EMAIL_TAKEN" },
} as const;

/** Adds a staff account. Its password must be changed at the first sign-in. Throws USERNAME_TAKEN or EMAIL_TAKEN. */
export function createUser(ctx: Ctx, input: unknown): Promise<User> {
  const draft = validate(newUserDraft, input);
  return mapUniqueViolation(UNIQUE_FIELDS, () =>
    inTransaction(ctx, (tx) => addUser(tx, { ...draft, mustChangePassword: true })),
  );
}

/** Locks an account until the transaction ends. Throws USER_NOT_FOUND. */
async function lockUserOrFail(tx: Tx, id: string): Promise<User> {
  const where = { id, deletedAt: IsNull() };
  const user = await tx.db.findOne(User, { where, lock: { mode: "pessimistic_write" } });
  return user ?? fail("USER_NOT_FOUND");
}

/**
 * Locks another user's account. All administrators are locked first, which serializes concurrent demotions of two
 * administrators: the second one throws FORBIDDEN. An administrator cannot demote their own account, so one
 * administrator always remains. Throws SELF_REFUSED, FORBIDDEN or USER_NOT_FOUND.
 */
async function lockOtherUser(tx: Tx, id: string): Promise<User> {
  const { userId } = currentStaffOrFail(tx);
  if (id === userId) fail("SELF_REFUSED");
  const managerIds = await lockUserManagers(tx.db, USER_MANAGING_ROLES);
  if (!managerIds.includes(userId)) fail("FORBIDDEN");
  return lockUserOrFail(tx, id);
}

/** Checks a change of the current user's account: name and phone are allowed, the email only with `users:manage`. */
function requireOwnChangeAllowed(ctx: Ctx, user: User, { role, isActive, email, resetPassword }: UserDraft): void {
  const code = isPermitted(ctx, "users:manage") ? "SELF_REFUSED" : "FORBIDDEN";
  const differs = (requested: unknown, current: unknown) => requested !== undefined && requested !== current;
  if (resetPassword || differs(role, user.role) || differs(isActive, user.isActive)) fail(code);
  if (code === "FORBIDDEN" && differs(email, user.email)) fail(code);
}

/**
 * Updates the given fields of an account. `resetPassword` generates a password for one sign-in within 24 hours and
 * returns it once. A new role, a deactivation and a reset end the account's sessions. Throws FORBIDDEN, USER_NOT_FOUND,
 * SELF_REFUSED or EMAIL_TAKEN.
 */
export async function updateUser(ctx: Ctx, rawId: string, input: unknown): Promise<UserUpdateResult> {
  const id = userIdFor(ctx, rawId, "users:update");
  const { resetPassword, ...draft } = validate(userDraft, input);
  const isSelf = id === currentStaffOrFail(ctx).userId;
  const oneTimePassword = resetPassword && !isSelf ? newReadableSecret() : null;
  const passwordHash = oneTimePassword === null ? null : await hashPassword(oneTimePassword);
  const change = async (tx: Tx) => {
    const user = isSelf ? await lockUserOrFail(tx, id) : await lockOtherUser(tx, id);
    if (isSelf) requireOwnChangeAllowed(tx, user, { ...draft, resetPassword });
    const { changes } = changesOf(user, draft);
    if (Object.keys(changes).length > 0) {
      await tx.db.update(User, { id }, { ...draft, updatedAt: tx.now });
      await recordAudit(tx, { action: "UPDATE", entity: "user", entityId: id, details: { changes } });
    }
    if ("role" in changes || draft.isActive === false) await revokeSessions(tx.db, id, "account changed");
    if (passwordHash !== null) {
      await setPassword(tx, id, { passwordHash, passwordExpiresAt: oneTimePasswordEnd(tx) });
    }
    return tx.db.findOneByOrFail(User, { id });
  };
  return { user: await mapUniqueViolation(UNIQUE_FIELDS, () => inTransaction(ctx, change)), oneTimePassword };
}

const oneTimePasswordEnd = ({ now }: Tx): Date => new Date(now.getTime() + ONE_TIME_PASSWORD_HOURS * HOUR_MS);

async function setPassword(tx: Tx, id: string, password: Pick<User, "passwordHash" | "passwordExpiresAt">) {
  await tx.db.update(User, { id }, { ...password, mustChangePassword: true, updatedAt: tx.now });
  await revokeSessions(tx.db, id, "password reset");
  await recordAudit(tx, { action: "RESET_PASSWORD", entity: "user", entityId: id });
}

/**
 * Sets another user's password, to be changed at the next sign-in, and ends their sessions. Keeps the second factor.
 */
export async function resetUserPassword(ctx: Ctx, rawId: string, password: unknown): Promise<boolean> {
  const id = validateField("id", idSchema, rawId);
  const checked = validateField("newPassword", newPassword, password);
  const passwordHash = await hashPassword(checked);
  await inTransaction(ctx, async (tx) => {
    await lockOtherUser(tx, id);
    await setPassword(tx, id, { passwordHash, passwordExpiresAt: null });
  });
  return true;
}

/** Requires another user to change their password at the next request; their sessions stay. Throws as `updateUser`. */
export function requirePasswordChange(ctx: Ctx, rawId: string): Promise<User> {
  const id = validateField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    const { mustChangePassword } = await lockOtherUser(tx, id);
    const details = changesOf({ mustChangePassword }, { mustChangePassword: true });
    await tx.db.update(User, { id }, { mustChangePassword: true, updatedAt: tx.now });
    await recordAudit(tx, { action: "UPDATE", entity: "user", entityId: id, details });
    return tx.db.findOneByOrFail(User, { id });
  });
}

/** Changes another user's account, ends its sessions and writes an audit entry. */
function changeAndEndSessions(
  ctx: Ctx,
  rawId: string,
  action: AuditAction,
  work: (tx: Tx, user: User) => Promise<unknown>,
): Promise<{ user: User; ended: number }> {
  const id = validateField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    const user = await lockOtherUser(tx, id);
    await work(tx, user);
    const ended = await revokeSessions(tx.db, id, action.toLowerCase().replace(/_/g, " "));
    const details = { username: user.username };
    await recordAudit(tx, { action, entity: "user", entityId: id, details });
    return { user: await tx.db.findOneByOrFail(User, { id }), ended };
  });
}

const NO_SECOND_FACTOR = { totpSecret: null, totpEnabledAt: null };

/** Permanently deletes an account. Its anonymized row remains, because receipts and audit entries refer to it. */
export async function deleteUser(ctx: Ctx, rawId: string): Promise<string> {
  const { user } = await changeAndEndSessions(ctx, rawId, "DELETE", async (tx, { id }) => {
    const name = `deleted-${id.slice(-12)}`;
    const anonymized = { username: name, usernameKey: name, fullName: name, email: null, phoneNumber: null };
    const closed = { ...NO_SECOND_FACTOR, passwordHash: "none", isActive: false, deletedAt: tx.now, updatedAt: tx.now };
    await tx.db.update(User, { id }, { ...anonymized, ...closed });
    await tx.db.delete(RecoveryCode, { userId: id });
  });
  return user.id;
}

/** Removes another user's second factor, for a lost device. */
export async function resetSecondFactor(ctx: Ctx, rawId: string): Promise<User> {
  const { user } = await changeAndEndSessions(ctx, rawId, "RESET_SECOND_FACTOR", async (tx, { id }) => {
    await tx.db.update(User, { id }, { ...NO_SECOND_FACTOR, updatedAt: tx.now });
    await tx.db.delete(RecoveryCode, { userId: id });
  });
  return user;
}

/**
 * Recovers an account of which nobody can reset the password or the second factor: removes both, ends its sessions and
 * returns a password for one sign-in within 24 hours. Throws USER_NOT_FOUND.
 */
export async function recoverUser(ctx: Ctx, username: string): Promise<string> {
  const oneTimePassword = newReadableSecret();
  const passwordHash = await hashPassword(oneTimePassword);
  await inTransaction(ctx, async (tx) => {
    const where = { usernameKey: foldUsername(username), deletedAt: IsNull() };
    const { id } = (await tx.db.findOneBy(User, where)) ?? fail("USER_NOT_FOUND");
    await tx.db.update(User, { id }, NO_SECOND_FACTOR);
    await tx.db.delete(RecoveryCode, { userId: id });
    await recordAudit(tx, { action: "RESET_SECOND_FACTOR", entity: "user", entityId: id, details: { username } });
    await setPassword(tx, id, { passwordHash, passwordExpiresAt: oneTimePasswordEnd(tx) });
  });
  return oneTimePassword;
}

/** Ends another user's sessions and returns their number. */
export async function endUserSessions(ctx: Ctx, rawId: string): Promise<number> {
  const { ended } = await changeAndEndSessions(ctx, rawId, "END_SESSIONS", () => Promise.resolve());
  return ended;
}
