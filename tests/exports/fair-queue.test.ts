import { createFairQueue } from "../../server/kit/concurrency/fair-queue";

test("work that was rejected after its wait is not run later", async () => {
  const inTurn = createFairQueue({ perOwner: 1, total: 1 });
  const timely = { ms: 10_000, late: () => new Error("late") };
  const ran: string[] = [];
  const note = (name: string) => () => Promise.resolve(void ran.push(name));
  let end = () => undefined as void;
  const first = inTurn("a person", timely, () => new Promise<void>((resolve) => (end = resolve)));

  const second = inTurn("a person", { ...timely, ms: 10 }, note("second"));
  await expect(second).rejects.toThrow("late");
  end();
  await first;
  await inTurn("a person", timely, note("third"));

  expect(ran).toEqual(["third"]);
});
