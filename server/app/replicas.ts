import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import type { DataSource } from "typeorm";
import type { Db } from "../kit/db/database";
import { poolOf } from "../kit/db/queries";
import { replicationLag } from "../kit/db/replication-lag";
import { errorForLog } from "../kit/db/pg-errors";
import type { Logger } from "../kit/log";

const CHECK_INTERVAL_MS = 1_000;
/** Consecutive failed checks after which a replica is not read; a single one can fail because the pool is in use. */
const MAX_FAILED_CHECKS = 2;
/** A replica that is further behind is not read: customers would miss their latest receipts for long. */
const MAX_LAG_SECONDS = 60;

/** The read replicas of a process. A replica that is down or far behind is not read until it has recovered. */
export interface Replicas {
  /** Returns the next replica that can be read, in turn; null if there is none. */
  next(): Db | null;
  /** Returns the connection pools of the replicas that were reached, by name. */
  pools(): Record<string, Pool>;
  /** Returns the lag of each replica in seconds, NaN if it does not respond, by name. */
  lags: Record<string, () => Promise<number>>;
  close(): Promise<void>;
}

class Replica {
  readonly name: string;
  readonly #open: () => Promise<DataSource>;
  readonly #logger: Logger;
  #failedChecks = MAX_FAILED_CHECKS;
  /** The result of the last check; null before the first. */
  #wasReadable: boolean | null = null;
  dataSource: DataSource | null = null;

  constructor(name: string, open: () => Promise<DataSource>, logger: Logger) {
    this.name = name;
    this.#open = open;
    this.#logger = logger;
  }

  get isReadable(): boolean {
    return this.#failedChecks < MAX_FAILED_CHECKS;
  }

  readonly lag = async (): Promise<number> => (this.dataSource ? replicationLag(this.dataSource.manager) : NaN);

  async close(): Promise<void> {
    await this.dataSource?.destroy();
  }

  /** Opens the replica if it was not reached before, and measures its lag. Logs when the result changes. */
  async check(): Promise<void> {
    const before = this.#wasReadable;
    this.dataSource ??= await this.#open().catch((error: unknown) => {
      if (before !== false) this.#logger.warn({ replica: this.name, err: errorForLog(error) }, "replica is down");
      return null;
    });
    const lagSeconds = await this.lag();
    this.#failedChecks = lagSeconds <= MAX_LAG_SECONDS ? 0 : this.#failedChecks + 1;
    this.#wasReadable = this.isReadable;
    if (this.isReadable === before) return;
    if (this.isReadable) this.#logger.info({ replica: this.name, lagSeconds }, "replica is read");
    else this.#logger.warn({ replica: this.name, lagSeconds }, "replica is not read; the primary is read instead");
  }
}

/** Opens the replicas and checks them every second. A replica that is down does not prevent the start. */
export async function openReplicas(opens: (() => Promise<DataSource>)[], logger: Logger): Promise<Replicas> {
  const replicas = opens.map((open, index) => new Replica(`replica ${index + 1}`, open, logger));
  const ending = new AbortController();
  const checkAll = () => Promise.all(replicas.map((replica) => replica.check()));
  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await sleep(CHECK_INTERVAL_MS, null, { signal: ending.signal, ref: false }).catch(() => null);
      if (!ending.signal.aborted) await checkAll();
    }
  };
  await checkAll();
  const watching = replicas.length > 0 ? watch() : Promise.resolve();
  let turn = 0;
  return {
    next: () => {
      const readable = replicas.filter(({ isReadable }) => isReadable);
      return readable[turn++ % readable.length]?.dataSource?.manager ?? null;
    },
    pools: () =>
      Object.fromEntries(
        replicas.flatMap(({ name, dataSource }) => (dataSource ? [[name, poolOf(dataSource.manager)]] : [])),
      ),
    lags: Object.fromEntries(replicas.map(({ name, lag }) => [name, lag])),
    async close() {
      ending.abort();
      await watching;
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
