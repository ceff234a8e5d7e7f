import { IsNull } from "typeorm";
import { EVENT_MODES, type EventMode } from "../../../domain/events";
import type { Db } from "../../kit/db/database";
import { execute, executeOne, narrowRow, PREPARED } from "../../kit/db/queries";
import { EventEntity } from "./event.entity";
import * as sql from "./event.generated";

/** Returns an event with its counts grouped and its mode checked. */
const eventOf = ({ unused, claimed, invalid, ...event }: sql.FindEventRowResult) => ({
  ...narrowRow(event, { mode: EVENT_MODES }),
  codes: { unused, claimed, invalid, total: unused + claimed + invalid },
});
export type EventRow = ReturnType<typeof eventOf>;

/** The filter of the events; null selects both. */
export interface EventFilter {
  mode: EventMode | null;
  isActive: boolean | null;
  /** A part of the normalized name. */
  search: string | null;
}

/** Returns a page of the events that are not deleted, newest first, with their cached counts. */
export const eventsPage = async (db: Db, page: EventFilter & { limit: number; offset: number }): Promise<EventRow[]> =>
  (await execute(db, sql.eventsPage, page, PREPARED)).map(eventOf);

/** Returns the number of events that are not deleted. */
export const countEvents = async (db: Db, filter: EventFilter): Promise<number> =>
  (await executeOne(db, sql.countEvents, filter, PREPARED))?.total ?? 0;

export type StatsRow = sql.EventStatsResult;

/** Returns the statistics of all events. */
export const eventStats = (db: Db): Promise<StatsRow | null> => executeOne(db, sql.eventStats, undefined);

export async function findEventRow(db: Db, id: string): Promise<EventRow | null> {
  const found = await executeOne(db, sql.findEventRow, { id }, PREPARED);
  return found && eventOf(found);
}

/** Locks an event (FOR SHARE): it cannot be deleted or change its mode until the transaction ends. */
export const lockEventForShare = (db: Db, id: string): Promise<EventEntity | null> =>
  lockEvent(db, id, "pessimistic_read");

/** Locks an event (FOR UPDATE): registrations wait. */
export const lockEventForUpdate = (db: Db, id: string): Promise<EventEntity | null> =>
  lockEvent(db, id, "pessimistic_write");

const lockEvent = (db: Db, id: string, mode: "pessimistic_read" | "pessimistic_write") =>
  db.findOne(EventEntity, { where: { id, deletedAt: IsNull() }, lock: { mode } });

/** Returns whether any code of an event was ever claimed. */
export const hasClaims = async (db: Db, id: string): Promise<boolean> =>
  (await executeOne(db, sql.hasClaims, { id })) !== null;

/** Returns whether the participants of a draw of an event are fixed. */
export const hasFrozenDraw = async (db: Db, id: string): Promise<boolean> =>
  (await executeOne(db, sql.hasFrozenDraw, { id })) !== null;

/** Returns active opening-day events that have not ended: running ones first, then by start. */
export const publicEvents = (db: Db, now: Date): Promise<EventEntity[]> =>
  db
    .createQueryBuilder(EventEntity, "e")
    .where("e.mode = 'opening_day' and e.is_active and e.ends_at > :now and e.deleted_at is null", { now })
    .orderBy("e.starts_at > :now")
    .addOrderBy("e.starts_at")
    .addOrderBy("e.id")
    .getMany();

export type CountKind = "unused" | "claimed" | "invalid" | "participants";

/** Adds to the cached counts of an event, in the slot of this connection. */
export const addToCount = (db: Db, eventId: string, changes: Partial<Record<CountKind, number>>): Promise<unknown> =>
  execute(db, sql.addToCount, { eventId, changes: JSON.stringify(changes) });
