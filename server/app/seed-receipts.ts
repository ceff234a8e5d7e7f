import { dayOf } from "../../domain/time/business-calendar";
import { DAY_MS, HOUR_MS, parseTehranTime } from "../../domain/time/instants";
import { receiptBatch, validateReceipt, writeReceiptBatch } from "../features/receipts/import-receipts-batch.service";
import { closeShift } from "../features/shifts/shift.service";
import type { Store } from "../features/stores/store.entity";
import type { Staff, Tx } from "../kit/context";
import { runCommand } from "../kit/db/queries";
import { openTill, SHIFT_HOURS, startShift } from "./seed-till";
import { FIRST_NAMES, LAST_NAMES } from "./seed.text";

export const CUSTOMERS = 3_000;
export const RECEIPTS = 25_000;
export const DAYS = 730;
/** Days after which the tables have grown so much that the statistics must be updated. */
const STATISTICS_ON = new Set([3, 30, 200]);
const LAST_DAY = DAYS - 1;
/** Yesterday and today the receipts are recorded in shifts; today's stays open. */
const FIRST_SHIFT = LAST_DAY - 1;
/** The mall is open for these hours until its closing time in Tehran. */
const [OPEN_HOURS, CLOSING] = [12, "22:00"];
/** Every 6,000th purchase is 15 hours before the closing time, when the mall is closed. */
const [EARLY_EVERY, EARLY_HOURS] = [6_000, 15];
/** Every 50th receipt has a store type and no store. */
const WITHOUT_STORE_EVERY = 50;
/** Today one customer buys five times, every 12 minutes. */
const [REPEATED, REPEATED_AFTER_HOURS] = [5, 0.2];
/** Today another clerk records the last three receipts at the till of the first. */
const OF_OTHER_CLERK = 3;
const SEED = 1404;

/** mulberry32: a deterministic generator, the same on every machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

const pick = <Value>(random: Random, list: readonly Value[]): Value =>
  list[Math.floor(random() * list.length)] as Value;

export interface Person {
  customerPhone: string;
  customerNationalCode: string;
  customerFirstName: string | null;
  customerLastName: string | null;
}

/** Returns a national code with a valid check digit. */
function nationalCode(random: Random, serial: number): string {
  const body = String(100_000_000 + serial * 271 + Math.floor(random() * 271)).slice(-9);
  const rest = [...body].reduce((sum, digit, index) => sum + Number(digit) * (10 - index), 0) % 11;
  return body + String(rest < 2 ? rest : 11 - rest);
}

/** Every nth customer has no name. */
const NAMELESS_EVERY = 19;

const people = (random: Random): Person[] =>
  Array.from({ length: CUSTOMERS }, (_, serial) => ({
    customerPhone: `09${pick(random, ["12", "13", "35", "36", "90", "19"])}${String(1_000_000 + serial * 2_999).slice(-7)}`,
    customerNationalCode: nationalCode(random, serial),
    customerFirstName: pick(random, FIRST_NAMES),
    customerLastName: pick(random, LAST_NAMES),
    ...(serial % NAMELESS_EVERY === 0 ? { customerFirstName: null, customerLastName: null } : {}),
  }));

/** Returns a log-normal amount around one million Toman, higher for higher store types. */
function amountFor(random: Random, type: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(
    400_000_000,
    Math.max(20_000, Math.round((600_000 * type * type * Math.exp(normal)) / 1_000) * 1_000),
  );
}

/** Receipts of a day exist from an hour after the opening, at 11:00; before it the day before is the last one. */
const FIRST_RECEIPTS_HOUR = 11;

/**
 * Returns the closing time of the last business day with receipts at a time, and the end and the hours of the shift
 * that is open then. The shift is within the opening hours at every time of the day.
 */
