import { IsNull } from "typeorm";
import { v7 as uuidv7 } from "uuid";
import { id as idSchema } from "../../../domain/ids";
import { isStoreType, storeDraft } from "../../../domain/stores";
import { foldName, listSearch } from "../../../domain/text";
import type { Ctx, Tx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail, AppError } from "../../kit/errors/app-error";
import { validate, validateField, validateUpdate } from "../../kit/errors/validate";
import { validatePage, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { changesOf, recordAudit } from "../audit/audit.service";
import { Store } from "./store.entity";
import { lockStore, storeHasReceipts, storesPage } from "./store.queries";
import type { DeletedStore, StoresArgs } from "./store.types";

/** Returns a page of the stores. Throws BAD_USER_INPUT for an invalid page, page size or type. */
export async function listStores(ctx: Ctx, args: StoresArgs): Promise<PageOf<Store>> {
  validatePage(args);
  const { page, pageSize, sortBy: sort, sortOrder } = args;
  // GraphQL allows null for optional arguments.
  const search = validateField("search", listSearch, args.search ?? "");
  const [storeType, isActive] = [args.storeType ?? null, args.isActive ?? null];
  if (storeType !== null && !isStoreType(storeType)) {
    throw new AppError("BAD_USER_INPUT", [{ field: "storeType", code: "STORE_TYPE_INVALID" }]);
  }
  const descending = sortOrder === "DESC";
  const filter = { search: foldName(search) || null, storeType, isActive };
  const position = { sort, descending, limit: pageSize, offset: (page - 1) * pageSize };
  const [items, total] = await storesPage(ctx.db, filter, position);
  return pageOf(args, items, total);
}

/** Returns a store that is not deleted. Throws STORE_NOT_FOUND. */
export async function findStore(ctx: Ctx, rawId: string): Promise<Store> {
  const id = validateField("id", idSchema, rawId);
  return (await ctx.db.findOneBy(Store, { id, deletedAt: IsNull() })) ?? fail("STORE_NOT_FOUND");
}

const activityChanges = (isActive: boolean, now: Date) => ({ isActive, deactivatedAt: isActive ? null : now });

/** Adds a store. Throws STORE_NAME_TAKEN if another store has the same normalized name. */
export function createStore(ctx: Ctx, input: unknown): Promise<Store> {
  const { isActive, ...draft } = validate(storeDraft, input);
  return inTransaction(ctx, async (tx) => {
    const store = tx.db.create(Store, {
      ...draft,
      ...activityChanges(isActive, tx.now),
      id: uuidv7(),
      nameKey: foldName(draft.storeName),
      createdAt: tx.now,
      updatedAt: tx.now,
      deletedAt: null,
    });
    await tx.db.insert(Store, store);
    await recordAudit(tx, {
      action: "CREATE",
      entity: "store",
      entityId: store.id,
      details: { name: store.storeName },
    });
    return store;
  });
}

const lockStoreOrFail = async (tx: Tx, id: string) => (await lockStore(tx.db, id)) ?? fail("STORE_NOT_FOUND");

/** Changes the fields that are sent; recorded receipts keep the multiplier that they earned points with. */
export function updateStore(ctx: Ctx, rawId: string, input: object): Promise<Store> {
  const id = validateField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    const before = await lockStoreOrFail(tx, id);
    const { isActive, ...draft } = validateUpdate(storeDraft, before, input);
    const changed = before.isActive === isActive ? {} : activityChanges(isActive, tx.now);
    await tx.db.update(Store, { id }, { ...draft, ...changed, nameKey: foldName(draft.storeName), updatedAt: tx.now });
    await recordAudit(tx, {
      action: "UPDATE",
      entity: "store",
      entityId: id,
      details: changesOf(before, { ...draft, isActive }),
    });
    return tx.db.findOneByOrFail(Store, { id });
  });
}

/** Activates or deactivates a store. Throws STORE_NOT_FOUND. */
export function toggleStore(ctx: Ctx, rawId: string): Promise<Store> {
  const id = validateField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    const { isActive } = await lockStoreOrFail(tx, id);
    await tx.db.update(Store, { id }, { ...activityChanges(!isActive, tx.now), updatedAt: tx.now });
    await recordAudit(tx, {
      action: "UPDATE",
      entity: "store",
      entityId: id,
      details: changesOf({ isActive }, { isActive: !isActive }),
    });
    return tx.db.findOneByOrFail(Store, { id });
  });
}

/**
 * Deletes a store and returns it. A store with receipts is soft-deleted, so that reports stay correct; without `force` it throws
 * STORE_HAS_RECEIPTS.
 */
export function deleteStore(ctx: Ctx, rawId: string, force: boolean): Promise<DeletedStore> {
  const id = validateField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    const store = await lockStoreOrFail(tx, id);
    const hasReceipts = await storeHasReceipts(tx.db, id);
    if (hasReceipts && !force) fail("STORE_HAS_RECEIPTS");
    if (hasReceipts) {
      await tx.db.update(
        Store,
        { id },
        { isActive: false, deactivatedAt: store.deactivatedAt ?? tx.now, deletedAt: tx.now },
      );
    } else {
      await tx.db.delete(Store, { id });
    }
    await recordAudit(tx, {
      action: "DELETE",
      entity: "store",
      entityId: id,
      details: { name: store.storeName, hasReceipts },
    });
    return { id, storeName: store.storeName };
  });
}
