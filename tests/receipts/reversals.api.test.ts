import { v7 as uuidv7 } from "uuid";
import { useApp } from "../support/app";
import { withRetries, meetingAt } from "../support/retry";
import { aKey, aNationalCode, aPhone, aReceipt, signedIn } from "../support/factories";

const app = useApp();

async function recorded(amount: number, type = 1) {
  const { token, user } = await signedIn(app(), "counter");
  const receipt = aReceipt({ purchase_amount: amount, store_type: type });
  const { body } = await app().rest("POST", "/api/receipts/create", receipt, { token });
  const lookup = async () =>
    (
      await app().rest(
        "GET",
        `/api/customers/lookup?phone=${receipt.customer_phone}&national_code=${receipt.customer_national_code}`,
      )
    ).body;
  return { token, user, receipt, id: body.data.id as string, codes: body.data.codes as string[], lookup };
}

test("a return reverts the old minus the new points, by the receipt's own rule, and invalidates its newest codes first", async () => {
  const { token, id, codes, lookup } = await recorded(3_500_000, 2);

  const { body } = await app().rest(
    "POST",
    `/api/receipts/${id}/return`,
    { amount: 1_200_000, reason: "one shoe" },
    { token },
  );

  expect(body.data).toMatchObject({
    points_reversed: 3,
    codes_invalidated: 3,
    net_amount: 2_300_000,
    state: "returned",
  });
  const found = await lookup();
  expect(found.total_points).toBe(4);
  const live = found.lottery_codes.filter(({ status }: { status: string }) => status === "claimed");
  expect(live.map(({ code }: { code: string }) => code).sort()).toEqual(codes.slice(0, 4).sort());
  expect(await app().doctor()).toBe("");
});

test("returns cannot exceed the purchase by a Toman", async () => {
  const { token, id, lookup } = await recorded(5_000_000);
  const returnAmount = (amount: number) =>
    app().rest("POST", `/api/receipts/${id}/return`, { amount, reason: "again" }, { token });

  const responses = [await returnAmount(2_500_000), await returnAmount(2_500_000), await returnAmount(1)];

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 400]);
  expect(responses[2]?.body.fields).toMatchObject([{ field: "amount", code: "RETURN_TOO_LARGE" }]);
  expect((await lookup()).total_points).toBe(0);
  expect(await app().doctor()).toBe("");
});

test("a void reverts the remaining points and codes once, and the audit log stores the reason", async () => {
  const { token, id, lookup } = await recorded(4_000_000, 3);
  await app().rest("POST", `/api/receipts/${id}/return`, { amount: 1_000_000, reason: "part" }, { token });

  const first = await app().rest("POST", `/api/receipts/${id}/void`, { reason: "wrong customer" }, { token });
  const again = await app().rest("POST", `/api/receipts/${id}/void`, { reason: "wrong customer" }, { token });
  const late = await app().rest("POST", `/api/receipts/${id}/return`, { amount: 1, reason: "late" }, { token });

  expect(first.body.data).toMatchObject({
    points_reversed: 9,
    codes_invalidated: 9,
    net_amount: 0,
    state: "voided",
    replayed: false,
  });
  expect(again.body.data).toEqual({ ...first.body.data, replayed: true });
  expect(late).toMatchObject({ status: 409, body: { code: "RECEIPT_VOIDED" } });
  expect(await lookup()).toMatchObject({ total_points: 0, purchase_history: [{ state: "voided", points: 0 }] });
  const auditEntries = await app().sql("select a.action from audit_log a where a.entity_id = $1 order by a.id", [id]);
  expect(auditEntries).toEqual([{ action: "CREATE" }, { action: "RETURN" }, { action: "VOID" }]);
  expect(await app().doctor()).toBe("");
});

test("a voided receipt gets no codes", async () => {
  const { token, id } = await recorded(4_000_000);
  await app().rest("POST", `/api/receipts/${id}/void`, { reason: "typed wrong" }, { token });

  const response = await app().rest("POST", "/api/codes/generate", { receipt_id: id, points: 4 }, { token });

  expect(response).toMatchObject({ status: 409, body: { code: "RECEIPT_VOIDED" } });
});

