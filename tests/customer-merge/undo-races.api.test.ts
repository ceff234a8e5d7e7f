import { anEvent, atDesk, waiting } from "../events/fixtures";
import { mergeCalls, visitorOf } from "./fixtures";
import { useApp } from "../support/app";
import { aNationalCode, aReceipt, signedIn } from "../support/factories";
import { meetingAt, withRetries } from "../support/retry";
import { statusCounts } from "../support/sign-in";

const app = useApp();

let token = "";

beforeAll(async () => {
  token = (await signedIn(app(), "admin")).token;
});

const { post, buyer, merge, undo, voided, pointsOf } = mergeCalls(app, () => token);

const lockedAccounts = (...ids: string[]): [string, unknown[]] => [
  "select c.id from customers c where c.id = any($1) order by c.id for update",
  [ids],
];

test("two concurrent undos of a merge undo it once", async () => {
  const [target, merged] = [await buyer(2_000_000), await buyer(3_000_000)];
  await merge(target.id, merged.id);

  const responses = await meetingAt(app(), lockedAccounts(target.id, merged.id), 3, () => [
    undo(merged.id),
    undo(merged.id),
    undo(merged.id),
  ]);

  expect(statusCounts(responses)).toEqual({ 200: 1, 409: 2 });
  expect(await pointsOf(target.id, merged.id)).toEqual([2, 3]);
  expect(await app().doctor()).toBe("");
});

test("receipts, voids and registrations during an undo are stored or rejected, and every point and code adds up", async () => {
  const event = await anEvent(app());
  await waiting(app(), event.id, 8);
  const [target, merged] = [await buyer(1_000_000), await buyer(...new Array<number>(6).fill(2_000_000))];
  await merge(target.id, merged.id);
  const receiptOf = (person: typeof target) =>
    post("/api/receipts/create", {
      ...aReceipt({ purchase_amount: 5_000_000 }),
      customer_phone: person.phone,
      customer_national_code: person.nationalCode,
    });

  const responses = await meetingAt(app(), lockedAccounts(target.id, merged.id), 5, () => [
    receiptOf(target),
    voided(merged.receipts[0]?.id),
    withRetries(() => atDesk(app(), event.id, visitorOf(target), token)),
    undo(merged.id),
    receiptOf(target),
    voided(merged.receipts[1]?.id),
    receiptOf(merged),
  ]);

  const isClosed = responses[6]?.body.code === "CUSTOMER_DELETED";
  expect(statusCounts(responses.slice(0, 6))).toEqual({ 200: 3, 201: 3 });
  expect(responses[6]?.status).toBe(isClosed ? 409 : 201);
  expect(await pointsOf(target.id, merged.id)).toEqual([11, isClosed ? 8 : 13]);
  expect(await app().doctor()).toBe("");
});

test("of a new customer with the phone of a merged account and a concurrent undo one is rejected", async () => {
  const [target, merged] = [await buyer(1_000_000), await buyer(1_000_000)];
  await merge(target.id, merged.id);
  const taken = aReceipt({ customer_phone: merged.phone, customer_national_code: aNationalCode() });

  const responses = await meetingAt(app(), lockedAccounts(target.id, merged.id), 1, () => [
    undo(merged.id),
    post("/api/receipts/create", taken),
  ]);

  expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(responses.find(({ status }) => status >= 300)?.status).toBe(409);
  const [{ count } = { count: 0 }] = await app().sql<{ count: number }>(
    "select count(*)::int as count from customers where phone_number = $1 and deleted_at is null",
    [merged.phone],
  );
  expect(count).toBe(1);
  expect(await app().doctor()).toBe("");
});
