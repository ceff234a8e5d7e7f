/** Types generated for queries found in "server/features/flags/flag.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'AllFlags' parameters type */
export type AllFlagsParams = void;

/** 'AllFlags' return type */
export interface AllFlagsResult {
  isEnabled: boolean;
  name: string;
  updatedAt: Date;
  updatedBy: string | null;
}

/** 'AllFlags' query type */
export interface AllFlagsQuery {
  params: AllFlagsParams;
  result: AllFlagsResult;
}

const allFlagsIR: any = {"usedParamSet":{},"params":[],"statement":"select f.name, f.is_enabled as \"isEnabled\", f.updated_at as \"updatedAt\", u.full_name as \"updatedBy?\"\nfrom feature_flags f left join users u on u.id = f.updated_by order by f.name"};

/**
 * Query generated from SQL:
 * ```
 * select f.name, f.is_enabled as "isEnabled", f.updated_at as "updatedAt", u.full_name as "updatedBy?"
 * from feature_flags f left join users u on u.id = f.updated_by order by f.name
 * ```
 */
export const allFlags = new PreparedQuery<AllFlagsParams,AllFlagsResult>(allFlagsIR);


/** 'FindFlag' parameters type */
export interface FindFlagParams {
  name: string;
}

/** 'FindFlag' return type */
export interface FindFlagResult {
  isEnabled: boolean;
  name: string;
  updatedAt: Date;
  updatedBy: string | null;
}

/** 'FindFlag' query type */
export interface FindFlagQuery {
  params: FindFlagParams;
  result: FindFlagResult;
}

const findFlagIR: any = {"usedParamSet":{"name":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":178,"b":183}]}],"statement":"select f.name, f.is_enabled as \"isEnabled\", f.updated_at as \"updatedAt\", u.full_name as \"updatedBy?\"\nfrom feature_flags f left join users u on u.id = f.updated_by where f.name = :name!"};

/**
 * Query generated from SQL:
 * ```
 * select f.name, f.is_enabled as "isEnabled", f.updated_at as "updatedAt", u.full_name as "updatedBy?"
 * from feature_flags f left join users u on u.id = f.updated_by where f.name = :name!
 * ```
 */
export const findFlag = new PreparedQuery<FindFlagParams,FindFlagResult>(findFlagIR);


/** 'FlagHistory' parameters type */
export interface FlagHistoryParams {
  limit: number;
  name: string;
}

/** 'FlagHistory' return type */
export interface FlagHistoryResult {
  at: Date;
  by: string | null;
  isEnabled: boolean;
}

/** 'FlagHistory' query type */
export interface FlagHistoryQuery {
  params: FlagHistoryParams;
  result: FlagHistoryResult;
}

const flagHistoryIR: any = {"usedParamSet":{"name":true,"limit":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":206,"b":211}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":300,"b":306}]}],"statement":"select a.at, u.full_name as \"by?\", (a.details #>> '{changes,isEnabled,1}')::boolean as \"isEnabled!\"\nfrom audit_log a left join users u on u.id = a.actor_id\nwhere a.entity = 'feature_flag' and a.entity_id = :name! and a.details #> '{changes,isEnabled}' is not null\norder by a.at desc, a.id desc limit :limit!"};

/**
 * Query generated from SQL:
 * ```
 * select a.at, u.full_name as "by?", (a.details #>> '{changes,isEnabled,1}')::boolean as "isEnabled!"
 * from audit_log a left join users u on u.id = a.actor_id
 * where a.entity = 'feature_flag' and a.entity_id = :name! and a.details #> '{changes,isEnabled}' is not null
 * order by a.at desc, a.id desc limit :limit!
 * ```
 */
export const flagHistory = new PreparedQuery<FlagHistoryParams,FlagHistoryResult>(flagHistoryIR);


/** 'SwitchFlag' parameters type */
export interface SwitchFlagParams {
  isEnabled: boolean;
  name: string;
  userId?: string | null | void;
}

/** 'SwitchFlag' return type */
export interface SwitchFlagResult {
  wasEnabled: boolean;
}

/** 'SwitchFlag' query type */
export interface SwitchFlagQuery {
  params: SwitchFlagParams;
  result: SwitchFlagResult;
}

const switchFlagIR: any = {"usedParamSet":{"name":true,"isEnabled":true,"userId":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":133,"b":138}]},{"name":"isEnabled","required":true,"transform":{"type":"scalar"},"locs":[{"a":209,"b":219},{"a":321,"b":331}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":255,"b":261}]}],"statement":"-- A flag that already has the state stays as it is.\nwith before as (select o.name, o.is_enabled from feature_flags o where o.name = :name! for update),\nswitched as (\n  update feature_flags f set is_enabled = :isEnabled!, updated_at = now(), updated_by = :userId\n  from before b where f.name = b.name and b.is_enabled <> :isEnabled!\n)\nselect b.is_enabled as \"wasEnabled!\" from before b"};

/**
 * Query generated from SQL:
 * ```
 * -- A flag that already has the state stays as it is.
 * with before as (select o.name, o.is_enabled from feature_flags o where o.name = :name! for update),
 * switched as (
 *   update feature_flags f set is_enabled = :isEnabled!, updated_at = now(), updated_by = :userId
 *   from before b where f.name = b.name and b.is_enabled <> :isEnabled!
 * )
 * select b.is_enabled as "wasEnabled!" from before b
 * ```
 */
export const switchFlag = new PreparedQuery<SwitchFlagParams,SwitchFlagResult>(switchFlagIR);