test("a return sent twice with one key is done once, and the key is rejected for another amount", async () => {
  const { token, id, lookup } = await recorded(6_000_000);
  const headers = { "idempotency-key": `return-${aPhone()}` };
  const returnAmount = (amount: number) =>
    app().rest("POST", `/api/receipts/${id}/return`, { amount, reason: "hat" }, { token, headers });

  const responses = await Promise.all([returnAmount(2_000_000), returnAmount(2_000_000), returnAmount(2_000_000)]);
  const other = await returnAmount(1_000_000);

  expect(responses.map(({ body }) => body.data.points_reversed)).toEqual([2, 2, 2]);
  expect(responses.filter(({ body }) => !body.data.replayed)).toHaveLength(1);
  expect(other.status).toBe(422);
  expect((await lookup()).total_points).toBe(4);
});

test("a clerk reverses only their own receipts, for 15 minutes; a manager any, at any time", async () => {
  const { token, id } = await recorded(1_000_000);
  const other = await signedIn(app(), "counter");
  const manager = await signedIn(app(), "manager");
  const voidIt = (by: string) => app().rest("POST", `/api/receipts/${id}/void`, { reason: "mistake" }, { token: by });

  const byOther = await voidIt(other.token);
  await app().sql("update receipts set created_at = created_at - interval '16 minutes' where id = $1", [id]);
  const tooLate = await voidIt(token);
  const byManager = await voidIt(manager.token);

  expect([byOther.status, tooLate.status, byManager.status]).toEqual([403, 403, 200]);
  expect(byOther.body.code).toBe("RECEIPT_NOT_YOURS");
});

test("a clerk who repeats a void or a return after 15 minutes with its key gets the first result", async () => {
  const { token, id } = await recorded(3_000_000);
  const other = await signedIn(app(), "counter");
  const reverse = (kind: string, by: string, body: object) =>
    app().rest(
      "POST",
      `/api/receipts/${id}/${kind}`,
      { reason: "mistake", ...body },
      {
        token: by,
        headers: { "idempotency-key": `late-${id}` },
      },
    );
  await reverse("return", token, { amount: 1_000_000 });
  await reverse("void", token, {});
  await app().sql("update receipts set created_at = created_at - interval '16 minutes' where id = $1", [id]);

  const returned = await reverse("return", token, { amount: 1_000_000 });
  const voided = await reverse("void", token, {});
  const otherPayload = await reverse("void", token, { reason: "another" });
  const byOther = await reverse("void", other.token, {});

  expect(returned.body.data).toMatchObject({ replayed: true, points_reversed: 1 });
  expect(voided.body.data).toMatchObject({ replayed: true, points_reversed: 2 });
  expect(otherPayload.body.code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect(byOther.body.code).toBe("RECEIPT_NOT_YOURS");
});

test("a void names a receipt by its printed number in any script, and an unknown one is 404", async () => {
  const { token, receipt } = await recorded(1_000_000);
  const persian = receipt.receipt_id.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit)));

  const known = await app().rest(
    "POST",
    `/api/receipts/${encodeURIComponent(persian)}/void`,
    { reason: "x" },
    { token },
  );
  const unknown = await app().rest("POST", `/api/receipts/nope-${receipt.receipt_id}/void`, { reason: "x" }, { token });
  const blank = await app().rest("POST", `/api/receipts/${receipt.receipt_id}/void`, { reason: "  " }, { token });

  expect([known.status, unknown.status, blank.status]).toEqual([200, 404, 400]);
  expect(blank.body.fields).toMatchObject([{ field: "reason", code: "REASON_REQUIRED" }]);
});

test("the ledger and the audit log cannot be changed, not even by SQL", async () => {
  await recorded(1_000_000);

  for (const text of [
    "update points_ledger set delta = 9",
    "delete from points_ledger",
    "update audit_log set action = 'X'",
    "truncate audit_log",
  ]) {
    await expect(app().sql(text)).rejects.toThrow(/append-only/);
  }
});

