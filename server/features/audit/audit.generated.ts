/** Types generated for queries found in "server/features/audit/audit.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'InsertReadAudits' parameters type */
export interface InsertReadAuditsParams {
  entries: string;
}

/** 'InsertReadAudits' return type */
export type InsertReadAuditsResult = void;

/** 'InsertReadAudits' query type */
export interface InsertReadAuditsQuery {
  params: InsertReadAuditsParams;
  result: InsertReadAuditsResult;
}

const insertReadAuditsIR: any = {"usedParamSet":{"entries":true},"params":[{"name":"entries","required":true,"transform":{"type":"scalar"},"locs":[{"a":221,"b":229}]}],"statement":"insert into audit_log (actor_id, actor_role, action, entity, entity_id, details, ip, request_id)\nselect e.\"actorId\", e.\"actorRole\", e.action, e.entity, e.\"entityId\", e.details, e.ip, e.\"requestId\"\nfrom jsonb_to_recordset(:entries!::jsonb) as e(\"actorId\" uuid, \"actorRole\" text, action text, entity text,\n  \"entityId\" text, details jsonb, ip text, \"requestId\" text)\nwhere set_config('synchronous_commit', 'off', true) = 'off'"};

/**
 * Query generated from SQL:
 * ```
 * insert into audit_log (actor_id, actor_role, action, entity, entity_id, details, ip, request_id)
 * select e."actorId", e."actorRole", e.action, e.entity, e."entityId", e.details, e.ip, e."requestId"
 * from jsonb_to_recordset(:entries!::jsonb) as e("actorId" uuid, "actorRole" text, action text, entity text,
 *   "entityId" text, details jsonb, ip text, "requestId" text)
 * where set_config('synchronous_commit', 'off', true) = 'off'
 * ```
 */
export const insertReadAudits = new PreparedQuery<InsertReadAuditsParams,InsertReadAuditsResult>(insertReadAuditsIR);


/** 'CreateAuditPartitions' parameters type */
export interface CreateAuditPartitionsParams {
  months: number;
}

/** 'CreateAuditPartitions' return type */
export interface CreateAuditPartitionsResult {
  create_audit_partitions: undefined | null;
}

/** 'CreateAuditPartitions' query type */
export interface CreateAuditPartitionsQuery {
  params: CreateAuditPartitionsParams;
  result: CreateAuditPartitionsResult;
}

const createAuditPartitionsIR: any = {"usedParamSet":{"months":true},"params":[{"name":"months","required":true,"transform":{"type":"scalar"},"locs":[{"a":31,"b":38}]}],"statement":"select create_audit_partitions(:months!)"};

/**
 * Query generated from SQL:
 * ```
 * select create_audit_partitions(:months!)
 * ```
 */
export const createAuditPartitions = new PreparedQuery<CreateAuditPartitionsParams,CreateAuditPartitionsResult>(createAuditPartitionsIR);


/** 'AuditPage' parameters type */
export interface AuditPageParams {
  action?: string | null | void;
  actorId?: string | null | void;
  entity?: string | null | void;
  entityId?: string | null | void;
  limit: number;
  offset: number;
  since?: Date | null | void;
  until?: Date | null | void;
}

/** 'AuditPage' return type */
export interface AuditPageResult {
  action: string;
  actorId: string | null;
  actorName: string | null;
  actorRole: string | null;
  at: Date;
  details: unknown;
  entity: string;
  entityId: string | null;
  id: number;
  ip: string | null;
  requestId: string | null;
  subject: string | null;
}

/** 'AuditPage' query type */
export interface AuditPageQuery {
  params: AuditPageParams;
  result: AuditPageResult;
}

