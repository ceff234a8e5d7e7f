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
  /** The address it was asked from. */
  ip: string;
  requestId: string;
}

const INSERT = `
  insert into audit_log (actor_id, actor_role, action, entity, entity_id, details, ip, request_id)
  select $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::jsonb, $7::text, $8::text`;

const cellsOf = (line: AuditRow): unknown[] => [
  line.actorId,
  line.actorRole,
  line.action,
  line.entity,
  line.entityId,
  JSON.stringify(line.details),
  line.ip,
  line.requestId,
];

export const insertAudit = (db: Db, line: AuditRow): Promise<unknown> => queryRows(db, INSERT, cellsOf(line));

const INSERT_READ: Statement = {
  name: "audit-read",
  text: `${INSERT} where set_config('synchronous_commit', 'off', true) = 'off'`,
};

/**
 * Writes an entry of something that changes nothing, in a statement and a transaction of its own. It does not wait for the
 * disk: a crash may lose the entries of the last second, and a look-up at the till stays fast.
 */
export const insertReadAudit = (db: Db, line: AuditRow): Promise<unknown> => queryRows(db, INSERT_READ, cellsOf(line));

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

// Fitted to its values, a condition that is not asked for is no condition at all.
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

// Names are looked up for the lines of the page alone. An entity_id is text: only where the entity says so is it a uuid.
const PAGE = `
  select p.id, p.at, p.actor_id as "actorId", coalesce(u.full_name, k.name) as "actorName",
    p.actor_role as "actorRole", p.action, p.entity, p.entity_id as "entityId",
    coalesce(r.receipt_number, nullif(concat_ws(' ', c.first_name, c.last_name), ''), s.store_name, x.full_name, i.name,
      e.name, g.name, l.given)
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
  select count(*)::int as lines from (select 1 from audit_log a where ${MATCHES} limit $7) counted`;

/**
 * A page of the lines that match, newest first, and how many match, counted to a bound. The table is never read from end
 * to end: the planner takes filters that exclude each other for independent ones and would look for matches that are not there.
 */
export const auditPage = (
  ctx: Ctx,
  filter: AuditFilter,
  { limit, offset, countTo }: { limit: number; offset: number; countTo: number },
): Promise<{ lines: AuditEntryRow[]; counted: number }> =>
  withCustomPlans(ctx, async (tx) => {
    await queryRows(tx, "set local enable_seqscan = off");
    const values = valuesOf(filter);
    const lines = limit > 0 ? await queryRows<AuditEntryRow>(tx, PAGE, [...values, limit, offset]) : [];
    const count = await queryRow<{ lines: number }>(tx, COUNT, [...values, countTo]);
    return { lines, counted: count?.lines ?? 0 };
  });
