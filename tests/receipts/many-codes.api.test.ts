import { newCodes } from "../../server/kit/crypto/token";
import { inSlices } from "../../server/kit/time-slices";
import { useApp } from "../support/app";
import { aReceipt, asInput, signedIn } from "../support/factories";
import { turnsDuring } from "../support/event-loop-turns";

const app = useApp();

const CREATE = `mutation ($input: ReceiptInput!) { createReceipt(input: $input) { id codes customerId replayed } }`;
const BULK = `mutation ($input: [ReceiptInput!]!) { createReceipts(input: $input) { receipt { id codes } } }`;

const receiptOf = (codes: number) => asInput(aReceipt({ store_type: 1, purchase_amount: codes * 1_000_000 }));

/** Statements and transactions that wrote the codes of these receipts: rows of one statement share its command id. */
const writesOf = (ids: string[]) =>
  app().sql<{ codes: number; statements: number; transactions: number }>(
    `select count(*) as codes, count(distinct (k.xmin::text, k.cmin::text)) as statements,
       count(distinct k.xmin::text) as transactions
     from lottery_codes k where k.receipt_id = any($1::uuid[])`,
    [ids],
  );

describe("many lottery codes", () => {
  test.each([
    [0, 1_000, []],
    [1_000, 1_000, [[0, 1_000]]],
    [
      2_500,
      1_000,
      [
        [0, 1_000],
        [1_000, 2_000],
        [2_000, 2_500],
      ],
    ],
  ])("%i items in slices of %i", async (total, size, expected) => {
    const slices: number[][] = [];

    await inSlices(total, size, (start, end) => void slices.push([start, end]));

    expect(slices).toEqual(expected);
  });

  test("50,000 codes are generated in 50 slices, and other work runs between them", async () => {
    let codes: string[] = [];

    const turns = await turnsDuring(async () => {
      codes = await newCodes(50_000);
    });

    expect(new Set(codes).size).toBe(50_000);
    expect(turns).toBeGreaterThanOrEqual(49);
  });

  test("a receipt of 10,000,000,000 Toman gets its codes by several statements of one transaction", async () => {
    const { token } = await signedIn(app());
    const input = receiptOf(10_000);

    const { data } = await app().gql(CREATE, { input }, { token });
    const replay = await app().gql(CREATE, { input }, { token });

    const [writes] = await writesOf([data.createReceipt.id]);
    expect(writes).toEqual({ codes: 10_000, statements: 2, transactions: 1 });
    expect(new Set(data.createReceipt.codes).size).toBe(10_000);
    expect(replay.data.createReceipt).toEqual({ ...data.createReceipt, replayed: true });
    expect(await app().doctor()).toBe("");
  });

  test("receipts of a bulk call share statements of at most 5,000 codes", async () => {
    const { token } = await signedIn(app());
    const input = [receiptOf(3_000), receiptOf(2_000), receiptOf(1), receiptOf(6_000), receiptOf(10)];

    const { data } = await app().gql(BULK, { input }, { token });

    const receipts: { id: string; codes: string[] }[] = data.createReceipts.map(
      ({ receipt }: { receipt: { id: string; codes: string[] } }) => receipt,
    );
    const [writes] = await writesOf(receipts.map(({ id }) => id));
    expect(receipts.map(({ codes }) => codes.length)).toEqual([3_000, 2_000, 1, 6_000, 10]);
    // [3,000 + 2,000], [1], [6,000 in two slices], [10]
    expect(writes).toEqual({ codes: 11_011, statements: 5, transactions: 4 });
    expect(await app().doctor()).toBe("");
  });

  test("the void of a large receipt invalidates every code", async () => {
    const { token } = await signedIn(app());
    const { data } = await app().gql(CREATE, { input: receiptOf(8_000) }, { token });
    const { id } = data.createReceipt;

    const response = await app().rest("POST", `/api/receipts/${id}/void`, { reason: "typed wrong" }, { token });

    expect(response.body.data).toMatchObject({ codes_invalidated: 8_000, points_reversed: 8_000 });
    expect(await app().doctor()).toBe("");
  });
});
