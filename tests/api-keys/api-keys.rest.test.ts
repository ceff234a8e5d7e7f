import { createHash } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { useApp } from "../support/app";
import { aKey, aReceipt, PASSWORD, signedIn } from "../support/factories";

const app = useApp();

const DRAFT = { name: "Till bridge", scopes: ["receipts.write", "lookup"], expires_in_days: 30 };

test("a key's secret is returned once, its hash is stored, and the list has the other fields", async () => {
  const { token, user } = await signedIn(app(), "admin");

  const { status, body } = await app().rest("POST", "/api/admin/api-keys", DRAFT, { token });
  const list = await app().rest("GET", "/api/admin/api-keys", undefined, { token });
  const [row] = await app().sql<{ key_sha256: Buffer; days: number }>(
    "select key_sha256, extract(day from expires_at - created_at)::int as days from api_keys where id = $1",
    [body.data.key_id],
  );

  expect(status).toBe(201);
  expect(body.secret).toMatch(/^cc_k_[0-9a-f]{32}_[\w-]{43}$/);
  expect(body.secret).toContain((body.data.key_id as string).replace(/-/g, ""));
  expect(row).toEqual({
    key_sha256: createHash("sha256")
      .update(body.secret as string)
      .digest(),
    days: 30,
  });
  expect(list.body.data).toEqual([
    {
      ...body.data,
      scopes: ["lookup", "receipts.write"],
      created_by: user.fullName,
      last_used_at: null,
      revoked_at: null,
    },
  ]);
  expect(JSON.stringify(list.body)).not.toContain(body.secret);
});

test.each([
  ["name", { name: " " }, "NAME_REQUIRED"],
  ["scopes", { scopes: [] }, "SCOPES_REQUIRED"],
  ["scopes[0]", { scopes: ["everything"] }, "FIELD_INVALID"],
  ["expires_in_days", { expires_in_days: 0 }, "EXPIRY_INVALID"],
  ["expires_in_days", { expires_in_days: 366 }, "EXPIRY_INVALID"],
  ["allowed_ips", { allowed_ips: ["10.0.0.0/33"] }, "IP_INVALID"],
  ["allowed_ips", { allowed_ips: ["the office"] }, "IP_INVALID"],
  ["allowed_ips", { allowed_ips: Array.from({ length: 21 }, (_, n) => `10.0.0.${n}`) }, "IP_INVALID"],
])("a key with a wrong %s (%j) is rejected", async (field, draft, code) => {
  const { token } = await signedIn(app(), "admin");

  const { status, body } = await app().rest("POST", "/api/admin/api-keys", { ...DRAFT, ...draft }, { token });

  expect([status, body.fields[0].field, body.fields[0].code]).toEqual([400, field, code]);
});

test("creating a key requires a recently confirmed password", async () => {
  const { token } = await signedIn(app(), "admin");
  await app().sql("update sessions set password_confirmed_at = now() - interval '6 minutes'");

  const rejected = await app().rest("POST", "/api/admin/api-keys", DRAFT, { token });
  await app().rest("POST", "/auth/confirm-password", { password: PASSWORD }, { token });
  const made = await app().rest("POST", "/api/admin/api-keys", DRAFT, { token });

  expect([rejected.body.code, made.status]).toEqual(["REAUTH_REQUIRED", 201]);
});

test("a key records a receipt with an Idempotency-Key, and the audit log names the key", async () => {
  const { token, id } = await aKey(app(), { scopes: ["receipts.write"] });
  const receipt = aReceipt();
  const send = (headers: Record<string, string> = {}) =>
    app().rest("POST", "/api/receipts/create", receipt, { token, headers });

  const without = await send();
  const key = uuidv7();
  const [first, again] = [await send({ "idempotency-key": key }), await send({ "idempotency-key": key })];
  const [line] = await app().sql(
    "select a.actor_id, a.actor_role, r.created_by from audit_log a join receipts r on r.id::text = a.entity_id where r.id = $1",
    [first.body.data.id],
  );

  expect([without.status, without.body.fields[0].code]).toEqual([400, "IDEMPOTENCY_KEY_REQUIRED"]);
  expect([first.status, again.status, again.body.data.replayed]).toEqual([201, 200, true]);
  expect(line).toEqual({ actor_id: id, actor_role: "key", created_by: null });
});

test("only a key that reads receipts gets the operator's name, in the error of a duplicate and with the receipt", async () => {
  const { token, user } = await signedIn(app(), "counter");
  const receipt = aReceipt();
  await app().rest("POST", "/api/receipts/create", receipt, { token });
  const changed = { ...receipt, purchase_amount: receipt.purchase_amount + 1 };
  const [writer, reader] = [
    await aKey(app(), { scopes: ["receipts.write"] }),
    await aKey(app(), { scopes: ["receipts.write", "receipts.read"] }),
  ];
  const named = await Promise.all(
    [writer, reader].map(async (key) => {
      const headers = { "idempotency-key": uuidv7() };
      const sent = await app().rest("POST", "/api/receipts/create", changed, { token: key.token, headers });
      const list = await app().rest("GET", `/api/admin/receipts?search=${receipt.receipt_id}`, undefined, {
        token: key.token,
      });
      return [sent.body, list.body].map((body) => JSON.stringify(body).includes(user.fullName));
    }),
  );

  expect(named).toEqual([
    [false, false],
    [true, true],
  ]);
});

