import type { Db } from "../../kit/db/database";
import { execute, executeOne, PREPARED } from "../../kit/db/queries";
import * as sql from "./api-key.generated";

/** Returns the key with this hash, or null if it is expired, revoked or not allowed from `ip`. */
export const findActiveKey = (db: Db, hash: Buffer, ip: string | null): Promise<sql.FindActiveKeyResult | null> =>
  executeOne(db, sql.findActiveKey, { hash, ip }, PREPARED);

/** Updates the time of last use; called at most once a minute. */
export const touchKey = (db: Db, keyId: string): Promise<unknown> => execute(db, sql.touchKey, { keyId });
