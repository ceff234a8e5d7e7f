import type { Pool, PoolClient } from "pg";
import type { Db } from "./database";
import { clientOf, poolOf } from "./queries";

/** Allowance for the network, in addition to the statement timeout. */
const MARGIN_MS = 2_000;

const SWEEP_MS = 500;

interface Socket {
  readonly bytesRead: number;
  destroy(error: Error): void;
}

/** pg does not declare the socket under a client. */
type WithSocket = PoolClient & { connection: { stream: Socket } };

interface Watch {
  socket: Socket;
  /** Idle in the pool: not used by a request or transaction. */
  isIdle: boolean;
  /** The longest silence in ms; 0 sets no limit. */
  limitMs: number;
  /** Start of the silence, in ms of `performance.now()`; null while no statement waits. */
  silentSince: number | null;
  /** Bytes that the socket had read at that time. */
  bytesRead: number;
}

const close = ({ socket }: Watch, reason: string): void =>
  socket.destroy(new Error(`Connection terminated: ${reason}`));

/**
 * Closes connections whose server is silent: after a network partition TCP alone would wait about 15 minutes. A
 * connection is silent if a statement waits and no byte arrives for longer than the statement timeout. The idle
 * connections of its pools are closed as well, because they probably lost the same server; new ones are opened on
 * demand. One timer checks all connections: a timer per statement would cost 2 % of the CPU time of a receipt.
 */
export class DeadConnectionWatch {
  readonly #watches = new Map<PoolClient, Watch>();
  readonly #limitMs: number;
  #sweeper: NodeJS.Timeout | null = null;
  #sweptAt = 0;

  /** `statementTimeoutMs` is the server's statement timeout; 0 disables the watch. */
  constructor(statementTimeoutMs: number) {
    this.#limitMs = statementTimeoutMs === 0 ? 0 : statementTimeoutMs + MARGIN_MS;
  }

  /** Watches a new connection until it ends. */
  readonly watch = (client: PoolClient): void => {
    if (this.#limitMs === 0) return;
    const { stream: socket } = (client as WithSocket).connection;
    const watch: Watch = { socket, isIdle: false, limitMs: this.#limitMs, silentSince: null, bytesRead: 0 };
    this.#watches.set(client, watch);
    this.#startSweeps();
    const driver = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown };
    client.query = ((...args: unknown[]) => {
      watch.silentSince ??= performance.now();
      return driver.query.apply(client, args);
    }) as PoolClient["query"];
    client.on("drain", () => (watch.silentSince = null));
    client.on("end", () => {
      this.#watches.delete(client);
      if (this.#watches.size === 0) this.#stopSweeps();
    });
  };

  /** Raises the limit of a connection until it returns to its pool; 0 sets no limit. */
  allow(client: PoolClient, statementTimeoutMs: number): void {
    const watch = this.#watches.get(client);
    if (watch) watch.limitMs = statementTimeoutMs === 0 ? 0 : statementTimeoutMs + MARGIN_MS;
  }

  /** Tracks which connections are idle in the pool. A released connection gets the default limit again. */
  attach(pool: Pool): void {
    watchers.set(pool, this);
    pool.on("acquire", (client) => {
      const watch = this.#watches.get(client);
      if (watch) watch.isIdle = false;
    });
    pool.on("release", (_error, client) => {
      const watch = this.#watches.get(client);
      if (watch) Object.assign(watch, { isIdle: true, limitMs: this.#limitMs });
    });
  }

  #startSweeps(): void {
    if (this.#sweeper) return;
    this.#sweptAt = performance.now();
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  #stopSweeps(): void {
    if (this.#sweeper) clearInterval(this.#sweeper);
    this.#sweeper = null;
  }

  #sweep(): void {
    const now = performance.now();
    // After a pause of this process, unread responses may be waiting in the sockets.
    const isLate = now - this.#sweptAt > 2 * SWEEP_MS;
    this.#sweptAt = now;
    let isServerSilent = false;
    for (const watch of this.#watches.values()) {
      if (watch.silentSince === null) continue;
      const { bytesRead } = watch.socket;
      if (isLate || bytesRead !== watch.bytesRead) Object.assign(watch, { silentSince: now, bytesRead });
      if (watch.limitMs === 0 || now - watch.silentSince <= watch.limitMs) continue;
      close(watch, `the database was silent for ${watch.limitMs} ms`);
      isServerSilent = true;
    }
    if (!isServerSilent) return;
    for (const watch of this.#watches.values()) {
      if (watch.isIdle) close(watch, "another connection to the server was silent");
    }
  }
}

const watchers = new WeakMap<Pool, DeadConnectionWatch>();

/** Returns the watch of a pool, for a second pool of the same server. */
export const watchOf = (pool: Pool): DeadConnectionWatch | undefined => watchers.get(pool);

/** Sets the statement timeout of the running transaction; 0 sets no limit. */
export async function allowStatementTime(db: Db, statementTimeoutMs: number): Promise<void> {
  const client = await clientOf(db);
  await client.query({
    text: "select set_config('statement_timeout', $1, true)",
    values: [String(statementTimeoutMs)],
  });
  if ("release" in client) watchers.get(poolOf(db))?.allow(client, statementTimeoutMs);
}
