import type { Db } from "../../kit/db/database";
import { queryRows } from "../../kit/db/queries";

/** Who recorded receipts: a staff account, or the key that the audit log names; null where neither is known. */
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
