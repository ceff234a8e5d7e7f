import { useApp } from "../support/app";
import { aKey, aReceipt, asInput, type ReceiptBody, signedIn } from "../support/factories";

const app = useApp();

const send = (receipt: ReceiptBody, token: string, key?: string) =>
  app().rest("POST", "/api/receipts/create", receipt, {
    token,
    headers: key === undefined ? {} : { "idempotency-key": key },
  });

const generate = (receiptId: string, token: string, lang: "en" | "fa" = "en") =>
  app().rest("POST", "/api/codes/generate", { receipt_id: receiptId }, { token, lang });

const CODE = /^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/;

/** A clerk, a key and a manager, and what each has recorded. */
async function callers() {
  const [clerk, colleague, manager, admin] = [
    await signedIn(app(), "counter"),
    await signedIn(app(), "counter"),
    await signedIn(app(), "manager"),
    await signedIn(app(), "admin"),
  ];
  const [key, otherKey] = [await aKey(app()), await aKey(app())];
  return { clerk, colleague, manager, admin, key, otherKey };
}

test("a receipt that another user recorded returns its first result, without its codes", async () => {
  const { clerk, colleague, key } = await callers();
  const receipt = aReceipt();
  const first = await send(receipt, clerk.token);

  const again = await send(receipt, clerk.token);
  const others = [await send(receipt, colleague.token), await send(receipt, key.token, "again-1")];
  const { data } = await app().gql(
    `mutation ($input: [ReceiptInput!]!) { createReceipts(input: $input) { receipt { codes replayed warnings { code } } } }`,
    { input: [asInput(receipt)] },
    { token: colleague.token },
  );

  expect(first.body.data.codes).toHaveLength(3);
  expect([again.status, again.body.data.codes]).toEqual([200, first.body.data.codes]);
  for (const { status, body } of others) {
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...first.body.data,
      replayed: true,
      codes: [],
      warnings: [
        {
          code: "CODES_OF_ANOTHER",
          message: "Another user recorded this receipt. Only that user and managers can see its codes.",
        },
      ],
    });
  }
  expect(data.createReceipts).toEqual([
    { receipt: { codes: [], replayed: true, warnings: [{ code: "CODES_OF_ANOTHER" }] } },
  ]);
});

test("a key gets the codes of its own receipts, also of repeated and of later generated ones; another key gets none", async () => {
  const { clerk, key, otherKey } = await callers();
  const receipt = aReceipt();
  const first = await send(receipt, key.token, "first-1");
  const { id, codes } = first.body.data;

  const again = await send(receipt, key.token, "first-1");
  const anotherName = await send(receipt, key.token, "first-2");
  const filled = await generate(id, key.token);
  const others = [await send(receipt, otherKey.token, "first-1"), await send(receipt, clerk.token)];

  expect(codes).toHaveLength(3);
  expect([again, anotherName, filled].map(({ body }) => body.data.codes)).toEqual([codes, codes, codes]);
  expect(others.map(({ status, body }) => [status, body.data.codes])).toEqual([
    [200, []],
    [200, []],
  ]);
  expect((await generate(id, otherKey.token)).body.code).toBe("RECEIPT_OF_ANOTHER");
});

test("generating codes for another's receipt is 403 for a clerk, a key and an administrator at the counter", async () => {
  const { clerk, colleague, key, manager, admin } = await callers();
  const { body } = await send(aReceipt(), clerk.token);
  const { id, receipt_id: number, codes } = body.data;
  const atCounter = await app().rest("POST", "/auth/login", {
    username: admin.user.username,
    password: "a long enough password",
    role: "Counter",
  });

  const denied = [
    await generate(id, colleague.token),
    await generate(number, colleague.token),
    await generate(id, key.token),
    await generate(id, atCounter.body.access_token),
  ];
  const persian = await generate(id, colleague.token, "fa");
  const allowed = [
    await generate(id, clerk.token),
    await generate(id, manager.token),
    await generate(number, admin.token),
  ];

  for (const response of denied) {
    expect([response.status, response.body.code, response.body.detail]).toEqual([
      403,
      "RECEIPT_OF_ANOTHER",
      "Another user recorded this receipt. Ask a manager for its codes.",
    ]);
    expect(JSON.stringify(response.body)).not.toMatch(CODE);
  }
  expect(persian.body.detail).toBe("این رسید را کاربر دیگری ثبت کرده است. کدهای آن را از مدیر بخواهید.");
  expect(allowed.map(({ status, body: found }) => [status, found.data.codes])).toEqual([
    [200, codes],
    [200, codes],
    [200, codes],
  ]);
});

test("a manager who sends a clerk's receipt again sees its codes", async () => {
  const { clerk, manager } = await callers();
  const receipt = aReceipt();
  const first = await send(receipt, clerk.token);

  const again = await send(receipt, manager.token);

  expect([again.status, again.body.data.codes]).toEqual([200, first.body.data.codes]);
});

test("a receipt number in use names its clerk to staff, and no person to a key that does not read receipts", async () => {
  const { clerk, colleague } = await callers();
  const key = await aKey(app(), { scopes: ["receipts.write"] });
  const receipt = aReceipt();
  await send(receipt, clerk.token);
  const other = { ...receipt, purchase_amount: 9_000_000 };

  const [toClerk, toKey] = [await send(other, colleague.token), await send(other, key.token, "taken-1")];
  const persian = await app().rest("POST", "/api/receipts/create", other, {
    token: key.token,
    lang: "fa",
    headers: { "idempotency-key": "taken-2" },
  });

  expect([toClerk.status, toKey.status]).toEqual([409, 409]);
  expect(toClerk.body.detail).toContain(`by ${clerk.user.fullName} at`);
  expect(toKey.body.detail).toMatch(/^This receipt was already recorded by someone at .+ with different details\.$/);
  expect(persian.body.detail).toMatch(/^این رسید قبلاً توسط کاربری در /);
  expect(JSON.stringify([toKey.body, persian.body])).not.toContain(clerk.user.fullName);
});

test("the codes of an imported or older receipt without a recorder are for managers alone", async () => {
  const { clerk, manager } = await callers();
  const { body } = await send(aReceipt(), clerk.token);
  await app().sql("update receipts set created_by = null where id = $1", [body.data.id]);
  await app().sql("alter table audit_log disable trigger audit_log_append_only");
  await app().sql("delete from audit_log where entity_id = $1", [body.data.id]);
  await app().sql("alter table audit_log enable trigger audit_log_append_only");

  const [own, managers] = [await generate(body.data.id, clerk.token), await generate(body.data.id, manager.token)];

  expect([own.status, managers.status]).toEqual([403, 200]);
});
