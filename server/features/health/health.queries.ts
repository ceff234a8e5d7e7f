import type { Db } from "../../kit/db/database";
import { queryArraysWithin } from "../../kit/db/query-timeout";

/** `GET /health` responds within a second in every state; the remainder allows for a busy process. */
export const HEALTH_DEADLINE_MS = 400;

export const ping = (db: Db): Promise<unknown> => queryArraysWithin(db, HEALTH_DEADLINE_MS, "select 1");

/** Returns the names of the applied migrations. */
export const appliedMigrations = async (db: Db): Promise<Set<string>> => {
  const applied = await queryArraysWithin(db, HEALTH_DEADLINE_MS, "select m.name from migrations m");
  return new Set(applied.map(([name]) => String(name)));
};

/** Returns the time of the database in milliseconds since the epoch. */
export const databaseTime = async (db: Db): Promise<number> => {
  const [[ms] = []] = await queryArraysWithin(
    db,
    HEALTH_DEADLINE_MS,
    "select (extract(epoch from clock_timestamp()) * 1000)::float8",
  );
  return Number(ms);
};
