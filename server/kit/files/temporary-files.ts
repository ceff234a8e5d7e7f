import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Writable } from "node:stream";
import type { ErrorCode } from "../../../domain/errors/error-catalogue";
import { FILE_MINUTES } from "../../../domain/files";
import type { Db } from "../db/database";
import { isUnavailable } from "../db/pg-errors";
import { withRetries } from "../db/retries";
import { AppError } from "../errors/app-error";
import type { Spool } from "./spool";
import {
  addChunk,
  chunkOf,
  completeFile,
  deleteExpired,
  emptyFile,
  expireFile,
  expireLeft,
  findFile,
  keepReading,
  keepWriting,
  openFile,
  renewFile,
} from "./temporary-files.queries";
import type { FileBudget, FileStore, StoredFile, StoredKind } from "./stored-file";
import { createFairQueue } from "../concurrency/fair-queue";

const ID = /^[0-9a-f]{32}$/;
export const CHUNK_BYTES = 512 * 1024;
const MEGABYTE = 1024 * 1024;
const WRITE_HEARTBEAT_MS = 15_000;
const READ_HEARTBEAT_MS = 30_000;
const POLL_MS = 200;
const JOB_HOURS = 24;

const DOWNLOADS = "/api/downloads/";

export const fileUrl = ({ id }: Pick<StoredFile, "id">): string => DOWNLOADS + id;
/** Returns the id of the file of a download URL. */
export const fileIdIn = (downloadUrl: string): string => downloadUrl.slice(DOWNLOADS.length);

const BUSY: Record<StoredKind, ErrorCode> = { upload: "UPLOADS_BUSY", download: "EXPORTS_BUSY" };
const QUOTA: Record<StoredKind, ErrorCode> = { upload: "UPLOAD_QUOTA", download: "EXPORT_QUOTA" };
const BUSY_SECONDS = 10;
const MINUTE = 60;

/**
 * Returns the last path segment of a file name without characters that are unsafe in paths and headers. The zero-width
 * non-joiner is preserved: Persian spelling needs it.
 */
const safeName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return last.replace(/(?!\u200c)[\p{C}"<>:|?*]/gu, "").slice(-150) || "file";
};

const newToken = (): string => randomBytes(16).toString("hex");

/** Returns a stream that splits its data into chunks. `write` is called sequentially, with backpressure. */
function inChunks(write: (bytes: Buffer) => Promise<void>): Writable {
  let parts: Buffer[] = [];
  let length = 0;
  const flush = async (all: boolean): Promise<void> => {
    if (length < CHUNK_BYTES && !(all && length > 0)) return;
    let rest = Buffer.concat(parts);
    while (rest.length >= CHUNK_BYTES || (all && rest.length > 0)) {
      await write(rest.subarray(0, CHUNK_BYTES));
      rest = rest.subarray(CHUNK_BYTES);
    }
    parts = rest.length > 0 ? [rest] : [];
    length = rest.length;
  };
  return new Writable({
    highWaterMark: CHUNK_BYTES,
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      length += part.length;
      flush(false).then(() => done(), done);
    },
    final(done) {
      flush(true).then(() => done(), done);
    },
  });
}

/** Creates the store for one kind of files. */
export function fileStore(db: Db, kind: StoredKind, budget: FileBudget, spool: Spool): FileStore {
  const inTurn = createFairQueue({ perOwner: budget.writesPerOwner, total: budget.writesPerProcess });
  const quota = { own: budget.mbPerOwner * MEGABYTE, total: budget.totalMb * MEGABYTE };
  const busy = () => new AppError(BUSY[kind], [], {}, BUSY_SECONDS);

  /** Waits for other processes as well: `openFile` counts their files. */
  async function openWhenFree(token: string, ownerId: string | null, deadline: number): Promise<number> {
    for (;;) {
      const id = await openFile(db, { token, kind, ownerId }, budget);
      if (id !== null) return id;
      if (performance.now() > deadline) throw busy();
      await sleep(POLL_MS * (1 + Math.random()));
    }
  }

  function draftOf(id: number, token: string, ownerId: string | null) {
    let [seq, size] = [0, 0];
    const add = async (bytes: Buffer): Promise<void> => {
      const chunk = { seq, bytes };
      const added = await withRetries(() => addChunk(db, { id, kind, ownerId }, chunk, quota), isBusyPool);
      if (!added.isStored) {
        if (added.isOwnFull) throw new AppError(QUOTA[kind], [], { max: budget.mbPerOwner }, FILE_MINUTES * MINUTE);
        throw added.isFull ? new AppError("FILES_FULL", [], {}, MINUTE) : new AppError("FILE_INTERRUPTED");
      }
      seq++;
      size += bytes.length;
    };
    return {
      id: token,
      get size() {
        return size;
      },
      async open() {
        if (seq > 0) await emptyFile(db, id);
        [seq, size] = [0, 0];
        return inChunks(add);
      },
    };
  }

  const remove = async (id: string): Promise<void> => {
    await expireFile(db, id, kind);
    await deleteExpired(db);
  };

  return {
    write({ name, ownerId, waitMs }, work) {
      const deadline = performance.now() + waitMs;
      return inTurn(ownerId ?? "", { ms: waitMs, late: busy }, async () => {
        const token = newToken();
        const id = await openWhenFree(token, ownerId, deadline);
        const timer = setInterval(() => void keepWriting(db, id).catch(() => undefined), WRITE_HEARTBEAT_MS).unref();
        try {
          const result = await work(draftOf(id, token, ownerId));
          const file = await completeFile(db, id, safeName(name), FILE_MINUTES);
          if (!file) throw new AppError("FILE_INTERRUPTED");
          return { file, result };
        } catch (error) {
          // If the database is unavailable, the file expires later without its writer.
          await remove(token).catch(() => undefined);
          throw error;
        } finally {
          clearInterval(timer);
        }
      });
    },
    find: (id) => (ID.test(id) ? findFile(db, id, kind) : Promise.resolve(null)),
    async *read({ rowId, chunks }) {
      await keepReading(db, rowId);
      const timer = setInterval(() => void keepReading(db, rowId).catch(() => undefined), READ_HEARTBEAT_MS).unref();
      try {
        for (let seq = 0; seq < chunks; seq++) {
          const bytes = await withRetries(() => chunkOf(db, rowId, seq), isUnavailable);
          if (bytes === null) throw new AppError("NOT_FOUND");
          yield bytes;
        }
      } finally {
        clearInterval(timer);
      }
    },
    spooled(file, work) {
      return spool.with(this.read(file), work);
    },
    handOver: (within, { rowId }) => renewFile(within, rowId, newToken(), JOB_HOURS),
    remove,
    async purge() {
      await Promise.all([deleteExpired(db), spool.clean()]);
    },
  };
}

/** A connection timeout of the pool: the chunk was not written, so it can be retried. */
const isBusyPool = (error: unknown): boolean =>
  error instanceof Error && /timeout exceeded when trying to connect/.test(error.message);

/** Deletes uploads and incomplete files. Call only when no other process uses the database. */
export async function deleteAllFiles(db: Db): Promise<void> {
  await expireLeft(db);
  await deleteExpired(db);
}
