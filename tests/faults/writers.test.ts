import { setTimeout as sleep } from "node:timers/promises";
import { aReceipt, asInput, type ReceiptBody } from "../support/factories";
import {
  brokenInvariants,
  type ServerProcess,
  newFolder,
  query,
  removeFolder,
  signIn,
  eventually,
  startServer,
  withDatabase,
} from "../support/server-process";
import { inParallel, send } from "../support/load";

const folder = newFolder();
let live: ServerProcess;
let token: string;

beforeAll(async () => {
  live = await startServer(folder);
  token = await signIn(live);
});
afterAll(() => removeFolder(folder, live));

const BULK = `mutation ($input: [ReceiptInput!]!) { createReceipts(input: $input) {
  receipt { id pointsCalculated } error { code } } }`;

const bulk = async (receipts: ReceiptBody[]) => {
  const { body } = await live.gql(BULK, { input: receipts.map(asInput) }, token);
  return body.data?.createReceipts as { receipt: { id: string } | null; error: { code: string } | null }[] | undefined;
};

const againFor = ({ customer_phone, customer_national_code }: ReceiptBody, amount = 2_000_000) =>
  aReceipt({ customer_phone, customer_national_code, purchase_amount: amount });

const deadlocks = async (): Promise<number> => {
  const [row] = await query<{ count: number }>(
    folder,
    "select d.deadlocks::int as count from pg_stat_database d where d.datname = current_database()",
  );
  return row?.count ?? 0;
};

test("two bulks that name the same customers in opposite order both succeed, twenty times", async () => {
  const people = Array.from({ length: 40 }, () => aReceipt());
  // Half of the people are known before, so that adding and updating meet in one statement.
  await bulk(people.slice(0, 20));

  for (let round = 0; round < 20; round++) {
    const others = Array.from({ length: 10 }, () => aReceipt());
    const crowd = [...people, ...others];
    const forwards = crowd.map((person) => againFor(person));
    const backwards = crowd.map((person) => againFor(person)).reverse();
    for (const results of await Promise.all([bulk(forwards), bulk(backwards)])) {
      expect(results?.map(({ error }) => error?.code ?? null)).toEqual(crowd.map(() => null));
    }
  }
  expect(await brokenInvariants(folder)).toEqual([]);
});

const MAX_TRIES = 50;

const WAITERS =
  "select from pg_stat_activity a where a.wait_event_type = 'Lock' and a.application_name = 'customer-club'";

/** On a separate connection: within a transaction the activity is read once. */
const untilReceiptWaits = () =>
  eventually(async () => (await query(folder, WAITERS)).length > 0, 5_000, "the receipt to wait for the lock");

/** After this time a shared statement no longer waits for a lock. */
const SHARED_WAIT_MS = 500;

test("a receipt whose writer is the victim of a deadlock is tried again and recorded", async () => {
  const person = aReceipt();
  const known = await send(live, token, person);
  const before = await deadlocks();

  // The receipt locks its customer and waits for the key; then the test requests the lock of the customer as well.
  const sent = await withDatabase(folder, async (client) => {
    await client.query("begin; set local deadlock_timeout = '30s'");
    await client.query(
      `insert into idempotency_keys (scope, key, payload_sha256, receipt_id, created_at)
       select 'receipts:' || r.created_by, 'deadlock', r.content_sha256, r.id, now() from receipts r where r.id = $1`,
      [known.recorded?.id],
    );
    const response = send(live, token, againFor(person), { key: "deadlock" });
    await sleep(SHARED_WAIT_MS);
    await untilReceiptWaits();
    await client.query("select from customers c where c.national_code = $1 for update", [
      person.customer_national_code,
    ]);
    await client.query("rollback");
    return response;
  });

  expect(sent).toMatchObject({ code: null, recorded: { points: 2, replayed: false } });
  await eventually(async () => (await deadlocks()) > before, 10_000, "the deadlock to be counted");
  expect(await brokenInvariants(folder)).toEqual([]);
});

test("200 concurrent receipts, voids and returns of one customer add up to the sum of all of them", async () => {
  const person = aReceipt();
  const seeds = (await inParallel(new Array(100).fill(0), 8, () => send(live, token, againFor(person, 7_500_000)))).map(
    ({ recorded }) => recorded,
  );
  const total = { points: seeds.reduce((sum, seed) => sum + (seed?.points ?? 0), 0), rejected: 0 };
  const jobs = Array.from({ length: 200 }, (_, index) => ({ index, key: `mixed-${index}` }));

  await inParallel(jobs, 200, async ({ index, key }) => {
    const newReceipt = againFor(person, 3_000_000);
    const seed = seeds[index >> 1];
    // A till retries after a 503, with the same key and after a random pause, so that the tills do not retry together.
    for (let attempt = 1; ; attempt++) {
      const isCreate = index % 2 === 0;
      const isVoid = index % 4 === 1;
      const body = isVoid ? { reason: "wrong" } : { reason: "too small", amount: 2_600_000 };
      const response = isCreate
        ? (await send(live, token, newReceipt, { key })).response
        : await live.call("POST", `/api/receipts/${seed?.id}/${isVoid ? "void" : "return"}`, {
            body,
            token,
            headers: { "idempotency-key": key },
          });
      if (response.status === 503) {
        expect(response.headers["retry-after"]).toBe("1");
        expect(attempt).toBeLessThan(MAX_TRIES);
        total.rejected++;
        await sleep(Math.random() * 500);
        continue;
      }
      expect([200, 201]).toContain(response.status);
      const { data } = response.body;
      total.points += isCreate ? data.points_calculated : -data.points_reversed;
      return;
    }
  });

  const [customer] = await query<{ points: number; receipts: number }>(
    folder,
    "select c.total_points::int as points, c.total_receipts as receipts from customers c where c.national_code = $1",
    [person.customer_national_code],
  );
  // 100 of 7 points, 50 voided, 50 returned from 7,500,000 to 4,900,000; 100 of 3 points more.
  expect(total.points).toBe(100 * 7 - 50 * 7 - 50 * 3 + 100 * 3);
  expect(customer).toEqual({ points: total.points, receipts: 150 });
  expect(await brokenInvariants(folder)).toEqual([]);
  process.stdout.write(`mixed writers of one customer: ${total.rejected} responses were 503 and were retried\n`);
});
