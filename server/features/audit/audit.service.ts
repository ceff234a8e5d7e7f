import {
  MAX_COUNTED_ENTRIES,
  type AuditAction,
  type AuditEntity,
  auditFilter,
  type AuditFilter,
} from "../../../domain/audit";
import { mask, maskIdentifiers, maskName, maskPhone } from "../../../domain/identity";
import { currentActor } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { validate } from "../../kit/errors/validate";
import { checkPage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { type AuditEntryRow, auditPage, type AuditRow, insertAudit, insertReadAudit } from "./audit.sql";
import type { AuditChange, AuditEntry, AuditNote } from "./audit.types";

export interface NewEntry {
  action: AuditAction;
  entity: AuditEntity;
  /** Null where a look-up found nothing, or where a sign-in named an unknown account. */
  entityId: string | null;
  /** What changed; never a secret. Phones and national codes of people are masked on the way in. */
  details?: Record<string, unknown>;
  /** Who did it where the context does not know yet, as at sign-in; null for an anonymous caller. */
  actor?: { id: string; role: string } | null;
}

type Changes = Record<string, [before: unknown, after: unknown]>;

/** What differs between two states of a thing, field by field, for the details of a line. */
export function changesOf<Thing extends object>(before: Thing, after: Partial<Thing>): { changes: Changes } {
  const changes: Changes = {};
  for (const [field, value] of Object.entries(after)) {
    const old = (before as Record<string, unknown>)[field] ?? null;
    const now: unknown = value ?? null;
    if (JSON.stringify(old) !== JSON.stringify(now)) changes[field] = [old, now];
  }
  return { changes };
}

/** What would tell who somebody is, by what the line is about; staff are known by their names. */
const MASKS: Partial<Record<AuditEntity, Record<string, (text: string) => string>>> = {
  customer: { phoneNumber: maskPhone, nationalCode: mask, firstName: maskName, lastName: maskName },
  user: { phoneNumber: mask },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Details with what tells who somebody is masked, phones and national codes inside a reason too. */
function maskDetails(entity: AuditEntity, details: Record<string, unknown>): Record<string, unknown> {
  const maskOf = (field: string) => MASKS[entity]?.[field];
  const hidden = (field: string, value: unknown): unknown =>
    typeof value === "string" ? (maskOf(field)?.(value) ?? value) : value;
  const mask = (field: string, value: unknown): unknown => {
    if (field === "changes" && isRecord(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, pair]) => [name, maskPair(name, pair)]));
    }
    if (maskOf(field)) return hidden(field, value);
    return typeof value === "string" ? maskIdentifiers(value) : value;
  };
  const maskPair = (name: string, pair: unknown): unknown =>
    Array.isArray(pair) ? pair.map((value) => hidden(name, value)) : pair;
  return Object.fromEntries(Object.entries(details).map(([field, value]) => [field, mask(field, value)]));
}

function rowOf(ctx: Ctx, { actor, details = {}, ...entry }: NewEntry): AuditRow {
  const by = actor === undefined ? currentActor(ctx) : actor;
  return {
    ...entry,
    details: maskDetails(entry.entity, details),
    actorId: by?.id ?? null,
    actorRole: by?.role ?? null,
    ip: ctx.ip,
    requestId: ctx.requestId,
  };
}

/** Writes an audit entry in the transaction of its change. */
export const recordAudit = async (tx: Tx, entry: NewEntry): Promise<void> => {
  await insertAudit(tx.db, rowOf(tx, entry));
};

/** Writes an audit entry of something that changes nothing; to be called outside of a transaction. */
export const recordAuditRead = async (ctx: Ctx, entry: NewEntry): Promise<void> => {
  await insertReadAudit(ctx.db, rowOf(ctx, entry));
};

/** A value of the details in words; null where there is none. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}

const changesIn = ({ changes }: AuditEntryRow["details"]): AuditChange[] =>
  isRecord(changes)
    ? Object.entries(changes).flatMap(([field, pair]) =>
        Array.isArray(pair) ? [{ field, before: textOf(pair[0]), after: textOf(pair[1]) }] : [],
      )
    : [];

const notesIn = ({ changes: _changes, ...notes }: AuditEntryRow["details"]): AuditNote[] =>
  Object.entries(notes).flatMap(([name, value]) => {
    const text = textOf(value);
    return text === null ? [] : [{ name, value: text }];
  });

const entryOf = ({ details, id, ...line }: AuditEntryRow): AuditEntry => ({
  ...line,
  id: String(id),
  changes: changesIn(details),
  notes: notesIn(details),
});

export type AuditQuery = PageArgs & { [Key in keyof AuditFilter]?: unknown };

/**
 * A page of the trail, newest first. At most 10,000 lines are counted and turned to; older ones need a filter.
 * Throws BAD_USER_INPUT for a page, a size or a filter out of bounds.
 */
export async function listAudit(ctx: Ctx, asked: AuditQuery): Promise<PageOf<AuditEntry>> {
  checkPage(asked);
  const filter = validate(auditFilter, asked);
  const offset = (asked.page - 1) * asked.pageSize;
  const limit = Math.max(0, Math.min(asked.pageSize, MAX_COUNTED_ENTRIES - offset));
  const { lines, counted } = await auditPage(ctx, filter, { limit, offset, countTo: MAX_COUNTED_ENTRIES + 1 });
  const isCapped = counted > MAX_COUNTED_ENTRIES;
  return pageOf(asked, lines.map(entryOf), Math.min(counted, MAX_COUNTED_ENTRIES), isCapped);
}
