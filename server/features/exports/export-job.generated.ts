/** Types generated for queries found in "server/features/exports/export-job.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** 'FindExportRow' parameters type */
export interface FindExportRowParams {
  id: string;
}

/** 'FindExportRow' return type */
export interface FindExportRowResult {
  createdAt: Date;
  errorCode: string | null;
  errorValues: Json;
  file: Json | null;
  finishedAt: Date | null;
  format: string;
  id: string;
  ownerId: string;
  processed: number;
  status: string;
  total: number | null;
  type: string;
}

/** 'FindExportRow' query type */
export interface FindExportRowQuery {
  params: FindExportRowParams;
  result: FindExportRowResult;
}

const findExportRowIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":254,"b":257}]}],"statement":"select\n  j.id, j.type, j.format, j.status, j.owner_id as \"ownerId\", j.processed, j.total, j.file, j.error_code as \"errorCode\",\n  j.error_values as \"errorValues\",  j.created_at as \"createdAt\", j.finished_at as \"finishedAt\" from export_jobs j where j.id = :id!"};

/**
 * Query generated from SQL:
 * ```
 * select
 *   j.id, j.type, j.format, j.status, j.owner_id as "ownerId", j.processed, j.total, j.file, j.error_code as "errorCode",
 *   j.error_values as "errorValues",  j.created_at as "createdAt", j.finished_at as "finishedAt" from export_jobs j where j.id = :id!
 * ```
 */
export const findExportRow = new PreparedQuery<FindExportRowParams,FindExportRowResult>(findExportRowIR);


/** 'InsertExport' parameters type */
export interface InsertExportParams {
  format: string;
  id: string;
  ownerId: string;
  type: string;
  workerId: string;
}

/** 'InsertExport' return type */
export type InsertExportResult = void;

/** 'InsertExport' query type */
export interface InsertExportQuery {
  params: InsertExportParams;
  result: InsertExportResult;
}

const insertExportIR: any = {"usedParamSet":{"id":true,"type":true,"format":true,"ownerId":true,"workerId":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":75}]},{"name":"type","required":true,"transform":{"type":"scalar"},"locs":[{"a":78,"b":83}]},{"name":"format","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":93}]},{"name":"ownerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":104}]},{"name":"workerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":107,"b":116}]}],"statement":"insert into export_jobs (id, type, format, owner_id, worker_id) values (:id!, :type!, :format!, :ownerId!, :workerId!)"};

/**
 * Query generated from SQL:
 * ```
 * insert into export_jobs (id, type, format, owner_id, worker_id) values (:id!, :type!, :format!, :ownerId!, :workerId!)
 * ```
 */
export const insertExport = new PreparedQuery<InsertExportParams,InsertExportResult>(insertExportIR);


/** 'CompleteExport' parameters type */
export interface CompleteExportParams {
  id: string;
  JSON: Json;
  totalRecords: number;
  workerId: string;
}

/** 'CompleteExport' return type */
export interface CompleteExportResult {
  id: string;
}

/** 'CompleteExport' query type */
export interface CompleteExportQuery {
  params: CompleteExportParams;
  result: CompleteExportResult;
}

const completeExportIR: any = {"usedParamSet":{"JSON":true,"totalRecords":true,"id":true,"workerId":true},"params":[{"name":"JSON","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":58}]},{"name":"totalRecords","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":86},{"a":97,"b":110}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":146,"b":149}]},{"name":"workerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":169,"b":178}]}],"statement":"update export_jobs j set status = 'complete', file = :JSON!, processed = :totalRecords!, total = :totalRecords!, finished_at = now()\nwhere j.id = :id! and j.worker_id = :workerId! and j.status = 'running' returning j.id"};

/**
 * Query generated from SQL:
 * ```
 * update export_jobs j set status = 'complete', file = :JSON!, processed = :totalRecords!, total = :totalRecords!, finished_at = now()
 * where j.id = :id! and j.worker_id = :workerId! and j.status = 'running' returning j.id
 * ```
 */
export const completeExport = new PreparedQuery<CompleteExportParams,CompleteExportResult>(completeExportIR);


/** 'DeleteOldExports' parameters type */
export type DeleteOldExportsParams = void;

/** 'DeleteOldExports' return type */
export type DeleteOldExportsResult = void;

/** 'DeleteOldExports' query type */
export interface DeleteOldExportsQuery {
  params: DeleteOldExportsParams;
  result: DeleteOldExportsResult;
}

const deleteOldExportsIR: any = {"usedParamSet":{},"params":[],"statement":"delete from export_jobs j where j.created_at < now() - interval '1 day'"};

/**
 * Query generated from SQL:
 * ```
 * delete from export_jobs j where j.created_at < now() - interval '1 day'
 * ```
 */
export const deleteOldExports = new PreparedQuery<DeleteOldExportsParams,DeleteOldExportsResult>(deleteOldExportsIR);


