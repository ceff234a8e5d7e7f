import { runTask } from "../../server/app/housekeeping";
import { useApp } from "../support/app";
import { eventually } from "../support/server-process";

const app = useApp();

const run = (name: string, work: () => Promise<unknown>): Promise<void> =>
  runTask(app().product.primary.manager, { name, everyMs: 0, run: work }, app().product.telemetry);

test("a task that fails is reported and does not stop the next one", async () => {
  const done: string[] = [];
  const reported = async () =>
    (await app().product.telemetry.metrics.faults.get()).values.reduce((sum, { value }) => sum + value, 0);
  const before = await reported();

  await run("failing", () => Promise.reject(new Error("failing")));
  await run("next", () => Promise.resolve(done.push("next")));

  expect(done).toEqual(["next"]);
  expect(await reported()).toBe(before + 1);
});

test("a task runs in one process at a time, and different tasks run side by side", async () => {
  const runs: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const work = (name: string) => () => {
    runs.push(name);
    return held;
  };

  const same = [run("same", work("same")), run("same", work("same"))];
  const other = run("other", work("other"));
  await eventually(() => runs.includes("same") && runs.includes("other"), 10_000, "the tasks to run side by side");
  // The second run of a task ends while the first one is still held.
  await Promise.race(same);
  release();
  await Promise.all([...same, other]);
  await run("same", work("same"));

  expect(runs.sort()).toEqual(["other", "same", "same"]);
});
