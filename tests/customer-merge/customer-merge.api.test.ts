import { queryRows } from "../../server/kit/db/queries";
import { openApp, useApp } from "../support/app";
import { withRetries, meetingAt } from "../support/retry";
import { aReceipt, signedIn } from "../support/factories";
import { statusCounts } from "../support/sign-in";
import { aBuyer, plant } from "../customers/fixtures";

const app = useApp();

const tokens = { admin: "", counter: "" };

beforeAll(async () => {
  tokens.admin = (await signedIn(app(), "admin")).token;
  tokens.counter = (await signedIn(app(), "counter")).token;
});

const buyer = (...sums: number[]) => aBuyer(app(), tokens.counter, sums);

const merge = (keepId: string, mergeId: unknown) =>
  withRetries(() =>
    app().rest("POST", `/api/admin/customers/${keepId}/merge`, { merge_id: mergeId }, { token: tokens.admin }),
  );

const sumsOf = (id: string) =>
  app().sql(
    `select c.total_points::int as points, c.total_receipts as receipts, c.total_spent_toman::int as "totalSpent", c.total_codes as codes,
       c.merged_into_id as into, c.deleted_at is not null as "isDeleted",
       (select count(*)::int from receipts r where r.customer_id = c.id) as "ownReceipts",
       (select count(*)::int from lottery_codes k where k.customer_id = c.id) as "ownCodes"
     from customers c where c.id = $1`,
    [id],
  );

test("a merge moves receipts, points and codes, keeps the later purchase, and writes an audit entry for both", async () => {
  const [target, merged] = [await buyer(2_000_000), await buyer(3_000_000, 4_000_000)];
  await app().rest(
    "POST",
    `/api/receipts/${merged.receipts[0]?.id}/void`,
    { reason: "wrong" },
    { token: tokens.admin },
  );
  const [{ last } = { last: "" }] = await app().sql<{ last: string }>(
    "select max(r.purchased_at) as last from receipts r where r.customer_id = $1 and r.voided_at is null",
    [merged.id],
  );

  const { status, body } = await merge(target.id, merged.id);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: "Customers merged",
    data: {
      customer_id: target.id,
      total_points: 6,
      total_receipts: 2,
      total_spent: 6_000_000,
      total_lottery_codes: 6,
    },
  });
  expect(new Date(body.data.last_purchase_date)).toEqual(new Date(last));
  expect(body.data.recent_receipts).toHaveLength(3);
  expect(await sumsOf(merged.id)).toEqual([
    { points: 0, receipts: 0, totalSpent: 0, codes: 0, into: target.id, isDeleted: true, ownReceipts: 0, ownCodes: 0 },
  ]);
  expect(
    await app().sql(
      "select p.kind, p.delta, p.customer_id as id from points_ledger p where p.receipt_id is null order by p.id",
    ),
  ).toEqual([
    { kind: "merge_out", delta: -4, id: merged.id },
    { kind: "merge_in", delta: 4, id: target.id },
  ]);
  expect(
    await app().sql("select a.entity_id as id, a.details from audit_log a where a.action = 'MERGE' order by a.id"),
  ).toEqual([
    { id: target.id, details: { merged: merged.id, points: 4, receipts: 2, codes: 7 } },
    { id: merged.id, details: { into: target.id } },
  ]);
  expect(await app().doctor()).toBe("");
});

test("a receipt that was moved by a merge is voided on its current account", async () => {
  const [target, merged] = [await buyer(2_000_000), await buyer(3_000_000)];
  await merge(target.id, merged.id);

  await app().rest(
    "POST",
    `/api/receipts/${merged.receipts[0]?.id}/void`,
    { reason: "wrong" },
    { token: tokens.admin },
  );

  expect(await sumsOf(target.id)).toMatchObject([{ points: 2, receipts: 1, codes: 2 }]);
  expect(await app().doctor()).toBe("");
});

test("several accounts can be merged into one, which can then be merged itself", async () => {
  const [first, second, third] = [await buyer(1_000_000), await buyer(2_000_000), await buyer(3_000_000)];

  await merge(second.id, first.id);
  await merge(third.id, second.id);

  expect(await sumsOf(third.id)).toMatchObject([{ points: 6, receipts: 3, codes: 6 }]);
  expect(await sumsOf(first.id)).toMatchObject([{ points: 0, into: second.id }]);
  expect(await app().doctor()).toBe("");
});

