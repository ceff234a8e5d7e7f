import { once } from "node:events";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { FreezeSummary, Person } from "./freeze-entries";
import type { FreezeReply, FreezeRequest } from "./freeze-worker";

/** A thread runs the build, also of tests. */
const WORKER = resolve("build/server/features/draws/freeze-worker.js");
const LIMITS = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 8 };

export interface FreezeThread {
  add: (people: readonly Person[]) => Promise<void>;
  finish: () => Promise<FreezeSummary>;
  /** Yields the entries as lines of COPY. */
  lines: () => AsyncGenerator<string>;
}

/** Runs work with a thread that hashes the entries of a draw; the thread ends with the work, also if it fails. */
export async function withFreezeThread<Result>(
  drawId: string,
  work: (thread: FreezeThread) => Promise<Result>,
): Promise<Result> {
  const worker = new Worker(WORKER, { workerData: { drawId }, resourceLimits: LIMITS });
  // Each request has one reply; `once` throws the error of a thread that fails.
  const send = async <Reply extends FreezeReply>(request: FreezeRequest): Promise<Reply> => {
    const reply = once(worker, "message") as Promise<[Reply]>;
    worker.postMessage(request);
    return (await reply)[0];
  };
  try {
    return await work({
      add: async (people) => void (await send({ people: [...people] })),
      finish: async () => (await send<{ summary: FreezeSummary }>({ finish: true })).summary,
      async *lines() {
        for (let from: number | null = 0; from !== null;) {
          const { lines, next }: { lines: string; next: number | null } = await send({ rowsFrom: from });
          yield lines;
          from = next;
        }
      },
    });
  } finally {
    await worker.terminate();
  }
}
