/** Types generated for queries found in "server/features/lookup/lookup.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'LookUpCustomers' parameters type */
export interface LookUpCustomersParams {
  codesOffsets: numberArray;
  nationalCodes: stringArray;
  pageSizes: numberArray;
  phones: stringArray;
  purchasesOffsets: numberArray;
}

/** 'LookUpCustomers' return type */
export interface LookUpCustomersResult {
  codes: unknown;
  firstName: string | null;
  id: string;
  index: number;
  lastName: string | null;
  lastPurchaseAt: Date | null;
  purchases: unknown;
  totalCodes: number;
  totalPoints: number;
  totalPurchases: number;
}

/** 'LookUpCustomers' query type */
export interface LookUpCustomersQuery {
  params: LookUpCustomersParams;
  result: LookUpCustomersResult;
}

const lookUpCustomersIR: any = {"usedParamSet":{"phones":true,"nationalCodes":true,"codesOffsets":true,"purchasesOffsets":true,"pageSizes":true},"params":[{"name":"phones","required":true,"transform":{"type":"scalar"},"locs":[{"a":1173,"b":1180}]},{"name":"nationalCodes","required":true,"transform":{"type":"scalar"},"locs":[{"a":1191,"b":1205}]},{"name":"codesOffsets","required":true,"transform":{"type":"scalar"},"locs":[{"a":1216,"b":1229}]},{"name":"purchasesOffsets","required":true,"transform":{"type":"scalar"},"locs":[{"a":1239,"b":1256}]},{"name":"pageSizes","required":true,"transform":{"type":"scalar"},"locs":[{"a":1270,"b":1280}]}],"statement":"select p.n::int as \"index!\", c.id, c.first_name as \"firstName\", c.last_name as \"lastName\", c.total_points as \"totalPoints\",\n  c.last_purchase_at as \"lastPurchaseAt\",\n  (select count(*)::int from lottery_codes k where k.customer_id = c.id) as \"totalCodes!\",\n  (select count(*)::int from receipts r where r.customer_id = c.id) as \"totalPurchases!\",\n  coalesce((\n    select jsonb_agg(jsonb_build_object('code', k.code, 'poolCode', k.display_code,\n      'createdAt', coalesce(k.claimed_at, k.created_at), 'status', k.status) order by k.id desc)\n    from (select n.* from lottery_codes n where n.customer_id = c.id order by n.id desc limit p.page_size offset p.codes_offset) k\n  ), '[]') as \"codes!\",\n  coalesce((\n    select jsonb_agg(jsonb_build_object('receiptNumber', r.receipt_number, 'purchasedAt', r.purchased_at,\n      'storeType', r.store_type, 'amountToman', r.amount_toman, 'points', r.net_points,\n      'state', r.state) order by r.purchased_at desc, r.id desc)\n    from (select n.* from receipt_facts n where n.customer_id = c.id\n          order by n.purchased_at desc, n.id desc limit p.page_size offset p.purchases_offset) r\n  ), '[]') as \"purchases!\"\nfrom unnest(:phones!::text[], :nationalCodes!::text[], :codesOffsets!::int[], :purchasesOffsets!::int[],\n    :pageSizes!::int[]) with ordinality as p(phone, national_code, codes_offset, purchases_offset, page_size, n)\n  join customers c on c.phone_number = p.phone and c.national_code = p.national_code and c.deleted_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select p.n::int as "index!", c.id, c.first_name as "firstName", c.last_name as "lastName", c.total_points as "totalPoints",
 *   c.last_purchase_at as "lastPurchaseAt",
 *   (select count(*)::int from lottery_codes k where k.customer_id = c.id) as "totalCodes!",
 *   (select count(*)::int from receipts r where r.customer_id = c.id) as "totalPurchases!",
 *   coalesce((
 *     select jsonb_agg(jsonb_build_object('code', k.code, 'poolCode', k.display_code,
 *       'createdAt', coalesce(k.claimed_at, k.created_at), 'status', k.status) order by k.id desc)
 *     from (select n.* from lottery_codes n where n.customer_id = c.id order by n.id desc limit p.page_size offset p.codes_offset) k
 *   ), '[]') as "codes!",
 *   coalesce((
 *     select jsonb_agg(jsonb_build_object('receiptNumber', r.receipt_number, 'purchasedAt', r.purchased_at,
 *       'storeType', r.store_type, 'amountToman', r.amount_toman, 'points', r.net_points,
 *       'state', r.state) order by r.purchased_at desc, r.id desc)
 *     from (select n.* from receipt_facts n where n.customer_id = c.id
 *           order by n.purchased_at desc, n.id desc limit p.page_size offset p.purchases_offset) r
 *   ), '[]') as "purchases!"
 * from unnest(:phones!::text[], :nationalCodes!::text[], :codesOffsets!::int[], :purchasesOffsets!::int[],
 *     :pageSizes!::int[]) with ordinality as p(phone, national_code, codes_offset, purchases_offset, page_size, n)
 *   join customers c on c.phone_number = p.phone and c.national_code = p.national_code and c.deleted_at is null
 * ```
 */
export const lookUpCustomers = new PreparedQuery<LookUpCustomersParams,LookUpCustomersResult>(lookUpCustomersIR);


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


