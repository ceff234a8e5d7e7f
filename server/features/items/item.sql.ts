import type { Db } from "../../kit/db/database";
import { takeAdvisoryLock } from "../../kit/db/advisory-locks";

/** Lets one writer at a time count and add items, so that two together cannot pass the limit. */
export const lockItems = (db: Db): Promise<unknown> => takeAdvisoryLock(db, "items");
