import * as z from "zod/mini";
import { id } from "../../../domain/ids";
import { MAX_TIMELINE_LIMIT, TIMELINE_RECORDS } from "../../../domain/timeline";
import type { Ctx } from "../../kit/context";
import { validate } from "../../kit/errors/validate";
import { findImport } from "../imports/import.service";
import { timelineEntries } from "./timeline.queries";
import type { Timeline, TimelineArgs } from "./timeline.types";

const args = z.object({
  record: z.enum(TIMELINE_RECORDS, "FIELD_INVALID"),
  id,
  limit: z.int("FIELD_INVALID").check(z.minimum(1, "FIELD_INVALID"), z.maximum(MAX_TIMELINE_LIMIT, "FIELD_INVALID")),
});

/**
 * Returns the newest entries of a record: changes, receipts, registrations and prizes with the names of today. Empty for
 * an unknown record. Throws BAD_USER_INPUT for an invalid id or limit, IMPORT_NOT_FOUND for an import that the caller may
 * not read.
 */
export async function timelineOf(ctx: Ctx, input: TimelineArgs): Promise<Timeline> {
  const { limit, ...record } = validate(args, input);
  if (record.record === "import") await findImport(ctx, record.id);
  const entries = await timelineEntries(ctx.db, { ...record, limit: limit + 1 });
  return { items: entries.slice(0, limit), hasMore: entries.length > limit };
}
