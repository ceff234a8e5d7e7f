import type { Db } from "../../kit/db/database";
import { execute, executeOne } from "../../kit/db/queries";
import * as sql from "./customer-counts.generated";

/** Returns cached counts: customers created in these days that are active, and those of them with receipts. */
export async function cachedCounts(
  db: Db,
  { from, to }: { from: Date | null; to: Date | null },
): Promise<{ active: number; buyers: number }> {
  const [fromDay, untilDay] = [from, to].map((day) => day?.toISOString().slice(0, 10));
  const counts = await executeOne(db, sql.cachedCounts, { fromDay, untilDay });
  return counts ?? { active: 0, buyers: 0 };
}

/** Compacts the counts to one row per day. Changes that are counted concurrently are separate rows. */
export const compactCustomerCounts = (db: Db): Promise<unknown> => execute(db, sql.compactCustomerCounts, undefined);
