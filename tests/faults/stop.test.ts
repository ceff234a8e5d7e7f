import { isAlive, postmaster } from "../support/data-folder";
import {
  doctor,
  type ServerProcess,
  newFolder,
  query,
  removeFolder,
  signIn,
  eventually,
  run,
  startServer,
} from "../support/server-process";
import { lostOrDoubled, startLoad } from "../support/load";

const folder = newFolder();
let live: ServerProcess | undefined;
let next: ServerProcess | undefined;

afterAll(() => removeFolder(folder, live, next));

test("SIGTERM under load finishes what is in flight, stops the database and exits 0", async () => {
  live = await startServer(folder);
  const token = await signIn(live);
  const load = startLoad(live, token, { connections: 16 });
  await eventually(() => load.acknowledged.length > 100, 20_000, "100 receipts");
  const database = postmaster(folder);

  const signalledAt = performance.now();
  live.process.kill("SIGTERM");
  const exit = await live.exit;
  const stoppedMs = performance.now() - signalledAt;
  await load.stop();

  expect(exit).toEqual({ code: 0, signal: null });
  expect(stoppedMs).toBeLessThan(10_000);
  expect(postmaster(folder)).toBeNull();
  await eventually(() => !isAlive(database?.pid ?? 0), 2_000, "the database's process to be removed");
  // Late requests were rejected; no others were.
  expect(load.rejected.filter(({ status }) => status !== 503)).toEqual([]);
  expect(await doctor(folder)).toMatchObject({ code: 0 });
  next = await startServer(folder);
  expect(await lostOrDoubled(folder, load)).toEqual([]);
  // Every request in flight got its response: no receipt was written without its sender's knowledge.
  const acknowledged = new Set(load.acknowledged.map(({ recorded }) => recorded.id));
  expect(await unknownTo(acknowledged)).toBe(0);
  process.stdout.write(
    `SIGTERM under load: ended after ${Math.round(stoppedMs)} ms, exit 0; ${load.acknowledged.length} acknowledged, 0 lost, ` +
      `${load.rejected.length} rejected with 503, ${load.broken} connections rejected after the end\n`,
  );
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s during the first start stops the database",
  async (signal) => {
    const other = newFolder();
    try {
      const started = await run("serve", { DATA_DIR: other });
      const { pid } = await eventually(() => postmaster(other), 60_000, "the database's process");
      started.process.kill(signal);

      expect(await started.exit).toEqual({ code: 1, signal: null });
      expect(postmaster(other)).toBeNull();
      await eventually(() => !isAlive(pid), 2_000, "the database's process to be removed");
    } finally {
      await removeFolder(other);
    }
  },
  120_000,
);

async function unknownTo(acknowledged: Set<string>): Promise<number> {
  const rows = await query<{ id: string }>(folder, "select r.id from receipts r");
  return rows.filter(({ id }) => !acknowledged.has(id)).length;
}
