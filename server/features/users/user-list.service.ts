import { IsNull } from "typeorm";
import { id as idSchema } from "../../../domain/ids";
import { type Permission, permissionsOf, ROLES } from "../../../domain/permissions";
import { foldName, listSearch } from "../../../domain/text";
import { ROLE_LABELS } from "../../../domain/labels.text";
import { ROLE_DESCRIPTIONS } from "../../../domain/roles.text";
import { reachFor, currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { validatePage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { type AuditEntry, OMITTED_AUDIT_FIELDS } from "../audit/audit.types";
import { User } from "./user.entity";
import { activityPage, countActivity, usersPage } from "./user.queries";
import type { RoleInfo, UserPermissions, UsersArgs } from "./user.types";

const MAX_ENTRIES = 10_000;

/** Returns a page of the staff accounts. Throws BAD_USER_INPUT for an invalid page or page size. */
export async function listUsers(ctx: Ctx, args: UsersArgs): Promise<PageOf<User>> {
  validatePage(args);
  const { page, pageSize, sortBy, sortOrder } = args;
  const filter = {
    search: foldName(validateField("search", listSearch, args.search ?? "")) || null,
    role: args.role ?? null,
    isActive: args.isActive ?? null,
  };
  const position = { sort: sortBy, descending: sortOrder === "DESC", limit: pageSize, offset: (page - 1) * pageSize };
  const [items, total] = await usersPage(ctx.db, filter, position);
  return pageOf(args, items, total);
}

/**
 * Resolves `me` to the current user's id. Throws FORBIDDEN for another user if the permission covers only the
 * current user's record.
 */
export function userIdFor(ctx: Ctx, rawId: string, permission: Permission): string {
  const { userId } = currentStaffOrFail(ctx);
  const id = rawId === "me" ? userId : validateField("id", idSchema, rawId);
  if (id !== userId && reachFor(ctx, permission) !== "any") fail("FORBIDDEN");
  return id;
}

/** Returns an account. Throws FORBIDDEN or USER_NOT_FOUND. */
export async function findUser(ctx: Ctx, rawId: string, permission: Permission = "users:read"): Promise<User> {
  const id = userIdFor(ctx, rawId, permission);
  return (await ctx.db.findOneBy(User, { id, deletedAt: IsNull() })) ?? fail("USER_NOT_FOUND");
}

/** Returns the permissions of an account's role. */
export async function userPermissions(ctx: Ctx, rawId: string): Promise<UserPermissions> {
  const { role } = await findUser(ctx, rawId);
  return { role, permissions: permissionsOf(role) };
}

/** Returns the audit entries by and about an account, newest first. Counting stops at 10,000. */
export async function userActivity(ctx: Ctx, rawId: string, args: PageArgs): Promise<PageOf<AuditEntry>> {
  validatePage(args);
  const { id } = await findUser(ctx, rawId, "users:activity");
  const [limit, offset] = [args.pageSize, (args.page - 1) * args.pageSize];
  const counted = await countActivity(ctx.db, id, MAX_ENTRIES + 1);
  const rows = offset < MAX_ENTRIES ? await activityPage(ctx.db, id, { limit, offset }) : [];
  const items = rows.map((row) => ({ ...row, ...OMITTED_AUDIT_FIELDS, points: null }));
  return pageOf(args, items, Math.min(counted, MAX_ENTRIES), counted > MAX_ENTRIES);
}

/** Returns all roles with labels in the caller's language. */
export const roles = ({ lang }: Ctx): RoleInfo[] =>
  ROLES.map((role) => ({ role, label: ROLE_LABELS[role][lang], description: ROLE_DESCRIPTIONS[role][lang] }));
