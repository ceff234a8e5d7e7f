import type { TimelineRecord } from "../../../domain/timeline";
import type { Db } from "../../kit/db/database";
import { execute } from "../../kit/db/queries";
import { changesIn } from "../audit/audit.service";
import { type AuditEntry, OMITTED_AUDIT_FIELDS } from "../audit/audit.types";
import * as sql from "./timeline.generated";

/** Returns the newest entries of a record, at most `limit`, newest first. */
export const timelineEntries = async (
  db: Db,
  filter: { record: TimelineRecord; id: string; limit: number },
): Promise<AuditEntry[]> => {
  const entries = await execute(db, sql.timelineEntries, filter);
  return entries.map(({ changes, ...entry }) => ({
    ...entry,
    ...OMITTED_AUDIT_FIELDS,
    changes: changesIn({ changes }),
    ip: null,
  }));
};
