/** Types generated for queries found in "server/features/lookup/lookup.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LookUpCustomer' parameters type */
export interface LookUpCustomerParams {
  maxCodes: number;
  maxPurchases: number;
  nationalCode: string;
  offset: number;
  phone: string;
}

/** 'LookUpCustomer' return type */
export interface LookUpCustomerResult {
  codes: unknown;
  firstName: string | null;
  id: string;
  lastName: string | null;
  purchases: unknown;
  totalCodes: number;
  totalPoints: number;
}

/** 'LookUpCustomer' query type */
export interface LookUpCustomerQuery {
  params: LookUpCustomerParams;
  result: LookUpCustomerResult;
}

const lookUpCustomerIR: any = {"usedParamSet":{"maxCodes":true,"offset":true,"maxPurchases":true,"phone":true,"nationalCode":true},"params":[{"name":"maxCodes","required":true,"transform":{"type":"scalar"},"locs":[{"a":481,"b":490}]},{"name":"offset","required":true,"transform":{"type":"scalar"},"locs":[{"a":499,"b":506}]},{"name":"maxPurchases","required":true,"transform":{"type":"scalar"},"locs":[{"a":932,"b":945}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":1017,"b":1023}]},{"name":"nationalCode","required":true,"transform":{"type":"scalar"},"locs":[{"a":1047,"b":1060}]}],"statement":"select c.id, c.first_name as \"firstName\", c.last_name as \"lastName\", c.total_points as \"totalPoints\",\n  (select count(*)::int from lottery_codes k where k.customer_id = c.id) as \"totalCodes!\",\n  coalesce((\n    select jsonb_agg(jsonb_build_object('code', k.code, 'poolCode', k.display_code,\n      'createdAt', coalesce(k.claimed_at, k.created_at), 'status', k.status) order by k.id desc)\n    from (select n.* from lottery_codes n where n.customer_id = c.id order by n.id desc limit :maxCodes! offset :offset!) k\n  ), '[]') as \"codes!\",\n  coalesce((\n    select jsonb_agg(jsonb_build_object('receiptNumber', r.receipt_number, 'purchasedAt', r.purchased_at,\n      'storeType', r.store_type, 'amountToman', r.amount_toman, 'points', r.net_points,\n      'state', r.state) order by r.purchased_at desc, r.id desc)\n    from (select n.* from receipt_facts n where n.customer_id = c.id\n          order by n.purchased_at desc, n.id desc limit :maxPurchases!) r\n  ), '[]') as \"purchases!\"\nfrom customers c\nwhere c.phone_number = :phone! and c.national_code = :nationalCode! and c.deleted_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select c.id, c.first_name as "firstName", c.last_name as "lastName", c.total_points as "totalPoints",
 *   (select count(*)::int from lottery_codes k where k.customer_id = c.id) as "totalCodes!",
 *   coalesce((
 *     select jsonb_agg(jsonb_build_object('code', k.code, 'poolCode', k.display_code,
 *       'createdAt', coalesce(k.claimed_at, k.created_at), 'status', k.status) order by k.id desc)
 *     from (select n.* from lottery_codes n where n.customer_id = c.id order by n.id desc limit :maxCodes! offset :offset!) k
 *   ), '[]') as "codes!",
 *   coalesce((
 *     select jsonb_agg(jsonb_build_object('receiptNumber', r.receipt_number, 'purchasedAt', r.purchased_at,
 *       'storeType', r.store_type, 'amountToman', r.amount_toman, 'points', r.net_points,
 *       'state', r.state) order by r.purchased_at desc, r.id desc)
 *     from (select n.* from receipt_facts n where n.customer_id = c.id
 *           order by n.purchased_at desc, n.id desc limit :maxPurchases!) r
 *   ), '[]') as "purchases!"
 * from customers c
 * where c.phone_number = :phone! and c.national_code = :nationalCode! and c.deleted_at is null
 * ```
 */
export const lookUpCustomer = new PreparedQuery<LookUpCustomerParams,LookUpCustomerResult>(lookUpCustomerIR);


