/** Types generated for queries found in "server/features/reports/report.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'NamesOf' parameters type */
export interface NamesOfParams {
  campaignIds: stringArray;
  storeIds: stringArray;
}

/** 'NamesOf' return type */
export interface NamesOfResult {
  id: string;
  name: string;
}

/** 'NamesOf' query type */
export interface NamesOfQuery {
  params: NamesOfParams;
  result: NamesOfResult;
}

const namesOfIR: any = {"usedParamSet":{"storeIds":true,"campaignIds":true},"params":[{"name":"storeIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":86}]},{"name":"campaignIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":161,"b":173}]}],"statement":"select s.id as \"id!\", s.store_name as \"name!\" from stores s where s.id = any(:storeIds!::uuid[])\nunion all select c.id, c.name from campaigns c where c.id = any(:campaignIds!::uuid[])"};

/**
 * Query generated from SQL:
 * ```
 * select s.id as "id!", s.store_name as "name!" from stores s where s.id = any(:storeIds!::uuid[])
 * union all select c.id, c.name from campaigns c where c.id = any(:campaignIds!::uuid[])
 * ```
 */
export const namesOf = new PreparedQuery<NamesOfParams,NamesOfResult>(namesOfIR);


/** 'SegmentsOf' parameters type */
export interface SegmentsOfParams {
  by: string;
  from: DateOrString;
  lowerBounds: numberArray;
  minReceipts: number;
  until: DateOrString;
}

/** 'SegmentsOf' return type */
export interface SegmentsOfResult {
  customers: number;
  lowerBound: number;
}

/** 'SegmentsOf' query type */
export interface SegmentsOfQuery {
  params: SegmentsOfParams;
  result: SegmentsOfResult;
}

const segmentsOfIR: any = {"usedParamSet":{"lowerBounds":true,"by":true,"from":true,"until":true,"minReceipts":true},"params":[{"name":"lowerBounds","required":true,"transform":{"type":"scalar"},"locs":[{"a":8,"b":20},{"a":63,"b":75}]},{"name":"by","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":163}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":358,"b":363}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":436,"b":442}]},{"name":"minReceipts","required":true,"transform":{"type":"scalar"},"locs":[{"a":557,"b":569}]}],"statement":"select (:lowerBounds!::bigint[])[width_bucket(b.total::bigint, :lowerBounds!::bigint[])] as \"lowerBound!\",\n  count(*)::int as \"customers!\"\nfrom (\n  select case :by!\n      when 'total_receipts' then count(*) when 'total_spent' then sum(r.net_toman) when 'total_points' then sum(r.net_points)\n    end as total\n  from receipt_facts r\n  where r.purchased_at >= (:from!::date)::timestamp at time zone 'Asia/Tehran'\n    and r.purchased_at < (:until!::date)::timestamp at time zone 'Asia/Tehran' and r.voided_at is null\n  group by r.customer_id having count(*) >= :minReceipts!) b\ngroup by 1 order by 1"};

/**
 * Query generated from SQL:
 * ```
 * select (:lowerBounds!::bigint[])[width_bucket(b.total::bigint, :lowerBounds!::bigint[])] as "lowerBound!",
 *   count(*)::int as "customers!"
 * from (
 *   select case :by!
 *       when 'total_receipts' then count(*) when 'total_spent' then sum(r.net_toman) when 'total_points' then sum(r.net_points)
 *     end as total
 *   from receipt_facts r
 *   where r.purchased_at >= (:from!::date)::timestamp at time zone 'Asia/Tehran'
 *     and r.purchased_at < (:until!::date)::timestamp at time zone 'Asia/Tehran' and r.voided_at is null
 *   group by r.customer_id having count(*) >= :minReceipts!) b
 * group by 1 order by 1
 * ```
 */
export const segmentsOf = new PreparedQuery<SegmentsOfParams,SegmentsOfResult>(segmentsOfIR);


/** 'UnassignedSales' parameters type */
export interface UnassignedSalesParams {
  from: DateOrString;
  until: DateOrString;
}

/** 'UnassignedSales' return type */
export interface UnassignedSalesResult {
  receipts: number;
  revenue: number;
}

/** 'UnassignedSales' query type */
export interface UnassignedSalesQuery {
  params: UnassignedSalesParams;
  result: UnassignedSalesResult;
}

const unassignedSalesIR: any = {"usedParamSet":{"from":true,"until":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":135}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":155,"b":161}]}],"statement":"select coalesce(sum(s.net_toman), 0)::bigint as \"revenue!\", sum(s.receipts)::int as \"receipts!\"\nfrom daily_sales s where s.day >= :from!::date and s.day < :until!::date and s.store_id is null\nhaving sum(s.receipts) > 0"};

/**
 * Query generated from SQL:
 * ```
 * select coalesce(sum(s.net_toman), 0)::bigint as "revenue!", sum(s.receipts)::int as "receipts!"
 * from daily_sales s where s.day >= :from!::date and s.day < :until!::date and s.store_id is null
 * having sum(s.receipts) > 0
 * ```
 */
export const unassignedSales = new PreparedQuery<UnassignedSalesParams,UnassignedSalesResult>(unassignedSalesIR);


