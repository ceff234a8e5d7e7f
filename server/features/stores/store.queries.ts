import type { StoreType } from "../../../domain/stores";
import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";
import type { Store } from "./store.entity";
import type { StoreSort } from "./store.types";

export interface ActiveStoreRow {
  id: string;
  storeName: string;
  storeType: StoreType;
}

/** Returns the active stores by name. */
export const activeStores = (db: Db): Promise<ActiveStoreRow[]> =>
  queryRows<ActiveStoreRow>(
    db,
    `select s.id, s.store_name as "storeName", s.store_type as "storeType"
     from stores s where s.is_active and s.deleted_at is null order by s.store_name, s.id`,
  );

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
  CREATED: "s.created_at",
};

const MATCHES = `
  s.deleted_at is null
  and ($1::text is null or strpos(s.name_key, $1) > 0 or strpos(lower(s.manager_name), $1) > 0
    or strpos(s.phone_number, $1) > 0)
  and ($2::int is null or s.store_type = $2)
  and ($3::boolean is null or s.is_active = $3)`;

/** Returns a page of the matching stores. */
export const storesPage = (
  db: Db,
  { search, storeType, isActive }: StoreFilter,
  { sort, descending, limit, offset }: { sort: StoreSort; descending: boolean; limit: number; offset: number },
): Promise<Store[]> =>
  queryRows<Store>(
    db,
    `select s.id, s.store_name as "storeName", s.store_type as "storeType", s.manager_name as "managerName",
       s.phone_number as "phoneNumber", s.address, s.description, s.is_active as "isActive", s.created_at as "createdAt"
     from stores s where ${MATCHES}
     order by ${SORTS[sort]} ${descending ? "desc" : "asc"} nulls last, s.id limit $4 offset $5`,
    [search, storeType, isActive, limit, offset],
  );

/** Counts the matching stores. */
export async function countStores(db: Db, { search, storeType, isActive }: StoreFilter): Promise<number> {
  const count = await queryRow<{ stores: number }>(
    db,
    `select count(*)::int as stores from stores s where ${MATCHES}`,
    [search, storeType, isActive],
  );
  return count?.stores ?? 0;
}

/** Returns whether the store has any receipt, including voided ones. */
export async function storeHasReceipts(db: Db, id: string): Promise<boolean> {
  return (await queryRow(db, `select 1 from receipts r where r.store_id = $1 limit 1`, [id])) !== null;
}

/** Locks a store until the transaction ends, so that no receipt is recorded for it concurrently. */
export const lockStore = (db: Db, id: string): Promise<{ id: string; storeName: string; isActive: boolean } | null> =>
  queryRow(
    db,
    `select s.id, s.store_name as "storeName", s.is_active as "isActive"
     from stores s where s.id = $1 and s.deleted_at is null for update`,
    [id],
  );
