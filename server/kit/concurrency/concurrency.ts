/** Lets so many pieces of work run at a time; the others wait their turn. */
export function createSemaphore(count: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // A place is handed on, so that nobody who comes meanwhile takes it.
      if (next) next();
      else free++;
    }
  };
}
