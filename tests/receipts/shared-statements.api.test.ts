import { useApp } from "../support/app";
import { aKey, aReceipt, asInput, type ReceiptBody, signedIn } from "../support/factories";
import { untilWaiting } from "../support/lock-waiters";
import { withRetries } from "../support/retry";
import { eventually } from "../support/server-process";
import { withClient } from "../support/test-databases";

const app = useApp();

const CREATE = `mutation ($input: ReceiptInput!) { createReceipt(input: $input) { id replayed } }`;
const BULK = `mutation ($input: [ReceiptInput!]!) { createReceipts(input: $input) { receipt { id } error { code } } }`;

const create = (receipt: ReceiptBody, token: string, key?: string) =>
  app().rest("POST", "/api/receipts/create", receipt, { token, headers: key ? { "idempotency-key": key } : {} });

const again = ({ customer_phone, customer_national_code }: ReceiptBody): ReceiptBody =>
  aReceipt({ customer_phone, customer_national_code });

/** The receipts by the transaction that wrote them: one statement is one transaction. */
const statements = (numbers: string[]) =>
  app().sql<{ callers: number; receipts: number }>(
    `select count(distinct coalesce(r.created_by, '00000000-0000-0000-0000-000000000000'))::int as callers,
       count(*)::int as receipts
     from receipts r where r.receipt_number = any($1) group by r.xmin::text`,
    [numbers],
  );

const doctor = async () => expect(await app().doctor()).toBe("");

test("receipts of two users and an API key share statements; each row has its own writer", async () => {
  const [first, second, key] = [await signedIn(app(), "counter"), await signedIn(app(), "manager"), await aKey(app())];
  const callers = [first.token, second.token, key.token];
  const sent = Array.from({ length: 60 }, (_, index) => ({ receipt: aReceipt(), token: callers[index % 3] ?? "" }));

  const responses = await Promise.all(
    // One idempotency key for all callers: it counts for each caller alone.
    sent.map(({ receipt, token }, index) => withRetries(() => create(receipt, token, `key-${Math.floor(index / 3)}`))),
  );

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  const written = await statements(sent.map(({ receipt }) => receipt.receipt_id));
  expect(written.length).toBeLessThan(60);
  expect(Math.max(...written.map(({ callers: count }) => count))).toBeGreaterThan(1);
  const actors = [
    [first.user.id, first.user.id, "counter"],
    [second.user.id, second.user.id, "manager"],
    [null, key.id, "key"],
  ];
  for (const [index, { body, headers }] of responses.entries()) {
    const [createdBy, actorId, actorRole] = actors[index % 3] ?? [];
    const rows = await app().sql(
      `select r.created_by, l.created_by as ledger_by, a.actor_id, a.actor_role, a.request_id, k.scope
       from receipts r join points_ledger l on l.receipt_id = r.id
         join audit_log a on a.entity_id = r.id::text and a.action = 'CREATE'
         join idempotency_keys k on k.receipt_id = r.id
       where r.id = $1`,
      [body.data.id],
    );
    expect(rows).toEqual([
      {
        created_by: createdBy,
        ledger_by: createdBy,
        actor_id: actorId,
        actor_role: actorRole,
        request_id: headers["x-request-id"],
        scope: `receipts:${actorId}`,
      },
    ]);
  }
  await doctor();
});

test("of 64 receipts in one call two conflict; the others are recorded", async () => {
  const { token } = await signedIn(app(), "counter");
  const known = aReceipt();
  await create(known, token);
  const receipts: ReceiptBody[] = Array.from({ length: 62 }, () => aReceipt());
  const sameNumber = { ...known, purchase_amount: 9_000_000 };
  const otherPhone = { ...again(known), customer_phone: aReceipt().customer_phone };

  const input = [...receipts.slice(0, 30), sameNumber, otherPhone, ...receipts.slice(30)].map(asInput);
  const { data } = await app().gql(BULK, { input }, { token });

  const codes = data.createReceipts.map(({ error }: { error: { code: string } | null }) => error?.code ?? null);
  expect(codes.filter((code: string | null) => code !== null)).toEqual(["RECEIPT_DUPLICATE", "IDENTITY_CONFLICT"]);
  expect(codes.slice(30, 32)).toEqual(["RECEIPT_DUPLICATE", "IDENTITY_CONFLICT"]);
  expect(await statements(receipts.map(({ receipt_id }) => receipt_id))).toEqual([{ callers: 1, receipts: 62 }]);
  await doctor();
});

