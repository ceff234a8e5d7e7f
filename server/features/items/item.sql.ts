import type { Db } from "../../kit/context";
import { rows } from "../../kit/db/queries";

const ITEMS_LOCK = 500_001;

/** Lets one writer at a time count and add items, so that two together cannot pass the limit. */
export const lockItems = (db: Db): Promise<unknown> => rows(db, `select pg_advisory_xact_lock($1)`, [ITEMS_LOCK]);
