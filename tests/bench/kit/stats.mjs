export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** The quantile of a list. */
export const percentile = (values, share) => {
  const sorted = Float64Array.from(values).sort();
  return sorted.length === 0 ? NaN : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

/** mulberry32: the same numbers from the same seed. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Runs `work` over some clients without a pause: a second to warm up, then the measured time.
 * Returns the completed calls per second and the time of each in ms.
 */
export async function measure({ clients, seconds, warmSeconds = 1 }, work) {
  const from = performance.now() + warmSeconds * 1_000;
  const until = from + seconds * 1_000;
  const times = [];
  let errors = 0;
  const client = async (number) => {
    for (;;) {
      const startedAt = performance.now();
      if (startedAt >= until) return;
      let done = 1;
      try {
        done = (await work(number)) ?? 1;
      } catch (error) {
        errors++;
        if (errors === 1) process.stderr.write(`${error.stack ?? error}\n`);
        continue;
      }
      const endedAt = performance.now();
      if (endedAt >= from && endedAt < until) times.push([endedAt - startedAt, done]);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  const ms = times.map(([time]) => time);
  return {
    rate: times.reduce((sum, [, done]) => sum + done, 0) / seconds,
    p50: percentile(ms, 0.5),
    p95: percentile(ms, 0.95),
    p99: percentile(ms, 0.99),
    errors,
  };
}
