import { setTimeout as sleep } from "node:timers/promises";
import type { EntityManager } from "typeorm";
import { queryRows } from "../../server/kit/db/queries";
import type { TestApp } from "./app";

const MAX_TRIES = 50;

const PAUSE_MS = 100;

/** Retries after a pause while the response is 503, as clients do: a 503 guarantees that nothing was written. */
export async function withRetries<Response extends { status: number }>(
  call: () => Promise<Response>,
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await call();
    if (response.status !== 503 || attempt >= MAX_TRIES) return response;
    await sleep(Math.random() * PAUSE_MS);
  }
}

/** Makes concurrent calls, each with retries. */
export const concurrently = <Response extends { status: number }>(
  count: number,
  call: (index: number) => Promise<Response>,
): Promise<Response[]> => Promise.all(Array.from({ length: count }, (_, index) => withRetries(() => call(index))));

const GATHER_MS = 1_500;
const QUIET_MS = 400;

/** The number of connections of the test's database that wait for a lock. The transaction would keep one snapshot. */
const WAITING = `select count(*)::int as waiting from pg_locks l join pg_stat_get_activity(null) a using (pid)
  where not l.granted and a.datid = (select oid from pg_database where datname = current_database())`;

/** Waits until no further call has come to wait for a lock in the last 0.4 s, at most 1.5 s. */
async function gather(held: EntityManager): Promise<void> {
  const started = performance.now();
  let [most, since] = [0, started];
  while (performance.now() < Math.min(started + GATHER_MS, most > 0 ? since + QUIET_MS : Infinity)) {
    await sleep(PAUSE_MS / 2);
    await queryRows(held, "select pg_stat_clear_snapshot()");
    const [row] = await queryRows<{ waiting: number }>(held, WAITING);
    if (row && row.waiting > most) [most, since] = [row.waiting, performance.now()];
  }
}

/**
 * Takes a lock while `work` starts, then releases it, so that all calls that wait for it continue at the same moment.
 * Otherwise a small machine runs short calls one after another, without concurrency.
 */
export async function meetingAt<Result>(
  app: TestApp,
  lock: readonly [text: string, values?: unknown[]],
  work: () => Promise<Result>[],
): Promise<Result[]> {
  const started = await app.product.primary.transaction(async (held) => {
    await queryRows(held, ...lock);
    const running = work();
    await gather(held);
    // In a list, because a promise of promises would be waited for in here.
    return { running };
  });
  return Promise.all(started.running);
}
