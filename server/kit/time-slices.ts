import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Calls `work(start, end)` sequentially for consecutive ranges of at most `size` that cover 0 to `total`, and yields to
 * the event loop between two ranges.
 */
export async function inSlices(
  total: number,
  size: number,
  work: (start: number, end: number) => void | Promise<void>,
): Promise<void> {
  for (let start = 0; start < total; start += size) {
    if (start > 0) await nextTurn();
    await work(start, Math.min(start + size, total));
  }
}

/**
 * Returns the result of `make` for each element, in order, and yields to the event loop after every `size` elements.
 */
export async function mapInSlices<One, Result>(
  list: readonly One[],
  size: number,
  make: (one: One, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, one] of list.entries()) {
    if (index > 0 && index % size === 0) await nextTurn();
    results.push(make(one, index));
  }
  return results;
}

/**
 * Returns the elements sorted by `compare`, in slices of `size`. The final sort merges the sorted slices (TimSort),
 * which takes a few comparisons per element.
 */
export async function sortInSlices<One>(
  list: readonly One[],
  size: number,
  compare: (one: One, other: One) => number,
): Promise<One[]> {
  const slices: One[][] = [];
  await inSlices(list.length, size, (start, end) => void slices.push(list.slice(start, end).sort(compare)));
  if (slices.length > 1) await nextTurn();
  return slices.flat().sort(compare);
}
