/** Types generated for queries found in "server/features/lookup/lookup.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LookUpCustomer' parameters type */
export interface LookUpCustomerParams {
  codesOffset: number;
  nationalCode: string;
  pageSize: number;
  phone: string;
  purchasesOffset: number;
}

/** 'LookUpCustomer' return type */
export interface LookUpCustomerResult {
  codes: unknown;
  firstName: string | null;
  id: string;
  lastName: string | null;
  lastPurchaseAt: Date | null;
  purchases: unknown;
  totalCodes: number;
  totalPoints: number;
  totalPurchases: number;
}

/** 'LookUpCustomer' query type */
export interface LookUpCustomerQuery {
  params: LookUpCustomerParams;
  result: LookUpCustomerResult;
}

const lookUpCustomerIR: any = {"usedParamSet":{"pageSize":true,"codesOffset":true,"purchasesOffset":true,"phone":true,"nationalCode":true},"params":[{"name":"pageSize","required":true,"transform":{"type":"scalar"},"locs":[{"a":613,"b":622},{"a":1069,"b":1078}]},{"name":"codesOffset","required":true,"transform":{"type":"scalar"},"locs":[{"a":631,"b":643}]},{"name":"purchasesOffset","required":true,"transform":{"type":"scalar"},"locs":[{"a":1087,"b":1103}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":1175,"b":1181}]},{"name":"nationalCode","required":true,"transform":{"type":"scalar"},"locs":[{"a":1205,"b":1218}]}],"statement":"select c.id, c.first_name as \"firstName\", c.last_name as \"lastName\", c.total_points as \"totalPoints\",\n  c.last_purchase_at as \"lastPurchaseAt\",\n  (select count(*)::int from lottery_codes k where k.customer_id = c.id) as \"totalCodes!\",\n  (select count(*)::int from receipts r where r.customer_id = c.id) as \"totalPurchases!\",\n  coalesce((\n    select jsonb_agg(jsonb_build_object('code', k.code, 'poolCode', k.display_code,\n      'createdAt', coalesce(k.claimed_at, k.created_at), 'status', k.status) order by k.id desc)\n    from (select n.* from lottery_codes n where n.customer_id = c.id order by n.id desc limit :pageSize! offset :codesOffset!) k\n  ), '[]') as \"codes!\",\n  coalesce((\n    select jsonb_agg(jsonb_build_object('receiptNumber', r.receipt_number, 'purchasedAt', r.purchased_at,\n      'storeType', r.store_type, 'amountToman', r.amount_toman, 'points', r.net_points,\n      'state', r.state) order by r.purchased_at desc, r.id desc)\n    from (select n.* from receipt_facts n where n.customer_id = c.id\n          order by n.purchased_at desc, n.id desc limit :pageSize! offset :purchasesOffset!) r\n  ), '[]') as \"purchases!\"\nfrom customers c\nwhere c.phone_number = :phone! and c.national_code = :nationalCode! and c.deleted_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select c.id, c.first_name as "firstName", c.last_name as "lastName", c.total_points as "totalPoints",
 *   c.last_purchase_at as "lastPurchaseAt",
 *   (select count(*)::int from lottery_codes k where k.customer_id = c.id) as "totalCodes!",
 *   (select count(*)::int from receipts r where r.customer_id = c.id) as "totalPurchases!",
 *   coalesce((
 *     select jsonb_agg(jsonb_build_object('code', k.code, 'poolCode', k.display_code,
 *       'createdAt', coalesce(k.claimed_at, k.created_at), 'status', k.status) order by k.id desc)
 *     from (select n.* from lottery_codes n where n.customer_id = c.id order by n.id desc limit :pageSize! offset :codesOffset!) k
 *   ), '[]') as "codes!",
 *   coalesce((
 *     select jsonb_agg(jsonb_build_object('receiptNumber', r.receipt_number, 'purchasedAt', r.purchased_at,
 *       'storeType', r.store_type, 'amountToman', r.amount_toman, 'points', r.net_points,
 *       'state', r.state) order by r.purchased_at desc, r.id desc)
 *     from (select n.* from receipt_facts n where n.customer_id = c.id
 *           order by n.purchased_at desc, n.id desc limit :pageSize! offset :purchasesOffset!) r
 *   ), '[]') as "purchases!"
 * from customers c
 * where c.phone_number = :phone! and c.national_code = :nationalCode! and c.deleted_at is null
 * ```
 */
export const lookUpCustomer = new PreparedQuery<LookUpCustomerParams,LookUpCustomerResult>(lookUpCustomerIR);


/** 'ParticipationsOf' parameters type */
export interface ParticipationsOfParams {
  customerId: string;
  maxCodes: number;
  maxDraws: number;
}

/** 'ParticipationsOf' return type */
export interface ParticipationsOfResult {
  codes: unknown;
  drawAt: Date;
  id: string;
  nameEn: string;
  nameFa: string;
  prizes: unknown;
  row: number;
  state: string;
  totalCodes: number;
}

/** 'ParticipationsOf' query type */
export interface ParticipationsOfQuery {
  params: ParticipationsOfParams;
  result: ParticipationsOfResult;
}

const participationsOfIR: any = {"usedParamSet":{"customerId":true,"maxCodes":true,"maxDraws":true},"params":[{"name":"customerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":148,"b":159}]},{"name":"maxCodes","required":true,"transform":{"type":"scalar"},"locs":[{"a":614,"b":623}]},{"name":"maxDraws","required":true,"transform":{"type":"scalar"},"locs":[{"a":1513,"b":1522}]}],"statement":"-- The rows of an account and of the accounts that were merged into it; an erased row has no salt and no proof.\nwith recursive person as (\n  select :customerId!::uuid as id\n  union\n  select c.id from person p join customers c on c.merged_into_id = p.id\n)\nselect e.draw_id as \"id\", e.row_index as \"row\", d.state, d.draw_at as \"drawAt\", d.name_fa as \"nameFa\",\n  d.name_en as \"nameEn\", e.code_count as \"totalCodes\",\n  coalesce((\n    select jsonb_agg(jsonb_build_object('code', x.code, 'poolCode', k.display_code) order by x.id)\n    from (select n.* from unnest(e.code_ids, e.codes) as n(id, code) order by n.id limit :maxCodes!) x\n      left join lottery_codes k on k.id = x.id\n  ), '[]') as \"codes!\",\n  coalesce((\n    select jsonb_agg(jsonb_build_object('code', e.codes[r.code_offset + 1], 'poolCode', k.display_code,\n      'nameFa', z.name_fa, 'nameEn', z.name_en) order by r.prize_number)\n    from draw_results r left join lottery_codes k on k.id = r.code_id cross join lateral (\n      select q.name_fa, q.name_en\n      from (select p.*, sum(p.quantity) over (order by p.position) as last from draw_prizes p where p.draw_id = r.draw_id) q\n      where q.last >= r.prize_number order by q.last limit 1) z\n    where r.draw_id = e.draw_id and r.row_index = e.row_index and r.status = 'winner' and d.state <> 'voided'\n  ), '[]') as \"prizes!\"\nfrom draw_entries e join draws d on d.id = e.draw_id\nwhere e.customer_id in (select p.id from person p) and e.owner_salt is not null\norder by d.draw_at desc, e.row_index limit :maxDraws!"};

/**
 * Query generated from SQL:
 * ```
 * -- The rows of an account and of the accounts that were merged into it; an erased row has no salt and no proof.
 * with recursive person as (
 *   select :customerId!::uuid as id
 *   union
 *   select c.id from person p join customers c on c.merged_into_id = p.id
 * )
 * select e.draw_id as "id", e.row_index as "row", d.state, d.draw_at as "drawAt", d.name_fa as "nameFa",
 *   d.name_en as "nameEn", e.code_count as "totalCodes",
 *   coalesce((
 *     select jsonb_agg(jsonb_build_object('code', x.code, 'poolCode', k.display_code) order by x.id)
 *     from (select n.* from unnest(e.code_ids, e.codes) as n(id, code) order by n.id limit :maxCodes!) x
 *       left join lottery_codes k on k.id = x.id
 *   ), '[]') as "codes!",
 *   coalesce((
 *     select jsonb_agg(jsonb_build_object('code', e.codes[r.code_offset + 1], 'poolCode', k.display_code,
 *       'nameFa', z.name_fa, 'nameEn', z.name_en) order by r.prize_number)
 *     from draw_results r left join lottery_codes k on k.id = r.code_id cross join lateral (
 *       select q.name_fa, q.name_en
 *       from (select p.*, sum(p.quantity) over (order by p.position) as last from draw_prizes p where p.draw_id = r.draw_id) q
 *       where q.last >= r.prize_number order by q.last limit 1) z
 *     where r.draw_id = e.draw_id and r.row_index = e.row_index and r.status = 'winner' and d.state <> 'voided'
 *   ), '[]') as "prizes!"
 * from draw_entries e join draws d on d.id = e.draw_id
 * where e.customer_id in (select p.id from person p) and e.owner_salt is not null
 * order by d.draw_at desc, e.row_index limit :maxDraws!
 * ```
 */
export const participationsOf = new PreparedQuery<ParticipationsOfParams,ParticipationsOfResult>(participationsOfIR);


