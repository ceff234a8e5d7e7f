import { aPhone, aReceipt } from "../support/factories";
import {
  brokenInvariants,
  type ServerProcess,
  newFolder,
  query,
  removeFolder,
  signIn,
  startServer,
} from "../support/server-process";
import { inParallel, type Recorded, seeded, send, shuffled } from "../support/load";

const folder = newFolder();
let live: ServerProcess;
let token: string;

beforeAll(async () => {
  live = await startServer(folder);
  token = await signIn(live);
});
afterAll(() => removeFolder(folder, live));

const withoutReplayed = ({ data: { replayed: _, ...data } }: { data: Record<string, unknown> }) => data;

test.each([1, 2, 3, 4])("50 parallel sends of one receipt record it once and return the same result (%i)", async () => {
  const receipt = aReceipt({ purchase_amount: 9_000_000 });
  // Every connection of the pool is open, so that the sends are concurrent.
  await inParallel(new Array(50).fill(0), 50, () => send(live, token, aReceipt()));

  const sent = await inParallel(new Array(50).fill(receipt), 50, () => send(live, token, receipt));

  const statuses = sent.map(({ response }) => response.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(49);
  const created = sent.find(({ response }) => response.status === 201);
  expect(created?.recorded).toMatchObject({ replayed: false, points: 9 });
  for (const { response, recorded } of sent) {
    expect(withoutReplayed(response.body)).toEqual(withoutReplayed(created?.response.body));
    expect(recorded?.replayed).toBe(response.status === 200);
    expect(response.headers["idempotent-replayed"]).toBe(response.status === 200 ? "true" : undefined);
  }
  const found = await query(folder, "select id from receipts r where r.receipt_key = $1", [receipt.receipt_id]);
  expect(found).toEqual([{ id: created?.recorded?.id }]);
  expect(await brokenInvariants(folder)).toEqual([]);
});

test("50 parallel sends of one key with different receipts record one of them and reject the others", async () => {
  const phones = { customer_phone: aPhone() };
  const receipts = Array.from({ length: 50 }, () => aReceipt(phones)).map((receipt, _, [first]) => ({
    ...receipt,
    customer_national_code: first?.customer_national_code ?? "",
  }));

  const sent = await inParallel(receipts, 50, (receipt) => send(live, token, receipt, { key: "one-key-for-all" }));

  expect(sent.filter(({ recorded }) => recorded)).toHaveLength(1);
  const codes = new Set(sent.flatMap(({ code }) => code ?? []));
  expect([...codes]).toEqual(["IDEMPOTENCY_KEY_REUSED"]);
  expect(await brokenInvariants(folder)).toEqual([]);
});

test("1,000 receipts sent 2 to 5 times each in any order, through both APIs, are 1,000 receipts", async () => {
  const random = seeded(1404);
  const receipts = Array.from({ length: 1_000 }, () => aReceipt({ purchase_amount: 1_000_000 }));
  const sends = shuffled(
    receipts.flatMap((receipt) => Array.from({ length: 2 + Math.floor(random() * 4) }, () => receipt)),
    random,
  ).map((receipt) => ({
    receipt,
    api: random() < 0.5 ? ("rest" as const) : ("graphql" as const),
    key: random() < 0.5 ? `key-${receipt.receipt_id}` : undefined,
  }));

  const sent = await inParallel(sends, 8, ({ receipt, ...options }) => send(live, token, receipt, options));

  const responses = new Map<string, Recorded[]>();
  for (const { recorded, code } of sent) {
    expect(code).toBeNull();
    if (recorded) responses.set(recorded.receiptId, [...(responses.get(recorded.receiptId) ?? []), recorded]);
  }
  expect(responses.size).toBe(1_000);
  for (const [first, ...others] of responses.values()) {
    for (const other of others) expect({ ...other, replayed: null }).toEqual({ ...first, replayed: null });
    expect([first, ...others].filter((one) => one?.replayed === false)).toHaveLength(1);
  }
  const [counted] = await query<{ rows: number }>(
    folder,
    "select count(*)::int as rows from receipts r where r.receipt_key = any($1)",
    [receipts.map(({ receipt_id }) => receipt_id)],
  );
  expect(counted?.rows).toBe(1_000);
  expect(await brokenInvariants(folder)).toEqual([]);
});
