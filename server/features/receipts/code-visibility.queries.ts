import type { Db } from "../../kit/db/database";
import { execute } from "../../kit/db/queries";
import * as sql from "./code-visibility.generated";

/** Returns the recorder of each receipt: a user, or the API key in the audit log; null if unknown. */
export const recordersOf = (db: Db, ids: readonly string[]): Promise<{ id: string; recorder: string | null }[]> =>
  execute(db, sql.recordersOf, { ids });
