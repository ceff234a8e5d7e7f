import type { EventDraft, EventMode } from "../../../domain/events";
import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";

export interface EventRow {
  id: string;
  name: string;
  description: string | null;
  startDate: Date;
  endDate: Date;
  mode: EventMode;
  isActive: boolean;
  codesPerPerson: number;
  registersWithoutCode: boolean;
  codes: { total: number; unused: number; claimed: number; invalid: number };
  totalParticipants: number;
  activeCampaigns: number;
}

const COLUMNS = `
  e.id, e.name, e.description, e.starts_at as "startDate", e.ends_at as "endDate", e.mode, e.is_active as "isActive",
  e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode"`;

const COUNTED = `
  select ${COLUMNS},
    jsonb_build_object('unused', n.unused, 'claimed', n.claimed, 'invalid', n.invalid,
      'total', n.unused + n.claimed + n.invalid) as codes,
    n.participants as "totalParticipants",
    (select count(*)::int from campaigns c where c.event_id = e.id and c.is_active and c.deleted_at is null) as "activeCampaigns"
  from events e
    cross join lateral (
      select coalesce(sum(t.total) filter (where t.kind = 'unused'), 0)::int as unused,
        coalesce(sum(t.total) filter (where t.kind = 'claimed'), 0)::int as claimed,
        coalesce(sum(t.total) filter (where t.kind = 'invalid'), 0)::int as invalid,
        coalesce(sum(t.total) filter (where t.kind = 'participants'), 0)::int as participants
      from event_counts t where t.event_id = e.id) n`;

/** Returns a page of the events that are not deleted, newest first, with their cached counts. */
export const eventsPage = (db: Db, { limit, offset }: { limit: number; offset: number }): Promise<EventRow[]> =>
  queryRows<EventRow>(db, `${COUNTED} where e.deleted_at is null order by e.created_at desc, e.id limit $1 offset $2`, [
    limit,
    offset,
  ]);

export interface StatsRow {
  totalEvents: number;
  activeEvents: number;
  totalParticipants: number;
  openingDayEvents: number;
}

/** Returns the statistics of all events. */
export const eventStats = (db: Db): Promise<StatsRow | null> =>
  queryRow<StatsRow>(
    db,
    `select count(*)::int as "totalEvents", count(*) filter (where e.is_active)::int as "activeEvents",
       count(*) filter (where e.mode = 'opening_day')::int as "openingDayEvents",
       (select coalesce(sum(t.total), 0)::int from event_counts t join events o on o.id = t.event_id
        where t.kind = 'participants' and o.deleted_at is null) as "totalParticipants"
     from events e where e.deleted_at is null`,
  );

export const findEventRow = (db: Db, id: string): Promise<EventRow | null> =>
  queryRow<EventRow>(db, `${COUNTED} where e.id = $1 and e.deleted_at is null`, [id]);

/** The fields of an event that a registration checks. */
export interface EventRules {
  id: string;
  name: string;
  startsAt: Date;
  endsAt: Date;
  mode: EventMode;
  isActive: boolean;
  codesPerPerson: number;
  registersWithoutCode: boolean;
}

const RULES = `
  select e.id, e.name, e.starts_at as "startsAt", e.ends_at as "endsAt", e.mode, e.is_active as "isActive",
    e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode"
  from events e`;

/** Locks an event (FOR SHARE): it cannot be deleted or change its mode until the transaction ends. */
export const lockEventForShare = (db: Db, id: string): Promise<EventRules | null> =>
  queryRow<EventRules>(db, `${RULES} where e.id = $1 and e.deleted_at is null for share`, [id]);

/** Locks an event (FOR UPDATE): registrations wait. */
export const lockEventForUpdate = (db: Db, id: string): Promise<EventRules | null> =>
  queryRow<EventRules>(db, `${RULES} where e.id = $1 and e.deleted_at is null for update`, [id]);

/** Returns active opening-day events that have not ended: running ones first, then by start. */
export const publicEvents = (db: Db, now: Date): Promise<(EventRules & { description: string | null })[]> =>
  queryRows(
    db,
    `select o.*, e.description from (${RULES}) o join events e on e.id = o.id
     where o.mode = 'opening_day' and o."isActive" and o."endsAt" > $1 and e.deleted_at is null
     order by o."startsAt" > $1, o."startsAt", o.id`,
    [now],
  );

type EventRecord = EventDraft & { id: string; at: Date };

const values = ({ id, name, description, startDate, endDate, mode, isActive, ...draft }: EventRecord): unknown[] => [
  id,
  name,
  description,
  startDate,
  endDate,
  mode,
  isActive,
  draft.codesPerPerson,
  draft.registersWithoutCode,
  draft.at,
];

export const insertEvent = (db: Db, event: EventRecord): Promise<unknown> =>
  queryRows(
    db,
    `insert into events (id, name, description, starts_at, ends_at, mode, is_active, codes_per_person,
       registers_without_code, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    values(event),
  );

export const updateEventRow = (db: Db, event: EventRecord): Promise<unknown> =>
  queryRows(
    db,
    `update events e set name = $2, description = $3, starts_at = $4, ends_at = $5, mode = $6, is_active = $7,
       codes_per_person = $8, registers_without_code = $9, updated_at = $10
     where e.id = $1`,
    values(event),
  );

export const deleteEventRow = (db: Db, id: string, at: Date): Promise<unknown> =>
  queryRows(db, `update events e set deleted_at = $2, is_active = false where e.id = $1`, [id, at]);

/** Returns whether any code of an event was ever claimed. */
export async function hasClaims(db: Db, id: string): Promise<boolean> {
  const claimed = await queryRow(
    db,
    `select 1 from registrations r where r.event_id = $1 and r.code_id is not null limit 1`,
    [id],
  );
  return claimed !== null;
}

export type CountKind = "unused" | "claimed" | "invalid" | "participants";

/** Adds to the cached counts of an event, in the slot of this connection. */
export const addToCount = (db: Db, eventId: string, changes: Partial<Record<CountKind, number>>): Promise<unknown> =>
  queryRows(
    db,
    `insert into event_counts (event_id, kind, slot, total)
     select $1, c.key, pg_backend_pid() % 16, c.value::bigint from jsonb_each_text($2::jsonb) c order by c.key
     on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total`,
    [eventId, JSON.stringify(changes)],
  );
