// The receipts for all write benches: half of new people, half of known ones, nine codes each.
import { personOf } from "../data.mjs";
import { seeded } from "./stats.mjs";

const FIRST_NEW = 100_000_000;
const NEW_EACH_ROUND = 2_000_000;
/** pgbench creates its own people above this number. */
export const FIRST_OF_PGBENCH = 700_000_000;

/** Points of every receipt of the load, and so its codes. */
export const POINTS = 9;
/** An amount that earns nine points at a store of a type. */
const amountFor = (storeType) => Math.floor(9_300_000 / storeType);

/** Yields receipts one by one; `round` separates the customers and numbers of one run from another's. */
export function receiptSource({ round, customers, stores }) {
  const random = seeded(round * 7_919 + 1);
  let serial = 0;
  return () => {
    const number = serial++;
    const isNew = number % 2 === 0;
    const person = personOf(isNew ? FIRST_NEW + round * NEW_EACH_ROUND + number : 1 + Math.floor(random() * customers));
    const store = stores[Math.floor(stores.length * random() ** 3)];
    return { number: `L-${round}-${number}`, person, store, amount: amountFor(store.storeType), at: new Date() };
  };
}
