/** Types generated for queries found in "server/features/receipts/code-visibility.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'RecordersOf' parameters type */
export interface RecordersOfParams {
  ids: stringArray;
}

/** 'RecordersOf' return type */
export interface RecordersOfResult {
  id: string;
  recorder: string | null;
}

/** 'RecordersOf' query type */
export interface RecordersOfQuery {
  params: RecordersOfParams;
  result: RecordersOfResult;
}

const recordersOfIR: any = {"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":234,"b":238}]}],"statement":"select r.id, coalesce(r.created_by, (\n  select a.actor_id from audit_log a\n  where a.entity = 'receipt' and a.entity_id = r.id::text and a.action = 'CREATE'\n  order by a.at, a.id limit 1)) as recorder\nfrom receipts r where r.id = any(:ids!::uuid[])"};

/**
 * Query generated from SQL:
 * ```
 * select r.id, coalesce(r.created_by, (
 *   select a.actor_id from audit_log a
 *   where a.entity = 'receipt' and a.entity_id = r.id::text and a.action = 'CREATE'
 *   order by a.at, a.id limit 1)) as recorder
 * from receipts r where r.id = any(:ids!::uuid[])
 * ```
 */
export const recordersOf = new PreparedQuery<RecordersOfParams,RecordersOfResult>(recordersOfIR);


