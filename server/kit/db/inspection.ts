import type { Db } from "../context";
import { allowStatementTime } from "./silent-connections";
import { rows } from "./sql";

/** Runs reads over one moment of the whole database, without the time limit of the doors. */
export const inspection = <Result>(db: Db, work: (manager: Db) => Promise<Result>): Promise<Result> =>
  db.transaction("REPEATABLE READ", async (manager) => {
    await rows(manager, "set local transaction_read_only = on");
    await allowStatementTime(manager, 0);
    return work(manager);
  });
