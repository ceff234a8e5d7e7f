import { setTimeout as sleep } from "node:timers/promises";

const MAX_TRIES = 5;

/** Waits a random moment that grows with each try, so that two writers that met do not meet again. */
const backOff = (attempt: number): Promise<void> => sleep(Math.random() * 10 * 2 ** attempt);

/**
 * Runs `work` and tries it again in a fresh start when `again` says that the failure was only bad timing.
 * At most 5 times; the last error is thrown as it came.
 */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  again: (error: unknown) => boolean,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_TRIES || !again(error)) throw error;
      await backOff(attempt);
    }
  }
}
