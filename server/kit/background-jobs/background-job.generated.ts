/** Types generated for queries found in "server/kit/background-jobs/background-job.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'CancelStatement' parameters type */
export interface CancelStatementParams {
  pid: number;
}

/** 'CancelStatement' return type */
export interface CancelStatementResult {
  pg_cancel_backend: boolean | null;
}

/** 'CancelStatement' query type */
export interface CancelStatementQuery {
  params: CancelStatementParams;
  result: CancelStatementResult;
}

const cancelStatementIR: any = {"usedParamSet":{"pid":true},"params":[{"name":"pid","required":true,"transform":{"type":"scalar"},"locs":[{"a":25,"b":29}]}],"statement":"select pg_cancel_backend(:pid!)"};

/**
 * Query generated from SQL:
 * ```
 * select pg_cancel_backend(:pid!)
 * ```
 */
export const cancelStatement = new PreparedQuery<CancelStatementParams,CancelStatementResult>(cancelStatementIR);


/** 'BackendPid' parameters type */
export type BackendPidParams = void;

/** 'BackendPid' return type */
export interface BackendPidResult {
  pid: number;
}

/** 'BackendPid' query type */
export interface BackendPidQuery {
  params: BackendPidParams;
  result: BackendPidResult;
}

const backendPidIR: any = {"usedParamSet":{},"params":[],"statement":"select pg_backend_pid() as \"pid!\""};

/**
 * Query generated from SQL:
 * ```
 * select pg_backend_pid() as "pid!"
 * ```
 */
export const backendPid = new PreparedQuery<BackendPidParams,BackendPidResult>(backendPidIR);


