import type { Db } from "../../kit/db/database";
import { takeAdvisoryLock } from "../../kit/db/advisory-locks";

/** Serializes counting and adding items, so that concurrent writers cannot exceed the limit. */
export const lockItems = (db: Db): Promise<unknown> => takeAdvisoryLock(db, "items");
