import { setTimeout as sleep } from "node:timers/promises";

/** Returns the result of `work`, or rejects with the message `late` after `ms`. The work itself continues. */
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
