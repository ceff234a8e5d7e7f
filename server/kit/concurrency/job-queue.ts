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
  /** The age of the oldest running and of the oldest waiting task in seconds; 0 if there is none. */
  ages: () => { running: number; waiting: number };
  /** Aborts the running tasks and waits for them. */
  stop: () => Promise<void>;
}

/** The tasks in one state, in the order in which they entered it. */
function createTaskSet() {
  const startedAt = new Map<symbol, number>();
  return {
    /** Adds a task and returns a function that removes it. */
    add(): () => void {
      const task = Symbol();
      startedAt.set(task, performance.now());
      return () => void startedAt.delete(task);
    },
    count: () => startedAt.size,
    oldestSeconds(): number {
      const [first] = startedAt.values();
      return first === undefined ? 0 : (performance.now() - first) / 1000;
    },
  };
}

export function createJobQueue(log: (error: unknown) => void): JobQueue {
  const stopping = new AbortController();
  let last = Promise.resolve();
  const beside = new Set<Promise<void>>();
  const running = createTaskSet();
  const waiting = createTaskSet();
  const counted = async (work: () => Promise<void>) => {
    const end = running.add();
    try {
      await work();
    } finally {
      end();
    }
  };
  return {
    workerId: uuidv7(),
    signal: stopping.signal,
    enqueue(work) {
      const begin = waiting.add();
      last = last
        .then(() => {
          begin();
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
    counts: () => ({ running: running.count(), waiting: waiting.count() }),
    ages: () => ({ running: running.oldestSeconds(), waiting: waiting.oldestSeconds() }),
    async stop() {
      stopping.abort();
      await Promise.all([last, ...beside]);
    },
  };
}
