import type { Db } from "../../kit/db/database";
import { executeOne, PREPARED } from "../../kit/db/queries";
import type { PreparedReceipt } from "./create-receipts.queries";
import * as sql from "./duplicate-guard.generated";

/**
 * Returns the number of a receipt of the same customer and amount within ten minutes, and the other store that has a
 * receipt of the same number on the same day.
 */
export async function suspectedDuplicate(
  db: Db,
  { nationalCode, amountToman, purchasedAt, receiptKey, storeId }: PreparedReceipt,
): Promise<sql.SuspectedDuplicateResult> {
  const params = { nationalCode, amountToman, purchasedAt, receiptKey, storeId };
  return (await executeOne(db, sql.suspectedDuplicate, params, PREPARED)) ?? { samePurchase: null, otherStore: null };
}
