import { In, IsNull } from "typeorm";
import type { Role } from "../../../domain/permissions";
import { anyContains, Conditions } from "../../kit/db/conditions";
import type { Db } from "../../kit/db/database";
import { pageWithTotal } from "../../kit/db/page-query";
import { execute, executeOne } from "../../kit/db/queries";
import { User } from "./user.entity";
import type { UserSort } from "./user.types";
import * as sql from "./user.generated";

export interface UserFilter {
  /** Normalized, or null for all. */
  search: string | null;
  role: Role | null;
  isActive: boolean | null;
}

const SORTS: Record<UserSort, string> = {
  CREATED_AT: "t.created_at",
  EMAIL: "lower(t.email)",
  FULL_NAME: "t.full_name collate persian",
  IS_ACTIVE: "t.is_active",
  ROLE: "t.role",
  USERNAME: "t.username_key",
};

/** Returns a page of the matching accounts and their number. */
export function usersPage(
  db: Db,
  { search, role, isActive }: UserFilter,
  { sort, descending, limit, offset }: { sort: UserSort; descending: boolean; limit: number; offset: number },
): Promise<[User[], number]> {
  const conditions = new Conditions();
  conditions.add("t.deleted_at is null");
  conditions.addIfSet(search, (text) =>
    anyContains(["fold_name(t.username_key)", "fold_name(t.full_name)", "fold_name(t.email)"], text),
  );
  conditions.addIfSet(role, (name) => `t.role = ${name}`);
  conditions.addIfSet(isActive, (active) => `t.is_active = ${active}`);
  const direction = descending ? "desc" : "asc";
  const order = `${SORTS[sort]} ${direction} nulls last, t.id ${direction}`;
  return pageWithTotal(db, User, { conditions, order, limit, offset });
}

/**
 * Locks the active accounts of some roles until the transaction ends and returns their ids. Concurrent demotions of two
 * administrators are serialized, so the second one sees the first.
 */
export async function lockUserManagers(db: Db, roles: readonly Role[]): Promise<string[]> {
  const managers = await db.find(User, {
    select: { id: true },
    where: { role: In(roles), isActive: true, deletedAt: IsNull() },
    order: { id: "ASC" },
    lock: { mode: "for_no_key_update" },
  });
  return managers.map(({ id }) => id);
}

export type ActivityRow = sql.ActivityPageResult;

/** Returns the audit entries by and about an account, newest first. */
export const activityPage = (
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ActivityRow[]> => execute(db, sql.activityPage, { userId, last: limit + offset, limit, offset });

/** Counts these audit entries, at most `max`. */
export async function countActivity(db: Db, userId: string, max: number): Promise<number> {
  const count = await executeOne(db, sql.countActivity, { userId, max });
  return count?.entries ?? 0;
}
