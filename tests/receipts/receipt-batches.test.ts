import { type Batchable, nextBatch } from "../../server/features/receipts/receipt-dependencies";

type Receipt = Batchable["receipt"];

const receipt = (key: string, others: Partial<Receipt> = {}): Receipt => ({
  storeId: "store",
  storeType: 1,
  receiptKey: key,
  phone: `0912${key}`,
  nationalCode: key,
  idempotencyKey: null,
  codeCount: 1,
  ...others,
});
const ofCaller =
  (scope: string) =>
  (one: Receipt): Batchable => ({ receipt: one, writer: { scope } });
const itself = (one: Batchable): Batchable => one;
const MANY = 50_000;

test.each<[string, Receipt[], string[]]>([
  ["nothing", [], []],
  ["different customers", [receipt("1"), receipt("2")], ["1", "2"]],
  ["one customer", [receipt("1"), receipt("2", { phone: "09121", nationalCode: "1" })], ["1", "2"]],
  ["one number at one store", [receipt("1"), receipt("1"), receipt("2")], ["1", "2"]],
  ["one number at two stores", [receipt("1"), receipt("1", { storeId: "another" })], ["1", "1"]],
  [
    "one number of two store types",
    [receipt("1", { storeId: null }), receipt("1", { storeId: null, storeType: 2 })],
    ["1", "1"],
  ],
  ["one idempotency key", [receipt("1", { idempotencyKey: "k" }), receipt("2", { idempotencyKey: "k" })], ["1"]],
  ["one national code with two phones", [receipt("1"), receipt("2", { nationalCode: "1" }), receipt("3")], ["1", "3"]],
  ["one phone with two national codes", [receipt("1"), receipt("2", { phone: "09121" }), receipt("3")], ["1", "3"]],
  ["more codes than one statement writes", [receipt("1", { codeCount: MANY }), receipt("2")], ["1"]],
  ["a receipt of many codes after another", [receipt("1"), receipt("2", { codeCount: MANY }), receipt("3")], ["1"]],
])("a statement of %s", (_, receipts, keys) => {
  const batch = nextBatch(receipts.map(ofCaller("a")), itself);

  expect(batch.map((one) => one.receipt.receiptKey)).toEqual(keys);
});

test("two callers may use one idempotency key in a statement", () => {
  const items = ["a", "b"].map((caller, index) => ofCaller(caller)(receipt(`${index}`, { idempotencyKey: "k" })));

  expect(nextBatch(items, itself)).toEqual(items);
});

test("a statement has at most the given number of receipts", () => {
  const items = ["1", "2", "3"].map((key) => ofCaller("a")(receipt(key)));

  expect(nextBatch(items, itself, { maxReceipts: 2 })).toEqual(items.slice(0, 2));
});

const OF_CUSTOMER_1 = { phone: "09121", nationalCode: "1" };

test.each<[string, Receipt]>([
  ["the customer", receipt("9", OF_CUSTOMER_1)],
  ["the phone", receipt("9", { phone: "09121" })],
  ["the national code", receipt("9", { nationalCode: "1" })],
  ["the number", receipt("1", { phone: "09129", nationalCode: "9" })],
  ["the idempotency key", receipt("9", { idempotencyKey: "k" })],
])("a receipt waits while a statement with %s is running, and another does not", (_, dependent) => {
  const running = [ofCaller("a")(receipt("1", { idempotencyKey: "k" }))];
  const free = ofCaller("a")(receipt("2"));

  expect(nextBatch([ofCaller("a")(dependent), free], itself, { running })).toEqual([free]);
});

test("a later receipt of a customer does not overtake an earlier one that has to wait", () => {
  const running = [ofCaller("a")(receipt("7"))];
  const first = ofCaller("a")(receipt("7", OF_CUSTOMER_1));
  const second = ofCaller("a")(receipt("8", OF_CUSTOMER_1));

  expect(nextBatch([first, second], itself, { running })).toEqual([]);
});
