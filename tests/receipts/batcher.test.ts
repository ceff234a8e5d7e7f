import { setImmediate as nextTurn } from "node:timers/promises";
import { ALONE, type BatcherOptions, createBatcher } from "../../server/kit/concurrency/batcher";
import { eventually } from "../support/server-process";

type Options = BatcherOptions<string, string>;

/** A batcher of texts with two slots; `batches` are the ones that started, `alone` the texts that ran alone. */
function aBatcher(options: Partial<Options> = {}) {
  const batches: string[][] = [];
  const batcher = createBatcher<string, string>({
    select: (waiting) => waiting,
    runBatch: async (items) => {
      batches.push(items);
      await nextTurn();
      return items.map((item) => item.toUpperCase());
    },
    maxBatches: 2,
    maxWaiting: 100,
    maxWaitMs: 5_000,
    reject: () => new Error("rejected"),
    ...options,
  });
  const submitAll = (items: string[]) => Promise.allSettled(items.map((item) => batcher.submit(item)));
  return { batcher, batches, submitAll };
}

const resultsOf = (settled: PromiseSettledResult<string>[]) =>
  settled.map((one) => (one.status === "fulfilled" ? one.value : String(one.reason)));

/** A promise and the function that resolves it. */
function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

test("a single item starts at once; items that are added while the slots are busy share the next batch", async () => {
  const gate = aGate();
  const { batcher, batches } = aBatcher({
    runBatch: async (items) => {
      batches.push(items);
      await gate.opened;
      return items;
    },
  });
  const results = [batcher.submit("a")];
  await nextTurn();
  results.push(batcher.submit("b"));
  await nextTurn();
  results.push(batcher.submit("c"), batcher.submit("d"));
  await nextTurn();

  expect(batches).toEqual([["a"], ["b"]]);
  expect(batcher.counts()).toEqual({ running: 2, waiting: 2 });
  gate.open();
  expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
  expect(batches).toEqual([["a"], ["b"], ["c", "d"]]);
});

test("items beyond the limit of the queue are rejected at once; the others get their results", async () => {
  const { submitAll } = aBatcher({ maxWaiting: 2 });

  expect(resultsOf(await submitAll(["a", "b", "c"]))).toEqual(["A", "B", "Error: rejected"]);
});

test("items that wait too long are rejected while the batches hang", async () => {
  const gate = aGate();
  const { batcher, submitAll } = aBatcher({
    maxBatches: 1,
    maxWaitMs: 50,
    runBatch: (items) => gate.opened.then(() => items),
  });
  const first = batcher.submit("a");
  await nextTurn();

  expect(resultsOf(await submitAll(["b", "c"]))).toEqual(["Error: rejected", "Error: rejected"]);
  gate.open();
  expect(await first).toBe("a");
});

test("a blocked event loop does not make an item late", async () => {
  const { batcher, submitAll } = aBatcher({ maxWaitMs: 20, maxBatches: 1 });
  const running = batcher.submit("a");
  await nextTurn();
  const waiting = submitAll(["b", "c"]);
  const busyUntil = performance.now() + 100;
  while (performance.now() < busyUntil);

  expect(await running).toBe("A");
  expect(resultsOf(await waiting)).toEqual(["B", "C"]);
});

const alone = (...lanes: ((item: string) => Promise<string | typeof ALONE>)[]): Options["alone"] => ({
  lanes,
  groupOf: (item) => item.charAt(0),
  runsAfter: (error) => String(error).includes("bad item"),
  maxGroups: 4,
});

test("after a batch with a bad item each runs alone; only the bad one fails", async () => {
  const { submitAll } = aBatcher({
    runBatch: () => Promise.reject(new Error("bad item")),
    alone: alone((item) => (item === "x" ? Promise.reject(new Error("x is bad")) : Promise.resolve(`${item} alone`))),
  });

  expect(resultsOf(await submitAll(["a", "x", "b"]))).toEqual(["a alone", "Error: x is bad", "b alone"]);
});

