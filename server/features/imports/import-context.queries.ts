import type { Db } from "../../kit/db/database";
import { queryRows } from "../../kit/db/queries";

/** The stores that are not deleted, by normalized name. */
export const storeNames = (db: Db): Promise<{ id: string; nameKey: string }[]> =>
  queryRows(db, `select s.id, s.name_key as "nameKey" from stores s where s.deleted_at is null`);

/** The events that are not deleted, by name. */
export const eventNames = (db: Db): Promise<{ id: string; name: string }[]> =>
  queryRows(db, `select e.id, e.name from events e where e.deleted_at is null`);