test("a balance below zero moves as it is", async () => {
  // The API cannot create a negative balance, so the account is inserted, in a database that the doctor does not check.
  const other = await openApp();
  const { token } = await signedIn(other, "admin");
  const [target, merged] = await plant(other, [{ total_points: 3 }, { total_points: -5 }]);

  const { body } = await other.rest(
    "POST",
    `/api/admin/customers/${target?.id}/merge`,
    { merge_id: merged?.id },
    { token },
  );
  const entries = await other.sql("select p.kind, p.delta from points_ledger p order by p.id");
  await other.close();

  expect(body.data.total_points).toBe(-2);
  expect(entries).toEqual([
    { kind: "merge_out", delta: 5 },
    { kind: "merge_in", delta: -5 },
  ]);
});

test("unknown names are filled in from the other account", async () => {
  const [target, merged] = await plant(app(), [
    { first_name: null, last_name: "Kept" },
    { first_name: "سارا", last_name: "Gone" },
  ]);

  const { body } = await merge(target?.id ?? "", merged?.id);

  expect(body.data).toMatchObject({ first_name: "سارا", last_name: "Kept" });
});

test("an impossible merge is rejected with its reason, and nothing moves", async () => {
  const [active, deleted, erased] = await plant(app(), [
    {},
    { deleted_at: new Date().toISOString() },
    {
      deleted_at: new Date().toISOString(),
      erased_at: new Date().toISOString(),
      phone_number: null,
      national_code: null,
      first_name: null,
      last_name: null,
    },
  ]);
  await app().sql(
    "insert into audit_log (at, action, entity, entity_id, request_id) values (now(), 'ERASE', 'customer', $1, 'planted')",
    [erased?.id],
  );
  const merged = await buyer(1_000_000);
  await merge((await buyer(1_000_000)).id, merged.id);
  const id = active?.id ?? "";

  const responses = [
    await merge(id, id),
    await merge(id, id.toUpperCase()),
    await merge(id, deleted?.id),
    await merge(deleted?.id ?? "", id),
    await merge(id, erased?.id),
    await merge(id, merged.id),
    await merge(id, "00000000-0000-4000-8000-000000000000"),
    await merge(id, "x"),
    await merge("x", id),
  ];

  expect(responses.map(({ status, body }) => [status, body.code, body.fields?.[0]?.field])).toEqual([
    [400, "BAD_USER_INPUT", "merge_id"],
    [400, "BAD_USER_INPUT", "merge_id"],
    [409, "CUSTOMER_DELETED", undefined],
    [409, "CUSTOMER_DELETED", undefined],
    [409, "CUSTOMER_ERASED", undefined],
    [409, "CUSTOMER_MERGED", undefined],
    [404, "CUSTOMER_NOT_FOUND", undefined],
    [400, "BAD_USER_INPUT", "merge_id"],
    [400, "BAD_USER_INPUT", "id"],
  ]);
  expect(responses[0]?.body.fields[0].code).toBe("MERGE_SAME");
});

test("a merged account cannot be restored or edited, and the till rejects its phone and national code", async () => {
  const [target, merged] = [await buyer(1_000_000), await buyer(1_000_000)];
  await merge(target.id, merged.id);
  const url = `/api/admin/customers/${merged.id}`;
  const draft = { first_name: "a", last_name: "b", phone_number: merged.phone, national_code: merged.nationalCode };

  const restored = await app().rest("POST", `${url}/restore`, undefined, { token: tokens.admin });
  const edited = await app().rest("PUT", url, draft, { token: tokens.admin });
  const receipt = await app().rest(
    "POST",
    "/api/receipts/create",
    aReceipt({ customer_phone: merged.phone, customer_national_code: merged.nationalCode }),
    { token: tokens.counter },
  );

  expect([restored, edited, receipt].map(({ status, body }) => [status, body.code])).toEqual([
    [409, "CUSTOMER_MERGED"],
    [409, "CUSTOMER_MERGED"],
    [409, "CUSTOMER_DELETED"],
  ]);
});

const held = (...ids: string[]) =>
  ["select c.id from customers c where c.id = any($1) order by c.id for update", [ids]] as const;

