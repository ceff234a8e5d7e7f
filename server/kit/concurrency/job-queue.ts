import { v7 as uuidv7 } from "uuid";

/** Work that goes on after its request was answered: one piece at a time in this process, in the order it came. */
export interface JobQueue {
  /** Tells this process from every other one. */
  workerId: string;
  /** Aborted when the process stops. */
  signal: AbortSignal;
  /** Does the work when all that came earlier is done; what it throws is logged. */
  enqueue: (work: () => Promise<void>) => void;
  /** Does the work at once, beside whatever else there is; what it throws is logged. */
  runNow: (work: () => Promise<void>) => void;
  /** Says what went wrong of a piece of work. */
  log: (error: unknown) => void;
  /** How many pieces of work run and wait at the moment. */
  counts: () => { running: number; waiting: number };
  /** Tells what runs to stop, and waits until it has. */
  stop: () => Promise<void>;
}

export function createJobQueue(log: (error: unknown) => void): JobQueue {
  const stopping = new AbortController();
  let last = Promise.resolve();
  const beside = new Set<Promise<void>>();
  let running = 0;
  let waiting = 0;
  const counted = async (work: () => Promise<void>) => {
    running++;
    try {
      await work();
    } finally {
      running--;
    }
  };
  return {
    workerId: uuidv7(),
    signal: stopping.signal,
    enqueue(work) {
      waiting++;
      last = last
        .then(() => {
          waiting--;
          return counted(work);
        })
        .catch(log);
    },
    runNow(work) {
      const started: Promise<void> = counted(work)
        .catch(log)
        .finally(() => beside.delete(started));
      beside.add(started);
    },
    log,
    counts: () => ({ running, waiting }),
    async stop() {
      stopping.abort();
      await Promise.all([last, ...beside]);
    },
  };
}
