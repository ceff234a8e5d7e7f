import { queryRows } from "../../server/kit/db/queries";
import type { TestApp } from "./app";

/** Blocks writers of a table, or readers as well, while `work` runs; returns the result of `work`. */
export const whileBlocked = <Result>(
  app: TestApp,
  table: string,
  work: () => Promise<Result>,
  mode: "share" | "access exclusive" = "share",
): Promise<Result> =>
  app.product.primary.transaction(async (holder) => {
    await queryRows(holder, "set local idle_in_transaction_session_timeout = 0");
    await queryRows(holder, `lock table ${table} in ${mode} mode`);
    return work();
  });

/** Each changed row of a table takes a second while `work` runs; no statement of one row reaches its time limit. */
export async function whileSlow<Result>(app: TestApp, table: string, work: () => Promise<Result>): Promise<Result> {
  await app.sql(
    "create or replace function slow_row() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$",
  );
  await app.sql(`create trigger slow_row before update on ${table} for each row execute function slow_row()`);
  try {
    return await work();
  } finally {
    await app.sql(`drop trigger slow_row on ${table}`);
  }
}
