import type { Db } from "../db/database";
import { takeAdvisoryLock } from "../db/advisory-locks";
import { queryRow, queryRows } from "../db/queries";
import type { StoredFile, StoredKind } from "./stored-file";

const COLUMNS = `f.id as "rowId", f.token as id, f.name, f.owner_id as "ownerId", f.size, f.chunks`;

/** A file expires if its writer does not renew the lease for this long. */
const WRITE_LEASE = "interval '60 seconds'";
/** The same for readers of an expired file. */
const READ_LEASE = "interval '60 seconds'";
/** Maximum time of a download after the file has expired. */
const MAX_READ = "interval '1 hour'";

export interface NewFileRow {
  token: string;
  kind: StoredKind;
  ownerId: string | null;
}

/**
 * Adds a file to be written and returns its id. Returns null if its owner is writing `each` files of this kind, or all
 * owners `all`. The advisory lock makes the count exact across processes.
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
       select $1, $2, $3::uuid, now() + ${WRITE_LEASE}
       from (select count(*) filter (where f.owner_id is not distinct from $3::uuid) as own, count(*) as total
             from stored_files f where f.kind = $2 and f.completed_at is null and f.expires_at > now()) busy
       where busy.own < $4 and busy.total < $5
       returning id`,
      [token, kind, ownerId, each, all],
    );
    return opened?.id ?? null;
  });

export interface ChunkResult {
  isStored: boolean;
  /** Which quota is exceeded. */
  isOwnFull: boolean;
  isFull: boolean;
}

/**
 * Adds a chunk unless a quota is exceeded or the file is gone. Concurrent chunks are checked independently, so each
 * writer may exceed a quota by one chunk. The commit is asynchronous; `completeFile` flushes all.
 */
export async function addChunk(
  db: Db,
  { id, kind, ownerId }: { id: number; kind: StoredKind; ownerId: string | null },
  { seq, bytes }: { seq: number; bytes: Buffer },
  quota: { own: number; total: number },
): Promise<ChunkResult> {
  const result = await queryRow<ChunkResult>(
    db,
    `with used as (
       select coalesce(sum(f.size) filter (where f.owner_id is not distinct from $4::uuid), 0) + $6::bigint as own,
         coalesce(sum(f.size), 0) + $6::bigint as total
       from stored_files f where f.kind = $5 and f.expires_at > now()
     ), async_commit as (
       select set_config('synchronous_commit', 'off', true) as setting
     ), grown as (
       update stored_files f set size = f.size + $6::bigint, chunks = f.chunks + 1, expires_at = now() + ${WRITE_LEASE}
       from used u, async_commit s
       where f.id = $1 and f.completed_at is null and f.expires_at > now() and u.own <= $7 and u.total <= $8
         and s.setting = 'off'
       returning f.id
     ), added as (
       insert into stored_file_chunks (file_id, seq, bytes) select g.id, $2, $3 from grown g
     )
     select exists (select 1 from grown) as "isStored", u.own > $7 as "isOwnFull", u.total > $8 as "isFull" from used u`,
    [id, seq, bytes, ownerId, kind, bytes.length, quota.own, quota.total],
  );
  return result ?? { isStored: false, isOwnFull: false, isFull: false };
}

/** Deletes the chunks of a file, so that it can be written again. */
export async function emptyFile(db: Db, id: number): Promise<void> {
  await queryRows(db, "delete from stored_file_chunks c where c.file_id = $1", [id]);
  await queryRows(db, "update stored_files f set size = 0, chunks = 0 where f.id = $1", [id]);
}

/** Renews the lease of a file that is being written. */
export const keepWriting = (db: Db, id: number): Promise<unknown> =>
  queryRows(
    db,
    `update stored_files f set expires_at = now() + ${WRITE_LEASE}
     where f.id = $1 and f.completed_at is null and f.expires_at > now()`,
    [id],
  );

/** Makes a file readable. Returns null if it is gone. */
export const completeFile = (db: Db, id: number, name: string, minutes: number): Promise<StoredFile | null> =>
  queryRow<StoredFile>(
    db,
    `update stored_files f set name = $2, completed_at = now(), expires_at = now() + make_interval(mins => $3)
     where f.id = $1 and f.completed_at is null and f.expires_at > now() returning ${COLUMNS}`,
    [id, name, minutes],
  );

const READABLE = "f.completed_at is not null and f.expires_at > now()";

/** Returns a complete file that has not expired, or null. */
export const findFile = (db: Db, token: string, kind: StoredKind): Promise<StoredFile | null> =>
  queryRow<StoredFile>(db, `select ${COLUMNS} from stored_files f where f.token = $1 and f.kind = $2 and ${READABLE}`, [
    token,
    kind,
  ]);

/** Allows a reader to finish after the file expires. */
export const keepReading = (db: Db, id: number): Promise<unknown> =>
  queryRows(
    db,
    `update stored_files f set read_until = least(now() + ${READ_LEASE}, f.expires_at + ${MAX_READ}) where f.id = $1`,
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

/** Sets a new token and expiry: the old token becomes invalid. Returns null if the file is gone. */
export const renewFile = (db: Db, id: number, token: string, hours: number): Promise<StoredFile | null> =>
  queryRow<StoredFile>(
    db,
    `update stored_files f set token = $2, expires_at = now() + make_interval(hours => $3)
     where f.id = $1 and ${READABLE} returning ${COLUMNS}`,
    [id, token, hours],
  );

/** Expires a file immediately. */
export const expireFile = (db: Db, token: string, kind: StoredKind): Promise<unknown> =>
  queryRows(
    db,
    `update stored_files f set expires_at = '-infinity', read_until = null where f.token = $1 and f.kind = $2`,
    [token, kind],
  );

/** Expires all uploads and incomplete files. */
export const expireLeft = (db: Db): Promise<unknown> =>
  queryRows(
    db,
    `update stored_files f set expires_at = '-infinity', read_until = null
     where f.completed_at is null or f.kind = 'upload'`,
  );

const EXPIRED = "f.expires_at <= now() and (f.read_until is null or f.read_until <= now())";
const CHUNKS_AT_ONCE = 64;

/** Deletes expired files, a few chunks at a time to keep statements short. */
export async function deleteExpired(db: Db): Promise<void> {
  for (;;) {
    const deleted = await queryRows(
      db,
      `delete from stored_file_chunks c using (
         select x.file_id, x.seq from stored_files f join stored_file_chunks x on x.file_id = f.id
         where ${EXPIRED} limit ${CHUNKS_AT_ONCE}
       ) d where c.file_id = d.file_id and c.seq = d.seq returning 1`,
    );
    if (deleted.length < CHUNKS_AT_ONCE) break;
  }
  await queryRows(
    db,
    `delete from stored_files f where ${EXPIRED} and not exists (select 1 from stored_file_chunks c where c.file_id = f.id)`,
  );
}
