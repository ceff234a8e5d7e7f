import { createSemaphore } from "./concurrency";

/** Runs a task in its turn. Throws the error of `late` if the wait exceeds `ms`. */
export type FairQueue = <Result>(
  owner: string,
  wait: { ms: number; late: () => Error },
  work: () => Promise<Result>,
) => Promise<Result>;

/** Runs at most `perOwner` tasks per owner and `total` tasks concurrently; the others wait in order. */
export function createFairQueue({ perOwner, total }: { perOwner: number; total: number }): FairQueue {
  const inTotal = createSemaphore(total);
  const owners = new Map<string, { inOwn: ReturnType<typeof createSemaphore>; count: number }>();
  return (owner, { ms, late }, work) => {
    const own = owners.get(owner) ?? { inOwn: createSemaphore(perOwner), count: 0 };
    owners.set(owner, own);
    own.count++;
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(late());
      }, ms);
      const begin = () => {
        // A caller that was rejected gives its slot to the next one immediately.
        if (isLate) return Promise.resolve();
        clearTimeout(timer);
        return work().then(resolve, reject);
      };
      void own
        .inOwn(() => inTotal(begin))
        .finally(() => {
          own.count--;
          if (own.count === 0) owners.delete(owner);
        });
    });
  };
}
