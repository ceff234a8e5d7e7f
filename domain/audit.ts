import * as z from "zod/mini";
import { isUuid } from "./ids";
import { storableText } from "./text";
import { instant } from "./time/instants";

/** Actions that are recorded. Entries of earlier releases have others, such as `CLAIM`. */
export const AUDIT_ACTIONS = [
  "CREATE",
  "UPDATE",
  "DELETE",
  "RESTORE",
  "MERGE",
  "UNDO_MERGE",
  "ERASE",
  "VOID",
  "RETURN",
  "GENERATE_CODES",
  "EXPORT",
  "LOOKUP",
  "LOGIN",
  "LOGIN_FAILED",
  "LOGOUT",
  "CHANGE_PASSWORD",
  "RESET_PASSWORD",
  "ENROL_SECOND_FACTOR",
  "DISABLE_SECOND_FACTOR",
  "RESET_SECOND_FACTOR",
  "RENEW_RECOVERY_CODES",
  "USE_RECOVERY_CODE",
  "END_SESSIONS",
  "OPEN_SHIFT",
  "CLOSE_SHIFT",
  "REVOKE",
  "REGISTER",
  "INVALIDATE",
  "REINSTATE",
  "IMPORT",
  "REVERT",
  "DRAW_ANNOUNCED",
  "DRAW_REQUESTED",
  "DRAW_REQUEST_WITHDRAWN",
  "DRAW_FROZEN",
  "DRAW_ANCHORED",
  "DRAW_DRAWN",
  "DRAW_CLAIMED",
  "DRAW_DISQUALIFIED",
  "DRAW_SETTLED",
  "DRAW_VOIDED",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Entities that are recorded. */
export const AUDIT_ENTITIES = [
  "receipt",
  "customer",
  "store",
  "user",
  "api_key",
  "feature_flag",
  "item",
  "event",
  "campaign",
  "lottery_code",
  "points",
  "report",
  "import",
  "draw",
  "shift",
  "watch_case",
  "watch_rule",
  "site",
  "saved_view",
  "audit_log",
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

export const AUDIT_PER_PAGE = 20;
/** Counting and paging stop at this number of entries; older ones need a filter. */
export const MAX_COUNTED_ENTRIES = 10_000;
export const MAX_FLAG_HISTORY = 50;

const MAX_RECORD_ID_LENGTH = 100;

const optional = <Value>(isValid: (text: string) => boolean, code: string, convert: (text: string) => Value) =>
  z.pipe(
    z.nullish(z.string(code)),
    z.transform((text: string | null | undefined, context): Value | null => {
      if (text === null || text === undefined || text === "") return null;
      if (isValid(text)) return convert(text);
      context.issues.push({ code: "custom", message: code, input: text });
      return z.NEVER;
    }),
  );

/** A filter of audit entries; null matches any. `since` is inclusive, `until` exclusive. */
export const auditFilter = z.object({
  actorId: optional(isUuid, "ID_INVALID", (text) => text.toLowerCase()),
  action: z.nullish(z.enum(AUDIT_ACTIONS, "FIELD_INVALID")),
  entity: z.nullish(z.enum(AUDIT_ENTITIES, "FIELD_INVALID")),
  entityId: optional((text) => text.length <= MAX_RECORD_ID_LENGTH, "TEXT_TOO_LONG", storableText),
  since: z.nullish(instant),
  until: z.nullish(instant),
});
export type AuditFilter = z.output<typeof auditFilter>;
