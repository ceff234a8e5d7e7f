import type { Db } from "../../kit/db/database";
import { queryRowsWithin } from "../../kit/db/query-timeout";

/** `GET /health` responds within a second in every state; the remainder allows for a busy process. */
export const HEALTH_DEADLINE_MS = 650;

export const ping = (db: Db): Promise<unknown> => queryRowsWithin(db, HEALTH_DEADLINE_MS, "select 1");

/** Returns the names of the applied migrations. */
export const appliedMigrations = async (db: Db): Promise<Set<string>> => {
  const applied = await queryRowsWithin<{ name: string }>(db, HEALTH_DEADLINE_MS, "select m.name from migrations m");
  return new Set(applied.map(({ name }) => name));
};

/** Returns the time of the database in milliseconds since the epoch. */
export const databaseTime = async (db: Db): Promise<number> => {
  const [row] = await queryRowsWithin<{ ms: number }>(
    db,
    HEALTH_DEADLINE_MS,
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
  );
  return row?.ms ?? Number.NaN;
};
