import { z } from "zod";
import type { AuditFilter } from "../../../domain/audit";
import type { Ctx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { execute, executeOne, PREPARED } from "../../kit/db/queries";
import { withCustomPlans } from "../../kit/transactions/transaction";
import type { AuditEntryEntity } from "./audit-entry.entity";
import * as sql from "./audit.generated";

/** An audit entry as it is written. */
export type AuditRow = Omit<AuditEntryEntity, "id" | "at">;

/**
 * Writes audit entries of reads in their own transaction with asynchronous commit. A crash may lose the entries of the
 * last second; in return, a lookup at the till does not wait for the disk.
 */
export const insertReadAudits = (db: Db, entries: readonly AuditRow[]): Promise<unknown> =>
  execute(db, sql.insertReadAudits, { entries: JSON.stringify(entries) }, PREPARED);

const MONTHS_AHEAD = 3;

/** Creates the audit log's partitions of the next months unless they exist. */
export const createAuditPartitions = (db: Db, months = MONTHS_AHEAD): Promise<unknown> =>
  execute(db, sql.createAuditPartitions, { months });

const DETAILS = z.record(z.string(), z.unknown());

/**
 * Returns a page of the matching entries, newest first, and their number, counted up to `countTo`. Sequential scans are
 * disabled: the planner treats mutually exclusive filters as independent and would scan the table for few matches.
 */
export const auditPage = (
  ctx: Ctx,
  filter: AuditFilter,
  { limit, offset, countTo }: { limit: number; offset: number; countTo: number },
) =>
  withCustomPlans(
    ctx,
    async (tx) => {
      const entries = limit > 0 ? await execute(tx, sql.auditPage, { ...filter, limit, offset }) : [];
      const count = await executeOne(tx, sql.countAudit, { ...filter, countTo });
      return {
        entries: entries.map((entry) => ({ ...entry, details: DETAILS.parse(entry.details) })),
        counted: count?.entries ?? 0,
      };
    },
    { sequentialScans: false },
  );

export type AuditEntryRow = Awaited<ReturnType<typeof auditPage>>["entries"][number];
