import { IsNull } from "typeorm";
import { id as idSchema } from "../../../domain/ids";
import { type Permission, permissionsOf, ROLES } from "../../../domain/permissions";
import { foldName, listSearch } from "../../../domain/text";
import { ROLE_LABELS } from "../../../domain/labels.text";
import { reachFor, currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { checkPage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { User } from "./user.entity";
import { activityPage, type ActivityRow, countActivity, countUsers, usersPage } from "./user.sql";
import type { RoleInfo, UserPermissions, UsersArgs } from "./user.types";

const MAX_ENTRIES = 10_000;

/** A page of the staff accounts. Throws BAD_USER_INPUT for a page or a size out of bounds. */
export async function listUsers(ctx: Ctx, args: UsersArgs): Promise<PageOf<User>> {
  checkPage(args);
  const { page, pageSize, sortBy, sortOrder } = args;
  const filter = {
    search: foldName(validateField("search", listSearch, args.search ?? "")) || null,
    role: args.role ?? null,
    isActive: args.isActive ?? null,
  };
  const place = { sort: sortBy, descending: sortOrder === "DESC", limit: pageSize, offset: (page - 1) * pageSize };
  const [items, total] = await Promise.all([usersPage(ctx.db, filter, place), countUsers(ctx.db, filter)]);
  return pageOf(args, items, total);
}

/** The id meant, `me` being one's own; throws FORBIDDEN where the right reaches one's own record only. */
export function userIdFor(ctx: Ctx, rawId: string, permission: Permission): string {
  const { userId } = currentStaffOrFail(ctx);
  const id = rawId === "me" ? userId : validateField("id", idSchema, rawId);
  if (id !== userId && reachFor(ctx, permission) !== "any") fail("FORBIDDEN");
  return id;
}

/** An account by its id; throws FORBIDDEN or USER_NOT_FOUND. */
export async function findUser(ctx: Ctx, rawId: string, permission: Permission = "users:read"): Promise<User> {
  const id = userIdFor(ctx, rawId, permission);
  return (await ctx.db.findOneBy(User, { id, deletedAt: IsNull() })) ?? fail("USER_NOT_FOUND");
}

/** What an account's role may do. */
export async function userPermissions(ctx: Ctx, rawId: string): Promise<UserPermissions> {
  const { role } = await findUser(ctx, rawId);
  return { role, permissions: permissionsOf(role) };
}

/** What an account did and what was done to it, newest first; at most 10,000 lines are counted. */
export async function userActivity(ctx: Ctx, rawId: string, place: PageArgs): Promise<PageOf<ActivityRow>> {
  checkPage(place);
  const { id } = await findUser(ctx, rawId, "users:activity");
  const [limit, offset] = [place.pageSize, (place.page - 1) * place.pageSize];
  const counted = await countActivity(ctx.db, id, MAX_ENTRIES + 1);
  const items = offset < MAX_ENTRIES ? await activityPage(ctx.db, id, { limit, offset }) : [];
  return pageOf(place, items, Math.min(counted, MAX_ENTRIES), counted > MAX_ENTRIES);
}

/** The roles there are, in the caller's words. */
export const roles = ({ lang }: Ctx): RoleInfo[] => ROLES.map((role) => ({ role, ...ROLE_LABELS[role][lang] }));
