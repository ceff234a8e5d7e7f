import { openDatabase } from "../../server/app/data-source";
import { withAdvisoryLock } from "../../server/kit/db/advisory-locks";
import { queryRows, runCommand } from "../../server/kit/db/queries";
import { createLogger } from "../../server/kit/log";
import { eventually } from "../support/server-process";
import { newDatabase, TEMPLATE } from "../support/test-databases";

const TERMINATE =
  "select pg_terminate_backend(l.pid) from pg_locks l where l.locktype = 'advisory' and l.pid <> pg_backend_pid()";
const HELD = "select from pg_locks l where l.locktype = 'advisory'";

test("a connection that ends while it holds a lock without a running statement does not end the process", async () => {
  const dataSource = await openDatabase({
    url: await newDatabase(TEMPLATE),
    poolSize: 4,
    logger: createLogger("silent"),
  });
  const db = dataSource.manager;

  const didRun = await withAdvisoryLock(db, "migrations", 1, async () => {
    await runCommand(db, TERMINATE);
    await eventually(async () => (await queryRows(db, HELD)).length === 0, 5_000, "the end of the connection");
  });
  await dataSource.destroy();

  expect(didRun).toBe(true);
});
