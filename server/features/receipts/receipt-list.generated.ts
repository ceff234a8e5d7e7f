/** Types generated for queries found in "server/features/receipts/receipt-list.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type stringArray = (string)[];

/** 'CountFromSales' parameters type */
export interface CountFromSalesParams {
  campaignId?: string | null | void;
  dateFrom?: DateOrString | null | void;
  dateTo?: DateOrString | null | void;
  noStore: boolean;
  storeId?: string | null | void;
}

/** 'CountFromSales' return type */
export interface CountFromSalesResult {
  counted: number;
  firstDay: string | null;
  lastDay: string | null;
  voided: number;
}

/** 'CountFromSales' query type */
export interface CountFromSalesQuery {
  params: CountFromSalesParams;
  result: CountFromSalesResult;
}

const countFromSalesIR: any = {"usedParamSet":{"dateFrom":true,"dateTo":true,"storeId":true,"noStore":true,"campaignId":true},"params":[{"name":"dateFrom","required":false,"transform":{"type":"scalar"},"locs":[{"a":257,"b":265},{"a":293,"b":301}]},{"name":"dateTo","required":false,"transform":{"type":"scalar"},"locs":[{"a":309,"b":315},{"a":343,"b":349}]},{"name":"storeId","required":false,"transform":{"type":"scalar"},"locs":[{"a":359,"b":366},{"a":398,"b":405}]},{"name":"noStore","required":true,"transform":{"type":"scalar"},"locs":[{"a":417,"b":425}]},{"name":"campaignId","required":false,"transform":{"type":"scalar"},"locs":[{"a":466,"b":476},{"a":511,"b":521}]}],"statement":"-- Custom plans remove the conditions whose parameter is null.\nselect coalesce(sum(s.receipts), 0)::int as \"counted!\", coalesce(sum(s.voided), 0)::int as \"voided!\",\n  min(s.day)::text as \"firstDay?\", max(s.day)::text as \"lastDay?\"\nfrom daily_sales s\nwhere (:dateFrom::date is null or s.day >= :dateFrom) and (:dateTo::date is null or s.day <= :dateTo)\n  and (:storeId::uuid is null or s.store_id = :storeId) and (not :noStore!::boolean or s.store_id is null)\n  and (:campaignId::uuid is null or s.campaign_id = :campaignId)"};

/**
 * Query generated from SQL:
 * ```
 * -- Custom plans remove the conditions whose parameter is null.
 * select coalesce(sum(s.receipts), 0)::int as "counted!", coalesce(sum(s.voided), 0)::int as "voided!",
 *   min(s.day)::text as "firstDay?", max(s.day)::text as "lastDay?"
 * from daily_sales s
 * where (:dateFrom::date is null or s.day >= :dateFrom) and (:dateTo::date is null or s.day <= :dateTo)
 *   and (:storeId::uuid is null or s.store_id = :storeId) and (not :noStore!::boolean or s.store_id is null)
 *   and (:campaignId::uuid is null or s.campaign_id = :campaignId)
 * ```
 */
export const countFromSales = new PreparedQuery<CountFromSalesParams,CountFromSalesResult>(countFromSalesIR);


/** 'ReceiptRows' parameters type */
export interface ReceiptRowsParams {
  ids: stringArray;
}

/** 'ReceiptRows' return type */
export interface ReceiptRowsResult {
  activeCodes: number;
  campaignId: string | null;
  campaignName: string | null;
  createdAt: Date;
  customerId: string;
  deletedAt: Date | null;
  erasedAt: Date | null;
  firstName: string | null;
  id: string;
  lastName: string | null;
  multiplier: number;
  nationalCode: string | null;
  netAmount: number;
  operatorId: string | null;
  operatorName: string | null;
  phoneNumber: string | null;
  points: number;
  pointsEarned: number;
  purchaseAmount: number;
  purchaseDate: Date;
  receiptId: string;
  returnedAmount: number;
  state: string;
  storeId: string | null;
  storeName: string | null;
  storeType: number;
  voidedAt: Date | null;
}

/** 'ReceiptRows' query type */
export interface ReceiptRowsQuery {
  params: ReceiptRowsParams;
  result: ReceiptRowsResult;
}

const receiptRowsIR: any = {"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":841,"b":845}]}],"statement":"select r.id as \"id!\", r.receipt_number as \"receiptId!\", r.state as \"state!\", r.customer_id as \"customerId!\",\n  c.first_name as \"firstName\", c.last_name as \"lastName\", c.phone_number as \"phoneNumber\",\n  c.national_code as \"nationalCode\", c.deleted_at as \"deletedAt\", c.erased_at as \"erasedAt\",\n  r.store_id as \"storeId?\", s.store_name as \"storeName?\", r.store_type as \"storeType!\",\n  r.amount_toman as \"purchaseAmount!\", r.returned_toman as \"returnedAmount!\", r.net_toman as \"netAmount!\",\n  r.multiplier as \"multiplier!\", r.points as \"pointsEarned!\", r.net_points as \"points!\", r.active_codes as \"activeCodes!\",\n  r.purchased_at as \"purchaseDate!\", r.created_at as \"createdAt!\", r.voided_at as \"voidedAt?\",\n  r.created_by as \"operatorId?\", u.full_name as \"operatorName?\", r.campaign_id as \"campaignId?\", g.name as \"campaignName?\"\nfrom unnest(:ids!::uuid[]) with ordinality as page(id, n)\n  join receipt_facts r on r.id = page.id\n  join customers c on c.id = r.customer_id\n  left join stores s on s.id = r.store_id\n  left join users u on u.id = r.created_by\n  left join campaigns g on g.id = r.campaign_id\norder by page.n"};

