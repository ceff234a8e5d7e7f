/** Types generated for queries found in "server/features/till/till.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'TillReceipts' parameters type */
export interface TillReceiptsParams {
  deviceId: string;
  max: number;
  since: Date;
  userId: string;
}

/** 'TillReceipts' return type */
export interface TillReceiptsResult {
  createdAt: Date;
  firstName: string | null;
  id: string;
  lastName: string | null;
  netAmount: number;
  points: number;
  purchaseAmount: number;
  purchaseDate: Date;
  receiptId: string;
  state: string;
  storeName: string | null;
}

/** 'TillReceipts' query type */
export interface TillReceiptsQuery {
  params: TillReceiptsParams;
  result: TillReceiptsResult;
}

const tillReceiptsIR: any = {"usedParamSet":{"userId":true,"since":true,"deviceId":true,"max":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":474,"b":481},{"a":584,"b":591}]},{"name":"since","required":true,"transform":{"type":"scalar"},"locs":[{"a":502,"b":508},{"a":648,"b":654},{"a":660,"b":666}]},{"name":"deviceId","required":true,"transform":{"type":"scalar"},"locs":[{"a":611,"b":620}]},{"name":"max","required":true,"transform":{"type":"scalar"},"locs":[{"a":713,"b":717}]}],"statement":"select r.id, r.receipt_number as \"receiptId\", c.first_name as \"firstName\", c.last_name as \"lastName\",\n  s.store_name as \"storeName?\", r.amount_toman as \"purchaseAmount\", f.net_toman as \"netAmount!\",\n  f.net_points as \"points!\", f.state as \"state!\", r.purchased_at as \"purchaseDate\", r.created_at as \"createdAt\"\nfrom receipts r cross join lateral facts_of_receipt(r) f\n  join customers c on c.id = r.customer_id\n  left join stores s on s.id = r.store_id\nwhere r.created_by = :userId! and r.created_at > :since!\n  and r.shift_id in (\n    select h.id from shifts h\n    where h.user_id = :userId! and h.device_id = :deviceId! and coalesce(h.closed_at, :since!) >= :since!)\norder by r.created_at desc, r.id desc limit :max!"};

/**
 * Query generated from SQL:
 * ```
 * select r.id, r.receipt_number as "receiptId", c.first_name as "firstName", c.last_name as "lastName",
 *   s.store_name as "storeName?", r.amount_toman as "purchaseAmount", f.net_toman as "netAmount!",
 *   f.net_points as "points!", f.state as "state!", r.purchased_at as "purchaseDate", r.created_at as "createdAt"
 * from receipts r cross join lateral facts_of_receipt(r) f
 *   join customers c on c.id = r.customer_id
 *   left join stores s on s.id = r.store_id
 * where r.created_by = :userId! and r.created_at > :since!
 *   and r.shift_id in (
 *     select h.id from shifts h
 *     where h.user_id = :userId! and h.device_id = :deviceId! and coalesce(h.closed_at, :since!) >= :since!)
 * order by r.created_at desc, r.id desc limit :max!
 * ```
 */
export const tillReceipts = new PreparedQuery<TillReceiptsParams,TillReceiptsResult>(tillReceiptsIR);


/** 'ReceiptSlip' parameters type */
export interface ReceiptSlipParams {
  id: string;
}

/** 'ReceiptSlip' return type */
export interface ReceiptSlipResult {
  firstName: string | null;
  id: string;
  lastName: string | null;
  netAmount: number;
  points: number;
  purchaseDate: Date;
  receiptId: string;
  state: string;
  storeName: string | null;
  totalPoints: number;
}

/** 'ReceiptSlip' query type */
export interface ReceiptSlipQuery {
  params: ReceiptSlipParams;
  result: ReceiptSlipResult;
}

const receiptSlipIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":434,"b":437}]}],"statement":"select r.id, r.receipt_number as \"receiptId\", c.first_name as \"firstName\", c.last_name as \"lastName\",\n  c.total_points as \"totalPoints\", s.store_name as \"storeName?\", f.net_toman as \"netAmount!\",\n  f.net_points as \"points!\", f.state as \"state!\", r.purchased_at as \"purchaseDate\"\nfrom receipts r cross join lateral facts_of_receipt(r) f\n  join customers c on c.id = r.customer_id\n  left join stores s on s.id = r.store_id\nwhere r.id = :id!"};

/**
 * Query generated from SQL:
 * ```
 * select r.id, r.receipt_number as "receiptId", c.first_name as "firstName", c.last_name as "lastName",
 *   c.total_points as "totalPoints", s.store_name as "storeName?", f.net_toman as "netAmount!",
 *   f.net_points as "points!", f.state as "state!", r.purchased_at as "purchaseDate"
 * from receipts r cross join lateral facts_of_receipt(r) f
 *   join customers c on c.id = r.customer_id
 *   left join stores s on s.id = r.store_id
 * where r.id = :id!
 * ```
 */
export const receiptSlip = new PreparedQuery<ReceiptSlipParams,ReceiptSlipResult>(receiptSlipIR);


/** 'UsualAmounts' parameters type */
export interface UsualAmountsParams {
  minReceipts: number;
  today: DateOrString;
}

/** 'UsualAmounts' return type */
export interface UsualAmountsResult {
  amountToman: number;
  storeId: string;
}

/** 'UsualAmounts' query type */
export interface UsualAmountsQuery {
  params: UsualAmountsParams;
  result: UsualAmountsResult;
}

const usualAmountsIR: any = {"usedParamSet":{"today":true,"minReceipts":true},"params":[{"name":"today","required":true,"transform":{"type":"scalar"},"locs":[{"a":377,"b":383}]},{"name":"minReceipts","required":true,"transform":{"type":"scalar"},"locs":[{"a":519,"b":531}]}],"statement":"-- The median of the daily averages: one wrong amount changes one day. Days without a valid receipt do not count.\nselect d.store_id as \"storeId!\", percentile_disc(0.5) within group (order by d.average)::bigint as \"amountToman!\"\nfrom (\n  select x.store_id, sum(x.net_toman) / nullif(sum(x.receipts), 0) as average, sum(x.receipts) as receipts\n  from daily_sales x where x.day > :today!::date - 30 and x.store_id is not null group by x.store_id, x.day) d\nwhere d.average > 0\ngroup by d.store_id having sum(d.receipts) >= :minReceipts!::int"};

/**
 * Query generated from SQL:
 * ```
 * -- The median of the daily averages: one wrong amount changes one day. Days without a valid receipt do not count.
 * select d.store_id as "storeId!", percentile_disc(0.5) within group (order by d.average)::bigint as "amountToman!"
 * from (
 *   select x.store_id, sum(x.net_toman) / nullif(sum(x.receipts), 0) as average, sum(x.receipts) as receipts
 *   from daily_sales x where x.day > :today!::date - 30 and x.store_id is not null group by x.store_id, x.day) d
 * where d.average > 0
 * group by d.store_id having sum(d.receipts) >= :minReceipts!::int
 * ```
 */
export const usualAmounts = new PreparedQuery<UsualAmountsParams,UsualAmountsResult>(usualAmountsIR);


