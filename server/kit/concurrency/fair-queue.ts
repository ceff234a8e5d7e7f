import { createSemaphore } from "./concurrency";

/** Runs work when its turn comes; throws what `late` returns where that takes longer than `waitMs`. */
export type FairQueue = <Result>(
  person: string,
  wait: { ms: number; late: () => Error },
  work: () => Promise<Result>,
) => Promise<Result>;

/** Lets `each` pieces of work of a person and `all` of everybody run at a time; the others wait in their order. */
export function createFairQueue({ each, all }: { each: number; all: number }): FairQueue {
  const inAll = createSemaphore(all);
  const people = new Map<string, { inEach: ReturnType<typeof createSemaphore>; count: number }>();
  return (person, { ms, late }, work) => {
    const own = people.get(person) ?? { inEach: createSemaphore(each), count: 0 };
    people.set(person, own);
    own.count++;
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(late());
      }, ms);
      const begin = () => {
        // The turn of a caller that was rejected goes to the next one at once.
        if (isLate) return Promise.resolve();
        clearTimeout(timer);
        return work().then(resolve, reject);
      };
      void own
        .inEach(() => inAll(begin))
        .finally(() => {
          own.count--;
          if (own.count === 0) people.delete(person);
        });
    });
  };
}
