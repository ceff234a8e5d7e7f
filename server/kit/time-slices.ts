import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Calls `work(start, end)` for consecutive ranges of at most `size` that cover 0 to `total`, one after the other.
 * The event loop serves other requests between two ranges.
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

/** The result of `make` for each element, in order, at most `size` of them between two turns of the event loop. */
export async function mapInSlices<One, Result>(
  list: readonly One[],
  size: number,
  make: (one: One, index: number) => Result,
): Promise<Result[]> {
  const made: Result[] = [];
  for (const [index, one] of list.entries()) {
    if (index > 0 && index % size === 0) await nextTurn();
    made.push(make(one, index));
  }
  return made;
}

/**
 * The elements in the order of `compare`, sorted in slices of `size`. The sort of JavaScript only merges the sorted
 * slices at the end (TimSort), which takes a few comparisons for each element.
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
