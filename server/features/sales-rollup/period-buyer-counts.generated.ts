/** Types generated for queries found in "server/features/sales-rollup/period-buyer-counts.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FirstSaleDay' parameters type */
export type FirstSaleDayParams = void;

/** 'FirstSaleDay' return type */
export interface FirstSaleDayResult {
  day: string | null;
}

/** 'FirstSaleDay' query type */
export interface FirstSaleDayQuery {
  params: FirstSaleDayParams;
  result: FirstSaleDayResult;
}

const firstSaleDayIR: any = {"usedParamSet":{},"params":[],"statement":"select min(s.day)::text as day from daily_sales s"};

/**
 * Query generated from SQL:
 * ```
 * select min(s.day)::text as day from daily_sales s
 * ```
 */
export const firstSaleDay = new PreparedQuery<FirstSaleDayParams,FirstSaleDayResult>(firstSaleDayIR);


