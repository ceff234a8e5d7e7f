import { setTimeout as sleep } from "node:timers/promises";
import { runTask } from "../../server/app/housekeeping";
import { useApp } from "../support/app";

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
  const slow = (name: string) => async () => {
    runs.push(name);
    await sleep(300);
  };

  await Promise.all([run("same", slow("same")), run("same", slow("same")), run("other", slow("other"))]);
  await run("same", slow("same"));

  expect(runs.sort()).toEqual(["other", "same", "same"]);
});
