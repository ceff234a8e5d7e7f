import { Store } from "../../server/features/stores/store.entity";
import { deleteExpiredKeys } from "../../server/features/receipts/reversal.queries";
import { useApp, type TestApp } from "../support/app";
import { ahead } from "../support/clock";
import { concurrently } from "../support/retry";
import { aKey, aNationalCode, aPhone, aReceipt, aStore, asInput, signedIn } from "../support/factories";

const app = useApp();

const CREATE = `mutation ($input: ReceiptInput!) { createReceipt(input: $input) {
  id receiptId customerId storeId storeType purchaseAmount purchaseDate pointsCalculated lotteryCodesGenerated codes replayed
  warnings { code message } } }`;
const BULK = `mutation ($input: [ReceiptInput!]!) { createReceipts(input: $input) {
  index receipt { id pointsCalculated replayed } error { code status message fields { field code } } } }`;

const clerk = async (on: TestApp) => (await signedIn(on, "counter")).token;
const DAY = 86_400_000;

describe("recording a purchase", () => {
  test.each([
    [1, 999_999, 0],
    [1, 1_000_000, 1],
    [3, 999_999, 2],
    [2, 3_500_000, 7],
    [3, 0, 0],
    [3, 10_000_000_000, 30_000],
  ])("a type %i store gives a purchase of %i Toman %i points and as many codes", async (storeType, amount, points) => {
    const store = await aStore(app(), { storeType: storeType as 1 });
    const token = await clerk(app());

    const { data } = await app().gql(
      CREATE,
      { input: asInput(aReceipt({ store_id: store.id, purchase_amount: amount })) },
      { token },
    );

    expect(data.createReceipt).toMatchObject({
      pointsCalculated: points,
      lotteryCodesGenerated: points,
      storeType,
      replayed: false,
    });
    expect(new Set(data.createReceipt.codes).size).toBe(points);
  });

  test("the store's own type wins over a type that disagrees, with a warning", async () => {
    const store = await aStore(app(), { storeType: 3 });
    const token = await clerk(app());

    const input = asInput(aReceipt({ store_id: store.id, store_type: 1, purchase_amount: 1_000_000 }));
    const { data } = await app().gql(CREATE, { input }, { token });

    expect(data.createReceipt).toMatchObject({ storeType: 3, pointsCalculated: 3 });
    expect(data.createReceipt.warnings.map((warning: { code: string }) => warning.code)).toEqual([
      "STORE_TYPE_DIFFERS",
    ]);
  });

  test("all input is normalized: Persian digits, Arabic letters, +98 and spaces", async () => {
    const token = await clerk(app());
    const nationalCode = aNationalCode();
    const toPersian = (text: string) => text.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit)));
    const phone = aPhone();

    const first = await app().gql(
      CREATE,
      {
        input: asInput(
          aReceipt({
            receipt_id: " الف ۱۲‌٣ ",
            customer_phone: `+98 ${toPersian(phone.slice(1, 4))} ${phone.slice(4)}`,
            customer_national_code: toPersian(nationalCode),
            customer_first_name: "علي",
            customer_last_name: "كريمي",
          }),
        ),
      },
      { token },
    );
    const found = await app().rest("GET", `/api/customers/lookup?phone=${phone}&national_code=${nationalCode}`);

    expect(first.errors).toBeUndefined();
    expect(found.body.data).toEqual({ first_name: "علی", last_name: "کریمی" });
  });

  test("an inactive store is rejected unless the purchase was made before it was closed", async () => {
    const closed = new Date(Date.now() - DAY);
    const store = await aStore(app(), { isActive: false, deactivatedAt: closed });
    const token = await clerk(app());
    const record = (date: number) =>
      app().gql(
        CREATE,
        { input: asInput(aReceipt({ store_id: store.id, purchase_date: new Date(date).toISOString() })) },
        { token },
      );

    const before = await record(closed.getTime() - 1);
    const after = await record(closed.getTime());

    expect(before.errors).toBeUndefined();
    expect(after.errors?.[0]?.extensions).toMatchObject({ code: "STORE_INACTIVE", status: 400 });
  });

  test.each([
    ["5 minutes ahead", 4.9 * 60_000, null],
    ["more than 5 minutes ahead", 5.2 * 60_000, "DATE_IN_FUTURE"],
    ["29 days back", -29 * DAY, null],
    ["more than 30 days back", -30 * DAY - 60_000, "PURCHASE_TOO_OLD"],
  ])("a counter dates a purchase %s", async (_, offset, code) => {
    const token = await clerk(app());

    const input = asInput(aReceipt({ purchase_date: new Date(Date.now() + offset).toISOString() }));
    const { errors } = await app().gql(CREATE, { input }, { token });

    expect(errors?.[0]?.extensions.fields[0]?.code ?? null).toBe(code);
  });

  test("a purchase date without a zone is Tehran time", async () => {
    const token = await clerk(app());
    const purchased = new Date(Math.floor(Date.now() / 60_000) * 60_000 - DAY);
    // Tehran is 3:30 hours ahead of UTC.
    const purchase_date = new Date(purchased.getTime() + 3.5 * 3_600_000).toISOString().slice(0, 16);
    const { body } = await app().rest("POST", "/api/receipts/create", aReceipt({ purchase_date }), { token });

    const stored = await app().sql("select r.purchased_at as at from receipts r where r.id = $1", [body.data.id]);
    expect(stored).toEqual([{ at: purchased }]);
  });

  test("an administrator may date a purchase back as far as needed, with a reason that the audit log stores", async () => {
    const { token } = await signedIn(app(), "admin");
    const old = { purchase_date: new Date(Date.now() - 90 * DAY).toISOString() };

    const without = await app().gql(CREATE, { input: asInput(aReceipt(old)) }, { token });
    const withReason = await app().gql(
      CREATE,
      { input: { ...asInput(aReceipt(old)), reason: "till was broken" } },
      { token },
    );

    expect(without.errors?.[0]?.extensions.fields).toMatchObject([{ field: "reason", code: "REASON_REQUIRED" }]);
    expect(withReason.errors).toBeUndefined();
    const [line] = await app().sql<{ details: { reason: string } }>(
      "select a.details from audit_log a where a.entity_id = $1",
      [withReason.data.createReceipt.id],
    );
    expect(line?.details.reason).toBe("till was broken");
  });

  test("with code generation switched off a receipt earns points and no codes, and fills up when it is on again", async () => {
    const token = await clerk(app());
    const flag = (on: boolean) =>
      app().sql("update feature_flags set is_enabled = $1 where name = 'lottery_code_generation'", [on]);

    await flag(false);
    const { data } = await app().gql(CREATE, { input: asInput(aReceipt({ purchase_amount: 4_000_000 })) }, { token });
    const rejected = await app().rest("POST", "/api/codes/generate", { receipt_id: data.createReceipt.id }, { token });
    await flag(true);
    const generate = (points?: number) =>
      app().rest("POST", "/api/codes/generate", { receipt_id: data.createReceipt.id, points }, { token });
    const other = await generate(9999);
    const filled = await generate(4);
    const again = await generate();

    expect(data.createReceipt).toMatchObject({ pointsCalculated: 4, lotteryCodesGenerated: 0, codes: [] });
    expect(rejected).toMatchObject({ status: 403, body: { code: "FEATURE_OFF" } });
    expect(other).toMatchObject({
      status: 400,
      body: { fields: [{ field: "points", code: "POINTS_DIFFER", message: "The receipt has 4 points" }] },
    });
    expect(filled.body.data).toMatchObject({ points: 4, lottery_codes_generated: 4, warnings: [] });
    expect(again.body.data).toMatchObject({ lottery_codes_generated: 0, codes: filled.body.data.codes });
    expect(await app().doctor()).toBe("");
  });
});

