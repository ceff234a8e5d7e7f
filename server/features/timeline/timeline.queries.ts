import type { TimelineRecord } from "../../../domain/timeline";
import type { Db } from "../../kit/db/database";
import { execute } from "../../kit/db/queries";
import * as sql from "./timeline.generated";
import type { TimelineEntry } from "./timeline.types";

/** Returns the newest entries of a record, at most `limit`, newest first. */
export const timelineEntries = (
  db: Db,
  filter: { record: TimelineRecord; id: string; limit: number },
): Promise<TimelineEntry[]> => execute(db, sql.timelineEntries, filter);
