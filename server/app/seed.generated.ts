/** Types generated for queries found in "server/app/seed.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'RefreshStatistics' parameters type */
export type RefreshStatisticsParams = void;

/** 'RefreshStatistics' return type */
export type RefreshStatisticsResult = void;

/** 'RefreshStatistics' query type */
export interface RefreshStatisticsQuery {
  params: RefreshStatisticsParams;
  result: RefreshStatisticsResult;
}

const refreshStatisticsIR: any = {"usedParamSet":{},"params":[],"statement":"analyze customers, receipts, lottery_codes, points_ledger, stores, users"};

/**
 * Query generated from SQL:
 * ```
 * analyze customers, receipts, lottery_codes, points_ledger, stores, users
 * ```
 */
export const refreshStatistics = new PreparedQuery<RefreshStatisticsParams,RefreshStatisticsResult>(refreshStatisticsIR);