test("of two concurrent merges of the same people in opposite directions one succeeds, the other is rejected", async () => {
  for (let round = 0; round < 3; round++) {
    const [firstBuyer, secondBuyer] = [await buyer(2_000_000), await buyer(3_000_000)];

    const responses = await meetingAt(
      app(),
      [held(firstBuyer.id, secondBuyer.id)[0], [...held(firstBuyer.id, secondBuyer.id)[1]]],
      3,
      () => [
        merge(firstBuyer.id, secondBuyer.id),
        merge(secondBuyer.id, firstBuyer.id),
        merge(firstBuyer.id, secondBuyer.id),
      ],
    );

    expect(statusCounts(responses)).toEqual({ 200: 1, 409: 2 });
    const left = [...(await sumsOf(firstBuyer.id)), ...(await sumsOf(secondBuyer.id))] as {
      points: number;
      isDeleted: boolean;
    }[];
    expect(left.map(({ points, isDeleted }) => (isDeleted ? points : points - 5))).toEqual([0, 0]);
  }
  expect(await app().doctor()).toBe("");
});

test("receipts, voids and returns of a customer who is being merged are stored or rejected, and every point adds up", async () => {
  const [target, merged] = [await buyer(1_000_000), await buyer(...new Array<number>(12).fill(2_600_000))];
  const someReceipt = () =>
    aReceipt({ customer_phone: merged.phone, customer_national_code: merged.nationalCode, purchase_amount: 5_000_000 });
  const [text, values] = held(target.id, merged.id);

  const responses = await meetingAt(app(), [text, [...values]], 10, () => [
    ...merged.receipts
      .slice(0, 4)
      .map(({ id }) =>
        withRetries(() => app().rest("POST", `/api/receipts/${id}/void`, { reason: "wrong" }, { token: tokens.admin })),
      ),
    ...Array.from({ length: 4 }, () =>
      withRetries(() => app().rest("POST", "/api/receipts/create", someReceipt(), { token: tokens.counter })),
    ),
    merge(target.id, merged.id),
    ...Array.from({ length: 4 }, () =>
      withRetries(() => app().rest("POST", "/api/receipts/create", someReceipt(), { token: tokens.counter })),
    ),
    ...merged.receipts
      .slice(4, 8)
      .map(({ id }) =>
        withRetries(() =>
          app().rest(
            "POST",
            `/api/receipts/${id}/return`,
            { reason: "big", amount: 1_000_000 },
            { token: tokens.admin },
          ),
        ),
      ),
  ]);

  const recorded = responses.filter(({ status }) => status === 201).length;
  const rejected = responses.filter(({ status }) => status === 409);
  expect(statusCounts(responses.filter(({ status }) => status === 200))).toEqual({ 200: 9 });
  expect(recorded + rejected.length).toBe(8);
  expect(new Set(rejected.map(({ body }) => body.code))).toEqual(
    new Set(rejected.length > 0 ? ["CUSTOMER_DELETED"] : []),
  );
  // 12 receipts of 2 points, 4 of them voided, 4 returned from 2,600,000 to 1,600,000 (1 point), and the new ones of 5.
  expect(await sumsOf(target.id)).toMatchObject([
    { points: 1 + 4 * 2 + 4 * 1 + recorded * 5, receipts: 1 + 8 + recorded, isDeleted: false },
  ]);
  expect(await sumsOf(merged.id)).toMatchObject([{ points: 0, ownReceipts: 0, ownCodes: 0, into: target.id }]);
  expect(await app().doctor()).toBe("");
});

test("the database rejects a second merge of an account and an entry without a subject", async () => {
  const [firstCustomer, secondCustomer] = await plant(app(), [{}, {}]);
  const entry = (kind: string) =>
    queryRows(
      app().ctx().db,
      `insert into points_ledger (customer_id, counterpart_id, merge_id, kind, delta, created_at)
       select m.merged_id, m.into_id, m.id, $1, 0, now() from customer_merges m where m.merged_id = $2`,
      [kind, firstCustomer?.id],
    );
  await merge(secondCustomer?.id ?? "", firstCustomer?.id);

  await expect(entry("merge_out")).rejects.toThrow("points_ledger_merge_key");
  await expect(entry("earn")).rejects.toThrow("points_ledger_subject_check");
  await expect(
    queryRows(
      app().ctx().db,
      `insert into customer_merges
         (id, into_id, merged_id, points, fills_first_name, fills_last_name, merged_at)
       select gen_random_uuid(), m.into_id, m.merged_id, 0, false, false, now()
       from customer_merges m where m.merged_id = $1`,
      [firstCustomer?.id],
    ),
  ).rejects.toThrow("customer_merges_merged_key");
});