test("after concurrent voids of a customer's newest receipts the last purchase is the newest remaining one", async () => {
  const { token } = await signedIn(app(), "manager");
  const person = { customer_phone: aPhone(), customer_national_code: aNationalCode() };
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const [oldest, ...newer] = await Promise.all(
    [5, 4, 3, 2, 1].map(async (hours) => {
      const draft = aReceipt({ ...person, purchase_date: at(hours) });
      return (await withRetries(() => app().rest("POST", "/api/receipts/create", draft, { token }))).body.data;
    }),
  );

  await meetingAt(app(), ["select c.id from customers c where c.id = $1 for update", [oldest.customer_id]], 4, () =>
    newer.map(({ id }) =>
      withRetries(() => app().rest("POST", `/api/receipts/${id}/void`, { reason: "wrong" }, { token })),
    ),
  );

  const [customer] = await app().sql<{ last: Date }>(
    "select c.last_purchase_at as last from customers c where c.id = $1",
    [oldest.customer_id],
  );
  expect(customer?.last.toISOString()).toBe(oldest.purchase_date);
  expect(await app().doctor()).toBe("");
});

const PREVIEW = `query ($id: String!, $amount: Amount) { reversalPreview(receiptId: $id, amount: $amount) {
  amountReturned pointsReversed codesInvalidated codes netAmount netAmountAfter pointsAfter balanceAfter customerName } }`;

test("the preview of a return and of a void is exactly what they then revert", async () => {
  const { token, id, codes } = await recorded(3_500_000, 2);
  const preview = async (amount?: number) =>
    (await app().gql(PREVIEW, { id, amount }, { token })).data?.reversalPreview as Record<string, unknown>;
  const reverse = (kind: string, body: object) => app().rest("POST", `/api/receipts/${id}/${kind}`, body, { token });

  const part = await preview(1_200_000);
  const returned = await reverse("return", { amount: 1_200_000, reason: "one shoe" });
  const rest = await preview();
  const voided = await reverse("void", { reason: "both shoes" });

  expect(part).toEqual({
    amountReturned: 1_200_000,
    pointsReversed: 3,
    codesInvalidated: 3,
    codes: codes.slice(4).reverse(),
    netAmount: 3_500_000,
    netAmountAfter: 2_300_000,
    pointsAfter: 4,
    balanceAfter: 4,
    customerName: null,
  });
  expect(returned.body.data).toMatchObject({ points_reversed: 3, codes_invalidated: 3, net_amount: 2_300_000 });
  expect(rest).toMatchObject({
    amountReturned: 2_300_000,
    pointsReversed: 4,
    codesInvalidated: 4,
    codes: codes.slice(0, 4).reverse(),
    netAmountAfter: 0,
    pointsAfter: 0,
    balanceAfter: 0,
  });
  expect(voided.body.data).toMatchObject({ points_reversed: 4, codes_invalidated: 4, net_amount: 0 });
});

test("the preview has the limits and errors of the reversal, and changes nothing", async () => {
  const { token, id } = await recorded(2_000_000);
  const other = await signedIn(app(), "counter");
  const manager = await signedIn(app(), "manager");
  const codeOf = async (by: string, variables: object) =>
    (await app().gql(PREVIEW, { id, ...variables }, { token: by })).errors?.[0]?.extensions;

  expect(await codeOf(token, { amount: 2_000_001 })).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: [{ field: "amount", code: "RETURN_TOO_LARGE" }],
  });
  expect(await codeOf(token, { amount: 0 })).toMatchObject({ fields: [{ code: "RETURN_AMOUNT_ZERO" }] });
  expect(await codeOf(other.token, {})).toMatchObject({ code: "RECEIPT_NOT_YOURS" });
  expect(await codeOf(token, { id: uuidv7() })).toMatchObject({ code: "RECEIPT_NOT_FOUND" });
  expect(await codeOf(manager.token, {})).toBeUndefined();
  expect(await app().sql("select voided_at, returned_toman from receipts where id = $1", [id])).toEqual([
    { voided_at: null, returned_toman: 0 },
  ]);
  await app().rest("POST", `/api/receipts/${id}/void`, { reason: "wrong" }, { token });
  expect(await codeOf(token, {})).toMatchObject({ code: "RECEIPT_VOIDED" });
});

test("a key without customers.read previews a reversal without the name, the balance and codes of others", async () => {
  const { id } = await recorded(2_000_000);
  const key = await aKey(app(), { scopes: ["receipts.write"] });

  const { data } = await app().gql(PREVIEW, { id }, { token: key.token });

  expect(data?.reversalPreview).toMatchObject({
    codesInvalidated: 2,
    codes: [],
    balanceAfter: null,
    customerName: null,
  });
});
