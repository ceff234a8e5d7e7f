import { type BulkKind, MAX_BULK_ITEMS } from "../../../domain/bulk-actions";
import { MAX_PAGE_SIZE } from "../../../domain/pagination";
import { foldName } from "../../../domain/text";
import type { Permission } from "../../../domain/permissions";
import type { Ctx } from "../../kit/context";
import { AppError, fail, invalidFields } from "../../kit/errors/app-error";
import type { PageOf } from "../../kit/graphql/pagination";
import { findCode, invalidateCode, listPool, reinstateCode } from "../code-pools/code-pool.service";
import { addCustomerTag } from "../customer-notes/customer-notes.service";
import { tagsOfCustomers } from "../customers/customer-list.queries";
import { findCustomer, listCustomers } from "../customers/customer-list.service";
import { deleteCustomer, restoreCustomer } from "../customers/customer-update.service";
import { findStore, listStores, updateStore } from "../stores/store.service";
import { findUser, listUsers } from "../users/user-list.service";
import { requirePasswordChange, updateUser } from "../users/user-update.service";
import type { BulkActionFilter } from "./bulk-action.types";

interface Position {
  page: number;
  pageSize: number;
}

interface BulkList {
  /** The filters of the list. */
  filters: readonly (keyof BulkActionFilter)[];
  page: (ctx: Ctx, filter: BulkActionFilter, position: Position) => Promise<PageOf<{ id: string }>>;
}

/** What an action needs beside its items. */
export interface BulkDetails {
  reason: string | null;
  tag: string | null;
}

interface BulkKindRow {
  permission: Permission;
  list: BulkList;
  /** The single action of an item. Throws its error, or BULK_ACTION_UNCHANGED. */
  run: (ctx: Ctx, id: string, details: BulkDetails) => Promise<unknown>;
}

const stores: BulkList = {
  filters: ["search", "storeType", "isActive"],
  page: (ctx, filter, position) => listStores(ctx, { ...filter, ...position, sortBy: "CREATED_AT", sortOrder: "ASC" }),
};

const customers: BulkList = {
  filters: ["search", "hasReceipts", "minPoints", "tagId", "createdAfter", "createdBefore", "deleted"],
  page: (ctx, { deleted, ...filter }, position) =>
    listCustomers(ctx, { ...filter, deleted: deleted ?? false, ...position, sortBy: "CREATED_AT", sortOrder: "DESC" }),
};

const users: BulkList = {
  filters: ["search", "role", "isActive"],
  page: (ctx, { search, role, isActive }, position) =>
    listUsers(ctx, {
      search: search ?? undefined,
      role: role ?? undefined,
      isActive: isActive ?? undefined,
      ...position,
      sortBy: "CREATED_AT",
      sortOrder: "ASC",
    }),
};

const codes: BulkList = {
  filters: ["eventId", "codeStatus"],
  page: (ctx, { eventId, codeStatus }, position) =>
    listPool(ctx, { eventId: eventId ?? "", status: codeStatus ?? undefined, ...position }),
};

/** Runs an action unless the item is already in its state. */
async function unless(isUnchanged: boolean, run: () => Promise<unknown>): Promise<unknown> {
  return isUnchanged ? fail("BULK_ACTION_UNCHANGED") : run();
}

const setStore = (isActive: boolean) => async (ctx: Ctx, id: string) =>
  unless((await findStore(ctx, id)).isActive === isActive, () => updateStore(ctx, id, { isActive }));

const setUser = (isActive: boolean) => async (ctx: Ctx, id: string) =>
  unless((await findUser(ctx, id)).isActive === isActive, () => updateUser(ctx, id, { isActive }));

async function hasTag(ctx: Ctx, rawId: string, tag: string): Promise<boolean> {
  const { id } = await findCustomer(ctx, rawId);
  return ((await tagsOfCustomers(ctx.db, [id])).get(id) ?? []).some(({ name }) => foldName(name) === foldName(tag));
}

const BULK_KIND_ROWS: Record<BulkKind, BulkKindRow> = {
  enable_stores: { permission: "stores:write", list: stores, run: setStore(true) },
  disable_stores: { permission: "stores:write", list: stores, run: setStore(false) },
  delete_customers: {
    permission: "customers:delete",
    list: customers,
    run: async (ctx, id) => unless((await findCustomer(ctx, id)).deletedAt !== null, () => deleteCustomer(ctx, id)),
  },
  restore_customers: {
    permission: "customers:delete",
    list: customers,
    run: async (ctx, id) => unless((await findCustomer(ctx, id)).deletedAt === null, () => restoreCustomer(ctx, id)),
  },
  tag_customers: {
    permission: "customers:annotate",
    list: customers,
    run: async (ctx, id, { tag }) => unless(await hasTag(ctx, id, tag ?? ""), () => addCustomerTag(ctx, id, tag ?? "")),
  },
  enable_users: { permission: "users:manage", list: users, run: setUser(true) },
  disable_users: { permission: "users:manage", list: users, run: setUser(false) },
  require_password_change: {
    permission: "users:manage",
    list: users,
    run: async (ctx, id) => unless((await findUser(ctx, id)).mustChangePassword, () => requirePasswordChange(ctx, id)),
  },
  invalidate_codes: {
    permission: "event-codes:write",
    list: codes,
    run: (ctx, id, { reason }) => invalidateCode(ctx, id, { reason }),
  },
  reinstate_codes: {
    permission: "event-codes:write",
    list: codes,
    run: async (ctx, id) => unless((await findCode(ctx, id)).status === "unused", () => reinstateCode(ctx, id)),
  },
};

export const bulkKindRow = (kind: BulkKind): BulkKindRow => BULK_KIND_ROWS[kind];

/**
 * Returns the ids of all items of a list's filter. Throws what the list throws, BULK_ACTION_TOO_LARGE, and BAD_USER_INPUT
 * for a filter of another list, without which the action would run on more items.
 */
export async function idsOfFilter(ctx: Ctx, list: BulkList, filter: BulkActionFilter): Promise<string[]> {
  const given = Object.keys(filter).filter((name) => (filter[name as keyof BulkActionFilter] ?? null) !== null);
  const foreign = given.filter((name) => !list.filters.some((one) => one === name));
  if (foreign.length > 0) throw invalidFields(...foreign);
  // Items that are added meanwhile move others to the next page, which repeats them.
  const ids = new Set<string>();
  for (let page = 1; ; page++) {
    const { items, hasNext, totalItems, isTotalCapped } = await list.page(ctx, filter, {
      page,
      pageSize: MAX_PAGE_SIZE,
    });
    if (totalItems > MAX_BULK_ITEMS || isTotalCapped) {
      throw new AppError("BULK_ACTION_TOO_LARGE", [], { max: MAX_BULK_ITEMS });
    }
    for (const { id } of items) ids.add(id);
    if (!hasNext) return [...ids];
  }
}
