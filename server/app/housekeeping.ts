import type { DataSource } from "typeorm";
import { dayOf } from "../../domain/calendar";
import { foldCounts } from "../features/customers/list.sql";
import { purgeKeys } from "../features/receipts/reversal.sql";
import { foldSales, keepBuyers } from "../features/receipts/sales.service";
import { purgeSessions } from "../features/users/session.sql";
import { forgetExports } from "../features/transfer/export-job.sql";
import { forgetImports } from "../features/transfer/stage.sql";
import type { Db, Files, Settings } from "../kit/context";
import type { Telemetry } from "../kit/telemetry";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Kept {
  primary: DataSource;
  files: Files;
  settings: Settings;
  telemetry: Telemetry;
}

/**
 * Removes what has had its time, once an hour: keys after a week, sessions a month after their end, files after ten
 * minutes, rows of imports and jobs of exports after a day. What is counted of customers and of sales is folded each minute, because every
 * list and report adds it up.
 */
export function startHousekeeping({ primary, files, settings, telemetry }: Kept): { stop(): void } {
  const each = (interval: number, ...works: ((db: Db) => Promise<unknown>)[]) => {
    const run = async () => {
      try {
        for (const work of works) await work(primary.manager);
      } catch (error) {
        telemetry.fault(error, { task: "housekeeping" });
      }
    };
    return setInterval(() => void run(), interval).unref();
  };
  const sweep = () => Promise.all([files.uploads.sweep(), files.downloads.sweep()]);
  const timers = [
    each(HOUR_MS, purgeKeys, purgeSessions, forgetImports, forgetExports, sweep),
    each(MINUTE_MS, foldCounts, foldSales, (db) => keepBuyers(db, settings.calendar, dayOf(new Date()))),
  ];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
