/** Types generated for queries found in "server/features/receipts/recent-receipts.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'NewestReceipts' parameters type */
export interface NewestReceiptsParams {
  customerIds: stringArray;
  limitPerCustomer: number;
}

/** 'NewestReceipts' return type */
export interface NewestReceiptsResult {
  customerId: string;
  id: string;
  pointsEarned: number;
  purchaseDate: Date;
  receiptId: string;
  state: string;
  storeName: string | null;
  totalAmount: number;
}

/** 'NewestReceipts' query type */
export interface NewestReceiptsQuery {
  params: NewestReceiptsParams;
  result: NewestReceiptsResult;
}

const newestReceiptsIR: any = {"usedParamSet":{"customerIds":true,"limitPerCustomer":true},"params":[{"name":"customerIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":256,"b":268}]},{"name":"limitPerCustomer","required":true,"transform":{"type":"scalar"},"locs":[{"a":434,"b":451}]}],"statement":"select r.customer_id as \"customerId!\", r.id as \"id!\", r.receipt_number as \"receiptId!\", s.store_name as \"storeName?\",\n  r.purchased_at as \"purchaseDate!\", r.amount_toman as \"totalAmount!\", r.net_points as \"pointsEarned!\",\n  r.state as \"state!\"\nfrom unnest(:customerIds!::uuid[]) as wanted(id)\n  cross join lateral (\n    select n.* from receipt_facts n where n.customer_id = wanted.id\n    order by n.purchased_at desc, n.id desc limit :limitPerCustomer!) r\n  left join stores s on s.id = r.store_id\norder by r.purchased_at desc, r.id desc"};

/**
 * Query generated from SQL:
 * ```
 * select r.customer_id as "customerId!", r.id as "id!", r.receipt_number as "receiptId!", s.store_name as "storeName?",
 *   r.purchased_at as "purchaseDate!", r.amount_toman as "totalAmount!", r.net_points as "pointsEarned!",
 *   r.state as "state!"
 * from unnest(:customerIds!::uuid[]) as wanted(id)
 *   cross join lateral (
 *     select n.* from receipt_facts n where n.customer_id = wanted.id
 *     order by n.purchased_at desc, n.id desc limit :limitPerCustomer!) r
 *   left join stores s on s.id = r.store_id
 * order by r.purchased_at desc, r.id desc
 * ```
 */
export const newestReceipts = new PreparedQuery<NewestReceiptsParams,NewestReceiptsResult>(newestReceiptsIR);


