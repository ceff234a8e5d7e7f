import {
  AUDIT_COUNTED,
  type AuditAction,
  type AuditEntity,
  auditFilter,
  type AuditFilter,
} from "../../../domain/audit";
import { masked, maskedIn } from "../../../domain/identity";
import { actorOf } from "../../kit/caller";
import type { Ctx, Tx } from "../../kit/context";
import { valid } from "../../kit/fail";
import { checkPage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/page";
import { type AuditLine, auditPage, insertAudit } from "./audit.sql";
import type { AuditChange, AuditEntry, AuditNote } from "./audit.types";

export interface NewEntry {
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  /** What changed; never a secret. Phones and national codes of people are masked on the way in. */
  details?: Record<string, unknown>;
  /** Who did it where the context does not know yet, as at sign-in. */
  actor?: { id: string; role: string };
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

const PEOPLE = new Set<AuditEntity>(["customer", "user"]);
const IDENTIFIERS = new Set(["phoneNumber", "nationalCode"]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a feature has masked its own way stays as it is. */
const hidden = (value: unknown): unknown => (typeof value === "string" && !value.includes("*") ? masked(value) : value);

/** Details with the phones and national codes of people masked, those inside a reason too. */
function withoutIdentifiers(entity: AuditEntity, details: Record<string, unknown>): Record<string, unknown> {
  const mask = (field: string, value: unknown): unknown => {
    if (field === "changes" && isRecord(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, pair]) => [name, maskPair(name, pair)]));
    }
    if (PEOPLE.has(entity) && IDENTIFIERS.has(field)) return hidden(value);
    return typeof value === "string" ? maskedIn(value) : value;
  };
  const maskPair = (name: string, pair: unknown): unknown =>
    PEOPLE.has(entity) && IDENTIFIERS.has(name) && Array.isArray(pair) ? pair.map(hidden) : pair;
  return Object.fromEntries(Object.entries(details).map(([field, value]) => [field, mask(field, value)]));
}

/** Writes a line of the trail in the transaction of the change it tells of. */
export async function record(tx: Tx, { actor, details = {}, ...entry }: NewEntry): Promise<void> {
  const by = actor ?? actorOf(tx);
  await insertAudit(tx.db, {
    ...entry,
    details: withoutIdentifiers(entry.entity, details),
    actorId: by?.id ?? null,
    actorRole: by?.role ?? null,
    ip: tx.ip,
    requestId: tx.requestId,
  });
}

/** A value of the details in words; null where there is none. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}

const changesIn = ({ changes }: AuditLine["details"]): AuditChange[] =>
  isRecord(changes)
    ? Object.entries(changes).flatMap(([field, pair]) =>
        Array.isArray(pair) ? [{ field, before: textOf(pair[0]), after: textOf(pair[1]) }] : [],
      )
    : [];

const notesIn = ({ changes: _changes, ...notes }: AuditLine["details"]): AuditNote[] =>
  Object.entries(notes).flatMap(([name, value]) => {
    const text = textOf(value);
    return text === null ? [] : [{ name, value: text }];
  });

const entryOf = ({ details, id, ...line }: AuditLine): AuditEntry => ({
  ...line,
  id: String(id),
  changes: changesIn(details),
  notes: notesIn(details),
});

export type AuditAsked = PageArgs & { [Key in keyof AuditFilter]?: unknown };

/**
 * A page of the trail, newest first. At most 10,000 lines are counted and turned to; older ones need a filter.
 * Refuses with BAD_USER_INPUT for a page, a size or a filter out of bounds.
 */
export async function listAudit(ctx: Ctx, asked: AuditAsked): Promise<PageOf<AuditEntry>> {
  checkPage(asked);
  const filter = valid(auditFilter, asked);
  const offset = (asked.page - 1) * asked.pageSize;
  const limit = Math.max(0, Math.min(asked.pageSize, AUDIT_COUNTED - offset));
  const { lines, counted } = await auditPage(ctx, filter, { limit, offset, countTo: AUDIT_COUNTED + 1 });
  const isCapped = counted > AUDIT_COUNTED;
  return pageOf(asked, lines.map(entryOf), Math.min(counted, AUDIT_COUNTED), isCapped);
}
