/** Types generated for queries found in "server/features/audit/audit.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'AuditPage' parameters type */
export type AuditPageParams = void;

/** 'AuditPage' return type */
export type AuditPageResult = void;

/** 'AuditPage' query type */
export interface AuditPageQuery {
  params: AuditPageParams;
  result: AuditPageResult;
}

const auditPageIR: any = {"usedParamSet":{},"params":[],"statement":"set local enable_seqscan = off"};

/**
 * Query generated from SQL:
 * ```
 * set local enable_seqscan = off
 * ```
 */
export const auditPage = new PreparedQuery<AuditPageParams,AuditPageResult>(auditPageIR);