test("after an error of the database all items of the batch fail, and the next batch runs", async () => {
  let isDown = true;
  const { submitAll } = aBatcher({
    runBatch: (items) => (isDown ? Promise.reject(new Error("connection lost")) : Promise.resolve(items)),
    alone: alone(() => Promise.resolve("alone")),
  });

  expect(resultsOf(await submitAll(["a", "b"]))).toEqual(["Error: connection lost", "Error: connection lost"]);
  isDown = false;
  expect(resultsOf(await submitAll(["c"]))).toEqual(["c"]);
});

test("items of a group run alone in their order; a slow group delays neither another group nor the next batch", async () => {
  const gate = aGate();
  const ran: string[] = [];
  const { batcher, submitAll } = aBatcher({
    maxBatches: 1,
    runBatch: (items) => Promise.resolve(items.map((item) => (item === "z" ? "Z" : ALONE))),
    alone: alone(async (item) => {
      if (item === "a1") await gate.opened;
      ran.push(item);
      return item;
    }),
  });
  const slow = submitAll(["a1", "a2", "b1"]);
  await nextTurn();

  expect(await batcher.submit("z")).toBe("Z");
  expect(ran).toEqual(["b1"]);
  gate.open();
  expect(resultsOf(await slow)).toEqual(["a1", "a2", "b1"]);
  expect(ran).toEqual(["b1", "a1", "a2"]);
});

test("an item that the first lane does not run delays only the later ones of its group", async () => {
  const gate = aGate();
  const ran: string[] = [];
  const run = (item: string) => {
    ran.push(item);
    return Promise.resolve(item);
  };
  const { submitAll } = aBatcher({
    runBatch: (items) => Promise.resolve(items.map(() => ALONE)),
    alone: alone(
      (item) => (/^[a-e]1/.test(item) ? Promise.resolve(ALONE) : run(item)),
      (item) => gate.opened.then(() => run(item)),
    ),
  });
  const results = submitAll(["a1", "a2", "b1", "c1", "d1", "e1", "f1", "g1"]);
  await eventually(() => ran.length === 2, 5_000, "the items of other groups");

  expect(ran).toEqual(["f1", "g1"]);
  gate.open();
  expect(resultsOf(await results)).toEqual(["a1", "a2", "b1", "c1", "d1", "e1", "f1", "g1"]);
  expect(ran.indexOf("a1")).toBeLessThan(ran.indexOf("a2"));
});

test("items that no lane runs are rejected", async () => {
  const { batcher, submitAll } = aBatcher({
    runBatch: (items) => Promise.resolve(items.map(() => ALONE)),
    alone: alone(() => Promise.resolve(ALONE)),
  });

  expect(resultsOf(await submitAll(["a1", "a2", "b1"]))).toEqual(new Array(3).fill("Error: rejected"));
  expect(batcher.counts()).toEqual({ running: 0, waiting: 0 });
});

test("an item stays running while it runs alone, so that dependent items can wait for it", async () => {
  const gate = aGate();
  const { batcher } = aBatcher({
    select: (waiting, running) => (running.size > 0 ? [] : waiting),
    runBatch: (items) => Promise.resolve(items.map((item) => (item === "a" ? ALONE : item))),
    alone: alone((item) => gate.opened.then(() => item)),
  });
  const order: string[] = [];
  const both = ["a", "b"].map(async (item, index) => {
    if (index > 0) await nextTurn();
    order.push(await batcher.submit(item));
  });
  await eventually(() => batcher.counts().running === 1 && batcher.counts().waiting === 1, 5_000, "one of each");
  gate.open();
  await Promise.all(both);
  expect(order).toEqual(["a", "b"]);
});

test("draining waits for running and waiting items", async () => {
  const gate = aGate();
  const runBatch = (items: string[]) => gate.opened.then(() => items);
  const { batcher, submitAll } = aBatcher({ select: (waiting) => waiting.slice(0, 1), maxBatches: 1, runBatch });
  const all = submitAll(["a", "b", "c"]);
  let isDrained = false;
  const drained = batcher.drain().then(() => (isDrained = true));

  await nextTurn();
  expect(batcher.counts()).toEqual({ running: 1, waiting: 2 });
  expect(isDrained).toBe(false);
  gate.open();
  await drained;
  expect(batcher.counts()).toEqual({ running: 0, waiting: 0 });
  expect(resultsOf(await all)).toEqual(["a", "b", "c"]);
});
