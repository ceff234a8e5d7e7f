import { postmaster } from "../support/data-folder";
import {
  doctor,
  type ServerProcess,
  newFolder,
  removeFolder,
  signIn,
  eventually,
  startServer,
  stopServer,
} from "../support/server-process";
import { lostOrDoubled, startLoad, startProbe } from "../support/load";

const folder = newFolder();
let live: ServerProcess;
let token: string;

beforeAll(async () => {
  live = await startServer(folder);
  token = await signIn(live);
});
afterAll(() => removeFolder(folder, live));

const longest = (list: readonly { ms: number }[]): number => Math.round(Math.max(0, ...list.map(({ ms }) => ms)));

const FAULTS = [
  ["killed", "SIGKILL"],
  ["stopped immediately", "SIGQUIT"],
  ["stopped in fast mode", "SIGINT"],
] as const;

test.each(FAULTS)("a database that is %s is restarted, and the API returns 503 meanwhile", async (how, signal) => {
  const load = startLoad(live, token, { connections: 16 });
  const probe = startProbe(live, 50);
  const acknowledgedMore = (count: number) =>
    eventually(() => load.acknowledged.length > count, 20_000, `${count} receipts`);
  await acknowledgedMore(100);

  const database = postmaster(folder);
  const killedAt = performance.now();
  process.kill(database?.pid ?? 0, signal);
  const backAt = await eventually(
    () => {
      const firstError = load.rejected[0]?.at;
      const successes = load.successes.filter((at) => firstError !== undefined && at > firstError + 20);
      return load.rejected.length > 0 && postmaster(folder)?.pid !== database?.pid ? successes.at(-1) : undefined;
    },
    30_000,
    "the API to serve again",
  );
  await acknowledgedMore(load.acknowledged.length + 100);
  await load.stop();
  await eventually(() => (probe.probes.at(-1)?.status === "healthy" ? true : undefined), 10_000, "a healthy response");
  const probes = await probe.stop();

  expect(backAt - killedAt).toBeLessThan(10_000);
  expect(load.broken).toBe(0);
  expect(new Set(load.rejected.map(({ status, code, retryAfter }) => `${status} ${code} ${retryAfter}`))).toEqual(
    new Set(["503 UNAVAILABLE 1"]),
  );
  expect(longest(load.rejected)).toBeLessThan(1_000);
  expect(longest(probes)).toBeLessThan(1_000);
  expect(probes.some(({ status }) => status === "degraded")).toBe(true);
  expect(await lostOrDoubled(folder, load)).toEqual([]);
  const late = load.rejected.filter(({ at }) => at > backAt + 500).length;
  process.stdout.write(
    `database ${how}: serving again after ${Math.round(backAt - killedAt)} ms; ${load.rejected.length} responses were 503 ` +
      `(slowest ${longest(load.rejected)} ms, ${late} of them after it was back); slowest /health ${longest(probes)} ms; ` +
      `${load.acknowledged.length} acknowledged, 0 lost\n`,
  );
});

test("the doctor finds no violation at the end", async () => {
  expect(await stopServer(live)).toEqual({ code: 0, signal: null });
  expect(postmaster(folder)).toBeNull();
  expect(await doctor(folder)).toMatchObject({ code: 0 });
});
