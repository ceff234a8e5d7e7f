import { freshIp, openApp, useApp } from "../support/app";
import { concurrently } from "../support/retry";
import { aNationalCode, aPhone, aReceipt, signedIn } from "../support/factories";

const app = useApp();

const LOOKUP = `query ($phone: String!, $nationalCode: String!, $codesPage: Int) {
  lookup(phone: $phone, nationalCode: $nationalCode, codesPage: $codesPage) {
    customer { firstName lastName } totalPoints totalCodes codesPage codesTotalPages
    lotteryCodes { code createdAt status } purchaseHistory { receiptId date storeType amount points state } } }`;

const url = (phone: string, code: string, more = "") =>
  `/api/customers/lookup?phone=${encodeURIComponent(phone)}&national_code=${encodeURIComponent(code)}${more}`;

async function aCustomer(amount = 5_000_000) {
  const { token } = await signedIn(app(), "counter");
  const receipt = aReceipt({ purchase_amount: amount, customer_first_name: "سارا", customer_last_name: "کریمی" });
  const { body } = await app().rest("POST", "/api/receipts/create", receipt, { token });
  return {
    phone: receipt.customer_phone,
    code: receipt.customer_national_code,
    id: body.data.customer_id as string,
    result: body.data,
    token,
    receipt,
  };
}

test("a customer finds their name, points, codes and purchases; REST and GraphQL agree in every field", async () => {
  const { phone, code, result, receipt } = await aCustomer();

  const rest = await app().rest("GET", url(phone, code));
  const { data } = await app().gql(LOOKUP, { phone, nationalCode: code });

  expect(rest.status).toBe(200);
  expect(rest.headers["cache-control"]).toBe("no-store");
  expect(rest.body).toMatchObject({
    data: { first_name: "سارا", last_name: "کریمی" },
    total_points: 5,
    total_codes: 5,
  });
  expect(rest.body.lottery_codes.map(({ code: shown }: { code: string }) => shown).reverse()).toEqual(result.codes);
  expect(rest.body.purchase_history).toEqual([
    {
      receipt_id: receipt.receipt_id,
      date: receipt.purchase_date,
      store_type: 1,
      amount: 5_000_000,
      points: 5,
      state: "recorded",
    },
  ]);
  expect(data.lookup).toEqual({
    customer: { firstName: "سارا", lastName: "کریمی" },
    totalPoints: rest.body.total_points,
    totalCodes: rest.body.total_codes,
    codesPage: 1,
    codesTotalPages: 1,
    lotteryCodes: rest.body.lottery_codes.map(
      ({ code: shown, created_at: createdAt }: { code: string; created_at: string }) => ({
        code: shown,
        createdAt,
        status: "CLAIMED",
      }),
    ),
    purchaseHistory: [
      {
        receiptId: receipt.receipt_id,
        date: receipt.purchase_date,
        storeType: 1,
        amount: 5_000_000,
        points: 5,
        state: "RECORDED",
      },
    ],
  });
});

test("a page has 100 codes, newest first, and a page past the end is empty", async () => {
  const { phone, code, result } = await aCustomer(250_000_000);

  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => app().rest("GET", url(phone, code, `&codes_page=${page}`))),
  );

  const shown = pages.map(({ body }) => body.lottery_codes.map((row: { code: string }) => row.code));
  expect(shown.map((codes) => codes.length)).toEqual([100, 100, 50, 0]);
  expect(shown.flat()).toEqual([...result.codes].reverse());
  expect(pages[0]?.body).toMatchObject({ total_codes: 250, codes_total_pages: 3 });
});

test("codes and purchases are paged apart, newest first, with one page size", async () => {
  const { phone, code, receipt, token } = await aCustomer(2_000_000);
  const numbers = [receipt.receipt_id];
  for (let day = 1; day <= 4; day++) {
    const next = aReceipt({
      purchase_amount: 1_000_000,
      customer_phone: phone,
      customer_national_code: code,
      purchase_date: new Date(Date.parse(receipt.purchase_date) + day * 60_000).toISOString(),
    });
    await app().rest("POST", "/api/receipts/create", next, { token });
    numbers.unshift(next.receipt_id);
  }
  const pageOf = async (query: string) => (await app().rest("GET", url(phone, code, `&page_size=2&${query}`))).body;
  const receiptsOf = ({ purchase_history: list }: { purchase_history: { receipt_id: string }[] }) =>
    list.map(({ receipt_id: number }) => number);

  const first = await pageOf("");
  const second = await pageOf("purchases_page=2");
  const last = await pageOf("purchases_page=3&codes_page=3");
  const past = await pageOf("purchases_page=4&codes_page=4");

  expect([first, second, last, past].map(receiptsOf)).toEqual([
    numbers.slice(0, 2),
    numbers.slice(2, 4),
    numbers.slice(4),
    [],
  ]);
  expect(second.lottery_codes).toEqual(first.lottery_codes);
  expect([first, last, past].map(({ lottery_codes: codes }) => codes.length)).toEqual([2, 2, 0]);
  expect(second).toMatchObject({
    total_codes: 6,
    codes_page: 1,
    codes_total_pages: 3,
    total_purchases: 5,
    purchases_page: 2,
    purchases_total_pages: 3,
  });
});

