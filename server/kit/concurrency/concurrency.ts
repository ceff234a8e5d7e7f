/** Runs at most `count` tasks concurrently; the others wait in order. */
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
      // The slot is passed on, so that no later task takes it.
      if (next) next();
      else free++;
    }
  };
}
