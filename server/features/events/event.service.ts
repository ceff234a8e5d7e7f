import { v7 as uuidv7 } from "uuid";
import { type EventDraft, eventDraft, phaseOf } from "../../../domain/events";
import { id as idSchema } from "../../../domain/ids";
import { foldName, listSearch } from "../../../domain/text";
import type { Ctx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail } from "../../kit/errors/app-error";
import { validate, validateField, validateUpdate } from "../../kit/errors/validate";
import { validatePage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { changesOf, recordAudit } from "../audit/audit.service";
import { isFlagOn } from "../flags/flag.queries";
import {
  countEvents,
  type EventFilter,
  type EventRow,
  eventsPage,
  eventStats,
  findEventRow,
  hasClaims,
  hasFrozenDraw,
  lockEventForUpdate,
  publicEvents,
  type StatsRow,
} from "./event.queries";
import { EventEntity } from "./event.entity";
import type { PublicEvent } from "./event.types";

const NO_EVENTS: StatsRow = { totalEvents: 0, activeEvents: 0, totalParticipants: 0, openingDayEvents: 0 };

/** Throws FEATURE_OFF if event management is disabled. Reads are still allowed. */
export async function requireEvents(ctx: Ctx): Promise<void> {
  if (!(await isFlagOn(ctx.db, "event_management"))) fail("FEATURE_OFF");
}

/** Throws FEATURE_OFF if the public opening-day mode or event management is disabled. */
export async function requireOpeningDay(ctx: Ctx): Promise<void> {
  await requireEvents(ctx);
  if (!(await isFlagOn(ctx.db, "opening_day_mode"))) fail("FEATURE_OFF");
}

type EventView = { [Name in keyof EventFilter]?: EventFilter[Name] | undefined };

/** Returns the filter of a list of events. Throws BAD_USER_INPUT for a search that is too long. */
export const eventFilterOf = ({ mode = null, isActive = null, search }: EventView): EventFilter => ({
  mode,
  isActive,
  search: foldName(validateField("search", listSearch, search ?? "")) || null,
});

/** Returns a page of the events of a mode, a status and a name, newest first. Throws BAD_USER_INPUT. */
export async function listEvents(ctx: Ctx, args: PageArgs & EventView): Promise<PageOf<EventRow>> {
  validatePage(args);
  const filter = eventFilterOf(args);
  const [items, total] = await Promise.all([
    eventsPage(ctx.db, { ...filter, limit: args.pageSize, offset: (args.page - 1) * args.pageSize }),
    countEvents(ctx.db, filter),
  ]);
  return pageOf(args, items, total);
}

export const statsOfEvents = async (ctx: Ctx): Promise<StatsRow> => (await eventStats(ctx.db)) ?? NO_EVENTS;

/** Returns an event. Throws EVENT_NOT_FOUND. */
export async function findEvent(ctx: Ctx, rawId: string): Promise<EventRow> {
  const id = validateField("id", idSchema, rawId);
  return (await findEventRow(ctx.db, id)) ?? fail("EVENT_NOT_FOUND");
}

/** Returns the public opening-day events, running ones first. Throws FEATURE_OFF. */
export async function openingDayEvents(ctx: Ctx): Promise<PublicEvent[]> {
  await requireOpeningDay(ctx);
  const events = await publicEvents(ctx.db, ctx.now);
  return events.map((event) => ({
    ...event,
    isOpen: phaseOf(event, ctx.now) === "running",
  }));
}

/** Adds an event. Throws BAD_USER_INPUT or FEATURE_OFF. */
export async function createEvent(ctx: Ctx, input: unknown): Promise<EventRow> {
  await requireEvents(ctx);
  const draft = validate(eventDraft, input);
  const id = uuidv7();
  await inTransaction(ctx, async (tx) => {
    await tx.db.insert(EventEntity, { ...draft, id, createdAt: tx.now, updatedAt: tx.now });
    await recordAudit(tx, {
      action: "CREATE",
      entity: "event",
      entityId: id,
      details: { name: draft.name, mode: draft.mode },
    });
  });
  return findEvent(ctx, id);
}

/** Changes the fields that are sent. Throws EVENT_MODE_LOCKED if the mode changes after a code was claimed. */
export async function updateEvent(ctx: Ctx, rawId: string, input: object): Promise<EventRow> {
  await requireEvents(ctx);
  const id = validateField("id", idSchema, rawId);
  await inTransaction(ctx, async (tx) => {
    if (!(await lockEventForUpdate(tx.db, id))) fail("EVENT_NOT_FOUND");
    const before = (await findEventRow(tx.db, id)) ?? fail("EVENT_NOT_FOUND");
    const draft = validateUpdate(eventDraft, before, input);
    if (before.mode !== draft.mode && (await hasClaims(tx.db, id))) fail("EVENT_MODE_LOCKED");
    await tx.db.update(EventEntity, { id }, { ...draft, updatedAt: tx.now });
    const details = changesOf<EventDraft>(before, draft);
    await recordAudit(tx, { action: "UPDATE", entity: "event", entityId: id, details });
  });
  return findEvent(ctx, id);
}

/** Soft-deletes an event; claimed codes stay. Throws EVENT_HAS_DRAW from the freeze of a draw on. */
export async function deleteEvent(ctx: Ctx, rawId: string): Promise<string> {
  await requireEvents(ctx);
  const id = validateField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    const { name } = (await lockEventForUpdate(tx.db, id)) ?? fail("EVENT_NOT_FOUND");
    if (await hasFrozenDraw(tx.db, id)) fail("EVENT_HAS_DRAW");
    await tx.db.update(EventEntity, { id }, { deletedAt: tx.now, isActive: false });
    await recordAudit(tx, { action: "DELETE", entity: "event", entityId: id, details: { name } });
    return id;
  });
}
