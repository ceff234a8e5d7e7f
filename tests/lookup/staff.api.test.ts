import { type CallOptions, openApp, type RestResponse, type TestApp, useApp } from "../support/app";
import { whileBlocked } from "../support/blocked-table";
import { concurrently } from "../support/retry";
import { aKey, aNationalCode, aPhone, aReceipt, signedIn } from "../support/factories";
import { statusCounts } from "../support/sign-in";
import { eventually } from "../support/server-process";
import { statementsOf } from "../support/statements";

const app = useApp();

const look = (phone: string, code: string, options: CallOptions, at: TestApp = app()): Promise<RestResponse> =>
  at.rest("GET", `/api/customers/lookup?phone=${phone}&national_code=${code}`, undefined, options);

async function aCustomer(at: TestApp = app()): Promise<{ id: string; phone: string; code: string }> {
  const { token } = await signedIn(at, "counter");
  const receipt = aReceipt();
  const { body } = await at.rest("POST", "/api/receipts/create", receipt, { token });
  return { id: body.data.customer_id, phone: receipt.customer_phone, code: receipt.customer_national_code };
}

interface Line {
  entity_id: string | null;
  details: Record<string, unknown>;
}

const lookupsOf = (actorId: string): Promise<Line[]> =>
  app().sql<Line>(
    "select a.entity_id, a.details from audit_log a where a.actor_id = $1 and a.action = 'LOOKUP' order by a.id",
    [actorId],
  );

test.each(["viewer", "counter", "manager"] as const)(
  "200 wrong national codes of one phone by a %s: 60 are checked, from any address, then the session waits",
  async (role) => {
    const { phone, code } = await aCustomer();
    const { token } = await signedIn(app(), role);

    const responses = [];
    for (let n = 0; n < 200; n++) responses.push(await look(phone, aNationalCode(), { token }));
    const right = await look(phone, code, { token });
    const other = await look(phone, code, { token: (await signedIn(app(), role)).token });

    expect(statusCounts(responses)).toEqual({ 404: 60, 429: 140 });
    expect([right.status, other.status]).toEqual([429, 200]);
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
  },
);

test("of 40 concurrent wrong codes of one session at most its limit of failures is checked", async () => {
  const strict = await openApp({ STAFF_LOOKUP_FAILURES_PER_HOUR: "5" });
  const { phone } = await aCustomer(strict);
  const { token } = await signedIn(strict, "viewer");

  const responses = await concurrently(40, () => look(phone, aNationalCode(), { token }, strict));
  await strict.close();

  expect(statusCounts(responses)).toEqual({ 404: 5, 429: 35 });
});

test("a session and a key have the configured number of look-ups an hour", async () => {
  const strict = await openApp({ STAFF_LOOKUPS_PER_HOUR: "3" });
  const { phone, code } = await aCustomer(strict);
  const { token } = await signedIn(strict, "counter");
  const key = await aKey(strict, { scopes: ["lookup"] });
  const four = async (options: CallOptions) => {
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await look(phone, code, options, strict)).status);
    return statuses;
  };

  const statuses = [await four({ token }), await four({ token: key.token })];
  await strict.close();

  expect(statuses).toEqual([
    [200, 200, 200, 429],
    [200, 200, 200, 429],
  ]);
});

test("look-ups of new customers at a till do not count as guesses", async () => {
  const { token } = await signedIn(app(), "counter");

  const responses = [];
  for (let n = 0; n < 80; n++) responses.push(await look(aPhone(), aNationalCode(), { token }));

  expect(statusCounts(responses)).toEqual({ 404: 80 });
});

test("each look-up of staff is an audit entry: the customer found, or the masked phone, and no full number", async () => {
  const { id, phone, code } = await aCustomer();
  const { token, user } = await signedIn(app(), "viewer");
  const missing = aPhone();

  await look(phone, code, { token });
  await look(missing, code, { token });
  await app().rest("GET", `/api/customers/${id}/summary?phone=${phone}&national_code=${code}`, undefined, { token });
  const lines = await lookupsOf(user.id);

  expect(lines).toEqual([
    { entity_id: id, details: { found: true } },
    { entity_id: null, details: { found: false, phoneNumber: `${missing.slice(0, 4)}***${missing.slice(-4)}` } },
  ]);
  for (const number of [phone, code, missing]) expect(JSON.stringify(lines)).not.toContain(number);
});

