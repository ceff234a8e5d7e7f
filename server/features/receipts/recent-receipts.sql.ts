import type { Db } from "../../kit/context";
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
       r.purchased_at as "purchaseDate", r.amount_toman as "totalAmount", r.points - r.points_reversed as "pointsEarned",
       case when r.voided_at is not null then 'voided' when r.returned_toman > 0 then 'returned' else 'recorded' end as state
     from unnest($1::uuid[]) as wanted(id)
       cross join lateral (
         select n.* from receipts n where n.customer_id = wanted.id
         order by n.purchased_at desc, n.id desc limit $2) r
       left join stores s on s.id = r.store_id
     order by r.purchased_at desc, r.id desc`,
    [customerIds, limitPerCustomer],
  );
