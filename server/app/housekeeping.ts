import type { DataSource } from "typeorm";
import { dayOf } from "../../domain/time/business-calendar";
import { foldCounts } from "../features/customers/customer-list.sql";
import { purgeKeys } from "../features/receipts/reversal.sql";
import { foldSales, keepBuyers } from "../features/sales-rollup/sales-rollup.service";
import { purgeSessions } from "../features/users/session.sql";
import { forgetExports } from "../features/exports/export-job.sql";
import { forgetImports, forgetSamples } from "../features/imports/import-staging.sql";
import type { Db, Settings } from "../kit/context";
import type { Spool } from "../kit/files/spool";
import { deleteExpired } from "../kit/files/temporary-files.sql";
import type { Telemetry } from "../kit/telemetry";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Kept {
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
export const housekeeping = ({ spool, settings }: Kept): { hourly: readonly Work[]; minutely: readonly Work[] } => ({
  hourly: [purgeKeys, purgeSessions, forgetImports, forgetSamples, forgetExports, () => spool.clean()],
  minutely: [deleteExpired, foldCounts, foldSales, (db) => keepBuyers(db, settings.calendar, dayOf(new Date()))],
});

/** Starts housekeeping; a piece of work that fails is put off to the next time. */
export function startHousekeeping(kept: Kept): { stop(): void } {
  const run = async (works: readonly Work[]) => {
    for (const work of works)
      await work(kept.primary.manager).catch((error: unknown) => kept.telemetry.fault(error, { task: "housekeeping" }));
  };
  const { hourly, minutely } = housekeeping(kept);
  const timers = [
    setInterval(() => void run(hourly), HOUR_MS).unref(),
    setInterval(() => void run(minutely), MINUTE_MS).unref(),
  ];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
