import type { Db } from "../../kit/context";
import { queryRows } from "../../kit/db/queries";

const ITEMS_LOCK = 500_001;

/** Lets one writer at a time count and add items, so that two together cannot pass the limit. */
export const lockItems = (db: Db): Promise<unknown> => queryRows(db, `select pg_advisory_xact_lock($1)`, [ITEMS_LOCK]);
