import type { Db } from "../db/database";
import { takeAdvisoryLock } from "../db/advisory-locks";
import { execute, executeOne } from "../db/queries";
import type { FileBudget, StoredFile, StoredKind } from "./stored-file";
import * as sql from "./temporary-files.generated";

export interface NewFileRow {
  token: string;
  kind: StoredKind;
  ownerId: string | null;
}

/**
 * Adds a file to be written and returns its id. Returns null if its owner, or all owners together, are writing the
 * maximum number of files of this kind. The advisory lock makes the count exact across processes.
 */
export const openFile = (
  db: Db,
  { token, kind, ownerId }: NewFileRow,
  { writesPerOwner: each, totalWrites: all }: Pick<FileBudget, "writesPerOwner" | "totalWrites">,
): Promise<number | null> =>
  db.transaction(async (manager) => {
    await takeAdvisoryLock(manager, "openFiles");
    const opened = await executeOne(manager, sql.openFile, { token, kind, ownerId, each, all });
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
  const result = await executeOne(db, sql.addChunk, {
    id,
    seq,
    bytes,
    ownerId,
    kind,
    length: bytes.length,
    own: quota.own,
    total: quota.total,
  });
  return result ?? { isStored: false, isOwnFull: false, isFull: false };
}

/** Deletes the chunks of a file, so that it can be written again. */
export async function emptyFile(db: Db, id: number): Promise<void> {
  await execute(db, sql.deleteChunks, { id });
  await execute(db, sql.resetSize, { id });
}

/** Renews the lease of a file that is being written. */
export const keepWriting = (db: Db, id: number): Promise<unknown> => execute(db, sql.keepWriting, { id });

/** Makes a file readable. Returns null if it is gone. */
export const completeFile = (db: Db, id: number, name: string, minutes: number): Promise<StoredFile | null> =>
  executeOne(db, sql.completeFile, { id, name, minutes });

/** Returns a complete file that has not expired, or null. */
export const findFile = (db: Db, token: string, kind: StoredKind): Promise<StoredFile | null> =>
  executeOne(db, sql.findFile, { token, kind });

/** Allows a reader to finish after the file expires. */
export const keepReading = (db: Db, id: number): Promise<unknown> => execute(db, sql.keepReading, { id });

export async function chunkOf(db: Db, id: number, seq: number): Promise<Buffer | null> {
  const found = await executeOne(db, sql.chunkOf, { id, seq });
  return found?.bytes ?? null;
}

/** Sets a new token and expiry: the old token becomes invalid. Returns null if the file is gone. */
export const renewFile = (db: Db, id: number, token: string, hours: number): Promise<StoredFile | null> =>
  executeOne(db, sql.renewFile, { id, token, hours });

/** Expires a file immediately. */
export const expireFile = (db: Db, token: string, kind: StoredKind): Promise<unknown> =>
  execute(db, sql.expireFile, { token, kind });

/** Expires all uploads and incomplete files. */
export const expireLeft = (db: Db): Promise<unknown> => execute(db, sql.expireLeft, undefined);

const CHUNKS_AT_ONCE = 64;

/** Deletes expired files, a few chunks at a time to keep statements short. */
export async function deleteExpired(db: Db): Promise<void> {
  let deleted;
  do deleted = await execute(db, sql.deleteExpiredChunks, { limit: CHUNKS_AT_ONCE });
  while (deleted.length === CHUNKS_AT_ONCE);
  await execute(db, sql.deleteExpiredFiles, undefined);
}
