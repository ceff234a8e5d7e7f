import type { Db } from "../../kit/db/database";
import { queryRowsWithin } from "../../kit/db/query-timeout";

/** `GET /health` promises a response within a second in every state; the rest is for a process that is busy. */
export const HEALTH_DEADLINE_MS = 650;

export const ping = (db: Db): Promise<unknown> => queryRowsWithin(db, HEALTH_DEADLINE_MS, "select 1");

/** The names of the migrations that were applied. */
export const appliedMigrations = async (db: Db): Promise<Set<string>> => {
  const applied = await queryRowsWithin<{ name: string }>(db, HEALTH_DEADLINE_MS, "select m.name from migrations m");
  return new Set(applied.map(({ name }) => name));
};

/** The clock of the database, in milliseconds since 1970. */
export const databaseTime = async (db: Db): Promise<number> => {
  const [row] = await queryRowsWithin<{ ms: number }>(
    db,
    HEALTH_DEADLINE_MS,
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
  );
  return row?.ms ?? Number.NaN;
};
