import type { ErrorCode, Lang } from "../../domain/errors/error-catalogue";
import type { Area, Role } from "../../domain/permissions";
import type { Db } from "./db/database";
import type { FileStore } from "./files/stored-file";
import type { JobQueue } from "./concurrency/job-queue";
import type { Limits } from "./limits/rate-limiter";
import type { Telemetry } from "./telemetry";

/** A person who is signed in. `role` is the rights of this session; `userRole` is the account's. */
export interface Staff {
  kind: "staff";
  userId: string;
  username: string;
  fullName: string;
  role: Role;
  userRole: Role;
  area: Area;
  tokenHash: Buffer;
  mustChangePassword: boolean;
  /** Their role has to have a second factor and they have none: the session may only set one up. */
  needsSecondFactor: boolean;
  hasSecondFactor: boolean;
  /** The password was given to this session within the last minutes, as what is delicate asks for. */
  isConfirmed: boolean;
}

/** An integrator's program, known by its key. */
export interface Integrator {
  kind: "key";
  keyId: string;
  name: string;
  scopes: readonly string[];
}

export type Actor = Staff | Integrator;

/** What one request knows. It is an argument everywhere, never a global. */
export interface Ctx {
  db: Db;
  /** For reads that may be a moment old; the primary where no replica is set. */
  replica: Db;
  actor: Actor | null;
  /** A token was sent, but it is none of ours, over or revoked. */
  badToken: boolean;
  /** The only clock. */
  now: Date;
  lang: Lang;
  /** The caller's address in its canonical spelling, see kit/limits/addresses. */
  ip: string;
  userAgent: string;
  requestId: string;
  limits: Limits;
  files: Files;
  jobs: JobQueue;
  settings: Settings;
  telemetry: Telemetry;
  /** Notes an error code of this request for its log line and its measurement. */
  noteError: (code: ErrorCode) => void;
  /** Headers the answer shall carry, such as RateLimit-Remaining. */
  headers: Record<string, string>;
}

/** Files that were sent and files that were made; each expires after ten minutes. */
export interface Files {
  uploads: FileStore;
  downloads: FileStore;
}

/** The settings that features read; `app/settings.ts` declares them. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declared by `app`, which alone knows the features
export interface Settings {}

declare const open: unique symbol;

/** A context inside a transaction; only `inTransaction` makes one, so a write helper cannot be called outside. */
export type Tx = Ctx & { readonly [open]: true };
