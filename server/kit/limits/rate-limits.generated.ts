/** Types generated for queries found in "server/kit/limits/rate-limits.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'DeleteCountsAfter' parameters type */
export interface DeleteCountsAfterParams {
  time: number;
}

/** 'DeleteCountsAfter' return type */
export type DeleteCountsAfterResult = void;

/** 'DeleteCountsAfter' query type */
export interface DeleteCountsAfterQuery {
  params: DeleteCountsAfterParams;
  result: DeleteCountsAfterResult;
}

const deleteCountsAfterIR: any = {"usedParamSet":{"time":true},"params":[{"name":"time","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":44}]}],"statement":"delete from rate_limits where expire > :time!"};

/**
 * Query generated from SQL:
 * ```
 * delete from rate_limits where expire > :time!
 * ```
 */
export const deleteCountsAfter = new PreparedQuery<DeleteCountsAfterParams,DeleteCountsAfterResult>(deleteCountsAfterIR);