const auditPageIR: any = {"usedParamSet":{"actorId":true,"action":true,"entity":true,"entityId":true,"since":true,"until":true,"limit":true,"offset":true},"params":[{"name":"actorId","required":false,"transform":{"type":"scalar"},"locs":[{"a":524,"b":531},{"a":563,"b":570}]},{"name":"action","required":false,"transform":{"type":"scalar"},"locs":[{"a":578,"b":584},{"a":614,"b":620}]},{"name":"entity","required":false,"transform":{"type":"scalar"},"locs":[{"a":628,"b":634},{"a":664,"b":670}]},{"name":"entityId","required":false,"transform":{"type":"scalar"},"locs":[{"a":678,"b":686},{"a":719,"b":727}]},{"name":"since","required":false,"transform":{"type":"scalar"},"locs":[{"a":735,"b":740},{"a":774,"b":779}]},{"name":"until","required":false,"transform":{"type":"scalar"},"locs":[{"a":787,"b":792},{"a":825,"b":830}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":869,"b":875}]},{"name":"offset","required":true,"transform":{"type":"scalar"},"locs":[{"a":884,"b":891}]}],"statement":"-- Names are read only for the entries of the page.\n-- Custom plans remove the conditions whose parameter is null.\nselect p.id, p.at, p.actor_id as \"actorId\", coalesce(u.full_name, k.name) as \"actorName\",\n  p.actor_role as \"actorRole\", p.action, p.entity, p.entity_id as \"entityId\",\n  audit_subject(p.entity, p.entity_id) as subject,\n  p.details, p.ip, p.request_id as \"requestId\"\nfrom (\n  select a.id, a.at, a.actor_id, a.actor_role, a.action, a.entity, a.entity_id, a.details, a.ip, a.request_id\n  from audit_log a where (:actorId::uuid is null or a.actor_id = :actorId)\nand (:action::text is null or a.action = :action)\nand (:entity::text is null or a.entity = :entity)\nand (:entityId::text is null or a.entity_id = :entityId)\nand (:since::timestamptz is null or a.at >= :since)\nand (:until::timestamptz is null or a.at < :until) order by a.at desc, a.id desc limit :limit! offset :offset!\n) p\n  left join users u on u.id = p.actor_id\n  left join api_keys k on k.id = p.actor_id\norder by p.at desc, p.id desc"};

/**
 * Query generated from SQL:
 * ```
 * -- Names are read only for the entries of the page.
 * -- Custom plans remove the conditions whose parameter is null.
 * select p.id, p.at, p.actor_id as "actorId", coalesce(u.full_name, k.name) as "actorName",
 *   p.actor_role as "actorRole", p.action, p.entity, p.entity_id as "entityId",
 *   audit_subject(p.entity, p.entity_id) as subject,
 *   p.details, p.ip, p.request_id as "requestId"
 * from (
 *   select a.id, a.at, a.actor_id, a.actor_role, a.action, a.entity, a.entity_id, a.details, a.ip, a.request_id
 *   from audit_log a where (:actorId::uuid is null or a.actor_id = :actorId)
 * and (:action::text is null or a.action = :action)
 * and (:entity::text is null or a.entity = :entity)
 * and (:entityId::text is null or a.entity_id = :entityId)
 * and (:since::timestamptz is null or a.at >= :since)
 * and (:until::timestamptz is null or a.at < :until) order by a.at desc, a.id desc limit :limit! offset :offset!
 * ) p
 *   left join users u on u.id = p.actor_id
 *   left join api_keys k on k.id = p.actor_id
 * order by p.at desc, p.id desc
 * ```
 */
export const auditPage = new PreparedQuery<AuditPageParams,AuditPageResult>(auditPageIR);


/** 'CountAudit' parameters type */
export interface CountAuditParams {
  action?: string | null | void;
  actorId?: string | null | void;
  countTo: number;
  entity?: string | null | void;
  entityId?: string | null | void;
  since?: Date | null | void;
  until?: Date | null | void;
}

/** 'CountAudit' return type */
export interface CountAuditResult {
  entries: number;
}

/** 'CountAudit' query type */
export interface CountAuditQuery {
  params: CountAuditParams;
  result: CountAuditResult;
}

const countAuditIR: any = {"usedParamSet":{"actorId":true,"action":true,"entity":true,"entityId":true,"since":true,"until":true,"countTo":true},"params":[{"name":"actorId","required":false,"transform":{"type":"scalar"},"locs":[{"a":74,"b":81},{"a":113,"b":120}]},{"name":"action","required":false,"transform":{"type":"scalar"},"locs":[{"a":128,"b":134},{"a":164,"b":170}]},{"name":"entity","required":false,"transform":{"type":"scalar"},"locs":[{"a":178,"b":184},{"a":214,"b":220}]},{"name":"entityId","required":false,"transform":{"type":"scalar"},"locs":[{"a":228,"b":236},{"a":269,"b":277}]},{"name":"since","required":false,"transform":{"type":"scalar"},"locs":[{"a":285,"b":290},{"a":324,"b":329}]},{"name":"until","required":false,"transform":{"type":"scalar"},"locs":[{"a":337,"b":342},{"a":375,"b":380}]},{"name":"countTo","required":true,"transform":{"type":"scalar"},"locs":[{"a":389,"b":397}]}],"statement":"select count(*)::int as \"entries!\" from (select 1 from audit_log a where (:actorId::uuid is null or a.actor_id = :actorId)\nand (:action::text is null or a.action = :action)\nand (:entity::text is null or a.entity = :entity)\nand (:entityId::text is null or a.entity_id = :entityId)\nand (:since::timestamptz is null or a.at >= :since)\nand (:until::timestamptz is null or a.at < :until) limit :countTo!) counted"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "entries!" from (select 1 from audit_log a where (:actorId::uuid is null or a.actor_id = :actorId)
 * and (:action::text is null or a.action = :action)
 * and (:entity::text is null or a.entity = :entity)
 * and (:entityId::text is null or a.entity_id = :entityId)
 * and (:since::timestamptz is null or a.at >= :since)
 * and (:until::timestamptz is null or a.at < :until) limit :countTo!) counted
 * ```
 */
export const countAudit = new PreparedQuery<CountAuditParams,CountAuditResult>(countAuditIR);


