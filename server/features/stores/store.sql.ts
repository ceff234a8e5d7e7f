import type { StoreType } from "../../../domain/stores";
import type { Db } from "../../kit/context";
import { rows } from "../../kit/db/sql";

export interface ActiveStoreRow {
  id: string;
  storeName: string;
  storeType: StoreType;
}

/** The stores a receipt can be recorded for, by name. */
export const activeStores = (db: Db): Promise<ActiveStoreRow[]> =>
  rows<ActiveStoreRow>(
    db,
    `select s.id, s.store_name as "storeName", s.store_type as "storeType"
     from stores s where s.is_active and s.deleted_at is null order by s.store_name, s.id`,
  );
