/** Types generated for queries found in "server/features/bulk-actions/bulk-action.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'RecordItem' parameters type */
export interface RecordItemParams {
  code?: string | null | void;
  id: string;
  itemId: string;
  maxSkips: number;
  workerId: string;
}

/** 'RecordItem' return type */
export interface RecordItemResult {
  isRunning: boolean;
}

/** 'RecordItem' query type */
export interface RecordItemQuery {
  params: RecordItemParams;
  result: RecordItemResult;
}

const recordItemIR: any = {"usedParamSet":{"code":true,"maxSkips":true,"itemId":true,"id":true,"workerId":true},"params":[{"name":"code","required":false,"transform":{"type":"scalar"},"locs":[{"a":84,"b":88},{"a":159,"b":163},{"a":223,"b":227},{"a":393,"b":397}]},{"name":"maxSkips","required":true,"transform":{"type":"scalar"},"locs":[{"a":277,"b":286}]},{"name":"itemId","required":true,"transform":{"type":"scalar"},"locs":[{"a":369,"b":376}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":426,"b":429}]},{"name":"workerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":449,"b":458}]}],"statement":"update bulk_actions j\nset processed = j.processed + 1,\n  done = j.done + (case when :code::text is null then 1 else 0 end),\n  skipped = j.skipped + (case when :code::text is null then 0 else 1 end),\n  skips = case\n    when :code::text is null or jsonb_array_length(j.skips) >= :maxSkips!::int then j.skips\n    else j.skips || jsonb_build_array(jsonb_build_object('id', :itemId!::text, 'code', :code::text))\n  end\nwhere j.id = :id! and j.worker_id = :workerId!\nreturning j.status = 'running' as \"isRunning!\""};

/**
 * Query generated from SQL:
 * ```
 * update bulk_actions j
 * set processed = j.processed + 1,
 *   done = j.done + (case when :code::text is null then 1 else 0 end),
 *   skipped = j.skipped + (case when :code::text is null then 0 else 1 end),
 *   skips = case
 *     when :code::text is null or jsonb_array_length(j.skips) >= :maxSkips!::int then j.skips
 *     else j.skips || jsonb_build_array(jsonb_build_object('id', :itemId!::text, 'code', :code::text))
 *   end
 * where j.id = :id! and j.worker_id = :workerId!
 * returning j.status = 'running' as "isRunning!"
 * ```
 */
export const recordItem = new PreparedQuery<RecordItemParams,RecordItemResult>(recordItemIR);


