import type { Writable } from "node:stream";
import type { EntityManager } from "typeorm";

export type StoredKind = "upload" | "download";

export interface StoredFile {
  /** The primary key. */
  rowId: number;
  /** The public id: 32 hexadecimal digits. */
  id: string;
  name: string;
  ownerId: string | null;
  size: number;
  chunks: number;
}

/** Limits of concurrent writes and of space for one kind of files. */
export interface FileBudget {
  writesPerOwner: number;
  writesPerProcess: number;
  /** In all processes. */
  totalWrites: number;
  mbPerOwner: number;
  totalMb: number;
}

/** A file that is being written. */
export interface Draft {
  readonly id: string;
  /** Bytes written so far. */
  readonly size: number;
  /** Opens a stream that stores its data in chunks. A second call restarts the file. */
  open(): Promise<Writable>;
}

interface NewFile {
  /** The original name. */
  name: string;
  ownerId: string | null;
  /** Maximum wait for a free slot; then EXPORTS_BUSY or UPLOADS_BUSY is thrown. */
  waitMs: number;
}

/** Files with unguessable ids that expire after ten minutes. Stored in PostgreSQL, so that every process sees them. */
export interface FileStore {
  /**
   * Writes a file within the budget. It is readable after `work` has finished; if `work` throws, it is deleted.
   * Throws EXPORTS_BUSY or UPLOADS_BUSY, EXPORT_QUOTA or UPLOAD_QUOTA, FILES_FULL, FILE_INTERRUPTED.
   */
  write<Result>(file: NewFile, work: (draft: Draft) => Promise<Result>): Promise<{ file: StoredFile; result: Result }>;
  /** Returns a complete file that has not expired, or null. */
  find(id: string): Promise<StoredFile | null>;
  /** Yields the bytes of a file in chunks; no transaction is open between two chunks. */
  read(file: StoredFile): AsyncGenerator<Buffer>;
  /** Runs `work` on a temporary copy on disk. */
  spooled<Result>(file: StoredFile, work: (path: string) => Promise<Result>): Promise<Result>;
  /** Hands a file over to a job: with a new secret id, for a day. Returns null if the file is gone. */
  handOver(db: EntityManager, file: StoredFile): Promise<StoredFile | null>;
  remove(id: string): Promise<void>;
  /** Deletes expired files of every kind, and temporary copies of terminated processes. */
  purge(): Promise<void>;
}
