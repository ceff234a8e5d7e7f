import type { Db } from "../../kit/db/database";
import { execute, narrowRow } from "../../kit/db/queries";
import { RECEIPT_STATES } from "./receipt.types";
import type { CustomerReceipt } from "./recent-receipts.types";
import * as sql from "./recent-receipts.generated";

/** Returns the newest purchases of each customer, newest first. */
export const newestReceipts = (
  db: Db,
  customerIds: readonly string[],
  limitPerCustomer: number,
): Promise<(CustomerReceipt & { customerId: string })[]> =>
  execute(db, sql.newestReceipts, { customerIds, limitPerCustomer }).then((receipts) =>
    receipts.map((receipt) => narrowRow(receipt, { state: RECEIPT_STATES })),
  );
