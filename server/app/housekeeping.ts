import type { DataSource } from "typeorm";
import { dayOf } from "../../domain/calendar";
import { foldCounts } from "../features/customers/list.sql";
import { purgeKeys } from "../features/receipts/reversal.sql";
import { foldSales, keepBuyers } from "../features/receipts/sales.service";
import { purgeSessions } from "../features/users/session.sql";
import { forgetExports } from "../features/transfer/export-job.sql";
import { forgetImports, forgetSamples } from "../features/transfer/stage.sql";
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

type Work = (db: Db) => Promise<unknown>;

/**
 * What is done again and again. Once an hour: keys go after a week, sessions a month after their end, rows of imports and
 * jobs of exports after a day, samples of imports after 30 days. Each minute: files go when they have expired, and what is counted of customers and of
 * sales is folded, because every list and report adds it up.
 */
export const housekeeping = ({ spool, settings }: Kept): { hourly: readonly Work[]; minutely: readonly Work[] } => ({
  hourly: [purgeKeys, purgeSessions, forgetImports, forgetSamples, forgetExports, () => spool.clean()],
  minutely: [deleteExpired, foldCounts, foldSales, (db) => keepBuyers(db, settings.calendar, dayOf(new Date()))],
});

/** Starts housekeeping; a piece of work that fails is put off to the next time. */
export function startHousekeeping(kept: Kept, logger: Logger): { stop(): void } {
  const run = async (works: readonly Work[]) => {
    for (const work of works)
      await work(kept.primary.manager).catch((error: unknown) =>
        logger.warn({ err: error }, "housekeeping was put off"),
      );
  };
  const { hourly, minutely } = housekeeping(kept);
  const timers = [
    setInterval(() => void run(hourly), HOUR_MS).unref(),
    setInterval(() => void run(minutely), MINUTE_MS).unref(),
  ];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
