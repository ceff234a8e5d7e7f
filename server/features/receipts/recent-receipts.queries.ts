import type { Db } from "../../kit/db/database";
import { queryRows } from "../../kit/db/queries";
import type { CustomerReceipt } from "./recent-receipts.types";

/** Returns the newest purchases of each customer, newest first. */
export const newestReceipts = (
  db: Db,
  customerIds: readonly string[],
  limitPerCustomer: number,
): Promise<(CustomerReceipt & { customerId: string })[]> =>
  queryRows(
    db,
    `select r.customer_id as "customerId", r.id, r.receipt_number as "receiptId", s.store_name as "storeName",
       r.purchased_at as "purchaseDate", r.amount_toman as "totalAmount", r.net_points as "pointsEarned",
       r.state
     from unnest($1::uuid[]) as asked(id)
       cross join lateral (
         select n.* from receipt_facts n where n.customer_id = asked.id
         order by n.purchased_at desc, n.id desc limit $2) r
       left join stores s on s.id = r.store_id
     order by r.purchased_at desc, r.id desc`,
    [customerIds, limitPerCustomer],
  );
