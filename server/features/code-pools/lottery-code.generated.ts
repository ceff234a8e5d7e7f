/** Types generated for queries found in "server/features/code-pools/lottery-code.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'CodeCountsOf' parameters type */
export interface CodeCountsOfParams {
  receiptId: string;
}

/** 'CodeCountsOf' return type */
export interface CodeCountsOfResult {
  lastOrdinal: number;
  live: number;
}

/** 'CodeCountsOf' query type */
export interface CodeCountsOfQuery {
  params: CodeCountsOfParams;
  result: CodeCountsOfResult;
}

const codeCountsOfIR: any = {"usedParamSet":{"receiptId":true},"params":[{"name":"receiptId","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":163}]}],"statement":"select count(*) filter (where k.status <> 'invalid') as \"live!\", coalesce(max(k.ordinal), 0) as \"lastOrdinal!\"\nfrom lottery_codes k where k.receipt_id = :receiptId!"};

/**
 * Query generated from SQL:
 * ```
 * select count(*) filter (where k.status <> 'invalid') as "live!", coalesce(max(k.ordinal), 0) as "lastOrdinal!"
 * from lottery_codes k where k.receipt_id = :receiptId!
 * ```
 */
export const codeCountsOf = new PreparedQuery<CodeCountsOfParams,CodeCountsOfResult>(codeCountsOfIR);


/** 'ValidCodesOf' parameters type */
export interface ValidCodesOfParams {
  max: number;
  receiptId: string;
}

/** 'ValidCodesOf' return type */
export interface ValidCodesOfResult {
  codes: string | null;
}

/** 'ValidCodesOf' query type */
export interface ValidCodesOfQuery {
  params: ValidCodesOfParams;
  result: ValidCodesOfResult;
}

const validCodesOfIR: any = {"usedParamSet":{"receiptId":true,"max":true},"params":[{"name":"receiptId","required":true,"transform":{"type":"scalar"},"locs":[{"a":133,"b":143}]},{"name":"max","required":true,"transform":{"type":"scalar"},"locs":[{"a":196,"b":200}]}],"statement":"select string_agg(l.code, ' ' order by l.ordinal) as codes from (\nselect k.code, k.ordinal from lottery_codes k\nwhere k.receipt_id = :receiptId! and k.status <> 'invalid' order by k.ordinal limit :max!) l"};

/**
 * Query generated from SQL:
 * ```
 * select string_agg(l.code, ' ' order by l.ordinal) as codes from (
 * select k.code, k.ordinal from lottery_codes k
 * where k.receipt_id = :receiptId! and k.status <> 'invalid' order by k.ordinal limit :max!) l
 * ```
 */
export const validCodesOf = new PreparedQuery<ValidCodesOfParams,ValidCodesOfResult>(validCodesOfIR);


/** 'CountNewestWinners' parameters type */
export interface CountNewestWinnersParams {
  count: number;
  receiptId: string;
}

/** 'CountNewestWinners' return type */
export interface CountNewestWinnersResult {
  winners: number;
}

/** 'CountNewestWinners' query type */
export interface CountNewestWinnersQuery {
  params: CountNewestWinnersParams;
  result: CountNewestWinnersResult;
}

const countNewestWinnersIR: any = {"usedParamSet":{"receiptId":true,"count":true},"params":[{"name":"receiptId","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":140}]},{"name":"count","required":true,"transform":{"type":"scalar"},"locs":[{"a":198,"b":204}]}],"statement":"select count(*) filter (where n.is_winner)::int as \"winners!\" from (\nselect k.is_winner from lottery_codes k\nwhere k.receipt_id = :receiptId! and k.status <> 'invalid' order by k.ordinal desc limit :count!) n"};

/**
 * Query generated from SQL:
 * ```
 * select count(*) filter (where n.is_winner)::int as "winners!" from (
 * select k.is_winner from lottery_codes k
 * where k.receipt_id = :receiptId! and k.status <> 'invalid' order by k.ordinal desc limit :count!) n
 * ```
 */
export const countNewestWinners = new PreparedQuery<CountNewestWinnersParams,CountNewestWinnersResult>(countNewestWinnersIR);


/** 'InsertCodes' parameters type */
export interface InsertCodesParams {
  at: Date;
  codes: stringArray;
  firstOrdinal: number;
  receiptId: string;
}

/** 'InsertCodes' return type */
export type InsertCodesResult = void;

/** 'InsertCodes' query type */
export interface InsertCodesQuery {
  params: InsertCodesParams;
  result: InsertCodesResult;
}

const insertCodesIR: any = {"usedParamSet":{"firstOrdinal":true,"at":true,"codes":true,"receiptId":true},"params":[{"name":"firstOrdinal","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":136}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":173}]},{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":193}]},{"name":"receiptId","required":true,"transform":{"type":"scalar"},"locs":[{"a":259,"b":269}]}],"statement":"insert into lottery_codes (code, receipt_id, customer_id, ordinal, status, created_at)\nselect c.code, r.id, r.customer_id, :firstOrdinal!::int + c.n::int - 1, 'claimed', :at!\nfrom unnest(:codes!::text[]) with ordinality as c(code, n), receipts r where r.id = :receiptId! order by c.n"};

/**
 * Query generated from SQL:
 * ```
 * insert into lottery_codes (code, receipt_id, customer_id, ordinal, status, created_at)
 * select c.code, r.id, r.customer_id, :firstOrdinal!::int + c.n::int - 1, 'claimed', :at!
 * from unnest(:codes!::text[]) with ordinality as c(code, n), receipts r where r.id = :receiptId! order by c.n
 * ```
 */
export const insertCodes = new PreparedQuery<InsertCodesParams,InsertCodesResult>(insertCodesIR);


/** 'InvalidateNewest' parameters type */
export interface InvalidateNewestParams {
  at: Date;
  count: number;
  receiptId: string;
}

/** 'InvalidateNewest' return type */
export interface InvalidateNewestResult {
  ids: stringArray;
}

/** 'InvalidateNewest' query type */
export interface InvalidateNewestQuery {
  params: InvalidateNewestParams;
  result: InvalidateNewestResult;
}

const invalidateNewestIR: any = {"usedParamSet":{"at":true,"receiptId":true,"count":true},"params":[{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":88,"b":91}]},{"name":"receiptId","required":true,"transform":{"type":"scalar"},"locs":[{"a":173,"b":183}]},{"name":"count","required":true,"transform":{"type":"scalar"},"locs":[{"a":241,"b":247}]}],"statement":"with invalidated as (\n  update lottery_codes k set status = 'invalid', invalidated_at = :at!\n  where k.id in (\n    select n.id from lottery_codes n\n    where n.receipt_id = :receiptId! and n.status <> 'invalid' order by n.ordinal desc limit :count!)\n  returning k.id)\nselect coalesce(array_agg(i.id), '{}')::text[] as \"ids!\" from invalidated i"};

/**
 * Query generated from SQL:
 * ```
 * with invalidated as (
 *   update lottery_codes k set status = 'invalid', invalidated_at = :at!
 *   where k.id in (
 *     select n.id from lottery_codes n
 *     where n.receipt_id = :receiptId! and n.status <> 'invalid' order by n.ordinal desc limit :count!)
 *   returning k.id)
 * select coalesce(array_agg(i.id), '{}')::text[] as "ids!" from invalidated i
 * ```
 */
export const invalidateNewest = new PreparedQuery<InvalidateNewestParams,InvalidateNewestResult>(invalidateNewestIR);