test("a key's look-ups and a counter's summaries and event codes are audit entries too", async () => {
  const { id, phone, code } = await aCustomer();
  const { token, user } = await signedIn(app(), "counter");
  const key = await aKey(app(), { scopes: ["lookup"] });

  await app().rest("GET", `/api/customers/${id}/summary?phone=${phone}&national_code=${code}`, undefined, { token });
  await look(phone, code, { token: key.token });

  expect([await lookupsOf(user.id), await lookupsOf(key.id)]).toEqual([
    [{ entity_id: id, details: { found: true } }],
    [{ entity_id: id, details: { found: true } }],
  ]);
});

test("adding a known customer counts as a look-up; a wrong pair counts as a failure", async () => {
  const { id, phone, code } = await aCustomer();
  const { token, user } = await signedIn(app(), "counter");
  const add = (phone_number: string, national_code: string) =>
    app().rest("POST", "/api/customers/create", { phone_number, national_code }, { token });

  const known = await add(phone, code);
  const added = await add(aPhone(), aNationalCode());
  const guesses = [];
  for (let n = 0; n < 70; n++) guesses.push(await add(phone, aNationalCode()));
  const lines = await lookupsOf(user.id);

  expect([known.status, added.status]).toEqual([200, 200]);
  expect(statusCounts(guesses)).toEqual({ 409: 60, 429: 10 });
  expect(lines).toHaveLength(61);
  expect(lines[0]).toEqual({ entity_id: id, details: { found: true } });
  expect(lines[60]?.details).toEqual({ found: false, phoneNumber: `${phone.slice(0, 4)}***${phone.slice(-4)}` });
});

test("look-ups that share statements get their own page or miss, and an audit entry of their own caller", async () => {
  const callers = await Promise.all(Array.from({ length: 6 }, () => signedIn(app(), "counter")));
  const known = await Promise.all(
    callers.slice(1).map(async ({ token }, index) => {
      const receipt = aReceipt({ purchase_amount: (index + 3) * 1_000_000 });
      const { body } = await app().rest("POST", "/api/receipts/create", receipt, { token });
      const { customer_id: id, codes } = body.data as { customer_id: string; codes: string[] };
      return { id, codes, phone: receipt.customer_phone, code: receipt.customer_national_code, page: 1 + (index % 3) };
    }),
  );
  const pairs = [{ id: null, codes: null, phone: aPhone(), code: aNationalCode(), page: 1 }, ...known];
  const { lookups, readAudits } = app().product.batchers;
  const untilAllWaitIn = (queue: Pick<typeof lookups, "counts">) =>
    eventually(
      () => queue.counts().running + queue.counts().waiting === callers.length,
      10_000,
      "all calls in the queue",
    );

  const { result: responses, statements } = await statementsOf(async () => {
    const { calls } = await whileBlocked(app(), "audit_log", async () => {
      const { calls } = await whileBlocked(
        app(),
        "customers",
        async () => {
          const calls = Promise.all(
            pairs.map(({ phone, code, page }, n) =>
              look(phone, `${code}&page_size=2&codes_page=${page}`, callers[n] ?? {}),
            ),
          );
          await untilAllWaitIn(lookups);
          return { calls };
        },
        "access exclusive",
      );
      await untilAllWaitIn(readAudits);
      return { calls };
    });
    return calls;
  });

  const shownIn = ({ body }: RestResponse): string[] | null =>
    (body.lottery_codes as { code: string }[] | undefined)?.map(({ code }) => code) ?? null;
  expect(responses.map(shownIn)).toEqual(
    pairs.map(({ codes, page }) => codes && [...codes].reverse().slice(2 * (page - 1), 2 * page)),
  );
  const entries = await Promise.all(callers.map(({ user }) => lookupsOf(user.id)));
  expect(entries.map((own) => own.map(({ entity_id: id, details }) => [id, details.found]))).toEqual(
    pairs.map(({ id }) => [[id, id !== null]]),
  );
  // The first two calls may find a free place; the others share the statement after them.
  const countOf = (text: string) => statements.filter((statement) => statement.includes(text)).length;
  expect(countOf("totalPurchases")).toBeLessThanOrEqual(3);
  expect(countOf("jsonb_to_recordset")).toBeLessThanOrEqual(3);
});
