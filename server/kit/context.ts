import type { ErrorCode, Lang } from "../../domain/errors/error-catalogue";
import type { Area, Role } from "../../domain/permissions";
import type { Db } from "./db/database";
import type { FileStore } from "./files/stored-file";
import type { JobQueue } from "./concurrency/job-queue";
import type { Limits } from "./limits/rate-limiter";
import type { Telemetry } from "./telemetry";

/** A signed-in user. `role` determines the rights of this session; `userRole` is the role of the account. */
export interface Staff {
  kind: "staff";
  userId: string;
  username: string;
  fullName: string;
  role: Role;
  userRole: Role;
  area: Area;
  tokenHash: Buffer;
  /** The open shift of the session's till. */
  shiftId: string | null;
  mustChangePassword: boolean;
  /** The role requires a second factor and the account has none: the session can only set one up. */
  needsSecondFactor: boolean;
  hasSecondFactor: boolean;
  /** The session's password was confirmed recently, as sensitive operations require. */
  isConfirmed: boolean;
}

/** An integrator, identified by its API key. */
export interface Integrator {
  kind: "key";
  keyId: string;
  name: string;
  scopes: readonly string[];
}

export type Actor = Staff | Integrator;

/** The context of one request. It is passed as an argument, never stored globally. */
export interface Ctx {
  db: Db;
  /** For reads that tolerate replication lag; the primary if no replica is configured. */
  replica: Db;
  actor: Actor | null;
  /** A token was sent, but it is unknown, expired or revoked. */
  hasInvalidToken: boolean;
  /** The time of the request. Services read no other clock. */
  now: Date;
  lang: Lang;
  /** The caller's IP address in canonical form, see kit/limits/ip-addresses. */
  ip: string;
  userAgent: string;
  requestId: string;
  limits: Limits;
  files: Files;
  jobs: JobQueue;
  batchers: Batchers;
  settings: Settings;
  telemetry: Telemetry;
  /** Sets the error code of this request for its log entry and metrics. */
  recordError: (code: ErrorCode) => void;
  /** Response headers, for example RateLimit-Remaining. */
  headers: Record<string, string>;
}

/** Uploaded and generated files; each expires after ten minutes. */
export interface Files {
  uploads: FileStore;
  downloads: FileStore;
}

/** The queues whose items share statements; `app/batchers.ts` declares them. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declared by `app`, which alone knows the features
export interface Batchers {}

/** The settings that features read; `app/settings.ts` declares them. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declared by `app`, which alone knows the features
export interface Settings {}

declare const open: unique symbol;

/** A context inside a transaction. Only `inTransaction` creates one, so write helpers cannot be called outside. */
export type Tx = Ctx & { readonly [open]: true };
