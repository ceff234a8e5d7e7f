import type { AuditFilter } from "../../../domain/audit";
import type { Ctx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { queryRow, queryRows, type Statement } from "../../kit/db/queries";
import { withCustomPlans } from "../../kit/transactions/transaction";

export interface AuditRow {
  actorId: string | null;
  actorRole: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  details: Record<string, unknown>;
  ip: string;
  requestId: string;
}

const INSERT = `
  insert into audit_log (actor_id, actor_role, action, entity, entity_id, details, ip, request_id)
  select $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::jsonb, $7::text, $8::text`;

const cellsOf = (entry: AuditRow): unknown[] => [
  entry.actorId,
  entry.actorRole,
  entry.action,
  entry.entity,
  entry.entityId,
  JSON.stringify(entry.details),
  entry.ip,
  entry.requestId,
];

export const insertAudit = (db: Db, entry: AuditRow): Promise<unknown> => queryRows(db, INSERT, cellsOf(entry));

const INSERT_READ: Statement = {
  name: "audit-read",
  text: `${INSERT} where set_config('synchronous_commit', 'off', true) = 'off'`,
};

/**
 * Writes an audit entry of a read in its own transaction with asynchronous commit. A crash may lose the entries of the
 * last second; in return, a lookup at the till does not wait for the disk.
 */
export const insertReadAudit = (db: Db, entry: AuditRow): Promise<unknown> =>
  queryRows(db, INSERT_READ, cellsOf(entry));

export interface AuditEntryRow {
  id: number;
  at: Date;
  actorId: string | null;
  actorName: string | null;
  actorRole: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  subject: string | null;
  details: Record<string, unknown>;
  ip: string | null;
  requestId: string | null;
}

// Custom plans remove the conditions whose parameter is null.
const MATCHES = `
  ($1::uuid is null or a.actor_id = $1)
  and ($2::text is null or a.action = $2)
  and ($3::text is null or a.entity = $3)
  and ($4::text is null or a.entity_id = $4)
  and ($5::timestamptz is null or a.at >= $5)
  and ($6::timestamptz is null or a.at < $6)`;

const valuesOf = (filter: AuditFilter): unknown[] => [
  filter.actorId,
  filter.action,
  filter.entity,
  filter.entityId,
  filter.since ?? null,
  filter.until ?? null,
];

// Names are joined only for the entries of the page. `entity_id` is text; the entity determines whether it is a UUID.
const PAGE = `
  select p.id, p.at, p.actor_id as "actorId", coalesce(u.full_name, k.name) as "actorName",
    p.actor_role as "actorRole", p.action, p.entity, p.entity_id as "entityId",
    coalesce(r.receipt_number, nullif(concat_ws(' ', c.first_name, c.last_name), ''), s.store_name, x.full_name, i.name,
      e.name, g.name, l.display_code)
      as subject,
    p.details, p.ip, p.request_id as "requestId"
  from (
    select a.id, a.at, a.actor_id, a.actor_role, a.action, a.entity, a.entity_id, a.details, a.ip, a.request_id
    from audit_log a where ${MATCHES} order by a.at desc, a.id desc limit $7 offset $8
  ) p
    left join users u on u.id = p.actor_id
    left join api_keys k on k.id = p.actor_id
    left join receipts r on r.id = case when p.entity = 'receipt' then p.entity_id::uuid end
    left join customers c on c.id = case when p.entity = 'customer' then p.entity_id::uuid end
    left join stores s on s.id = case when p.entity = 'store' then p.entity_id::uuid end
    left join users x on x.id = case when p.entity = 'user' then p.entity_id::uuid end
    left join events e on e.id = case when p.entity = 'event' then p.entity_id::uuid end
    left join campaigns g on g.id = case when p.entity = 'campaign' then p.entity_id::uuid end
    left join lottery_codes l on l.id = case when p.entity = 'lottery_code' then p.entity_id::bigint end
    left join api_keys i on i.id = case when p.entity = 'api_key' then p.entity_id::uuid end
  order by p.at desc, p.id desc`;

const COUNT = `
  select count(*)::int as entries from (select 1 from audit_log a where ${MATCHES} limit $7) counted`;

/**
 * Returns a page of the matching entries, newest first, and their number, counted up to `countTo`. Sequential scans are
 * disabled: the planner treats mutually exclusive filters as independent and would scan the table for few matches.
 */
export const auditPage = (
  ctx: Ctx,
  filter: AuditFilter,
  { limit, offset, countTo }: { limit: number; offset: number; countTo: number },
): Promise<{ entries: AuditEntryRow[]; counted: number }> =>
  withCustomPlans(ctx, async (tx) => {
    await queryRows(tx, "set local enable_seqscan = off");
    const values = valuesOf(filter);
    const entries = limit > 0 ? await queryRows<AuditEntryRow>(tx, PAGE, [...values, limit, offset]) : [];
    const count = await queryRow<{ entries: number }>(tx, COUNT, [...values, countTo]);
    return { entries, counted: count?.entries ?? 0 };
  });
