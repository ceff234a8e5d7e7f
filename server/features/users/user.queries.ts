import type { Role } from "../../../domain/permissions";
import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";
import type { User } from "./user.entity";
import type { UserSort } from "./user.types";

export interface UserFilter {
  /** Normalized, or null for all. */
  search: string | null;
  role: Role | null;
  isActive: boolean | null;
}

const SORTS: Record<UserSort, string> = {
  CREATED_AT: "u.created_at",
  EMAIL: "lower(u.email)",
  FULL_NAME: "lower(u.full_name)",
  IS_ACTIVE: "u.is_active",
  ROLE: "u.role",
  USERNAME: "u.username_key",
};

const MATCHES = `
  u.deleted_at is null
  and ($1::text is null or strpos(u.username_key, $1) > 0 or strpos(lower(u.full_name), $1) > 0
    or strpos(lower(u.email), $1) > 0)
  and ($2::text is null or u.role = $2)
  and ($3::boolean is null or u.is_active = $3)`;

/** Returns a page of the matching accounts. */
export const usersPage = (
  db: Db,
  { search, role, isActive }: UserFilter,
  { sort, descending, limit, offset }: { sort: UserSort; descending: boolean; limit: number; offset: number },
): Promise<User[]> =>
  queryRows<User>(
    db,
    `select u.id, u.username, u.email, u.full_name as "fullName", u.phone_number as "phoneNumber", u.role,
       u.is_active as "isActive", u.totp_enabled_at as "totpEnabledAt", u.created_at as "createdAt"
     from users u where ${MATCHES}
     order by ${SORTS[sort]} ${descending ? "desc" : "asc"} nulls last, u.id ${descending ? "desc" : "asc"}
     limit $4 offset $5`,
    [search, role, isActive, limit, offset],
  );

/** Counts the matching accounts. */
export async function countUsers(db: Db, { search, role, isActive }: UserFilter): Promise<number> {
  const count = await queryRow<{ users: number }>(db, `select count(*)::int as users from users u where ${MATCHES}`, [
    search,
    role,
    isActive,
  ]);
  return count?.users ?? 0;
}

/**
 * Locks the active accounts of some roles until the transaction ends and returns their ids. Concurrent demotions of two
 * administrators are serialized, so the second one sees the first.
 */
export async function lockManagers(db: Db, roles: readonly Role[]): Promise<string[]> {
  const managers = await queryRows<{ id: string }>(
    db,
    `select u.id from users u where u.role = any($1) and u.is_active and u.deleted_at is null
     order by u.id for no key update`,
    [roles],
  );
  return managers.map(({ id }) => id);
}

export const deleteRecoveryCodes = (db: Db, userId: string): Promise<unknown> =>
  queryRows(db, `delete from recovery_codes r where r.user_id = $1`, [userId]);

export interface ActivityRow {
  id: string;
  at: Date;
  actorName: string | null;
  actorRole: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  ip: string | null;
}

// Entries by and about the user, each by its own index; `union` removes duplicates.
const OWN_ENTRIES = `
  (select a.id from audit_log a where a.actor_id = $1 order by a.id desc limit $2)
  union (select a.id from audit_log a where a.entity = 'user' and a.entity_id = $1::text order by a.id desc limit $2)`;

/** Returns the audit entries by and about an account, newest first. */
export const activityPage = (
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ActivityRow[]> =>
  queryRows<ActivityRow>(
    db,
    `select a.id::text, a.at, coalesce(u.full_name, k.name) as "actorName", a.actor_role as "actorRole", a.action,
       a.entity, a.entity_id as "entityId", a.ip
     from (select o.id from (${OWN_ENTRIES}) o order by o.id desc limit $3 offset $4) page
       join audit_log a on a.id = page.id
       left join users u on u.id = a.actor_id left join api_keys k on k.id = a.actor_id
     order by a.id desc`,
    [userId, limit + offset, limit, offset],
  );

/** Counts these audit entries, at most `max`. */
export async function countActivity(db: Db, userId: string, max: number): Promise<number> {
  const count = await queryRow<{ entries: number }>(
    db,
    `select count(*)::int as entries from (select o.id from (${OWN_ENTRIES}) o limit $2) counted`,
    [userId, max],
  );
  return count?.entries ?? 0;
}
