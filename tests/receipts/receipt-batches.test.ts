import { nextBatch } from "../../server/features/receipts/receipt-batches";

type Receipt = Parameters<typeof nextBatch>[0][number]["receipt"];

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
  const batch = nextBatch(receipts.map((one) => ({ receipt: one })));

  expect(batch.map((one) => one.receipt.receiptKey)).toEqual(keys);
});
