import { v7 as uuidv7 } from "uuid";

/** Work that continues after the response: one task at a time in this process, in order. */
export interface JobQueue {
  /** Identifies this process. */
  workerId: string;
  /** Aborted when the process stops. */
  signal: AbortSignal;
  /** Runs the task after all earlier ones; logs its error. */
  enqueue: (work: () => Promise<void>) => void;
  /** Runs the task immediately; logs its error. */
  runNow: (work: () => Promise<void>) => void;
  /** Logs an error of a task. */
  log: (error: unknown) => void;
  /** The number of running and of waiting tasks. */
  counts: () => { running: number; waiting: number };
  /** Aborts the running tasks and waits for them. */
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
