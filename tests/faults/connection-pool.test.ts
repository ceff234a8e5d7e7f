import { aReceipt } from "../support/factories";
import {
  brokenInvariants,
  type HttpResponse,
  type ServerProcess,
  eventually,
  newFolder,
  query,
  removeFolder,
  signIn,
  startServer,
  withDatabase,
} from "../support/server-process";
import { send, startProbe } from "../support/load";

const folder = newFolder();
let live: ServerProcess;
let token: string;

beforeAll(async () => {
  live = await startServer(folder);
  token = await signIn(live);
});
afterAll(() => removeFolder(folder, live));

const counted = (responses: readonly HttpResponse[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const longest = (list: readonly { ms: number }[]): number => Math.round(Math.max(0, ...list.map(({ ms }) => ms)));

/** The voids that wait for the row before other calls are made: one for each connection of the pool. */
const HOLDERS = 16;
const WAITERS =
  "select from pg_stat_activity a where a.wait_event_type = 'Lock' and a.application_name = 'customer-club'";

/** Voids a receipt; the same void again returns the first result. */
const voidReceipt = (id: string): Promise<HttpResponse> =>
  live.call("POST", `/api/receipts/${id}/void`, {
    body: { reason: "wrong" },
    token,
    headers: { "idempotency-key": `void-${id}` },
  });

/**
 * Holds one customer's row while 40 voids of their receipts wait, which takes every connection of the pool. Receipts
 * would not: those of a locked customer wait on few connections.
 */
async function starve(lockMs: number) {
  const person = aReceipt();
  const again = () =>
    aReceipt({ customer_phone: person.customer_phone, customer_national_code: person.customer_national_code });
  const ids: string[] = [];
  for (let count = 0; count < 40; count++) {
    const { recorded } = await send(live, token, count === 0 ? person : again());
    if (recorded) ids.push(recorded.id);
  }
  const others: HttpResponse[] = [];
  const { waiting, probes } = await withDatabase(folder, async (client) => {
    await client.query("begin");
    await client.query("select from customers c where c.national_code = $1 for update", [
      person.customer_national_code,
    ]);
    const sent = Promise.all(ids.map(voidReceipt));
    const heldUntil = performance.now() + lockMs;
    // On a separate connection: within a transaction the activity is read once.
    const isHeld = async () => (await query(folder, WAITERS)).length >= HOLDERS;
    await eventually(isHeld, lockMs, "the voids to hold the connections");
    const probe = startProbe(live, 100);
    while (performance.now() < heldUntil) others.push((await send(live, token, aReceipt())).response);
    await client.query("commit");
    return { waiting: await sent, probes: await probe.stop() };
  });
  const after = await send(live, token, aReceipt());
  return { ids, waiting, others, probes, after };
}

const unavailable = ({ status, headers, body }: HttpResponse) => `${status} ${headers["retry-after"]} ${body.code}`;

test("with every connection held for 3 seconds other calls return 503, /health responds, and the server recovers", async () => {
  const { ids, waiting, others, probes, after } = await starve(3_000);

  const rejected = [...waiting, ...others].filter(({ status }) => status >= 300);
  expect(new Set(rejected.map(unavailable))).toEqual(new Set(["503 1 UNAVAILABLE"]));
  // Voids with a connection waited for the row and were recorded after its release.
  expect(waiting.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(HOLDERS);
  expect(others.length).toBeGreaterThan(0);
  expect(longest(others)).toBeLessThan(1_500);
  expect(longest(probes)).toBeLessThan(1_000);
  expect(after.response.status).toBe(201);
  // All voids again: rejected ones are recorded, the others return their first result.
  for (const id of ids) expect((await voidReceipt(id)).status).toBe(200);
  expect(await brokenInvariants(folder)).toEqual([]);
  process.stdout.write(
    `pool held 3 s: waiting ${JSON.stringify(counted(waiting))}, ` +
      `others ${JSON.stringify(counted(others))} (slowest ${longest(others)} ms), slowest /health ${longest(probes)} ms\n`,
  );
});

test("a row that is locked beyond the statement timeout returns 503 and loses no connection", async () => {
  const { ids, waiting, others, probes, after } = await starve(7_000);

  expect(new Set(waiting.filter(({ status }) => status !== 200).map(unavailable))).toEqual(
    new Set(["503 1 UNAVAILABLE"]),
  );
  expect(longest(waiting)).toBeLessThan(7_500);
  expect(longest(probes)).toBeLessThan(1_000);
  expect(after.response.status).toBe(201);
  for (const id of ids) expect((await voidReceipt(id)).status).toBe(200);
  expect(await brokenInvariants(folder)).toEqual([]);
  process.stdout.write(
    `pool held 7 s: waiting ${JSON.stringify(counted(waiting))} (slowest ${longest(waiting)} ms), ` +
      `others ${JSON.stringify(counted(others))} (slowest ${longest(others)} ms), slowest /health ${longest(probes)} ms\n`,
  );
});
