import type { CodeSource, CodeStatus } from "../../../domain/codes";
import type { Tx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { batchesOf } from "../../kit/transactions/cursor";
import { queryRow, queryRows } from "../../kit/db/queries";

export interface PoolCodeRow {
  id: string;
  eventId: string;
  lotteryCode: string;
  status: CodeStatus;
  source: CodeSource;
  batchId: string | null;
  notes: string | null;
  createdAt: Date;
  claimedAt: Date | null;
  assignedToCustomerId: string | null;
  firstName: string | null;
  lastName: string | null;
  invalidReason: string | null;
}

const COLUMNS = `
  k.id::text, k.event_id as "eventId", k.display_code as "lotteryCode", k.status, k.source, k.batch_id as "batchId", k.notes,
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
export const poolBatches = (
  tx: Tx,
  { eventId, status }: { eventId: string; status: CodeStatus | null },
): AsyncGenerator<PoolCodeRow[]> =>
  batchesOf<PoolCodeRow>(
    tx,
    `select ${COLUMNS} from lottery_codes k left join customers c on c.id = k.customer_id
     where k.event_id = $1 and ($2::text is null or k.status = $2) order by k.id desc`,
    [eventId, status],
  );

export const findPoolCode = (db: Db, id: string): Promise<PoolCodeRow | null> =>
  queryRow<PoolCodeRow>(
    db,
    `select ${COLUMNS} from lottery_codes k left join customers c on c.id = k.customer_id
     where k.id = $1::bigint and k.event_id is not null`,
    [id],
  );

/** Locks a pool code until the transaction ends. */
export const lockPoolCode = (
  db: Db,
  id: string,
): Promise<{ id: string; eventId: string; status: CodeStatus; wasClaimed: boolean } | null> =>
  queryRow(
    db,
    `select k.id::text, k.event_id as "eventId", k.status, k.claimed_at is not null as "wasClaimed"
     from lottery_codes k where k.id = $1::bigint and k.event_id is not null for update`,
    [id],
  );

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
): Promise<{ id: string; code: string }[]> {
  return queryRows(
    db,
    `insert into lottery_codes (code, display_code, notes, event_id, source, batch_id, status, created_at)
     select c.code, c.display_code, c.notes, $4, $5, $6, 'unused', $7
     from unnest($1::text[], $2::text[], $3::text[]) as c(code, display_code, notes)
     on conflict (event_id, code) where event_id is not null do nothing
     returning id::text, code`,
    [
      codes.map(({ code }) => code),
      codes.map(({ displayCode }) => displayCode),
      codes.map(({ notes }) => notes),
      eventId,
      source,
      batchId,
      at,
    ],
  );
}

export const invalidatePoolCode = (
  db: Db,
  id: string,
  { reason, at }: { reason: string; at: Date },
): Promise<unknown> =>
  queryRows(
    db,
    `update lottery_codes k set status = 'invalid', invalidated_at = $3, invalid_reason = $2 where k.id = $1::bigint`,
    [id, reason, at],
  );

export const reinstatePoolCode = (db: Db, id: string): Promise<unknown> =>
  queryRows(
    db,
    `update lottery_codes k set status = 'unused', invalidated_at = null, invalid_reason = null where k.id = $1::bigint`,
    [id],
  );

/** Subtracts an invalidated code from its customer's and participant's counts. The claim is kept as evidence. */
export const decrementHolder = (db: Db, id: string): Promise<unknown> =>
  queryRows(
    db,
    `with owner as (
       select k.customer_id, k.event_id from lottery_codes k where k.id = $1::bigint and k.customer_id is not null
     ), fewer as (
       update customers c set total_codes = c.total_codes - 1 from owner o where c.id = o.customer_id
     )
     update participants p set codes = p.codes - 1 from owner o
     where p.event_id = o.event_id and p.customer_id = o.customer_id`,
    [id],
  );

/** Returns the codes that match a text, of one event or, if `eventId` is null, of all events. */
export const codesByText = (
  db: Db,
  code: string,
  eventId: string | null,
): Promise<{ id: string; eventId: string; status: CodeStatus; customerId: string | null }[]> =>
  queryRows(
    db,
    `select k.id::text, k.event_id as "eventId", k.status, k.customer_id as "customerId"
     from lottery_codes k where k.code = $1 and k.event_id is not null and ($2::uuid is null or k.event_id = $2)
     order by k.id limit 20`,
    [code, eventId],
  );
