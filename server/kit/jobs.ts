import { v7 as uuidv7 } from "uuid";

/** Work that goes on after its request was answered: one piece at a time in this process, in the order it came. */
export interface Jobs {
  /** Tells this process from every other one. */
  workerId: string;
  /** Aborted when the process stops. */
  signal: AbortSignal;
  /** Does the work when all that came earlier is done; what it throws is logged. */
  start: (work: () => Promise<void>) => void;
  /** Does the work at once, beside whatever else there is; what it throws is logged. */
  beside: (work: () => Promise<void>) => void;
  /** Says what went wrong of a piece of work. */
  log: (error: unknown) => void;
  /** Tells what runs to stop, and waits until it has. */
  stop: () => Promise<void>;
}

export function createJobs(log: (error: unknown) => void): Jobs {
  const stopping = new AbortController();
  let last = Promise.resolve();
  const beside = new Set<Promise<void>>();
  return {
    workerId: uuidv7(),
    signal: stopping.signal,
    start(work) {
      last = last.then(work).catch(log);
    },
    beside(work) {
      const running: Promise<void> = work()
        .catch(log)
        .finally(() => beside.delete(running));
      beside.add(running);
    },
    log,
    async stop() {
      stopping.abort();
      await Promise.all([last, ...beside]);
    },
  };
}
