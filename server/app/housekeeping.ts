import type { DataSource } from "typeorm";
import { dayOf } from "../../domain/time/business-calendar";
import { compactCustomerCounts } from "../features/customers/customer-list.sql";
import { deleteExpiredKeys } from "../features/receipts/reversal.sql";
import { compactSales, cachePastBuyerCounts } from "../features/sales-rollup/sales-rollup.service";
import { deleteOldSessions } from "../features/users/session.sql";
import { deleteOldExports } from "../features/exports/export-job.sql";
import { deleteOldRows, deleteOldSamples } from "../features/imports/import-staging.sql";
import type { Db, Settings } from "../kit/context";
import type { Spool } from "../kit/files/spool";
import { deleteExpired } from "../kit/files/temporary-files.sql";
import type { Telemetry } from "../kit/telemetry";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface HousekeepingOptions {
  primary: DataSource;
  spool: Spool;
  settings: Settings;
  telemetry: Telemetry;
}

type Work = (db: Db) => Promise<unknown>;

/**
 * The periodic tasks. Hourly: idempotency keys are deleted after a week, sessions a month after their end, rows of imports
 * and export jobs after a day, samples of imports after 30 days. Every minute: expired files are deleted, and the counts of
 * customers and sales are compacted, because every list and report adds them up.
 */
export const housekeeping = ({
  spool,
  settings,
}: HousekeepingOptions): { hourly: readonly Work[]; minutely: readonly Work[] } => ({
  hourly: [
    deleteExpiredKeys,
    deleteOldSessions,
    deleteOldRows,
    deleteOldSamples,
    deleteOldExports,
    () => spool.clean(),
  ],
  minutely: [
    deleteExpired,
    compactCustomerCounts,
    compactSales,
    (db) => cachePastBuyerCounts(db, settings.calendar, dayOf(new Date())),
  ],
});

/** Starts housekeeping; a piece of work that fails is put off to the next time. */
export function startHousekeeping(kept: HousekeepingOptions): { stop(): void } {
  const run = async (works: readonly Work[]) => {
    for (const work of works)
      await work(kept.primary.manager).catch((error: unknown) =>
        kept.telemetry.reportError(error, { task: "housekeeping" }),
      );
  };
  const { hourly, minutely } = housekeeping(kept);
  const timers = [
    setInterval(() => void run(hourly), HOUR_MS).unref(),
    setInterval(() => void run(minutely), MINUTE_MS).unref(),
  ];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