describe("the same receipt again", () => {
  test("with the same content it returns the first result", async () => {
    const token = await clerk(app());
    const input = asInput(aReceipt());

    const first = await app().gql(CREATE, { input }, { token });
    const again = await app().gql(CREATE, { input: { ...input, customerFirstName: "Typed later" } }, { token });

    expect(again.data.createReceipt).toEqual({ ...first.data.createReceipt, replayed: true });
  });

  test("REST and GraphQL return the same fields for one receipt", async () => {
    const token = await clerk(app());
    const store = await aStore(app(), { storeType: 3 });
    const receipt = aReceipt({ store_id: store.id, store_type: 1, customer_national_code: "1234567890" });

    const graphql = (await app().gql(CREATE, { input: asInput(receipt) }, { token })).data.createReceipt;
    const rest = (await app().rest("POST", "/api/receipts/create", receipt, { token })).body.data;

    expect(rest).toEqual({
      id: graphql.id,
      receipt_id: graphql.receiptId,
      customer_id: graphql.customerId,
      store_id: graphql.storeId,
      store_type: graphql.storeType,
      purchase_amount: graphql.purchaseAmount,
      purchase_date: graphql.purchaseDate,
      points_calculated: graphql.pointsCalculated,
      lottery_codes_generated: graphql.lotteryCodesGenerated,
      codes: graphql.codes,
      replayed: true,
      warnings: graphql.warnings,
    });
    expect(rest.warnings.map(({ code }: { code: string }) => code)).toEqual([
      "STORE_TYPE_DIFFERS",
      "NATIONAL_CODE_CHECK",
    ]);
  });

  test("with other content it is rejected with the recorder and the time, in the caller's language", async () => {
    const { token, user } = await signedIn(app(), "counter");
    const receipt = aReceipt();
    await app().rest("POST", "/api/receipts/create", receipt, { token });

    const changed = { ...receipt, purchase_amount: receipt.purchase_amount + 1 };
    const en = await app().rest("POST", "/api/receipts/create", changed, { token });
    const fa = await app().rest("POST", "/api/receipts/create", changed, { token, lang: "fa" });

    expect(en).toMatchObject({ status: 409, body: { success: false, code: "RECEIPT_DUPLICATE" } });
    expect(en.body.detail).toContain(user.fullName);
    expect(fa.body.detail).toMatch(/^این رسید قبلاً توسط .+ در .+ ثبت شده است\.$/);
  });

  test("a number may be used in two stores, and once without a store in each type", async () => {
    const token = await clerk(app());
    const [one, two] = [await aStore(app()), await aStore(app())];
    const number = aReceipt().receipt_id;
    const record = async (place: object) =>
      (
        await app().rest(
          "POST",
          "/api/receipts/create",
          { ...aReceipt({ receipt_id: number }), store_type: undefined, ...place },
          { token },
        )
      ).status;

    const statuses = [
      await record({ store_id: one.id }),
      await record({ store_id: two.id }),
      await record({ store_type: 1 }),
      await record({ store_type: 2 }),
      await record({ store_type: 2 }),
    ];
    const ambiguous = await app().rest("POST", "/api/points/calculate", { receipt_id: number }, { token });

    expect(statuses).toEqual([201, 201, 201, 201, 409]);
    expect(ambiguous).toMatchObject({ status: 409, body: { code: "AMBIGUOUS_RECEIPT" } });
  });

  test("the same Idempotency-Key returns the first result, and is rejected for another receipt", async () => {
    const token = await clerk(app());
    const key = { "idempotency-key": `till-1-${aPhone()}` };
    const receipt = aReceipt();

    const first = await app().rest("POST", "/api/receipts/create", receipt, { token, headers: key });
    const again = await app().rest("POST", "/api/receipts/create", receipt, { token, headers: key });
    const other = await app().rest("POST", "/api/receipts/create", aReceipt(), { token, headers: key });

    expect([first.status, again.status, other.status]).toEqual([201, 200, 422]);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(again.body.data).toEqual({ ...first.body.data, replayed: true });
    expect(other.body.code).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  test.each([
    ["the clock was set back", 0, { isActive: true }, -10 * 60_000, "DATE_IN_FUTURE"],
    ["the purchase became too old", -30 * DAY + 60_000, { isActive: true }, 5 * 60_000, "PURCHASE_TOO_OLD"],
    ["its store was deactivated", 60_000, { isActive: false, deactivatedAt: new Date() }, 0, "STORE_INACTIVE"],
    ["its store was deleted", 0, { deletedAt: new Date() }, 0, "STORE_NOT_FOUND"],
  ])(
    "it returns the first result after %s; a receipt that was not recorded is rejected",
    async (_, offset, changes, later, code) => {
      const token = await clerk(app());
      const store = await aStore(app());
      const draft = () => aReceipt({ store_id: store.id, purchase_date: new Date(Date.now() + offset).toISOString() });
      const [recorded, unknown] = [draft(), draft()];
      const headers = { "idempotency-key": `till-2-${aPhone()}` };
      const first = await app().rest("POST", "/api/receipts/create", recorded, { token, headers });
      await app().product.primary.getRepository(Store).update(store.id, changes);

      const [byKey, byContent, other] = await ahead(later, async () => [
        await app().rest("POST", "/api/receipts/create", recorded, { token, headers }),
        await app().rest("POST", "/api/receipts/create", recorded, { token }),
        await app().rest("POST", "/api/receipts/create", unknown, { token }),
      ]);

      expect(first.status).toBe(201);
      expect(byKey).toMatchObject({ status: 200, body: { data: { ...first.body.data, replayed: true } } });
      expect(byContent).toMatchObject({ status: 200, body: { data: { ...first.body.data, replayed: true } } });
      expect(JSON.stringify(other?.body)).toContain(code);
    },
  );

  test("an Idempotency-Key belongs to its caller: two clerks and a program use one key for their own receipts", async () => {
    const key = { "idempotency-key": `shared-${aPhone()}` };
    const tokens = [await clerk(app()), await clerk(app()), (await aKey(app())).token];

    const responses = [];
    for (const token of tokens)
      responses.push(await app().rest("POST", "/api/receipts/create", aReceipt(), { token, headers: key }));

    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  test.each([
    ["6 days 23 hours", 1],
    ["7 days 1 hour", 0],
  ])("an Idempotency-Key is stored for seven days: after %s there are %i", async (age, count) => {
    const name = `old-${aPhone()}`;
    const headers = { "idempotency-key": name };
    await app().rest("POST", "/api/receipts/create", aReceipt(), { token: await clerk(app()), headers });
    await app().sql("update idempotency_keys set created_at = now() - $2::interval where key = $1", [name, age]);

    await deleteExpiredKeys(app().ctx().db);

    expect(await app().sql("select 1 from idempotency_keys where key = $1", [name])).toHaveLength(count);
  });

  test("expired keys are deleted in batches until none is left", async () => {
    const token = await clerk(app());
    const names = Array.from({ length: 5 }, () => `batch-${aPhone()}`);
    for (const name of names)
      await app().rest("POST", "/api/receipts/create", aReceipt(), { token, headers: { "idempotency-key": name } });
    await app().sql("update idempotency_keys set created_at = now() - interval '8 days' where key = any($1)", [names]);

    await deleteExpiredKeys(app().ctx().db, 2);

    expect(await app().sql("select 1 from idempotency_keys where key = any($1)", [names])).toEqual([]);
  });

  test("50 concurrent requests record one receipt", async () => {
    const token = await clerk(app());
    const receipt = aReceipt({ purchase_amount: 9_000_000 });

    const responses = await concurrently(50, () => app().rest("POST", "/api/receipts/create", receipt, { token }));

    expect(responses.map(({ status }) => status).sort()).toEqual([...Array<number>(49).fill(200), 201]);
    const results = new Set(responses.map(({ body }) => JSON.stringify({ ...body.data, replayed: null })));
    expect(results.size).toBe(1);
    const stored = await app().sql("select 1 from receipts r where r.receipt_number = $1", [receipt.receipt_id]);
    expect(stored).toHaveLength(1);
    expect(await app().doctor()).toBe("");
  });
});

describe("the customer of a receipt", () => {
  test("a known code with another phone, or a known phone with another code, is rejected and stores nothing", async () => {
    const token = await clerk(app());
    const known = aReceipt();
    await app().rest("POST", "/api/receipts/create", known, { token });

    const otherPhone = await app().rest(
      "POST",
      "/api/receipts/create",
      aReceipt({ customer_national_code: known.customer_national_code }),
      { token },
    );
    const otherCode = await app().rest(
      "POST",
      "/api/receipts/create",
      aReceipt({ customer_phone: known.customer_phone }),
      { token },
    );

    expect([otherPhone, otherCode]).toMatchObject([
      { status: 409, body: { code: "IDENTITY_CONFLICT" } },
      { status: 409, body: { code: "IDENTITY_CONFLICT" } },
    ]);
    const [count] = await app().sql<{ receipts: number }>(
      "select count(*) as receipts from receipts r join customers c on c.id = r.customer_id where c.phone_number = $1 or c.national_code = $2",
      [known.customer_phone, known.customer_national_code],
    );
    expect(count?.receipts).toBe(1);
  });

  test("a name fills a default and never overwrites a real one", async () => {
    const token = await clerk(app());
    const person = aReceipt();
    const record = (first: string, last: string) =>
      app().rest(
        "POST",
        "/api/receipts/create",
        {
          ...aReceipt(),
          customer_phone: person.customer_phone,
          customer_national_code: person.customer_national_code,
          customer_first_name: first,
          customer_last_name: last,
        },
        { token },
      );

    await record("Unknown", "Customer");
    await record("مینا", "Customer");
    await record("زهرا", "نوری");
    const found = await app().rest(
      "GET",
      `/api/customers/lookup?phone=${person.customer_phone}&national_code=${person.customer_national_code}`,
    );

    expect(found.body.data).toEqual({ first_name: "مینا", last_name: "نوری" });
  });

  test("a receipt for a closed account is rejected", async () => {
    const token = await clerk(app());
    const person = aReceipt();
    await app().rest("POST", "/api/receipts/create", person, { token });
    await app().sql("update customers set deleted_at = now() where national_code = $1", [
      person.customer_national_code,
    ]);

    const rejected = await app().rest(
      "POST",
      "/api/receipts/create",
      { ...person, receipt_id: `${person.receipt_id}-2` },
      { token },
    );

    expect(rejected).toMatchObject({ status: 409, body: { code: "CUSTOMER_DELETED" } });
  });

  test("200 concurrent receipts of one person all count", async () => {
    const token = await clerk(app());
    const person = aReceipt({ purchase_amount: 2_000_000 });

    // Two hundred concurrent requests may exhaust the pool; a till then sends the same receipt again.
    const send = async (n: number): Promise<number> => {
      const { status } = await app().rest(
        "POST",
        "/api/receipts/create",
        { ...person, receipt_id: `${person.receipt_id}-${n}` },
        { token },
      );
      return status === 503 ? send(n) : status;
    };
    const statuses = await Promise.all(Array.from({ length: 200 }, (_, n) => send(n)));
    const found = await app().rest(
      "GET",
      `/api/customers/lookup?phone=${person.customer_phone}&national_code=${person.customer_national_code}`,
    );

    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(found.body).toMatchObject({ total_points: 400, total_codes: 400, codes_total_pages: 4 });
    expect(found.body.purchase_history).toHaveLength(100);
    expect(await app().doctor()).toBe("");
  });
});

describe("many receipts in one call", () => {
  test("each has its own result, and a rejected one does not affect the others", async () => {
    const token = await clerk(app());
    const good = aReceipt();
    const person = aReceipt();
    const input = [
      good,
      aReceipt({ purchase_amount: -1 }),
      good,
      { ...good, purchase_amount: 1 },
      person,
      aReceipt({ customer_national_code: person.customer_national_code }),
      { ...aReceipt(), customer_phone: person.customer_phone, customer_national_code: person.customer_national_code },
      aReceipt({ store_id: "00000000-0000-4000-8000-000000000000" }),
    ].map(asInput);

    const { data } = await app().gql(BULK, { input }, { token });

    const statuses = data.createReceipts.map(
      ({ receipt, error }: { receipt: { replayed: boolean } | null; error: { code: string } | null }) =>
        error?.code ?? (receipt?.replayed ? "REPLAYED" : "CREATED"),
    );
    expect(statuses).toEqual([
      "CREATED",
      "BAD_USER_INPUT",
      "REPLAYED",
      "RECEIPT_DUPLICATE",
      "CREATED",
      "IDENTITY_CONFLICT",
      "CREATED",
      "STORE_NOT_FOUND",
    ]);
    expect(await app().doctor()).toBe("");
  });

  test("500 are accepted and 501 are rejected", async () => {
    const token = await clerk(app());
    const many = Array.from({ length: 501 }, () => asInput(aReceipt({ purchase_amount: 1_000_000 })));

    const taken = await app().gql(BULK, { input: many.slice(0, 500) }, { token });
    const rejected = await app().gql(BULK, { input: many }, { token });

    expect(taken.data.createReceipts.every(({ receipt }: { receipt: unknown }) => receipt !== null)).toBe(true);
    expect(rejected.errors?.[0]?.extensions.code).toBe("TOO_MANY_RECEIPTS");
  });
});
