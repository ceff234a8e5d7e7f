/** Types generated for queries found in "server/features/receipts/receipt.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'ReceiptRules' parameters type */
export interface ReceiptRulesParams {
  storeIds: stringArray;
}

/** 'ReceiptRules' return type */
export interface ReceiptRulesResult {
  bonuses: unknown;
  codesOn: boolean;
  stores: unknown;
}

/** 'ReceiptRules' query type */
export interface ReceiptRulesQuery {
  params: ReceiptRulesParams;
  result: ReceiptRulesResult;
}

const receiptRulesIR: any = {"usedParamSet":{"storeIds":true},"params":[{"name":"storeIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":191,"b":200}]}],"statement":"select f.is_enabled as \"codesOn\", coalesce((\n  select jsonb_agg(jsonb_build_object('id', s.id, 'storeType', s.store_type, 'deactivatedAt', s.deactivated_at))\n  from stores s where s.id = any(:storeIds!::uuid[]) and s.deleted_at is null), '[]') as \"stores!\", coalesce((\n  select jsonb_agg(jsonb_build_object('campaignId', c.id, 'name', c.name, 'multiplier', c.bonus_multiplier,\n    'startsAt', c.starts_at, 'endsAt', c.ends_at) order by c.bonus_multiplier desc, c.created_at, c.id)\n  from campaigns c join events e on e.id = c.event_id\n  where c.bonus_multiplier > 1 and c.is_active and c.deleted_at is null and e.is_active and e.deleted_at is null\n), '[]') as \"bonuses!\"\nfrom feature_flags f where f.name = 'lottery_code_generation'"};

/**
 * Query generated from SQL:
 * ```
 * select f.is_enabled as "codesOn", coalesce((
 *   select jsonb_agg(jsonb_build_object('id', s.id, 'storeType', s.store_type, 'deactivatedAt', s.deactivated_at))
 *   from stores s where s.id = any(:storeIds!::uuid[]) and s.deleted_at is null), '[]') as "stores!", coalesce((
 *   select jsonb_agg(jsonb_build_object('campaignId', c.id, 'name', c.name, 'multiplier', c.bonus_multiplier,
 *     'startsAt', c.starts_at, 'endsAt', c.ends_at) order by c.bonus_multiplier desc, c.created_at, c.id)
 *   from campaigns c join events e on e.id = c.event_id
 *   where c.bonus_multiplier > 1 and c.is_active and c.deleted_at is null and e.is_active and e.deleted_at is null
 * ), '[]') as "bonuses!"
 * from feature_flags f where f.name = 'lottery_code_generation'
 * ```
 */
export const receiptRules = new PreparedQuery<ReceiptRulesParams,ReceiptRulesResult>(receiptRulesIR);


/** 'StoredReceipts' parameters type */
export interface StoredReceiptsParams {
  ids: stringArray;
  maxCodes: number;
}

/** 'StoredReceipts' return type */
export interface StoredReceiptsResult {
  amountToman: number;
  codeCount: number;
  codes: string | null;
  createdAt: Date;
  createdById: string | null;
  customerId: string;
  id: string;
  multiplier: number;
  points: number;
  pointsReversed: number;
  purchasedAt: Date;
  receiptNumber: string;
  returnedToman: number;
  storeId: string | null;
  storeType: number;
  voidedAt: Date | null;
}

/** 'StoredReceipts' query type */
export interface StoredReceiptsQuery {
  params: StoredReceiptsParams;
  result: StoredReceiptsResult;
}