test("each receipt of a bulk call by a key requires its own idempotency key", async () => {
  const { token } = await aKey(app());
  const one = (key?: string) => {
    const { receipt_id, customer_phone, customer_national_code, purchase_amount, purchase_date } = aReceipt();
    return {
      receiptId: receipt_id,
      customerPhone: customer_phone,
      customerNationalCode: customer_national_code,
      storeType: 1,
      purchaseAmount: purchase_amount,
      purchaseDate: purchase_date,
      ...(key === undefined ? {} : { idempotencyKey: key }),
    };
  };

  const { data } = await app().gql(
    `mutation ($input: [ReceiptInput!]!) { createReceipts(input: $input) { receipt { id } error { fields { code } } } }`,
    { input: [one(uuidv7()), one()] },
    { token },
  );

  expect(data.createReceipts).toMatchObject([
    { receipt: { id: expect.any(String) }, error: null },
    { receipt: null, error: { fields: [{ code: "IDEMPOTENCY_KEY_REQUIRED" }] } },
  ]);
});

const items = (token: string, ip = "10.20.30.40") => app().rest("GET", "/api/items", undefined, { token, ip });

test("a revoked key is rejected with the next request; revoking again changes nothing", async () => {
  const { token, id } = await aKey(app());
  const { token: admin } = await signedIn(app(), "admin");
  const before = await items(token);

  const revoked = await app().rest("DELETE", `/api/admin/api-keys/${id}`, undefined, { token: admin });
  const after = await items(token);
  const again = await app().rest("DELETE", `/api/admin/api-keys/${id}`, undefined, { token: admin });

  expect([before.status, after.status]).toEqual([200, 401]);
  expect(again.body.data.revoked_at).toBe(revoked.body.data.revoked_at);
});

test("an expired key is rejected", async () => {
  const { token, id } = await aKey(app());
  const expireIn = (interval: string) =>
    app().sql("update api_keys set expires_at = now() + $2::interval where id = $1", [id, interval]);

  await expireIn("1 second");
  const before = await items(token);
  await expireIn("-1 second");
  const after = await items(token);

  expect([before.status, after.status]).toEqual([200, 401]);
});

test("a key with allowed addresses and networks is rejected from all others", async () => {
  const { token } = await aKey(app(), { allowedIps: ["::ffff:10.20.30.40", "192.0.2.0/24", "2001:db8::/32"] });

  const responses = await Promise.all(
    ["10.20.30.40", "192.0.2.200", "2001:db8::7", "10.20.30.41", "192.0.3.1"].map((ip) => items(token, ip)),
  );

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 401, 401]);
});

test("forwarding headers are ignored if no proxy is trusted", async () => {
  const { token } = await aKey(app(), { allowedIps: ["192.0.2.7"] });

  const { status } = await app().rest("GET", "/api/items", undefined, {
    token,
    ip: "10.0.0.1",
    headers: { "x-forwarded-for": "192.0.2.7", forwarded: "for=192.0.2.7", "x-real-ip": "192.0.2.7" },
  });

  expect(status).toBe(401);
});

test("the last use is stored, at most once a minute", async () => {
  const { token, id } = await aKey(app());
  const lastUse = async () =>
    (await app().sql<{ at: Date | null }>("select last_used_at as at from api_keys where id = $1", [id]))[0]?.at;

  const before = await lastUse();
  await items(token);
  const first = await lastUse();
  await items(token);

  expect(before).toBeNull();
  expect(first).toBeInstanceOf(Date);
  expect(await lastUse()).toEqual(first);
});

test("the 301st call of a key in a minute is rejected; another key is not affected", async () => {
  const [{ token }, other] = [await aKey(app()), await aKey(app())];
  const statuses: number[] = [];
  for (let burst = 0; burst < 31; burst++) {
    const responses = await Promise.all(Array.from({ length: burst === 30 ? 1 : 10 }, () => items(token)));
    statuses.push(...responses.map(({ status }) => status));
  }

  const rejected = await app().gql("{ items { id } }", {}, { token });

  expect(statuses.slice(0, 300).every((status) => status === 200)).toBe(true);
  expect(statuses[300]).toBe(429);
  expect(rejected.errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
  expect((await items(other.token)).status).toBe(200);
}, 60_000);

test("a malformed key and a session token with the prefix of a key are rejected", async () => {
  const { token } = await aKey(app());
  const { token: session } = await signedIn(app(), "admin");
  const dressed = [
    token.slice(0, -1),
    `${token}x`,
    token.replace("cc_k_", "cc_s_"),
    session.replace("cc_s_", "cc_k_"),
    `cc_k_${"0".repeat(32)}_${session.slice(5)}`,
    token.toUpperCase(),
  ];

  const responses = await Promise.all(dressed.map((one) => items(one)));

  expect(responses.map(({ status }) => status)).toEqual(dressed.map(() => 401));
});

test("all invariants hold after the calls of integrators", async () => {
  expect(await app().doctor()).toBe("");
});
