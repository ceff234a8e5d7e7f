import { IsNull } from "typeorm";
import type { Db } from "../../kit/db/database";
import { pageWithTotal } from "../../kit/db/page-query";
import { executeOne } from "../../kit/db/queries";
import { Store } from "./store.entity";
import type { StoreSort } from "./store.types";
import * as sql from "./store.generated";

/** Returns the active stores by name. */
export const activeStores = (db: Db): Promise<Store[]> =>
  db.find(Store, { where: { isActive: true, deletedAt: IsNull() }, order: { storeName: "asc", id: "asc" } });

export interface StoreFilter {
  /** Normalized, or null for all. */
  search: string | null;
  storeType: number | null;
  isActive: boolean | null;
}

const SORTS: Record<StoreSort, string> = {
  NAME: "s.name_key",
  TYPE: "s.store_type",
  MANAGER_NAME: "s.manager_name",
  CREATED_AT: "s.created_at",
};

/** Returns a page of the matching stores and their number. */
export function storesPage(
  db: Db,
  { search, storeType, isActive }: StoreFilter,
  { sort, descending, limit, offset }: { sort: StoreSort; descending: boolean; limit: number; offset: number },
): Promise<[Store[], number]> {
  const query = db.createQueryBuilder(Store, "s").where("s.deleted_at is null");
  if (search !== null)
    query.andWhere(
      "(strpos(s.name_key, :search) > 0 or strpos(lower(s.manager_name), :search) > 0 or strpos(s.phone_number, :search) > 0)",
      { search },
    );
  if (storeType !== null) query.andWhere("s.store_type = :storeType", { storeType });
  if (isActive !== null) query.andWhere("s.is_active = :isActive", { isActive });
  return pageWithTotal(
    query
      .orderBy(SORTS[sort], descending ? "DESC" : "ASC", "NULLS LAST")
      .addOrderBy("s.id")
      .limit(limit)
      .offset(offset),
  );
}

/** Returns whether the store has any receipt, including voided ones. */
export const storeHasReceipts = async (db: Db, id: string): Promise<boolean> =>
  (await executeOne(db, sql.storeHasReceipts, { id })) !== null;

/** Locks a store until the transaction ends, so that no receipt is recorded for it concurrently. */
export const lockStore = (db: Db, id: string): Promise<Store | null> =>
  db.findOne(Store, { where: { id, deletedAt: IsNull() }, lock: { mode: "pessimistic_write" } });
