/** Types generated for queries found in "server/features/campaigns/campaign.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'CampaignsPage' parameters type */
export interface CampaignsPageParams {
  eventId?: string | null | void;
  limit: number;
  offset: number;
}

/** 'CampaignsPage' return type */
export interface CampaignsPageResult {
  bonusMultiplier: number;
  description: string | null;
  endDate: Date;
  eventId: string;
  id: string;
  isActive: boolean;
  name: string;
  startDate: Date;
}

/** 'CampaignsPage' query type */
export interface CampaignsPageQuery {
  params: CampaignsPageParams;
  result: CampaignsPageResult;
}

const campaignsPageIR: any = {"usedParamSet":{"eventId":true,"limit":true,"offset":true},"params":[{"name":"eventId","required":false,"transform":{"type":"scalar"},"locs":[{"a":291,"b":298},{"a":330,"b":337}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":382,"b":388}]},{"name":"offset","required":true,"transform":{"type":"scalar"},"locs":[{"a":397,"b":404}]}],"statement":"select c.id, c.event_id as \"eventId\", c.name, c.description, c.starts_at as \"startDate\", c.ends_at as \"endDate\",\n  c.is_active as \"isActive\", c.bonus_multiplier as \"bonusMultiplier\"\nfrom campaigns c join events e on e.id = c.event_id where c.deleted_at is null and e.deleted_at is null and (:eventId::uuid is null or c.event_id = :eventId)\n   order by c.created_at desc, c.id limit :limit! offset :offset!"};

/**
 * Query generated from SQL:
 * ```
 * select c.id, c.event_id as "eventId", c.name, c.description, c.starts_at as "startDate", c.ends_at as "endDate",
 *   c.is_active as "isActive", c.bonus_multiplier as "bonusMultiplier"
 * from campaigns c join events e on e.id = c.event_id where c.deleted_at is null and e.deleted_at is null and (:eventId::uuid is null or c.event_id = :eventId)
 *    order by c.created_at desc, c.id limit :limit! offset :offset!
 * ```
 */
export const campaignsPage = new PreparedQuery<CampaignsPageParams,CampaignsPageResult>(campaignsPageIR);


/** 'CountCampaigns' parameters type */
export interface CountCampaignsParams {
  eventId?: string | null | void;
}

/** 'CountCampaigns' return type */
export interface CountCampaignsResult {
  campaigns: number;
}

/** 'CountCampaigns' query type */
export interface CountCampaignsQuery {
  params: CountCampaignsParams;
  result: CountCampaignsResult;
}

const countCampaignsIR: any = {"usedParamSet":{"eventId":true},"params":[{"name":"eventId","required":false,"transform":{"type":"scalar"},"locs":[{"a":146,"b":153},{"a":185,"b":192}]}],"statement":"select count(*)::int as \"campaigns!\" from campaigns c join events e on e.id = c.event_id\nwhere c.deleted_at is null and e.deleted_at is null and (:eventId::uuid is null or c.event_id = :eventId)"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "campaigns!" from campaigns c join events e on e.id = c.event_id
 * where c.deleted_at is null and e.deleted_at is null and (:eventId::uuid is null or c.event_id = :eventId)
 * ```
 */
export const countCampaigns = new PreparedQuery<CountCampaignsParams,CountCampaignsResult>(countCampaignsIR);


/** 'FindCampaignRow' parameters type */
export interface FindCampaignRowParams {
  id: string;
}

/** 'FindCampaignRow' return type */
export interface FindCampaignRowResult {
  bonusMultiplier: number;
  description: string | null;
  endDate: Date;
  eventId: string;
  id: string;
  isActive: boolean;
  name: string;
  startDate: Date;
}

/** 'FindCampaignRow' query type */
export interface FindCampaignRowQuery {
  params: FindCampaignRowParams;
  result: FindCampaignRowResult;
}

const findCampaignRowIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":247,"b":250}]}],"statement":"select c.id, c.event_id as \"eventId\", c.name, c.description, c.starts_at as \"startDate\", c.ends_at as \"endDate\",\n  c.is_active as \"isActive\", c.bonus_multiplier as \"bonusMultiplier\"\nfrom campaigns c join events e on e.id = c.event_id where c.id = :id! and c.deleted_at is null and e.deleted_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select c.id, c.event_id as "eventId", c.name, c.description, c.starts_at as "startDate", c.ends_at as "endDate",
 *   c.is_active as "isActive", c.bonus_multiplier as "bonusMultiplier"
 * from campaigns c join events e on e.id = c.event_id where c.id = :id! and c.deleted_at is null and e.deleted_at is null
 * ```
 */
export const findCampaignRow = new PreparedQuery<FindCampaignRowParams,FindCampaignRowResult>(findCampaignRowIR);


/** 'DeleteCampaignRow' parameters type */
export interface DeleteCampaignRowParams {
  at: Date;
  id: string;
}

/** 'DeleteCampaignRow' return type */
export interface DeleteCampaignRowResult {
  id: string;
}

/** 'DeleteCampaignRow' query type */
export interface DeleteCampaignRowQuery {
  params: DeleteCampaignRowParams;
  result: DeleteCampaignRowResult;
}

const deleteCampaignRowIR: any = {"usedParamSet":{"at":true,"id":true},"params":[{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":36,"b":39}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":76}]}],"statement":"update campaigns c set deleted_at = :at!, is_active = false where c.id = :id! and c.deleted_at is null returning c.id"};

/**
 * Query generated from SQL:
 * ```
 * update campaigns c set deleted_at = :at!, is_active = false where c.id = :id! and c.deleted_at is null returning c.id
 * ```
 */
export const deleteCampaignRow = new PreparedQuery<DeleteCampaignRowParams,DeleteCampaignRowResult>(deleteCampaignRowIR);


