import { connect, createServer, type NetConnectOpts, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { newDatabase, TEMPLATE } from "../support/test-databases";
import { openApp, type TestApp } from "../support/app";
import { aReceipt, signedIn } from "../support/factories";
import { eventually } from "../support/server-process";

/** Longest time in ms from the network's return to the first of the calls that succeed without a gap. */
const RECOVERY_MS = 10_000;
const CLIENTS = 20;

/** A network between the product and PostgreSQL that can swallow everything without a reset. */
class Network {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isDown = false;

  constructor(target: NetConnectOpts) {
    this.#server = createServer((inner) => {
      const outer = connect(target);
      for (const [from, to] of [
        [inner, outer],
        [outer, inner],
      ] as const) {
        this.#sockets.add(from);
        from.on("error", () => undefined);
        from.on("data", (bytes: Buffer) => {
          // A swallowed byte is never sent again: what was in flight stays lost after the network's return.
          if (!this.#isDown && !lost.has(inner)) to.write(bytes);
        });
        from.on("close", () => {
          this.#sockets.delete(from);
          to.destroy();
        });
      }
      if (this.#isDown) lost.add(inner);
      this.#connections.add(inner);
    });
    const lost = this.#lost;
  }

  readonly #lost = new WeakSet<Socket>();
  readonly #connections = new Set<Socket>();

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return (this.#server.address() as { port: number }).port;
  }

  down(): void {
    this.#isDown = true;
    for (const socket of this.#connections) this.#lost.add(socket);
  }

  up(): void {
    this.#isDown = false;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

let network: Network;
let app: TestApp;
let token: string;

beforeAll(async () => {
  const url = new URL(await newDatabase(TEMPLATE));
  const folder = url.searchParams.get("host");
  network = new Network(
    folder === null
      ? { host: url.hostname, port: Number(url.port) }
      : { path: `${folder}/.s.PGSQL.${url.searchParams.get("port") ?? url.port}` },
  );
  url.searchParams.delete("host");
  url.searchParams.delete("port");
  url.hostname = "127.0.0.1";
  url.port = String(await network.listen());
  app = await openApp({ DATABASE_URL: url.toString() });
  token = (await signedIn(app, "counter")).token;
});

afterAll(async () => {
  await app.close();
  network.close();
});

const record = async (): Promise<number> =>
  (await app.rest("POST", "/api/receipts/create", aReceipt(), { token })).status;

/** Calls until ten calls in a row succeed, and returns the ms until the first of them. */
async function recovered(): Promise<number> {
  const startedAt = performance.now();
  let [firstAt, successes] = [0, 0];
  while (successes < 10) {
    const calledAt = performance.now();
    const isRecorded = (await record()) === 201;
    if (isRecorded && successes === 0) firstAt = calledAt;
    successes = isRecorded ? successes + 1 : 0;
    if (performance.now() - startedAt > 60_000) throw new Error("the product did not recover within a minute");
  }
  return firstAt - startedAt;
}

test("a partition under load: calls are rejected, and the product recovers within 10 s of the network's return", async () => {
  const statuses = new Set<number>();
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isOver) statuses.add(await record());
  });
  await eventually(() => statuses.has(201), 10_000, "the first receipt");
  network.down();
  // The length of the partition is a condition of the test.
  await sleep(3_000);
  network.up();

  const took = await recovered().finally(() => {
    isOver = true;
  });
  await Promise.all(clients);

  expect([...statuses].sort()).toEqual([201, 503]);
  expect(took).toBeLessThan(RECOVERY_MS);
  expect(await app.doctor()).toBe("");
}, 120_000);

test("a partition without load: the first calls find every connection dead, and the product recovers", async () => {
  await Promise.all(Array.from({ length: CLIENTS }, record));
  network.down();
  network.up();

  expect(await recovered()).toBeLessThan(RECOVERY_MS);
}, 120_000);