test.each(["commit", "rollback"] as const)(
  "a receipt that meets an unfinished write of its customer waits for the %s; 63 others of the statement do not",
  async (end) => {
    const { token } = await signedIn(app(), "counter");
    const met = aReceipt();
    const others = Array.from({ length: 63 }, () => aReceipt());
    let isRecorded = false;

    const responses = await withClient(app().config.DATABASE_URL ?? "", async (client) => {
      await client.query("begin");
      await client.query(
        `insert into customers (id, national_code, phone_number, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, now(), now())`,
        [met.customer_national_code, met.customer_phone],
      );
      const waiting = create(met, token).finally(() => (isRecorded = true));
      const free = await Promise.all(others.map((receipt) => create(receipt, token)));
      expect(isRecorded).toBe(false);
      await client.query(end);
      return [...free, await waiting];
    });

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    const [customer] = await app().sql("select total_receipts from customers where national_code = $1", [
      met.customer_national_code,
    ]);
    expect(customer).toEqual({ total_receipts: 1 });
    await doctor();
  },
);

test("the other receipts of a statement are written together while one customer is locked", async () => {
  const { token } = await signedIn(app(), "counter");
  const locked = aReceipt();
  await create(locked, token);
  const others = Array.from({ length: 19 }, () => aReceipt());
  const numbers = others.map(({ receipt_id }) => receipt_id);

  const { data } = await withClient(app().config.DATABASE_URL ?? "", async (client) => {
    await client.query("begin");
    await client.query("select from customers c where c.national_code = $1 for update", [
      locked.customer_national_code,
    ]);
    const bulk = app().gql(BULK, { input: [again(locked), ...others].map(asInput) }, { token });
    await untilWaiting(app(), 1);
    expect(await statements(numbers)).toEqual([{ callers: 1, receipts: 19 }]);
    await client.query("commit");
    return bulk;
  });

  expect(data.createReceipts.map(({ error }: { error: unknown }) => error)).toEqual(new Array(20).fill(null));
  await doctor();
});

test("a locked customer delays only its own receipts, which keep their order", async () => {
  const { token } = await signedIn(app(), "counter");
  const locked = aReceipt();
  await create(locked, token);
  const own = [1, 2, 3].map(() => again(locked));
  const others = Array.from({ length: 20 }, () => aReceipt());
  const ended: string[] = [];
  const send = async (receipt: ReceiptBody) => {
    const { status } = await create(receipt, token);
    ended.push(receipt.receipt_id);
    return status;
  };

  const statuses = await withClient(app().config.DATABASE_URL ?? "", async (client) => {
    await client.query("begin");
    await client.query("select from customers c where c.national_code = $1 for update", [
      locked.customer_national_code,
    ]);
    const waiting = own.map(send);
    const free = await Promise.all(others.map(send));
    const endedBefore = [...ended];
    await client.query("commit");
    expect(endedBefore.sort()).toEqual(others.map(({ receipt_id }) => receipt_id).sort());
    return [...free, ...(await Promise.all(waiting))];
  });

  expect(new Set(statuses)).toEqual(new Set([201]));
  const order = await app().sql<{ number: string }>(
    "select receipt_number as number from receipts where receipt_number = any($1) order by xmin::text::bigint",
    [own.map(({ receipt_id }) => receipt_id)],
  );
  expect(order.map(({ number }) => number)).toEqual(own.map(({ receipt_id }) => receipt_id));
  await doctor();
});

