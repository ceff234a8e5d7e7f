import { setTimeout as sleep } from "node:timers/promises";

/** The result of `work`, or a rejection with `late` after `ms`. The work itself goes on. */
export async function withTimeout<Result>(ms: number, work: Promise<Result>, late: string): Promise<Result> {
  const ending = new AbortController();
  const deadline = sleep(ms, null, { signal: ending.signal, ref: false }).then(() => {
    throw new Error(late);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    ending.abort();
  }
}
