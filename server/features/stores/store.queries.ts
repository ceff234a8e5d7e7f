import { IsNull } from "typeorm";
import { anyContains, Conditions } from "../../kit/db/conditions";
import type { Db } from "../../kit/db/database";
import { pageWithTotal } from "../../kit/db/page-query";
import { executeOne } from "../../kit/db/queries";
import { Store } from "./store.entity";
import type { StoreSort } from "./store.types";
import * as sql from "./store.generated";

/** Returns the active stores by name. */
export const activeStores = (db: Db): Promise<Store[]> =>
  db
    .createQueryBuilder(Store, "t")
    .where({ isActive: true, deletedAt: IsNull() })
    .orderBy("t.store_name collate persian")
    .addOrderBy("t.id")
    .getMany();

export interface StoreFilter {
  /** Normalized, or null for all. */
  search: string | null;
  storeType: number | null;
  isActive: boolean | null;
}

const SORTS: Record<StoreSort, string> = {
  NAME: "t.store_name collate persian",
  TYPE: "t.store_type",
  MANAGER_NAME: "t.manager_name collate persian",
  CREATED_AT: "t.created_at",
};

/** Returns a page of the matching stores and their number. */
export function storesPage(
  db: Db,
  { search, storeType, isActive }: StoreFilter,
  { sort, descending, limit, offset }: { sort: StoreSort; descending: boolean; limit: number; offset: number },
): Promise<[Store[], number]> {
  const conditions = new Conditions();
  conditions.add("t.deleted_at is null");
  conditions.addIfSet(search, (text) =>
    anyContains(["t.name_key", "fold_name(t.manager_name)", "fold_name(t.phone_number)"], text),
  );
  conditions.addIfSet(storeType, (type) => `t.store_type = ${type}`);
  conditions.addIfSet(isActive, (active) => `t.is_active = ${active}`);
  const order = `${SORTS[sort]} ${descending ? "desc" : "asc"} nulls last, t.id`;
  return pageWithTotal(db, Store, { conditions, order, limit, offset });
}

/** Returns whether the store has any receipt, including voided ones. */
export const storeHasReceipts = async (db: Db, id: string): Promise<boolean> =>
  (await executeOne(db, sql.storeHasReceipts, { id })) !== null;

/** Locks a store until the transaction ends, so that no receipt is recorded for it concurrently. */
export const lockStore = (db: Db, id: string): Promise<Store | null> =>
  db.findOne(Store, { where: { id, deletedAt: IsNull() }, lock: { mode: "pessimistic_write" } });
