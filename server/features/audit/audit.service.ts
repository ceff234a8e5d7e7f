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
import { validatePage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { AuditEntryEntity } from "./audit-entry.entity";
import { type AuditEntryRow, auditPage, type AuditRow } from "./audit.queries";
import type { AuditChange, AuditEntry, AuditNote } from "./audit.types";

export interface NewEntry {
  action: AuditAction;
  entity: AuditEntity;
  /** Null if a lookup found nothing or a sign-in named an unknown account. */
  entityId: string | null;
  /** What changed; never a secret. Phones and national codes are masked before they are stored. */
  details?: Record<string, unknown>;
  /** Set if the context has no actor yet, as at sign-in; null for an anonymous caller. */
  actor?: { id: string; role: string } | null;
}

type Changes = Record<string, [before: unknown, after: unknown]>;

/** Returns the changed fields with their old and new values, for the details of an audit entry. */
export function changesOf<Thing extends object>(before: Thing, after: Partial<Thing>): { changes: Changes } {
  const changes: Changes = {};
  for (const [field, value] of Object.entries(after)) {
    const old = (before as Record<string, unknown>)[field] ?? null;
    const now: unknown = value ?? null;
    if (JSON.stringify(old) !== JSON.stringify(now)) changes[field] = [old, now];
  }
  return { changes };
}

/** Masks of identifying fields by entity. Names of staff and phones of stores are not masked. */
const MASKS: Partial<Record<AuditEntity, Record<string, (text: string) => string>>> = {
  customer: { phoneNumber: maskPhone, nationalCode: mask, firstName: maskName, lastName: maskName },
  user: { phoneNumber: mask },
  store: { phoneNumber: (text) => text },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Masks identifying fields, and phones and national codes inside free text. */
function maskDetails(entity: AuditEntity, details: Record<string, unknown>): Record<string, unknown> {
  const maskValue = (field: string, value: unknown): unknown =>
    typeof value === "string" ? (MASKS[entity]?.[field] ?? maskIdentifiers)(value) : value;
  const maskPair = (field: string, pair: unknown): unknown =>
    Array.isArray(pair) ? pair.map((value) => maskValue(field, value)) : pair;
  const mapFields = (fields: Record<string, unknown>, write: (field: string, value: unknown) => unknown) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, write(field, value)]));
  return mapFields(details, (field, value) =>
    field === "changes" && isRecord(value) ? mapFields(value, maskPair) : maskValue(field, value),
  );
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
  await tx.db.insert(AuditEntryEntity, rowOf(tx, entry));
};

/** Writes an audit entry of a read, which shares a statement with others. Call it outside a transaction. */
export const recordAuditRead = (ctx: Ctx, entry: NewEntry): Promise<void> =>
  ctx.batchers.readAudits.submit(rowOf(ctx, entry));

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Returns the changed fields in the details of an entry, as text. */
export const changesIn = ({ changes }: AuditEntryRow["details"]): AuditChange[] =>
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

/** Returns an entry with its changes and notes as text. */
export const entryOf = ({ details, id, ...entry }: AuditEntryRow): AuditEntry => ({
  ...entry,
  id: String(id),
  points: null,
  changes: changesIn(details),
  notes: notesIn(details),
});

export type AuditQuery = PageArgs & { [Key in keyof AuditFilter]?: unknown };

/**
 * Returns a page of the audit log, newest first. Counting and paging stop at 10,000 entries; older ones need a filter.
 * Throws BAD_USER_INPUT for an invalid page, page size or filter.
 */
export async function listAudit(ctx: Ctx, args: AuditQuery): Promise<PageOf<AuditEntry>> {
  validatePage(args);
  const filter = validate(auditFilter, args);
  const offset = (args.page - 1) * args.pageSize;
  const limit = Math.max(0, Math.min(args.pageSize, MAX_COUNTED_ENTRIES - offset));
  const { entries, counted } = await auditPage(ctx, filter, { limit, offset, countTo: MAX_COUNTED_ENTRIES + 1 });
  const isCapped = counted > MAX_COUNTED_ENTRIES;
  return pageOf(args, entries.map(entryOf), Math.min(counted, MAX_COUNTED_ENTRIES), isCapped);
}
