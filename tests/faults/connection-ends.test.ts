import type { DataSource } from "typeorm";
import { toAppError } from "../../server/app/format-error";
import { openDatabase } from "../../server/app/data-source";
import { Customer } from "../../server/features/customers/customer.entity";
import type { Db } from "../../server/kit/db/database";
import { withAdvisoryLock } from "../../server/kit/db/advisory-locks";
import { queryRows, runCommand } from "../../server/kit/db/queries";
import { createLogger } from "../../server/kit/log";
import { eventually } from "../support/server-process";
import { newDatabase, TEMPLATE } from "../support/test-databases";

let dataSource: DataSource;

beforeAll(async () => {
  dataSource = await openDatabase({ url: await newDatabase(TEMPLATE), poolSize: 4, logger: createLogger("silent") });
});
afterAll(() => dataSource.destroy());

const HOLDERS = `
  select l.pid from pg_locks l join pg_database d on d.oid = l.database
  where l.locktype = 'advisory' and d.datname = current_database()`;

/** Ends the connection that holds an advisory lock, as PostgreSQL ends one that is idle for too long. */
async function endConnection(): Promise<void> {
  const db = dataSource.manager;
  await runCommand(db, `select pg_terminate_backend(h.pid) from (${HOLDERS}) h`);
  await eventually(async () => (await queryRows(db, HOLDERS)).length === 0, 5_000, "the end of the connection");
}

test("a connection that ends while it holds a lock without a running statement does not end the process", async () => {
  const didRun = await withAdvisoryLock(dataSource.manager, "migrations", 1, endConnection);

  expect(didRun).toBe(true);
});

const STATEMENTS: [string, (tx: Db) => Promise<unknown>][] = [
  ["an entity", (tx) => tx.find(Customer)],
  ["a query", (tx) => queryRows(tx, "select 1")],
  ["the commit", () => Promise.resolve()],
];

test.each(STATEMENTS)(
  "a transaction whose connection ends between two statements fails with 503 at %s",
  async (_, next) => {
    const failed = await dataSource.manager
      .transaction(async (tx) => {
        await runCommand(tx, "select pg_advisory_xact_lock(1)");
        await endConnection();
        await next(tx);
      })
      .catch((error: unknown) => toAppError(error, () => undefined));

    expect(failed).toMatchObject({ code: "UNAVAILABLE", status: 503 });
  },
);
