/** Types generated for queries found in "server/features/users/user.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'CountUsers' parameters type */
export interface CountUsersParams {
  isActive?: boolean | null | void;
  role?: string | null | void;
  search?: string | null | void;
}

/** 'CountUsers' return type */
export interface CountUsersResult {
  users: number;
}

/** 'CountUsers' query type */
export interface CountUsersQuery {
  params: CountUsersParams;
  result: CountUsersResult;
}

const countUsersIR: any = {"usedParamSet":{"search":true,"role":true,"isActive":true},"params":[{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":82,"b":88},{"a":130,"b":136},{"a":173,"b":179},{"a":216,"b":222}]},{"name":"role","required":false,"transform":{"type":"scalar"},"locs":[{"a":237,"b":241},{"a":269,"b":273}]},{"name":"isActive","required":false,"transform":{"type":"scalar"},"locs":[{"a":283,"b":291},{"a":327,"b":335}]}],"statement":"select count(*)::int as \"users!\" from users u where\n  u.deleted_at is null\n  and (:search::text is null or strpos(u.username_key, :search) > 0 or strpos(lower(u.full_name), :search) > 0\n    or strpos(lower(u.email), :search) > 0)\n  and (:role::text is null or u.role = :role)\n  and (:isActive::boolean is null or u.is_active = :isActive)"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "users!" from users u where
 *   u.deleted_at is null
 *   and (:search::text is null or strpos(u.username_key, :search) > 0 or strpos(lower(u.full_name), :search) > 0
 *     or strpos(lower(u.email), :search) > 0)
 *   and (:role::text is null or u.role = :role)
 *   and (:isActive::boolean is null or u.is_active = :isActive)
 * ```
 */
export const countUsers = new PreparedQuery<CountUsersParams,CountUsersResult>(countUsersIR);


/** 'LockManagers' parameters type */
export interface LockManagersParams {
  roles: stringArray;
}

/** 'LockManagers' return type */
export interface LockManagersResult {
  id: string;
}

/** 'LockManagers' query type */
export interface LockManagersQuery {
  params: LockManagersParams;
  result: LockManagersResult;
}

const lockManagersIR: any = {"usedParamSet":{"roles":true},"params":[{"name":"roles","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":50}]}],"statement":"select u.id from users u where u.role = any(:roles!) and u.is_active and u.deleted_at is null\norder by u.id for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select u.id from users u where u.role = any(:roles!) and u.is_active and u.deleted_at is null
 * order by u.id for no key update
 * ```
 */
export const lockManagers = new PreparedQuery<LockManagersParams,LockManagersResult>(lockManagersIR);


/** 'DeleteRecoveryCodes' parameters type */
export interface DeleteRecoveryCodesParams {
  userId: string;
}

/** 'DeleteRecoveryCodes' return type */
export type DeleteRecoveryCodesResult = void;

/** 'DeleteRecoveryCodes' query type */
export interface DeleteRecoveryCodesQuery {
  params: DeleteRecoveryCodesParams;
  result: DeleteRecoveryCodesResult;
}

const deleteRecoveryCodesIR: any = {"usedParamSet":{"userId":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":54}]}],"statement":"delete from recovery_codes r where r.user_id = :userId!"};

/**
 * Query generated from SQL:
 * ```
 * delete from recovery_codes r where r.user_id = :userId!
 * ```
 */
export const deleteRecoveryCodes = new PreparedQuery<DeleteRecoveryCodesParams,DeleteRecoveryCodesResult>(deleteRecoveryCodesIR);


/** 'ActivityPage' parameters type */
export interface ActivityPageParams {
  limit: number;
  limit2: number;
  offset: number;
  userId: string;
}

/** 'ActivityPage' return type */
export interface ActivityPageResult {
  action: string;
  actorName: string | null;
  actorRole: string | null;
  at: Date;
  entity: string;
  entityId: string | null;
  id: string | null;
  ip: string | null;
}

/** 'ActivityPage' query type */
export interface ActivityPageQuery {
  params: ActivityPageParams;
  result: ActivityPageResult;
}

const activityPageIR: any = {"usedParamSet":{"userId":true,"limit":true,"limit2":true,"offset":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":236,"b":243},{"a":357,"b":364}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":270,"b":276},{"a":397,"b":403}]},{"name":"limit2","required":true,"transform":{"type":"scalar"},"locs":[{"a":434,"b":441}]},{"name":"offset","required":true,"transform":{"type":"scalar"},"locs":[{"a":450,"b":457}]}],"statement":"select a.id::text, a.at, coalesce(u.full_name, k.name) as \"actorName\", a.actor_role as \"actorRole?\", a.action,\n     a.entity, a.entity_id as \"entityId?\", a.ip\n   from (select o.id from (\n(select a.id from audit_log a where a.actor_id = :userId! order by a.id desc limit :limit!)\nunion (select a.id from audit_log a where a.entity = 'user' and a.entity_id = :userId!::text order by a.id desc limit :limit!)) o order by o.id desc limit :limit2! offset :offset!) page\n     join audit_log a on a.id = page.id\n     left join users u on u.id = a.actor_id left join api_keys k on k.id = a.actor_id\n   order by a.id desc"};

/**
 * Query generated from SQL:
 * ```
 * select a.id::text, a.at, coalesce(u.full_name, k.name) as "actorName", a.actor_role as "actorRole?", a.action,
 *      a.entity, a.entity_id as "entityId?", a.ip
 *    from (select o.id from (
 * (select a.id from audit_log a where a.actor_id = :userId! order by a.id desc limit :limit!)
 * union (select a.id from audit_log a where a.entity = 'user' and a.entity_id = :userId!::text order by a.id desc limit :limit!)) o order by o.id desc limit :limit2! offset :offset!) page
 *      join audit_log a on a.id = page.id
 *      left join users u on u.id = a.actor_id left join api_keys k on k.id = a.actor_id
 *    order by a.id desc
 * ```
 */
export const activityPage = new PreparedQuery<ActivityPageParams,ActivityPageResult>(activityPageIR);


/** 'CountActivity' parameters type */
export interface CountActivityParams {
  max: number;
  userId: string;
}

/** 'CountActivity' return type */
export interface CountActivityResult {
  entries: number;
}

/** 'CountActivity' query type */
export interface CountActivityQuery {
  params: CountActivityParams;
  result: CountActivityResult;
}

const countActivityIR: any = {"usedParamSet":{"userId":true,"max":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":109,"b":116},{"a":228,"b":235}]},{"name":"max","required":true,"transform":{"type":"scalar"},"locs":[{"a":143,"b":147},{"a":268,"b":272},{"a":284,"b":288}]}],"statement":"select count(*)::int as \"entries!\" from (select o.id from (\n(select a.id from audit_log a where a.actor_id = :userId! order by a.id desc limit :max!)\nunion (select a.id from audit_log a where a.entity = 'user' and a.entity_id = :userId!::text order by a.id desc limit :max!)) o limit :max!) counted"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "entries!" from (select o.id from (
 * (select a.id from audit_log a where a.actor_id = :userId! order by a.id desc limit :max!)
 * union (select a.id from audit_log a where a.entity = 'user' and a.entity_id = :userId!::text order by a.id desc limit :max!)) o limit :max!) counted
 * ```
 */
export const countActivity = new PreparedQuery<CountActivityParams,CountActivityResult>(countActivityIR);


