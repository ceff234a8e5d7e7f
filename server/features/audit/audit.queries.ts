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

/** Returns the matching entries of a page, newest first. */
export const auditEntries = async (db: Db, filter: AuditFilter, page: { limit: number; offset: number }) =>
  (await execute(db, sql.auditPage, { ...filter, ...page })).map((entry) => ({
    ...entry,
    details: DETAILS.parse(entry.details),
  }));

export type AuditEntryRow = Awaited<ReturnType<typeof auditEntries>>[number];

/** Counts the matching entries, at most `countTo`. */
export const countAudit = async (db: Db, filter: AuditFilter, countTo: number): Promise<number> =>
  (await executeOne(db, sql.countAudit, { ...filter, countTo }))?.entries ?? 0;

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
    async (db) => ({
      entries: limit > 0 ? await auditEntries(db, filter, { limit, offset }) : [],
      counted: await countAudit(db, filter, countTo),
    }),
    { sequentialScans: false },
  );
