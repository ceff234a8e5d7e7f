/** Types generated for queries found in "server/features/users/user.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'ActivityPage' parameters type */
export interface ActivityPageParams {
  last: number;
  limit: number;
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
  id: string;
  ip: string | null;
  subject: string | null;
}

/** 'ActivityPage' query type */
export interface ActivityPageQuery {
  params: ActivityPageParams;
  result: ActivityPageResult;
}

const activityPageIR: any = {"usedParamSet":{"userId":true,"last":true,"limit":true,"offset":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":388,"b":395},{"a":542,"b":549}]},{"name":"last","required":true,"transform":{"type":"scalar"},"locs":[{"a":433,"b":438},{"a":599,"b":604}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":654,"b":660}]},{"name":"offset","required":true,"transform":{"type":"scalar"},"locs":[{"a":669,"b":676}]}],"statement":"-- Entries by and about the user, each by its own index; union removes duplicates.\nselect a.id::text as \"id!\", a.at, coalesce(u.full_name, k.name) as \"actorName\", a.actor_role as \"actorRole\", a.action,\n  a.entity, a.entity_id as \"entityId\", audit_subject(a.entity, a.entity_id) as subject, a.ip\nfrom (\n  select o.id, o.at from (\n    (select a.id, a.at from audit_log a where a.actor_id = :userId! order by a.at desc, a.id desc limit :last!)\n    union (\n      select a.id, a.at from audit_log a\n      where a.entity = 'user' and a.entity_id = :userId!::uuid::text order by a.at desc, a.id desc limit :last!\n    )\n  ) o order by o.at desc, o.id desc limit :limit! offset :offset!\n) page\n  join audit_log a on a.id = page.id and a.at = page.at\n  left join users u on u.id = a.actor_id\n  left join api_keys k on k.id = a.actor_id\norder by a.at desc, a.id desc"};

/**
 * Query generated from SQL:
 * ```
 * -- Entries by and about the user, each by its own index; union removes duplicates.
 * select a.id::text as "id!", a.at, coalesce(u.full_name, k.name) as "actorName", a.actor_role as "actorRole", a.action,
 *   a.entity, a.entity_id as "entityId", audit_subject(a.entity, a.entity_id) as subject, a.ip
 * from (
 *   select o.id, o.at from (
 *     (select a.id, a.at from audit_log a where a.actor_id = :userId! order by a.at desc, a.id desc limit :last!)
 *     union (
 *       select a.id, a.at from audit_log a
 *       where a.entity = 'user' and a.entity_id = :userId!::uuid::text order by a.at desc, a.id desc limit :last!
 *     )
 *   ) o order by o.at desc, o.id desc limit :limit! offset :offset!
 * ) page
 *   join audit_log a on a.id = page.id and a.at = page.at
 *   left join users u on u.id = a.actor_id
 *   left join api_keys k on k.id = a.actor_id
 * order by a.at desc, a.id desc
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

const countActivityIR: any = {"usedParamSet":{"userId":true,"max":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":123},{"a":263,"b":270}]},{"name":"max","required":true,"transform":{"type":"scalar"},"locs":[{"a":161,"b":165},{"a":320,"b":324},{"a":344,"b":348}]}],"statement":"select count(*)::int as \"entries!\" from (\n  select o.id from (\n    (select a.id from audit_log a where a.actor_id = :userId! order by a.at desc, a.id desc limit :max!)\n    union (\n      select a.id from audit_log a\n      where a.entity = 'user' and a.entity_id = :userId!::uuid::text order by a.at desc, a.id desc limit :max!\n    )\n  ) o limit :max!\n) counted"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "entries!" from (
 *   select o.id from (
 *     (select a.id from audit_log a where a.actor_id = :userId! order by a.at desc, a.id desc limit :max!)
 *     union (
 *       select a.id from audit_log a
 *       where a.entity = 'user' and a.entity_id = :userId!::uuid::text order by a.at desc, a.id desc limit :max!
 *     )
 *   ) o limit :max!
 * ) counted
 * ```
 */
export const countActivity = new PreparedQuery<CountActivityParams,CountActivityResult>(countActivityIR);


