import type { Db } from "./database";
import { queryArraysWithin } from "./query-timeout";

const DEADLINE_MS = 450;

/*
 * A replica that has replayed everything it received is up to date as long as it receives: without that condition a
 * replica that lost its primary would show no lag.
 */
const LAG = `
  select case
    when not pg_is_in_recovery() then 0
    when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select from pg_stat_wal_receiver) then 0
    else greatest(0, extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()))
  end::float8`;

/**
 * Returns by how many seconds a replica is behind: 0 if it is up to date, otherwise the age of the last transaction it
 * has replayed. Returns NaN if it does not respond within half a second or has replayed no transaction.
 */
export async function replicationLag(db: Db): Promise<number> {
  try {
    const [[seconds] = []] = await queryArraysWithin(db, DEADLINE_MS, LAG);
    return typeof seconds === "number" ? seconds : NaN;
  } catch {
    return NaN;
  }
}