export function businessDayAt(at: Date): { closing: Date; shiftEnd: Date; shiftHours: number } {
  const day = dayOf(new Date(at.getTime() - FIRST_RECEIPTS_HOUR * HOUR_MS));
  const closing = parseTehranTime(`${day} ${CLOSING}`) ?? at;
  const shiftEnd = new Date(Math.min(at.getTime(), closing.getTime()));
  const hoursOpen = OPEN_HOURS - (closing.getTime() - shiftEnd.getTime()) / HOUR_MS;
  return { closing, shiftEnd, shiftHours: Math.min(SHIFT_HOURS, hoursOpen) };
}

/** Records receipts at the time of a context, with the rules of that time. */
async function record(tx: Tx, stores: readonly Store[], drafts: readonly object[]): Promise<void> {
  const batch = await receiptBatch(tx, { storeIds: stores.map(({ id }) => id), withCodes: true });
  const results = await writeReceiptBatch(
    tx,
    drafts.map((draft) => batch.prepare(validateReceipt(draft))),
  );
  const rejected = [...results.values()].find(({ status }) => status !== "CREATED");
  if (rejected) throw new Error(`a demo receipt was rejected: ${rejected.status}`);
}

/**
 * Records the receipts of each day since the time of the transaction, with the rules of that day; those of the last two
 * days in shifts of the first clerk, and a few of today by the second one at the same till. Returns the customers.
 */
export async function addReceipts(started: Tx, stores: readonly Store[], clerks: readonly Staff[]): Promise<Person[]> {
  const random = seeded(SEED);
  const customers = people(random);
  const [clerk, otherClerk] = clerks;
  if (!clerk || !otherClerk) return customers;
  const till = await openTill(started, clerk);
  let serial = 0;
  for (let day = 0; day < DAYS; day++) {
    const clockTime = new Date(started.now.getTime() + (day + 1) * DAY_MS);
    const isInShift = day >= FIRST_SHIFT;
    const isToday = day === LAST_DAY;
    const { closing, shiftEnd, shiftHours } = businessDayAt(clockTime);
    const evening = isInShift ? shiftEnd : closing;
    const hours = isInShift ? shiftHours : OPEN_HOURS;
    const count = Math.round(((day + 1) * RECEIPTS) / DAYS) - serial;
    const repeatedCustomer = pick(random, customers);
    const drafts = Array.from({ length: count }, (_, index) => {
      const store = pick(random, stores);
      const isRepeated = isToday && index < REPEATED;
      const early = (serial + index) % EARLY_EVERY === 0 ? EARLY_HOURS : random() * hours;
      return {
        ...(isRepeated ? repeatedCustomer : pick(random, customers)),
        receiptId: `R-${100_000 + serial + index}`,
        ...((serial + index) % WITHOUT_STORE_EVERY === 0 ? { storeType: store.storeType } : { storeId: store.id }),
        purchaseAmount: amountFor(random, store.storeType),
        purchaseDate: new Date(
          evening.getTime() - (isRepeated ? index * REPEATED_AFTER_HOURS : early) * HOUR_MS,
        ).toISOString(),
      };
    });
    const at = { ...started, now: evening };
    const tx = { ...at, actor: isInShift ? await startShift(at, till) : pick(random, clerks) };
    await record(tx, stores, isToday ? drafts.slice(0, -OF_OTHER_CLERK) : drafts);
    if (isToday) {
      const otherTill = { ...(await openTill(at, otherClerk)), deviceId: till.deviceId };
      const actor = await startShift(at, otherTill);
      await record({ ...at, actor }, stores, drafts.slice(-OF_OTHER_CLERK));
    }
    serial += count;
    if (tx.actor.shiftId !== null && !isToday) await closeShift(tx, tx.actor.shiftId);
    // Autovacuum does not see the uncommitted rows, so the statistics are updated here.
    if (STATISTICS_ON.has(day))
      await runCommand(tx.db, "analyze customers, receipts, lottery_codes, points_ledger, stores, users");
  }
  return customers;
}
