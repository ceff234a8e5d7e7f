import { In, IsNull } from "typeorm";
import type { Role } from "../../../domain/permissions";
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
  CREATED_AT: "u.created_at",
  EMAIL: "lower(u.email)",
  FULL_NAME: "lower(u.full_name)",
  IS_ACTIVE: "u.is_active",
  ROLE: "u.role",
  USERNAME: "u.username_key",
};

/** Returns a page of the matching accounts and their number. */
export function usersPage(
  db: Db,
  { search, role, isActive }: UserFilter,
  { sort, descending, limit, offset }: { sort: UserSort; descending: boolean; limit: number; offset: number },
): Promise<[User[], number]> {
  const query = db.createQueryBuilder(User, "u").where("u.deleted_at is null");
  if (search !== null)
    query.andWhere(
      "(strpos(u.username_key, :search) > 0 or strpos(lower(u.full_name), :search) > 0 or strpos(lower(u.email), :search) > 0)",
      { search },
    );
  if (role !== null) query.andWhere("u.role = :role", { role });
  if (isActive !== null) query.andWhere("u.is_active = :isActive", { isActive });
  const direction = descending ? "DESC" : "ASC";
  return pageWithTotal(
    query.orderBy(SORTS[sort], direction, "NULLS LAST").addOrderBy("u.id", direction).limit(limit).offset(offset),
  );
}

/**
 * Locks the active accounts of some roles until the transaction ends and returns their ids. Concurrent demotions of two
 * administrators are serialized, so the second one sees the first.
 */
export async function lockManagers(db: Db, roles: readonly Role[]): Promise<string[]> {
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