/**
 * Query generated from SQL:
 * ```
 * select r.id as "id!", r.receipt_number as "receiptId!", r.state as "state!", r.customer_id as "customerId!",
 *   c.first_name as "firstName", c.last_name as "lastName", c.phone_number as "phoneNumber",
 *   c.national_code as "nationalCode", c.deleted_at as "deletedAt", c.erased_at as "erasedAt",
 *   r.store_id as "storeId?", s.store_name as "storeName?", r.store_type as "storeType!",
 *   r.amount_toman as "purchaseAmount!", r.returned_toman as "returnedAmount!", r.net_toman as "netAmount!",
 *   r.multiplier as "multiplier!", r.points as "pointsEarned!", r.net_points as "points!", r.active_codes as "activeCodes!",
 *   r.purchased_at as "purchaseDate!", r.created_at as "createdAt!", r.voided_at as "voidedAt?",
 *   r.created_by as "operatorId?", u.full_name as "operatorName?", r.campaign_id as "campaignId?", g.name as "campaignName?"
 * from unnest(:ids!::uuid[]) with ordinality as page(id, n)
 *   join receipt_facts r on r.id = page.id
 *   join customers c on c.id = r.customer_id
 *   left join stores s on s.id = r.store_id
 *   left join users u on u.id = r.created_by
 *   left join campaigns g on g.id = r.campaign_id
 * order by page.n
 * ```
 */
export const receiptRows = new PreparedQuery<ReceiptRowsParams,ReceiptRowsResult>(receiptRowsIR);


/** 'ReceiptSubmitter' parameters type */
export interface ReceiptSubmitterParams {
  id: string;
}

/** 'ReceiptSubmitter' return type */
export interface ReceiptSubmitterResult {
  submittedById: string;
  submittedByName: string;
}

/** 'ReceiptSubmitter' query type */
export interface ReceiptSubmitterQuery {
  params: ReceiptSubmitterParams;
  result: ReceiptSubmitterResult;
}

const receiptSubmitterIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":134,"b":137}]}],"statement":"select u.id as \"submittedById!\", u.full_name as \"submittedByName!\"\nfrom receipts r join users u on u.id = r.submitted_by where r.id = :id!"};

/**
 * Query generated from SQL:
 * ```
 * select u.id as "submittedById!", u.full_name as "submittedByName!"
 * from receipts r join users u on u.id = r.submitted_by where r.id = :id!
 * ```
 */
export const receiptSubmitter = new PreparedQuery<ReceiptSubmitterParams,ReceiptSubmitterResult>(receiptSubmitterIR);


/** 'ReceiptEntries' parameters type */
export interface ReceiptEntriesParams {
  receiptId: string;
}

/** 'ReceiptEntries' return type */
export interface ReceiptEntriesResult {
  actorName: string | null;
  amount: number | null;
  codesInvalidated: number;
  createdAt: Date;
  id: string;
  kind: string;
  points: number;
  reason: string | null;
}

/** 'ReceiptEntries' query type */
export interface ReceiptEntriesQuery {
  params: ReceiptEntriesParams;
  result: ReceiptEntriesResult;
}

const receiptEntriesIR: any = {"usedParamSet":{"receiptId":true},"params":[{"name":"receiptId","required":true,"transform":{"type":"scalar"},"locs":[{"a":838,"b":848}]}],"statement":"-- Entries of an API key have no user; its name is that of the audit entry next to it in time.\nselect l.id::text as \"id!\", l.kind, l.delta as points, l.amount_toman as \"amount?\", l.reason as \"reason?\",\n  l.created_at as \"createdAt\",\n  coalesce(u.full_name, (\n    select k.name from audit_log a join api_keys k on k.id = a.actor_id\n    where a.entity = 'receipt' and a.entity_id = l.receipt_id::text\n      and a.action = case l.kind when 'earn' then 'CREATE' when 'void' then 'VOID' else 'RETURN' end\n    order by abs(extract(epoch from a.at - l.created_at)), a.id limit 1)) as \"actorName?\",\n  (select count(*)::int from lottery_codes k\n    where k.receipt_id = l.receipt_id and l.kind <> 'earn' and k.invalidated_at = l.created_at) as \"codesInvalidated!\"\nfrom points_ledger l left join users u on u.id = l.created_by\nwhere l.receipt_id = :receiptId! order by l.id"};

/**
 * Query generated from SQL:
 * ```
 * -- Entries of an API key have no user; its name is that of the audit entry next to it in time.
 * select l.id::text as "id!", l.kind, l.delta as points, l.amount_toman as "amount?", l.reason as "reason?",
 *   l.created_at as "createdAt",
 *   coalesce(u.full_name, (
 *     select k.name from audit_log a join api_keys k on k.id = a.actor_id
 *     where a.entity = 'receipt' and a.entity_id = l.receipt_id::text
 *       and a.action = case l.kind when 'earn' then 'CREATE' when 'void' then 'VOID' else 'RETURN' end
 *     order by abs(extract(epoch from a.at - l.created_at)), a.id limit 1)) as "actorName?",
 *   (select count(*)::int from lottery_codes k
 *     where k.receipt_id = l.receipt_id and l.kind <> 'earn' and k.invalidated_at = l.created_at) as "codesInvalidated!"
 * from points_ledger l left join users u on u.id = l.created_by
 * where l.receipt_id = :receiptId! order by l.id
 * ```
 */
export const receiptEntries = new PreparedQuery<ReceiptEntriesParams,ReceiptEntriesResult>(receiptEntriesIR);