const storedReceiptsIR: any = {"usedParamSet":{"ids":true,"maxCodes":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":597,"b":601},{"a":802,"b":806}]},{"name":"maxCodes","required":true,"transform":{"type":"scalar"},"locs":[{"a":622,"b":631}]}],"statement":"-- Parsing one string of codes is faster than parsing an array: 3 ms instead of 28 ms for 50,000 codes.\nselect r.id, r.receipt_number as \"receiptNumber\", r.customer_id as \"customerId\", r.store_id as \"storeId\",\n  r.store_type as \"storeType\", r.multiplier, r.amount_toman as \"amountToman\", r.returned_toman as \"returnedToman\",\n  r.points, r.points_reversed as \"pointsReversed\", r.purchased_at as \"purchasedAt\", r.created_at as \"createdAt\",\n  r.created_by as \"createdById\", r.voided_at as \"voidedAt\", r.codes_generated as \"codeCount\",\n  case when sum(r.codes_generated) over (order by array_position(:ids!::uuid[], r.id)) <= :maxCodes! then coalesce((\n    select string_agg(k.code, ' ' order by k.ordinal) from lottery_codes k where k.receipt_id = r.id), '') end as codes\nfrom receipts r where r.id = any(:ids!::uuid[])"};

/**
 * Query generated from SQL:
 * ```
 * -- Parsing one string of codes is faster than parsing an array: 3 ms instead of 28 ms for 50,000 codes.
 * select r.id, r.receipt_number as "receiptNumber", r.customer_id as "customerId", r.store_id as "storeId",
 *   r.store_type as "storeType", r.multiplier, r.amount_toman as "amountToman", r.returned_toman as "returnedToman",
 *   r.points, r.points_reversed as "pointsReversed", r.purchased_at as "purchasedAt", r.created_at as "createdAt",
 *   r.created_by as "createdById", r.voided_at as "voidedAt", r.codes_generated as "codeCount",
 *   case when sum(r.codes_generated) over (order by array_position(:ids!::uuid[], r.id)) <= :maxCodes! then coalesce((
 *     select string_agg(k.code, ' ' order by k.ordinal) from lottery_codes k where k.receipt_id = r.id), '') end as codes
 * from receipts r where r.id = any(:ids!::uuid[])
 * ```
 */
export const storedReceipts = new PreparedQuery<StoredReceiptsParams,StoredReceiptsResult>(storedReceiptsIR);


/** 'RecordedBy' parameters type */
export interface RecordedByParams {
  id: string;
}

/** 'RecordedBy' return type */
export interface RecordedByResult {
  at: Date;
  who: string | null;
}

/** 'RecordedBy' query type */
export interface RecordedByQuery {
  params: RecordedByParams;
  result: RecordedByResult;
}

const recordedByIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":122}]}],"statement":"select u.full_name as \"who?\", r.created_at as at from receipts r left join users u on u.id = r.created_by\nwhere r.id = :id!"};

/**
 * Query generated from SQL:
 * ```
 * select u.full_name as "who?", r.created_at as at from receipts r left join users u on u.id = r.created_by
 * where r.id = :id!
 * ```
 */
export const recordedBy = new PreparedQuery<RecordedByParams,RecordedByResult>(recordedByIR);


/** 'MarkCodesGenerated' parameters type */
export interface MarkCodesGeneratedParams {
  count: number;
  id: string;
}

/** 'MarkCodesGenerated' return type */
export type MarkCodesGeneratedResult = void;

/** 'MarkCodesGenerated' query type */
export interface MarkCodesGeneratedQuery {
  params: MarkCodesGeneratedParams;
  result: MarkCodesGeneratedResult;
}

const markCodesGeneratedIR: any = {"usedParamSet":{"count":true,"id":true},"params":[{"name":"count","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":82},{"a":182,"b":188}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":100}]}],"statement":"with filled as (update receipts r set codes_generated = r.codes_generated + :count! where r.id = :id!\n  returning r.customer_id)\nupdate customers c set total_codes = c.total_codes + :count! from filled f where c.id = f.customer_id"};

/**
 * Query generated from SQL:
 * ```
 * with filled as (update receipts r set codes_generated = r.codes_generated + :count! where r.id = :id!
 *   returning r.customer_id)
 * update customers c set total_codes = c.total_codes + :count! from filled f where c.id = f.customer_id
 * ```
 */
export const markCodesGenerated = new PreparedQuery<MarkCodesGeneratedParams,MarkCodesGeneratedResult>(markCodesGeneratedIR);


