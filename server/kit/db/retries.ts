import { setTimeout as sleep } from "node:timers/promises";

const MAX_TRIES = 5;

/** Waits a random time that grows with each attempt, so that two conflicting writers do not conflict again. */
const backOff = (attempt: number): Promise<void> => sleep(Math.random() * 10 * 2 ** attempt);

/**
 * Runs `work` and retries it while `again` returns true for the error. At most 5 attempts; the last error is rethrown.
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
