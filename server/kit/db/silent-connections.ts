import type { Pool, PoolClient } from "pg";
import type { Db } from "../context";
import { clientOf, poolOf } from "./sql";

/** What a response may take on the wire, beyond the time that its statement has. */
const MARGIN_MS = 2_000;

interface Socket {
  destroy(error: Error): void;
  on(event: "data", listener: () => void): void;
}

/** pg does not declare the socket under a client. */
type WithSocket = PoolClient & { connection: { stream: Socket } };

interface Watch {
  /** Idle in the pool: no request and no transaction has it. */
  isIdle: boolean;
  /** Sets the longest silence from now on, in ms; 0 sets no limit. */
  setLimit(ms: number): void;
  close(reason: string): void;
}

/**
 * Closes connections whose server is silent: after a partition without a reset TCP alone would wait for a quarter of an
 * hour. A connection is silent when a statement waits and no byte arrives for longer than statements may take. With it go
 * the idle connections of the pool, which have probably lost the same server; new ones are opened on demand.
 */
export class SilentConnections {
  readonly #watches = new Map<PoolClient, Watch>();
  readonly #limitMs: number;

  /** `statementTimeoutMs` is the server's own limit of a statement; 0 watches nothing. */
  constructor(statementTimeoutMs: number) {
    this.#limitMs = statementTimeoutMs === 0 ? 0 : statementTimeoutMs + MARGIN_MS;
  }

  /** Watches a new connection until it ends. */
  readonly watch = (client: PoolClient): void => {
    if (this.#limitMs === 0) return;
    const { stream } = (client as WithSocket).connection;
    let limit = this.#limitMs;
    const close = (reason: string) => stream.destroy(new Error(`Connection terminated: ${reason}`));
    const onSilence = () => {
      close(`the database was silent for ${limit} ms`);
      this.#closeIdle();
    };
    let timer: NodeJS.Timeout | null = null;
    const stop = () => {
      if (timer) clearTimeout(timer);
      timer = null;
    };
    const start = () => {
      stop();
      if (limit > 0) timer = setTimeout(onSilence, limit);
    };
    const watch: Watch = {
      isIdle: false,
      setLimit: (ms) => {
        limit = ms;
        if (timer) start();
      },
      close,
    };
    this.#watches.set(client, watch);
    const driver = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown };
    client.query = ((...args: unknown[]) => {
      if (!timer) start();
      return driver.query.apply(client, args);
    }) as PoolClient["query"];
    stream.on("data", () => timer?.refresh());
    client.on("drain", stop);
    client.on("end", () => {
      stop();
      this.#watches.delete(client);
    });
  };

  /** Gives the statements of a connection more time until it returns to its pool; 0 sets no limit. */
  allow(client: PoolClient, statementTimeoutMs: number): void {
    this.#watches.get(client)?.setLimit(statementTimeoutMs === 0 ? 0 : statementTimeoutMs + MARGIN_MS);
  }

  /** Follows which connections are idle in the pool; one that returns has the usual limit again. */
  attach(pool: Pool): void {
    watchers.set(pool, this);
    pool.on("acquire", (client) => this.#setIdle(client, false));
    pool.on("release", (_error, client) => {
      this.#watches.get(client)?.setLimit(this.#limitMs);
      this.#setIdle(client, true);
    });
  }

  #setIdle(client: PoolClient, isIdle: boolean): void {
    const watch = this.#watches.get(client);
    if (watch) watch.isIdle = isIdle;
  }

  #closeIdle(): void {
    for (const watch of this.#watches.values()) {
      if (watch.isIdle) watch.close("another connection of the pool was silent");
    }
  }
}

const watchers = new WeakMap<Pool, SilentConnections>();

/** Lets the statements of the running transaction take longer than a request's; 0 sets no limit. */
export async function allowStatementTime(db: Db, statementTimeoutMs: number): Promise<void> {
  const client = await clientOf(db);
  await client.query({
    text: "select set_config('statement_timeout', $1, true)",
    values: [String(statementTimeoutMs)],
  });
  if ("release" in client) watchers.get(poolOf(db))?.allow(client, statementTimeoutMs);
}
