import { useApp } from "../support/app";
import { aReceipt, aStore, asInput, signedIn } from "../support/factories";

const app = useApp({ MAX_CODES_PER_CALL: "100" });

const CREATE = `mutation ($input: ReceiptInput!) { createReceipt(input: $input) {
  id pointsCalculated lotteryCodesGenerated codes replayed warnings { code } } }`;
const BULK = `mutation ($input: [ReceiptInput!]!) { createReceipts(input: $input) {
  receipt { lotteryCodesGenerated codes replayed warnings { code } }
  error { code message fields { field code message } } } }`;
const GENERATE = `mutation ($id: String!) { generateCodes(receiptId: $id) {
  lotteryCodesGenerated codes warnings { code } } }`;

const MILLION = 1_000_000;
/** A receipt with this number of codes in a store of type 1. */
const receiptOf = (codes: number, draft: Parameters<typeof aReceipt>[0] = {}) =>
  asInput(aReceipt({ store_type: 1, purchase_amount: codes * MILLION, ...draft }));

const stored = async (): Promise<number> =>
  Number((await app().sql<{ n: number }>("select count(*) as n from receipts"))[0]?.n);

describe("the lottery codes of one call", () => {
  test("a receipt of exactly the limit is recorded", async () => {
    const { token } = await signedIn(app());

    const { data } = await app().gql(CREATE, { input: receiptOf(100) }, { token });

    expect(data.createReceipt.codes).toHaveLength(100);
  });

  test.each([
    [
      1,
      "en",
      "A receipt can create at most 100 lottery codes. The largest amount for this store is currently 100,999,999 Toman.",
    ],
    [
      3,
      "fa",
      "هر رسید حداکثر ۱۰۰ کد قرعه‌کشی ایجاد می‌کند. بیشترین مبلغ قابل ثبت برای این فروشگاه اکنون ۳۳٬۶۶۶٬۶۶۶ تومان است.",
    ],
  ] as const)("a receipt beyond it names the largest amount that fits (type %i, %s)", async (type, lang, message) => {
    const { token } = await signedIn(app());
    const store = await aStore(app(), { storeType: type });
    const largest = { 1: 100_999_999, 3: 33_666_666 }[type];
    const input = (amount: number) => asInput(aReceipt({ store_id: store.id, purchase_amount: amount }));

    const beyond = await app().gql(CREATE, { input: input(largest + 1) }, { token, lang });
    const within = await app().gql(CREATE, { input: input(largest) }, { token });

    expect(beyond.errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      detail: message,
      fields: [{ field: "purchaseAmount", code: "AMOUNT_MAKES_TOO_MANY_CODES", message }],
    });
    expect(within.data.createReceipt.lotteryCodesGenerated).toBe(100);
  });

  test("a bulk call beyond it is rejected as a whole, and the error explains how to split it", async () => {
    const { token } = await signedIn(app());
    const before = await stored();
    const input = [receiptOf(40), receiptOf(0), receiptOf(60), receiptOf(1), receiptOf(30)];

    const whole = await app().gql(BULK, { input }, { token });
    const persian = await app().gql(BULK, { input }, { token, lang: "fa" });
    const afterwards = await stored();
    const first = await app().gql(BULK, { input: input.slice(0, 3) }, { token });
    const rest = await app().gql(BULK, { input: input.slice(3) }, { token });

    expect(whole.errors?.[0]?.extensions).toMatchObject({
      code: "TOO_MANY_CODES",
      status: 400,
      detail:
        "These receipts would create 131 lottery codes, and one call can create at most 100. Nothing was recorded. Send the first 3 receipts in one call and the rest in further calls.",
    });
    expect(persian.errors?.[0]?.extensions.detail).toContain("۳ رسید نخست را در یک درخواست");
    expect(afterwards).toBe(before);
    const count = ({ receipt }: { receipt: { lotteryCodesGenerated: number } }) => receipt.lotteryCodesGenerated;
    expect(first.data.createReceipts.map(count)).toEqual([40, 0, 60]);
    expect(rest.data.createReceipts.map(count)).toEqual([1, 30]);
  });

  test("receipts that are invalid, known, repeated or too large alone do not count", async () => {
    const { token } = await signedIn(app());
    const known = receiptOf(90);
    await app().gql(CREATE, { input: known }, { token });
    const once = receiptOf(60);
    const conflicting = { ...receiptOf(80), customerPhone: known.customerPhone };
    const input = [
      known,
      receiptOf(101),
      receiptOf(50, { customer_phone: "12" }),
      once,
      once,
      conflicting,
      receiptOf(40),
    ];

    const { data } = await app().gql(BULK, { input }, { token });

    const results = data.createReceipts.map(
      (one: { receipt: { replayed: boolean } | null; error: { code: string; fields: { code: string }[] } | null }) =>
        one.receipt ? one.receipt.replayed : (one.error?.fields[0]?.code ?? one.error?.code),
    );
    expect(results).toEqual([
      true,
      "AMOUNT_MAKES_TOO_MANY_CODES",
      "PHONE_LENGTH",
      false,
      true,
      "IDENTITY_CONFLICT",
      false,
    ]);
  });

  test("repeated receipts list as many codes as one response may, and report the omitted ones", async () => {
    const { token } = await signedIn(app());
    const input = [receiptOf(60), receiptOf(70)];
    for (const one of input) await app().gql(CREATE, { input: one }, { token });

    const { data } = await app().gql(BULK, { input }, { token });

    const [first, second] = data.createReceipts.map(({ receipt }: { receipt: unknown }) => receipt);
    expect(first).toMatchObject({ lotteryCodesGenerated: 60, replayed: true, warnings: [] });
    expect(first.codes).toHaveLength(60);
    expect(second).toEqual({
      lotteryCodesGenerated: 70,
      codes: [],
      replayed: true,
      warnings: [{ code: "CODES_NOT_LISTED" }],
    });
  });

  test("missing codes above the limit are generated by several calls", async () => {
    const { token } = await signedIn(app());
    await app().sql("update feature_flags set is_enabled = false where name = 'lottery_code_generation'");
    const { data } = await app().gql(CREATE, { input: receiptOf(150) }, { token });
    await app().sql("update feature_flags set is_enabled = true where name = 'lottery_code_generation'");

    const first = await app().gql(GENERATE, { id: data.createReceipt.id }, { token });
    const second = await app().gql(GENERATE, { id: data.createReceipt.id }, { token });
    const third = await app().gql(GENERATE, { id: data.createReceipt.id }, { token });

    const shown = [first, second, third].map((response) => response.data.generateCodes);
    expect(shown.map(({ lotteryCodesGenerated }) => lotteryCodesGenerated)).toEqual([100, 50, 0]);
    expect(shown.map(({ codes }) => codes.length)).toEqual([100, 100, 100]);
    expect(shown[0].warnings).toEqual([{ code: "CODES_LEFT" }]);
    expect(shown[1].warnings).toEqual([{ code: "CODES_NOT_LISTED" }]);
    expect(await app().doctor()).toBe("");
  });
});
