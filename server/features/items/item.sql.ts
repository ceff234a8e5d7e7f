import type { Db } from "../../kit/context";
import { queryRows } from "../../kit/db/queries";

const ITEMS_LOCK = 500_001;

/** Serializes counting and adding items, so that concurrent writers cannot exceed the limit. */
export const lockItems = (db: Db): Promise<unknown> => queryRows(db, `select pg_advisory_xact_lock($1)`, [ITEMS_LOCK]);
