import type { Db } from "../../kit/db/database";
import { execute } from "../../kit/db/queries";
import * as sql from "./import-context.generated";

/** The stores that are not deleted, by normalized name. */
export const storeNames = (db: Db): Promise<{ id: string; nameKey: string }[]> =>
  execute(db, sql.storeNames, undefined);

/** The events that are not deleted, by name. */
export const eventNames = (db: Db): Promise<{ id: string; name: string }[]> =>
  execute(db, sql.eventNames, undefined);
