import type { DataSource } from "typeorm";
import { dayOf } from "../../domain/calendar";
import { foldCounts } from "../features/customers/list.sql";
import { purgeKeys } from "../features/receipts/reversal.sql";
import { foldSales, keepBuyers } from "../features/receipts/sales.service";
import { purgeSessions } from "../features/users/session.sql";
import { forgetExports } from "../features/transfer/export-job.sql";
import { forgetImports } from "../features/transfer/stage.sql";
import type { Db, Settings } from "../kit/context";
import type { Spool } from "../kit/files/spool";
import { deleteExpired } from "../kit/files/store.sql";
import type { Logger } from "../kit/log";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Kept {
  primary: DataSource;
  spool: Spool;
  settings: Settings;
}

/**
 * Removes what has expired. Once an hour: keys after a week, sessions a month after their end, rows of imports and jobs
 * of exports after a day. Each minute: files that have expired. What is counted of customers and of sales is folded each
 * minute, because every list and report adds it up.
 */
export function startHousekeeping({ primary, spool, settings }: Kept, logger: Logger): { stop(): void } {
  const each = (interval: number, ...works: ((db: Db) => Promise<unknown>)[]) => {
    const run = async () => {
      for (const work of works)
        await work(primary.manager).catch((error: unknown) =>
          logger.warn({ err: error, work: work.name }, "housekeeping was put off"),
        );
    };
    return setInterval(() => void run(), interval).unref();
  };
  const cleanSpool = () => spool.clean();
  const keepBuyersOfToday = (db: Db) => keepBuyers(db, settings.calendar, dayOf(new Date()));
  const timers = [
    each(HOUR_MS, purgeKeys, purgeSessions, forgetImports, forgetExports, cleanSpool),
    each(MINUTE_MS, deleteExpired, foldCounts, foldSales, keepBuyersOfToday),
  ];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
