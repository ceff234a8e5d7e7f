import type { Db } from "../../kit/db/database";
import { executeOne, PREPARED } from "../../kit/db/queries";
import { ApiKeyEntity } from "./api-key.entity";
import * as sql from "./api-key.generated";

/** Returns the key with this hash, or null if it is expired, revoked or not allowed from `ip`. */
export const findActiveKey = (db: Db, hash: Buffer, ip: string | null): Promise<sql.FindActiveKeyResult | null> =>
  executeOne(db, sql.findActiveKey, { hash, ip }, PREPARED);

/** Updates the time of last use; called at most once a minute. */
export const touchKey = (db: Db, id: string): Promise<unknown> =>
  db.update(ApiKeyEntity, { id }, { lastUsedAt: () => "now()" });
