import { setTimeout as sleep } from "node:timers/promises";
import { queryRows } from "../../server/kit/db/queries";
import type { TestApp } from "./app";
import { untilWaiting } from "./lock-waiters";

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

/**
 * Takes a lock while `work` starts, and releases it when `waiting` statements wait for it, so that they all continue at
 * the same moment. Otherwise a small machine runs short calls one after another, without concurrency.
 */
export async function meetingAt<Result>(
  app: TestApp,
  lock: readonly [text: string, values?: unknown[]],
  waiting: number,
  work: () => Promise<Result>[],
): Promise<Result[]> {
  const started = await app.product.primary.transaction(async (held) => {
    await queryRows(held, ...lock);
    const running = work();
    await untilWaiting(app, waiting);
    // Calls that share a statement or wait in a queue are queued in this time.
    for (let turn = 0; turn < running.length; turn++) await app.sql("select 1");
    // In a list, because a promise of promises would be waited for in here.
    return { running };
  });
  return Promise.all(started.running);
}
