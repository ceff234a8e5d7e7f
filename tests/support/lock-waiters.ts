import type { TestApp } from "./app";
import { eventually } from "./server-process";

const WAITERS = `select count(*)::int as count from pg_stat_activity s
  where s.datname = current_database() and s.wait_event_type = 'Lock'`;

/** Waits until this number of statements wait for a lock. */
export const untilWaiting = (app: TestApp, count: number): Promise<unknown> =>
  eventually(
    async () => (await app.sql<{ count: number }>(WAITERS))[0]?.count === count,
    10_000,
    `${count} statements to wait for a lock`,
  );
