import type { Db } from "../../kit/db/database";
import { queryRows } from "../../kit/db/queries";

/** Returns the recorder of each receipt: a user, or the API key in the audit log; null if unknown. */
export const recordersOf = (db: Db, ids: readonly string[]): Promise<{ id: string; recorder: string | null }[]> =>
  queryRows(
    db,
    `select r.id, coalesce(r.created_by, (
       select a.actor_id from audit_log a
       where a.entity = 'receipt' and a.entity_id = r.id::text and a.action = 'CREATE'
       order by a.at, a.id limit 1)) as recorder
     from receipts r where r.id = any($1::uuid[])`,
    [ids],
  );
