// What is checked after a fault.

const STORED = `select r.id, r.receipt_number as number, count(*) over (partition by r.receipt_key)::int as times
  from receipts r where r.receipt_number = any($1)`;

/** Returns acknowledged numbers that are not stored under the acknowledged id, and numbers that are stored twice. */
export async function checkReceipts(cluster, acknowledged) {
  const stored = await cluster.query(STORED, [acknowledged.map(({ number }) => number)], { role: "product" });
  const idOf = new Map(stored.map(({ id, number }) => [number, id]));
  return {
    lost: acknowledged.filter(({ number, id }) => idOf.get(number) !== id).map(({ number }) => number),
    doubled: [...new Set(stored.filter(({ times }) => times !== 1).map(({ number }) => number))],
  };
}

/** The longest time in ms between two acknowledgements, from the last one before the fault on. */
export function longestGap(acknowledged, faultAt) {
  const times = acknowledged.map(({ at }) => at).sort((a, b) => a - b);
  const first = times.findLastIndex((at) => at <= faultAt);
  return times.slice(Math.max(first, 0)).reduce((gap, at, index, all) => Math.max(gap, at - (all[index - 1] ?? at)), 0);
}
