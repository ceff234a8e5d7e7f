import type { Writable } from "node:stream";
import type { EntityManager } from "typeorm";

export type StoredKind = "upload" | "download";

export interface StoredFile {
  /** The key of its row. */
  rowId: number;
  /** 32 hexadecimal digits by which the outside knows it. */
  id: string;
  name: string;
  ownerId: string | null;
  size: number;
  chunks: number;
}

/** How many files of a kind are written at a time, and how much space they may take. */
export interface FileBudget {
  /** Files that one owner writes at a time, and all owners of all processes. */
  each: number;
  all: number;
  /** Files that this process writes at a time. */
  here: number;
  /** Megabytes of one owner, and of all. */
  ownMb: number;
  totalMb: number;
}

/** A file that is being written. */
export interface Draft {
  readonly id: string;
  /** Bytes written so far. */
  readonly size: number;
  /** A stream that stores what is written to it in chunks. A second one starts the file again. */
  open(): Promise<Writable>;
}

interface NewFile {
  /** As its owner calls it. */
  name: string;
  ownerId: string | null;
  /** How long it waits for its turn; then EXPORTS_BUSY or UPLOADS_BUSY is thrown. */
  waitMs: number;
}

/** Files with unguessable ids that expire after ten minutes; in PostgreSQL, so that every process sees them. */
export interface FileStore {
  /**
   * Writes a file within the budget. Readers see it when `work` has ended; where `work` throws, the file is removed.
   * Throws EXPORTS_BUSY or UPLOADS_BUSY, EXPORT_QUOTA or UPLOAD_QUOTA, FILES_FULL, FILE_INTERRUPTED.
   */
  write<Result>(file: NewFile, work: (draft: Draft) => Promise<Result>): Promise<{ file: StoredFile; result: Result }>;
  /** A complete file that has not expired, or null. */
  find(id: string): Promise<StoredFile | null>;
  /** The bytes of a file, chunk by chunk; no transaction stays open between two chunks. */
  read(file: StoredFile): AsyncGenerator<Buffer>;
  /** Runs `work` on a temporary copy with a path. */
  spooled<Result>(file: StoredFile, work: (path: string) => Promise<Result>): Promise<Result>;
  /** Gives a file to a job: under a new secret id, for a day. Null where it is gone. */
  handOver(db: EntityManager, file: StoredFile): Promise<StoredFile | null>;
  remove(id: string): Promise<void>;
  /** Deletes what has expired, of every kind, and temporary copies whose process is gone. */
  purge(): Promise<void>;
}