test("new customers that an open transaction creates delay no other receipt of the statement", async () => {
  const { token } = await signedIn(app(), "counter");
  const blocked = Array.from({ length: 6 }, () => aReceipt());
  const others = Array.from({ length: 12 }, () => aReceipt());
  const statusOf = async (receipt: ReceiptBody) => (await create(receipt, token)).status;

  const statuses = await withClient(app().config.DATABASE_URL ?? "", async (client) => {
    await client.query("begin");
    await client.query(
      `insert into customers (id, national_code, phone_number, created_at, updated_at)
       select gen_random_uuid(), x.code, x.phone, now(), now() from unnest($1::text[], $2::text[]) as x (code, phone)`,
      [blocked.map((one) => one.customer_national_code), blocked.map((one) => one.customer_phone)],
    );
    const sent = blocked.map(statusOf);
    const free = await Promise.all(others.map(statusOf));
    await client.query("rollback");
    return [...free, ...(await Promise.all(sent))];
  });

  expect(statuses).toEqual(new Array(18).fill(201));
  await doctor();
});

test("a caller that disconnects has its receipt recorded once, and the repeated call returns it", async () => {
  const { token } = await signedIn(app(), "counter");
  const known = aReceipt();
  await create(known, token);
  const receipt = again(known);
  const address = await app().server.listen({ port: 0, host: "127.0.0.1" });
  const leaving = new AbortController();

  const left = await withClient(app().config.DATABASE_URL ?? "", async (client) => {
    await client.query("begin");
    await client.query("select from customers c where c.national_code = $1 for update", [known.customer_national_code]);
    const call = fetch(`${address}/api/receipts/create`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(receipt),
      signal: leaving.signal,
    }).catch((error: Error) => error.name);
    await untilWaiting(app(), 1);
    leaving.abort();
    const result = await call;
    await client.query("commit");
    return result;
  });

  expect(left).toBe("AbortError");
  const find = () =>
    app().sql<{ id: string }>("select id from receipts where receipt_number = $1", [receipt.receipt_id]);
  await eventually(async () => (await find()).length > 0, 5_000, "the receipt");
  const repeated = await create(receipt, token);
  expect([repeated.status, repeated.body.data.replayed]).toEqual([200, true]);
  expect(await find()).toEqual([{ id: repeated.body.data.id }]);
  await doctor();
});

test("a session that is revoked, and a role that changes, count for the next call", async () => {
  const clerk = await signedIn(app(), "counter");
  const others = await Promise.all([signedIn(app(), "counter"), signedIn(app(), "counter")]);
  const burst = () => [...others, clerk].map(({ token }) => create(aReceipt(), token));

  expect((await Promise.all(burst())).map(({ status }) => status)).toEqual([201, 201, 201]);
  await app().sql("update sessions set revoked_at = now(), revoked_reason = 'test' where user_id = $1", [
    clerk.user.id,
  ]);
  expect((await Promise.all(burst())).map(({ status }) => status)).toEqual([201, 201, 401]);
  await app().sql("update users set role = 'viewer' where id = $1", [others[1]?.user.id]);
  expect((await Promise.all(burst()))[1]?.status).not.toBe(201);
});

test("a call sees a flag that was changed before it", async () => {
  const { token } = await signedIn(app(), "counter");
  const createOne = () => app().gql(CREATE, { input: asInput(aReceipt()) }, { token });
  const codesOf = async (id: string) =>
    (await app().sql<{ codes: number }>("select codes_generated as codes from receipts where id = $1", [id]))[0]?.codes;

  await Promise.all([createOne(), createOne(), createOne()]);
  await app().sql("update feature_flags set is_enabled = false where name = 'lottery_code_generation'");
  const off = await Promise.all([createOne(), createOne(), createOne()]);
  await app().sql("update feature_flags set is_enabled = true where name = 'lottery_code_generation'");
  const on = await createOne();

  for (const { data } of off) expect(await codesOf(data.createReceipt.id)).toBe(0);
  expect(await codesOf(on.data.createReceipt.id)).toBe(3);
});
