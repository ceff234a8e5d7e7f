import { IsNull } from "typeorm";
import { v7 as uuidv7 } from "uuid";
import type { Role } from "../../../domain/permissions";
import { foldUsername } from "../../../domain/users";
import type { Ctx, Tx } from "../../kit/context";
import { hashPassword } from "../../kit/crypto/password";
import { seal } from "../../kit/crypto/secret-box";
import { uniqueConstraintOf } from "../../kit/db/pg-errors";
import { inTransaction } from "../../kit/transactions/transaction";
import { withRetries } from "../../kit/db/retries";
import { recordAudit } from "../audit/audit.service";
import { User } from "./user.entity";

export interface NewUser {
  username: string;
  fullName: string;
  role: Role;
  password: string;
  mustChangePassword: boolean;
  email?: string;
  phoneNumber?: string | null;
  isActive?: boolean;
  /** A base32 authenticator secret; the account starts with an enabled second factor. */
  totpSecret?: string;
}

/** Adds a staff account. Throws a unique violation if the username or email is taken. */
export const addUser = async (tx: Tx, { password, ...draft }: NewUser): Promise<User> =>
  insertUser(tx, { ...draft, passwordHash: await hashPassword(password) });

/** Returns a user whose account is active, or null. */
export const findActiveUser = ({ db }: Pick<Ctx, "db">, id: string): Promise<User | null> =>
  db.findOneBy(User, { id, isActive: true, deletedAt: IsNull() });

/** Adds a staff account whose password is already hashed, in PHC format. Throws as `addUser` does. */
export async function insertUser(tx: Tx, draft: Omit<NewUser, "password"> & Pick<User, "passwordHash">): Promise<User> {
  const id = uuidv7();
  const user = tx.db.create(User, {
    id,
    username: draft.username.trim(),
    usernameKey: foldUsername(draft.username),
    fullName: draft.fullName,
    role: draft.role,
    passwordHash: draft.passwordHash,
    mustChangePassword: draft.mustChangePassword,
    passwordExpiresAt: null,
    isActive: draft.isActive ?? true,
    totpSecret: draft.totpSecret === undefined ? null : seal(tx.settings.secretKey, id, draft.totpSecret),
    totpEnabledAt: draft.totpSecret === undefined ? null : tx.now,
    totpLastStep: null,
    email: draft.email ?? null,
    phoneNumber: draft.phoneNumber ?? null,
    deletedAt: null,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await tx.db.insert(User, user);
  await recordAudit(tx, {
    action: "CREATE",
    entity: "user",
    entityId: id,
    details: { username: user.username, role: user.role },
  });
  return user;
}

/** Adds the first administrator. Returns null if an account exists. */
export async function addFirstAdmin(ctx: Ctx, username: string, password: string): Promise<User | null> {
  const add = async (tx: Tx) => {
    if (await tx.db.existsBy(User, {})) return null;
    return addUser(tx, { username, fullName: username, role: "admin", password, mustChangePassword: true });
  };
  // If two servers start on an empty database, one violates the unique index and retries.
  return withRetries(
    () => inTransaction(ctx, add),
    (error) => uniqueConstraintOf(error) === "users_username_key",
  );
}
