import { v7 as uuidv7 } from "uuid";
import { useApp } from "../support/app";
import { aKey, aNationalCode, aPhone, aReceipt, asInput, aStore, signedIn } from "../support/factories";

const app = useApp();

const OPEN = "mutation ($deviceId: ID!) { openShift(deviceId: $deviceId) { id } }";
const LIST = `query ($deviceId: ID!) { tillReceipts(deviceId: $deviceId) {
  id receiptId customerName storeName purchaseAmount netAmount points state createdAt } }`;
const SLIP = `query ($id: ID!) { receiptSlip(id: $id) {
  receiptId customerName totalPoints storeName netAmount points state codes } }`;
const CREATE = `mutation ($input: ReceiptInput!) { createReceipt(input: $input) {
  id replayed customer { firstName lastName totalPoints } } }`;

async function till() {
  const { token, user } = await signedIn(app(), "counter");
  const deviceId = uuidv7();
  await app().gql(OPEN, { deviceId }, { token });
  const record = async (draft: Record<string, unknown> = {}) =>
    (await app().rest("POST", "/api/receipts/create", aReceipt(draft), { token })).body.data as {
      id: string;
      receipt_id: string;
      codes: string[];
    };
  const list = async (): Promise<Record<string, unknown>[]> =>
    (await app().gql(LIST, { deviceId }, { token })).data.tillReceipts;
  return { token, user, deviceId, record, list };
}

test("the till lists its latest 20 receipts, newest first, with customer, amounts, points and state", async () => {
  const { record, list, token } = await till();
  const store = await aStore(app(), { storeName: "Corner shoes 17", storeType: 2 });
  const person = { customer_first_name: "سارا", customer_last_name: "کریمی" };
  for (let n = 0; n < 20; n += 1) await record();
  const last = await record({ ...person, store_id: store.id, store_type: undefined, purchase_amount: 3_500_000 });
  await app().rest("POST", `/api/receipts/${last.id}/return`, { amount: 1_000_000, reason: "one shoe" }, { token });

  const receipts = await list();

  expect(receipts).toHaveLength(20);
  expect(receipts[0]).toMatchObject({
    id: last.id,
    receiptId: last.receipt_id,
    customerName: "سارا کریمی",
    storeName: "Corner shoes 17",
    purchaseAmount: 3_500_000,
    netAmount: 2_500_000,
    points: 5,
    state: "RETURNED",
  });
});

test("receipts of another till, of a colleague or of no shift are not listed", async () => {
  const [mine, colleague] = [await till(), await till()];
  await colleague.record();
  const own = await mine.record();
  const { body } = await app().rest("POST", "/auth/login", {
    username: mine.user.username,
    password: "a long enough password",
    role: "Counter",
  });
  await app().rest("POST", "/api/receipts/create", aReceipt(), { token: body.access_token });

  expect((await mine.list()).map(({ id }) => id)).toEqual([own.id]);
});

test("receipts of an earlier shift at the same till are listed", async () => {
  const { token, deviceId, record, list } = await till();
  const early = await record();
  const { data } = await app().gql(OPEN, { deviceId }, { token });
  await app().gql(
    "mutation ($id: ID!) { closeShift(shiftId: $id) { receipts } }",
    { id: data.openShift.id },
    { token },
  );
  await app().gql(OPEN, { deviceId }, { token });
  const late = await record();

  expect((await list()).map(({ id }) => id)).toEqual([late.id, early.id]);
});

test("a slip has the valid codes of the receipt and the customer's balance", async () => {
  const { token, record } = await till();
  const person = { customer_phone: aPhone(), customer_national_code: aNationalCode() };
  await record({ ...person, store_type: 1, purchase_amount: 4_000_000 });
  const { id, codes } = await record({ ...person, store_type: 1, purchase_amount: 3_000_000 });
  await app().rest("POST", `/api/receipts/${id}/return`, { amount: 1_000_000, reason: "part" }, { token });

  const { data } = await app().gql(SLIP, { id }, { token, lang: "fa" });

  expect(data.receiptSlip).toMatchObject({
    customerName: null,
    totalPoints: 6,
    storeName: null,
    netAmount: 2_000_000,
    points: 2,
    codes: codes.slice(0, 2),
  });
});

test("a recorded receipt returns its customer's name and new balance, except to an API key", async () => {
  const { token } = await till();
  const person = { customer_phone: aPhone(), customer_national_code: aNationalCode() };
  const first = asInput(
    aReceipt({ ...person, customer_first_name: "Sara", store_type: 1, purchase_amount: 4_000_000 }),
  );
  const second = asInput(aReceipt({ ...person, store_type: 1, purchase_amount: 3_000_000 }));
  await app().gql(CREATE, { input: first }, { token });

  const { data } = await app().gql(CREATE, { input: second }, { token });
  const key = await aKey(app());
  const third = { ...asInput(aReceipt(person)), idempotencyKey: uuidv7() };
  const byKey = await app().gql(CREATE, { input: third }, { token: key.token });

  expect(data.createReceipt.customer).toEqual({ firstName: "Sara", lastName: "Customer", totalPoints: 7 });
  expect(byKey.data.createReceipt).toMatchObject({ replayed: false, customer: null });
});

test("a look-up returns the last purchase that was not voided", async () => {
  const { token, record } = await till();
  const person = { customer_phone: aPhone(), customer_national_code: aNationalCode() };
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  await record({ ...person, purchase_date: at });
  const { id } = await record(person);
  await app().rest("POST", `/api/receipts/${id}/void`, { reason: "wrong" }, { token });

  const { data } = await app().gql(
    "query ($phone: String!, $code: String!) { lookup(phone: $phone, nationalCode: $code) { lastPurchaseAt } }",
    { phone: person.customer_phone, code: person.customer_national_code },
    { token },
  );

  expect(data.lookup.lastPurchaseAt).toBe(at);
});

test("the usual amount of a store is the median of its daily averages, from 20 receipts on", async () => {
  const { token } = await signedIn(app(), "admin");
  const [usual, few] = [await aStore(app()), await aStore(app())];
  const sell = (storeId: string, daysAgo: number, count: number, net: number) =>
    app().sql(
      `insert into daily_sales (day, store_id, store_type, receipts, voided, gross_toman, voided_toman, net_toman, points, codes)
       values ((now() at time zone 'Asia/Tehran')::date - $2::int, $1, 1, $3, 0, $4, 0, $4, 0, 0)`,
      [storeId, daysAgo, count, net],
    );
  await sell(usual.id, 0, 10, 5_000_000);
  await sell(usual.id, 0, 5, 5_000_000);
  await sell(usual.id, 1, 4, 2_000_000);
  // Ten times too much on one day, and a day too long ago.
  await sell(usual.id, 2, 1, 900_000_000);
  await sell(usual.id, 31, 50, 1_000);
  await sell(few.id, 0, 19, 19_000_000);

  const { data } = await app().gql("{ usualAmounts { storeId amountToman } }", {}, { token });
  await app().sql("delete from daily_sales d where d.store_id = any ($1)", [[usual.id, few.id]]);

  // Averages of 666,667 (15 receipts of 10,000,000), 500,000 and 900,000,000.
  expect(data.usualAmounts).toContainEqual({ storeId: usual.id, amountToman: 666_667 });
  expect(JSON.stringify(data.usualAmounts)).not.toContain(few.id);
});
