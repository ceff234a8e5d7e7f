import type { DataSource } from "typeorm";
import { foldCounts } from "../features/customers/list.sql";
import { purgeKeys } from "../features/receipts/reversal.sql";
import { purgeSessions } from "../features/users/session.sql";
import type { Db } from "../kit/context";
import type { Logger } from "../kit/log";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Removes what has had its time, once an hour: keys after a week, sessions a month after their end. The counts of
 * customers are folded each minute, because every list adds them up.
 */
export function startHousekeeping({ primary }: { primary: DataSource }, logger: Logger): { stop(): void } {
  const each = (interval: number, ...works: ((db: Db) => Promise<unknown>)[]) => {
    const run = async () => {
      try {
        for (const work of works) await work(primary.manager);
      } catch (error) {
        logger.warn({ err: error }, "housekeeping was put off");
      }
    };
    return setInterval(() => void run(), interval).unref();
  };
  const timers = [each(HOUR_MS, purgeKeys, purgeSessions), each(MINUTE_MS, foldCounts)];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
