import type { Db } from "../db/database";
import { takeAdvisoryLock } from "../db/advisory-locks";
import { queryRow, queryRows } from "../db/queries";
import type { StoredFile, StoredKind } from "./stored-file";

const COLUMNS = `f.id as "rowId", f.token as id, f.name, f.owner_id as "ownerId", f.size, f.chunks`;

/** A writer that gives no sign of life for this long is gone, and its file with it. */
const LEASE = "interval '60 seconds'";
/** The same for a reader. */
const READING = "interval '60 seconds'";
/** A client that reads more slowly than this is cut off. */
const LONGEST_READ = "interval '1 hour'";

export interface NewFileRow {
  token: string;
  kind: StoredKind;
  ownerId: string | null;
}

/**
 * Adds a file to be written and returns its id; null while its owner writes `each` files of this kind, or all owners
 * together `all`. The advisory lock makes the count exact between processes.
 */
export const openFile = (
  db: Db,
  { token, kind, ownerId }: NewFileRow,
  { each, all }: { each: number; all: number },
): Promise<number | null> =>
  db.transaction(async (manager) => {
    await takeAdvisoryLock(manager, "openFiles");
    const opened = await queryRow<{ id: number }>(
      manager,
      `insert into stored_files (token, kind, owner_id, expires_at)
       select $1, $2, $3::uuid, now() + ${LEASE}
       from (select count(*) filter (where f.owner_id is not distinct from $3::uuid) as own, count(*) as total
             from stored_files f where f.kind = $2 and f.completed_at is null and f.expires_at > now()) busy
       where busy.own < $4 and busy.total < $5
       returning id`,
      [token, kind, ownerId, each, all],
    );
    return opened?.id ?? null;
  });

export interface Kept {
  isKept: boolean;
  /** The quota that has no room for the chunk. */
  isOwnFull: boolean;
  isFull: boolean;
}

/**
 * Adds a chunk unless a quota has no room for it or the file is gone. Chunks written at one moment are checked on their
 * own, so all writers together may pass a quota by one chunk each. The commit is not flushed: `completeFile` flushes all.
 */
export async function addChunk(
  db: Db,
  { id, kind, ownerId }: { id: number; kind: StoredKind; ownerId: string | null },
  { seq, bytes }: { seq: number; bytes: Buffer },
  quota: { own: number; total: number },
): Promise<Kept> {
  const kept = await queryRow<Kept>(
    db,
    `with used as (
       select coalesce(sum(f.size) filter (where f.owner_id is not distinct from $4::uuid), 0) + $6::bigint as own,
         coalesce(sum(f.size), 0) + $6::bigint as total
       from stored_files f where f.kind = $5 and f.expires_at > now()
     ), flushless as (
       select set_config('synchronous_commit', 'off', true) as setting
     ), grown as (
       update stored_files f set size = f.size + $6::bigint, chunks = f.chunks + 1, expires_at = now() + ${LEASE}
       from used u, flushless s
       where f.id = $1 and f.completed_at is null and f.expires_at > now() and u.own <= $7 and u.total <= $8
         and s.setting = 'off'
       returning f.id
     ), added as (
       insert into stored_file_chunks (file_id, seq, bytes) select g.id, $2, $3 from grown g
     )
     select exists (select 1 from grown) as "isKept", u.own > $7 as "isOwnFull", u.total > $8 as "isFull" from used u`,
    [id, seq, bytes, ownerId, kind, bytes.length, quota.own, quota.total],
  );
  return kept ?? { isKept: false, isOwnFull: false, isFull: false };
}

/** Removes what was written of a file, so that it can be written again. */
export async function emptyFile(db: Db, id: number): Promise<void> {
  await queryRows(db, "delete from stored_file_chunks c where c.file_id = $1", [id]);
  await queryRows(db, "update stored_files f set size = 0, chunks = 0 where f.id = $1", [id]);
}

/** Keeps a file that is being written from expiring. */
export const keepWriting = (db: Db, id: number): Promise<unknown> =>
  queryRows(
    db,
    `update stored_files f set expires_at = now() + ${LEASE}
     where f.id = $1 and f.completed_at is null and f.expires_at > now()`,
    [id],
  );

/** Gives a file to its readers; null where it is gone. */
export const completeFile = (db: Db, id: number, name: string, minutes: number): Promise<StoredFile | null> =>
  queryRow<StoredFile>(
    db,
    `update stored_files f set name = $2, completed_at = now(), expires_at = now() + make_interval(mins => $3)
     where f.id = $1 and f.completed_at is null and f.expires_at > now() returning ${COLUMNS}`,
    [id, name, minutes],
  );

const READABLE = "f.completed_at is not null and f.expires_at > now()";

/** A complete file that has not expired, or null. */
export const findFile = (db: Db, token: string, kind: StoredKind): Promise<StoredFile | null> =>
  queryRow<StoredFile>(db, `select ${COLUMNS} from stored_files f where f.token = $1 and f.kind = $2 and ${READABLE}`, [
    token,
    kind,
  ]);

/** Lets a reader finish after the file expires. */
export const keepReading = (db: Db, id: number): Promise<unknown> =>
  queryRows(
    db,
    `update stored_files f set read_until = least(now() + ${READING}, f.expires_at + ${LONGEST_READ}) where f.id = $1`,
    [id],
  );

export async function chunkOf(db: Db, id: number, seq: number): Promise<Buffer | null> {
  const found = await queryRow<{ bytes: Buffer }>(
    db,
    "select c.bytes from stored_file_chunks c where c.file_id = $1 and c.seq = $2",
    [id, seq],
  );
  return found?.bytes ?? null;
}

/** Gives a file a new token and a new end: only the holder of the new token can use it; null where it is gone. */
export const renewFile = (db: Db, id: number, token: string, hours: number): Promise<StoredFile | null> =>
  queryRow<StoredFile>(
    db,
    `update stored_files f set token = $2, expires_at = now() + make_interval(hours => $3)
     where f.id = $1 and ${READABLE} returning ${COLUMNS}`,
    [id, token, hours],
  );

/** Ends files at once: one by its token, or all that a process that died could have left. */
export const expireFile = (db: Db, token: string, kind: StoredKind): Promise<unknown> =>
  queryRows(
    db,
    `update stored_files f set expires_at = '-infinity', read_until = null where f.token = $1 and f.kind = $2`,
    [token, kind],
  );

export const expireLeft = (db: Db): Promise<unknown> =>
  queryRows(
    db,
    `update stored_files f set expires_at = '-infinity', read_until = null
     where f.completed_at is null or f.kind = 'upload'`,
  );

const OVER = "f.expires_at <= now() and (f.read_until is null or f.read_until <= now())";
const CHUNKS_AT_ONCE = 64;

/** Deletes files that are over, some chunks at a time so that no statement takes long. */
export async function deleteExpired(db: Db): Promise<void> {
  for (;;) {
    const deleted = await queryRows(
      db,
      `delete from stored_file_chunks c using (
         select x.file_id, x.seq from stored_files f join stored_file_chunks x on x.file_id = f.id
         where ${OVER} limit ${CHUNKS_AT_ONCE}
       ) d where c.file_id = d.file_id and c.seq = d.seq returning 1`,
    );
    if (deleted.length < CHUNKS_AT_ONCE) break;
  }
  await queryRows(
    db,
    `delete from stored_files f where ${OVER} and not exists (select 1 from stored_file_chunks c where c.file_id = f.id)`,
  );
}