test.each([
  ["codes_page=0", "codes_page", "PAGE_INVALID"],
  ["purchases_page=0", "purchases_page", "PAGE_INVALID"],
  ["purchases_page=1000001", "purchases_page", "PAGE_INVALID"],
  ["page_size=0", "page_size", "PAGE_SIZE_INVALID"],
  ["page_size=101", "page_size", "PAGE_SIZE_INVALID"],
])("%s is rejected at its field", async (query, field, problem) => {
  const { phone, code } = await aCustomer();

  const { status, body } = await app().rest("GET", url(phone, code, `&${query}`));

  expect([status, body.fields]).toEqual([400, [expect.objectContaining({ field, code: problem })]]);
});

test("every pair that matches no customer gets the same response, in the caller's language", async () => {
  const known = await aCustomer();

  const misses = await Promise.all([
    app().rest("GET", url(known.phone, aNationalCode())),
    app().rest("GET", url(aPhone(), known.code)),
    app().rest("GET", url(aPhone(), aNationalCode())),
  ]);
  const fa = await app().rest("GET", url(aPhone(), aNationalCode()), undefined, { lang: "fa" });

  for (const { status, body } of misses) {
    expect({ status, detail: body.detail }).toEqual({
      status: 404,
      detail: "Customer not found. Please check your phone number and national code.",
    });
  }
  expect(fa.body.detail).toBe("مشتری پیدا نشد. لطفاً شماره موبایل و کد ملی خود را بررسی کنید.");
});

test("a summary needs the matching pair from the public and the counter, and only the id from a manager", async () => {
  const { id, phone, code, token } = await aCustomer();
  const manager = await signedIn(app(), "manager");
  const other = await aCustomer();
  const summary = async (query: string, by?: string) =>
    (await app().rest("GET", `/api/customers/${id}/summary${query}`, undefined, by === undefined ? {} : { token: by }))
      .status;

  const statuses = {
    publicWithPair: await summary(`?phone=${phone}&national_code=${code}`),
    publicWithOthersPair: await summary(`?phone=${other.phone}&national_code=${other.code}`),
    publicWithout: await summary(""),
    counterWithPair: await summary(`?phone=${phone}&national_code=${code}`, token),
    counterWithOthersPair: await summary(`?phone=${other.phone}&national_code=${other.code}`, token),
    manager: await summary("", manager.token),
  };

  expect(statuses).toEqual({
    publicWithPair: 200,
    publicWithOthersPair: 404,
    publicWithout: 400,
    counterWithPair: 200,
    counterWithOthersPair: 404,
    manager: 200,
  });
});

test("the sixth wrong code for a phone within the hour is rejected, from any address; a hit is not counted", async () => {
  const { phone, code } = await aCustomer();

  const hits = [];
  for (let n = 0; n < 10; n++) hits.push((await app().rest("GET", url(phone, code))).status);
  const misses = await concurrently(20, () => app().rest("GET", url(phone, aNationalCode())));
  const after = await app().rest("GET", url(phone, code));

  expect(new Set(hits)).toEqual(new Set([200]));
  expect(misses.filter(({ status }) => status === 404)).toHaveLength(5);
  expect(misses.filter(({ status }) => status === 429)).toHaveLength(15);
  expect(after.status).toBe(429);
  expect(Number(after.headers["retry-after"])).toBeGreaterThan(0);
});

test("an address may look up 30 times a minute, and a forged forwarding header does not change the address", async () => {
  const { phone, code } = await aCustomer();
  const ip = freshIp();

  const statuses = [];
  for (let n = 0; n < 33; n++) {
    const headers = { "x-forwarded-for": freshIp(), forwarded: `for=${freshIp()}` };
    statuses.push((await app().rest("GET", url(phone, code), undefined, { ip, headers })).status);
  }

  expect(statuses.slice(0, 30)).toEqual(Array<number>(30).fill(200));
  expect(statuses.slice(30)).toEqual([429, 429, 429]);
});

test("behind one trusted proxy the address that it reports counts, and addresses from the caller do not", async () => {
  const behind = await openApp({ TRUST_PROXY: "1" });
  const pair = `/api/customers/lookup?phone=${aPhone()}&national_code=${aNationalCode()}`;
  const from = async (forwarded: string) =>
    (await behind.rest("GET", pair, undefined, { ip: "10.0.0.1", headers: { "x-forwarded-for": forwarded } })).headers[
      "ratelimit-remaining"
    ];

  const remaining = [await from("203.0.113.7"), await from("198.51.100.9, 203.0.113.7"), await from("203.0.113.8")];
  await behind.close();

  expect(remaining).toEqual(["29", "28", "29"]);
});

test("phone digits of another script count against the same phone", async () => {
  const { phone } = await aCustomer();
  const persian = phone.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit)));

  for (let n = 0; n < 5; n++) await app().rest("GET", url(phone, aNationalCode()));
  const sixth = await app().rest("GET", url(persian, aNationalCode()));

  expect(sixth.status).toBe(429);
});

test("a deleted customer is not found", async () => {
  const { phone, code } = await aCustomer();
  await app().sql("update customers set deleted_at = now() where phone_number = $1", [phone]);

  const found = await app().rest("GET", url(phone, code));

  expect(found.status).toBe(404);
});
