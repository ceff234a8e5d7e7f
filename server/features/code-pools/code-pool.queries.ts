import { IsNull, Not } from "typeorm";
import { CODE_SOURCES, CODE_STATUSES, type CodeSource, type CodeStatus } from "../../../domain/codes";
import type { Tx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { batchesOf } from "../../kit/transactions/cursor";
import { execute, executeOne, narrowRow, queryRows } from "../../kit/db/queries";
import { LotteryCode } from "./lottery-code.entity";
import * as sql from "./code-pool.generated";

const poolCodeOf = (row: sql.FindPoolCodeResult) => narrowRow(row, { status: CODE_STATUSES, source: CODE_SOURCES });
export type PoolCodeRow = ReturnType<typeof poolCodeOf>;

const COLUMNS = `
  k.id, k.display_code as "lotteryCode", k.status, k.source, k.batch_id as "batchId", k.notes,
  k.created_at as "createdAt", k.claimed_at as "claimedAt", k.customer_id as "assignedToCustomerId",
  c.first_name as "firstName", c.last_name as "lastName", k.invalid_reason as "invalidReason"`;

/**
 * Returns a page of an event's pool, newest first: ids from the index, then the rows of the page. Pages in the second
 * half of `total` are read backwards, so the last page is as fast as the first. The limit is a literal in the SQL: with
 * a parameter the generic plan would scan the whole table for the join.
 */
export async function poolPage(
  db: Db,
  {
    eventId,
    status,
    limit,
    offset,
    total,
  }: { eventId: string; status: CodeStatus | null; limit: number; offset: number; total: number },
): Promise<PoolCodeRow[]> {
  const isFar = offset > total / 2;
  const first = isFar ? Math.max(0, total - offset - limit) : offset;
  const size = isFar ? Math.max(0, Math.min(limit, total - offset)) : limit;
  return queryRows<PoolCodeRow>(
    db,
    `select ${COLUMNS}
     from (select n.id from lottery_codes n where n.event_id = $1 ${status ? "and n.status = $3" : ""}
           order by n.id ${isFar ? "asc" : "desc"} limit ${size} offset $2) page
       join lottery_codes k on k.id = page.id left join customers c on c.id = k.customer_id
     order by k.id desc`,
    [eventId, first, ...(status ? [status] : [])],
  );
}

/** Returns an event's whole pool in batches, newest first. */
export async function* poolBatches(
  tx: Tx,
  { eventId, status }: { eventId: string; status: CodeStatus | null },
): AsyncGenerator<PoolCodeRow[]> {
  for await (const batch of batchesOf(tx, sql.poolCodes, { eventId, status })) yield batch.map(poolCodeOf);
}

export async function findPoolCode(db: Db, id: number): Promise<PoolCodeRow | null> {
  const found = await executeOne(db, sql.findPoolCode, { id });
  return found && poolCodeOf(found);
}

/** Locks a pool code until the transaction ends. */
export const lockPoolCode = (db: Db, id: number): Promise<LotteryCode | null> =>
  db.findOne(LotteryCode, { where: { id, eventId: Not(IsNull()) }, lock: { mode: "pessimistic_write" } });

export interface NewPoolCode {
  /** Normalized. */
  code: string;
  displayCode: string;
  notes: string | null;
}

/**
 * Adds codes to an event's pool and returns the ids of the new ones. Existing codes are skipped. `codes` must not
 * contain duplicates.
 */
export async function insertPoolCodes(
  db: Db,
  codes: readonly NewPoolCode[],
  { eventId, source, batchId, at }: { eventId: string; source: CodeSource; batchId: string | null; at: Date },
): Promise<sql.InsertPoolCodesResult[]> {
  return execute(db, sql.insertPoolCodes, {
    codes: codes.map(({ code }) => code),
    displayCodes: codes.map(({ displayCode }) => displayCode),
    notes: codes.map(({ notes }) => notes),
    eventId,
    source,
    batchId,
    at,
  });
}

/** Subtracts an invalidated code from its customer's and participant's counts. The claim is kept as evidence. */
export const decrementHolder = (db: Db, id: number): Promise<unknown> => execute(db, sql.decrementHolder, { id });

/** Returns the code of an event that matches a normalized text, or null. */
export const findCodeInPool = (db: Db, code: string, eventId: string): Promise<LotteryCode | null> =>
  db.findOneBy(LotteryCode, { code, eventId });
