import { v7 as uuidv7 } from "uuid";
import { useApp } from "../support/app";
import { aNationalCode, aPhone, aReceipt, asInput, aStore, signedIn } from "../support/factories";

const app = useApp();

const CREATE = `mutation ($input: ReceiptInput!) { createReceipt(input: $input) { id replayed } }`;
const BULK = `mutation ($input: [ReceiptInput!]!) { createReceipts(input: $input) {
  receipt { id } error { code fields { field code } } } }`;
const MINUTE = 60_000;

const ago = (minutes: number): string => new Date(Date.now() - minutes * MINUTE).toISOString();

async function counter() {
  const { token } = await signedIn(app(), "counter");
  const [store, other] = [await aStore(app()), await aStore(app(), { storeName: `Other ${uuidv7()}` })];
  const person = { customer_phone: aPhone(), customer_national_code: aNationalCode() };
  const draft = (changes: Record<string, unknown> = {}): Record<string, unknown> =>
    asInput(aReceipt({ ...person, store_id: store.id, store_type: undefined, purchase_amount: 2_000_000, ...changes }));
  const create = async (input: Record<string, unknown>) => {
    const { data, errors } = await app().gql(CREATE, { input }, { token });
    return { receipt: data?.createReceipt ?? null, error: errors?.[0]?.extensions ?? null };
  };
  return { token, store, other, person, draft, create };
}

test("the same customer and amount within ten minutes requires one confirmation, and nothing is recorded before", async () => {
  const { draft, create } = await counter();
  const first = draft({ purchase_date: ago(9) });
  await create(first);
  const second: Record<string, unknown> = { ...draft(), idempotencyKey: uuidv7() };

  const { error } = await create({ ...second, checkDuplicate: true });
  const stored = await app().sql("select 1 from receipts r where r.receipt_number = $1", [second.receiptId]);
  const confirmed = await create(second);

  expect(error).toMatchObject({
    code: "DUPLICATE_SUSPECTED",
    status: 409,
    fields: [{ field: "purchaseAmount", code: "SAME_PURCHASE_RECENTLY" }],
  });
  expect(error?.fields?.[0]?.message).toBe(
    `The same customer and amount were recorded within ten minutes, under number ${String(first.receiptId)}`,
  );
  expect(stored).toEqual([]);
  expect(confirmed.receipt).toMatchObject({ replayed: false });
});

test.each([
  ["eleven minutes earlier", { purchase_date: ago(11) }],
  ["with another amount", { purchase_amount: 2_000_001 }],
  ["of another customer", { customer_phone: aPhone(), customer_national_code: aNationalCode() }],
])("a receipt %s is not a duplicate", async (_, changes) => {
  const { draft, create } = await counter();
  await create(draft(changes));

  const { receipt } = await create({ ...draft(), checkDuplicate: true });

  expect(receipt).toMatchObject({ replayed: false });
});

test("a voided receipt is corrected without a confirmation", async () => {
  const { token, draft, create } = await counter();
  const { receipt } = await create(draft());
  await app().rest("POST", `/api/receipts/${receipt.id}/void`, { reason: "wrong number" }, { token });

  const corrected = await create({ ...draft(), checkDuplicate: true });

  expect(corrected.receipt).toMatchObject({ replayed: false });
});

test("the same number in another store on the same day names that store; on another day it is no duplicate", async () => {
  const { other, draft, create } = await counter();
  const elsewhere = {
    store_id: other.id,
    customer_phone: aPhone(),
    customer_national_code: aNationalCode(),
    purchase_amount: 700_000,
  };
  const [today, earlier] = [draft(), draft()];
  await create(draft({ ...elsewhere, receipt_id: today.receiptId }));
  await create(draft({ ...elsewhere, receipt_id: earlier.receiptId, purchase_date: ago(48 * 60) }));

  const suspected = await create({ ...today, checkDuplicate: true });
  const otherDay = await create({ ...earlier, checkDuplicate: true });

  expect(suspected.error?.fields).toMatchObject([
    { field: "receiptId", code: "NUMBER_IN_ANOTHER_STORE", message: expect.stringContaining(other.storeName) },
  ]);
  expect(otherDay.receipt).toMatchObject({ replayed: false });
});

test("a repeated request returns its first result, although it requests the check", async () => {
  const { draft, create } = await counter();
  const input = { ...draft(), idempotencyKey: uuidv7(), checkDuplicate: true };
  const first = await create(input);

  const again = await create(input);

  expect(again.receipt).toEqual({ id: first.receipt.id, replayed: true });
});

test("the check runs on request only, over REST and GraphQL and in a batch", async () => {
  const { token, person, store, draft } = await counter();
  const rest = () =>
    app().rest(
      "POST",
      "/api/receipts/create",
      aReceipt({ ...person, store_id: store.id, store_type: undefined, purchase_amount: 2_000_000 }),
      { token },
    );

  const statuses = [(await rest()).status, (await rest()).status];
  const { data } = await app().gql(
    BULK,
    { input: [draft(), { ...draft(), checkDuplicate: true }, { ...draft(), checkDuplicate: false }] },
    { token },
  );

  expect(statuses).toEqual([201, 201]);
  expect(data.createReceipts).toMatchObject([
    { receipt: { id: expect.any(String) } },
    { receipt: null, error: { code: "DUPLICATE_SUSPECTED", fields: [{ field: "purchaseAmount" }] } },
    { receipt: { id: expect.any(String) } },
  ]);
  expect(await app().doctor()).toBe("");
});
