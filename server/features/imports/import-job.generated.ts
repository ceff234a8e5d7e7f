/** Types generated for queries found in "server/features/imports/import-job.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'MarkChecked' parameters type */
export interface MarkCheckedParams {
  columns: stringArray;
  counts: string;
  id: string;
  ms: number;
  sample: string;
  totalRows: number;
  warnings: stringArray;
  workerId: string;
}

/** 'MarkChecked' return type */
export interface MarkCheckedResult {
  id: string;
}

/** 'MarkChecked' query type */
export interface MarkCheckedQuery {
  params: MarkCheckedParams;
  result: MarkCheckedResult;
}

const markCheckedIR: any = {"usedParamSet":{"totalRows":true,"columns":true,"sample":true,"counts":true,"ms":true,"warnings":true,"id":true,"workerId":true},"params":[{"name":"totalRows","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":116}]},{"name":"columns","required":true,"transform":{"type":"scalar"},"locs":[{"a":131,"b":139}]},{"name":"sample","required":true,"transform":{"type":"scalar"},"locs":[{"a":151,"b":158}]},{"name":"counts","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":177}]},{"name":"ms","required":true,"transform":{"type":"scalar"},"locs":[{"a":196,"b":199}]},{"name":"warnings","required":true,"transform":{"type":"scalar"},"locs":[{"a":213,"b":222}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":261,"b":264}]},{"name":"workerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":284,"b":293}]}],"statement":"update import_jobs j set status = case when j.runs_at_once then 'running' else 'checked' end, processed = :totalRows!,\n  columns = :columns!, sample = :sample!, counts = :counts!, processing_ms = :ms!, warnings = :warnings!,\n  heartbeat_at = now()\nwhere j.id = :id! and j.worker_id = :workerId! and j.status = 'checking' returning j.id"};

/**
 * Query generated from SQL:
 * ```
 * update import_jobs j set status = case when j.runs_at_once then 'running' else 'checked' end, processed = :totalRows!,
 *   columns = :columns!, sample = :sample!, counts = :counts!, processing_ms = :ms!, warnings = :warnings!,
 *   heartbeat_at = now()
 * where j.id = :id! and j.worker_id = :workerId! and j.status = 'checking' returning j.id
 * ```
 */
export const markChecked = new PreparedQuery<MarkCheckedParams,MarkCheckedResult>(markCheckedIR);


/** 'MarkComplete' parameters type */
export interface MarkCompleteParams {
  counts: string;
  id: string;
  ms: number;
  sample: string;
  storedAt: Date;
  totalRows: number;
  workerId: string;
}

/** 'MarkComplete' return type */
export interface MarkCompleteResult {
  id: string;
}

/** 'MarkComplete' query type */
export interface MarkCompleteQuery {
  params: MarkCompleteParams;
  result: MarkCompleteResult;
}

const markCompleteIR: any = {"usedParamSet":{"counts":true,"totalRows":true,"sample":true,"ms":true,"storedAt":true,"id":true,"workerId":true},"params":[{"name":"counts","required":true,"transform":{"type":"scalar"},"locs":[{"a":55,"b":62}]},{"name":"totalRows","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":87}]},{"name":"sample","required":true,"transform":{"type":"scalar"},"locs":[{"a":99,"b":106}]},{"name":"ms","required":true,"transform":{"type":"scalar"},"locs":[{"a":158,"b":161}]},{"name":"storedAt","required":true,"transform":{"type":"scalar"},"locs":[{"a":215,"b":224}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":239,"b":242}]},{"name":"workerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":262,"b":271}]}],"statement":"update import_jobs j set status = 'complete', counts = :counts!, processed = :totalRows!, sample = :sample!,\n  processing_ms = coalesce(j.processing_ms, 0) + :ms!, finished_at = now(), report_id = null, stored_at = :storedAt!\nwhere j.id = :id! and j.worker_id = :workerId! and j.status = 'running' and not j.is_reverting returning j.id"};

/**
 * Query generated from SQL:
 * ```
 * update import_jobs j set status = 'complete', counts = :counts!, processed = :totalRows!, sample = :sample!,
 *   processing_ms = coalesce(j.processing_ms, 0) + :ms!, finished_at = now(), report_id = null, stored_at = :storedAt!
 * where j.id = :id! and j.worker_id = :workerId! and j.status = 'running' and not j.is_reverting returning j.id
 * ```
 */
export const markComplete = new PreparedQuery<MarkCompleteParams,MarkCompleteResult>(markCompleteIR);


