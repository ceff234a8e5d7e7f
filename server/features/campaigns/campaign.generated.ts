/** Types generated for queries found in "server/features/campaigns/campaign.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'HasDraw' parameters type */
export interface HasDrawParams {
  id: string;
}

/** 'HasDraw' return type */
export interface HasDrawResult {
  id: string;
}

/** 'HasDraw' query type */
export interface HasDrawQuery {
  params: HasDrawParams;
  result: HasDrawResult;
}

const hasDrawIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":50}]}],"statement":"select d.id from draws d where d.campaign_id = :id! and d.state <> 'voided' limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select d.id from draws d where d.campaign_id = :id! and d.state <> 'voided' limit 1
 * ```
 */
export const hasDraw = new PreparedQuery<HasDrawParams,HasDrawResult>(hasDrawIR);


