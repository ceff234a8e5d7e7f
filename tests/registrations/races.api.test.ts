import { useApp } from "../support/app";
import { signedIn } from "../support/factories";
import { untilWaiting } from "../support/lock-waiters";
import { withRetries } from "../support/retry";
import { statusCounts } from "../support/sign-in";
import { addCode, anEvent, atDesk, aVisitor, bring, waiting } from "../events/fixtures";

const app = useApp();

const ROUNDS = [1, 2, 3, 4, 5];

test.each(ROUNDS)(
  "of 200 concurrent registrations for one code one succeeds (round %i)",
  async () => {
    const { token } = await signedIn(app(), "counter");
    const { id } = await anEvent(app());
    await addCode(app(), id, "GOLDEN-0001");

    const responses = await Promise.all(
      Array.from({ length: 200 }, () => {
        const visitor = aVisitor();
        return withRetries(() => bring(app(), id, "golden 0001", visitor, { token }));
      }),
    );

    const registered = await app().sql("select 1 from registrations where event_id = $1", [id]);
    const people = await app().sql("select 1 from participants where event_id = $1", [id]);
    expect(statusCounts(responses)).toEqual({ 201: 1, 409: 199 });
    expect([registered.length, people.length]).toEqual([1, 1]);
  },
  60_000,
);

test.each(ROUNDS)(
  "of 200 concurrent registrations for a pool of 100 exactly 100 succeed (round %i)",
  async () => {
    const { token } = await signedIn(app(), "counter");
    const { id } = await anEvent(app());
    await waiting(app(), id, 100);

    const responses = await Promise.all(
      Array.from({ length: 200 }, () => {
        const visitor = aVisitor();
        return withRetries(() => atDesk(app(), id, visitor, token));
      }),
    );

    const given = responses.flatMap(({ status, body }) => (status === 201 ? [body.lottery_code as string] : []));
    const rejected = responses.filter(({ status }) => status !== 201);
    expect(statusCounts(responses)).toEqual({ 201: 100, 409: 100 });
    expect(new Set(given).size).toBe(100);
    expect([...new Set(rejected.map(({ body }) => body.code))]).toEqual(["POOL_EMPTY"]);
  },
  60_000,
);

test.each(ROUNDS)(
  "of ten desks that scan one code at the same time one gets it, the others the next ones (round %i)",
  async () => {
    const { token } = await signedIn(app(), "counter");
    const { id } = await anEvent(app());
    const codes = await waiting(app(), id, 10);

    const responses = await Promise.all(
      codes.map(() => withRetries(() => atDesk(app(), id, { ...aVisitor(), qr_code_data: codes[4] }, token))),
    );

    expect(statusCounts(responses)).toEqual({ 201: 10 });
    expect(responses.map(({ body }) => body.lottery_code).sort()).toEqual([...codes].sort());
  },
  60_000,
);

test.each(ROUNDS)(
  "20 concurrent registrations of one person succeed up to the limit (round %i)",
  async () => {
    const { token } = await signedIn(app(), "counter");
    const { id } = await anEvent(app(), { codesPerPerson: 7 });
    const codes = await waiting(app(), id, 20);
    const visitor = aVisitor();

    const responses = await Promise.all(
      codes.map((code) => withRetries(() => bring(app(), id, code, visitor, { token }))),
    );

    const [place] = await app().sql<{ codes: number }>("select codes from participants where event_id = $1", [id]);
    expect(statusCounts(responses)).toEqual({ 201: 7, 409: 13 });
    expect(place?.codes).toBe(7);
  },
  60_000,
);

test.each(ROUNDS)(
  "twenty concurrent repetitions create one registration (round %i)",
  async () => {
    const { token } = await signedIn(app(), "counter");
    const { id } = await anEvent(app());
    await waiting(app(), id, 20);
    const visitor = aVisitor();

    const responses = await Promise.all(
      Array.from({ length: 20 }, () => withRetries(() => atDesk(app(), id, visitor, token))),
    );

    expect(statusCounts(responses)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(responses.map(({ body }) => body.lottery_code)).size).toBe(1);
  },
  60_000,
);

test("the last code of a pool is given when the claim that holds it is rolled back", async () => {
  const { token } = await signedIn(app(), "counter");
  const { id } = await anEvent(app());
  const [code = ""] = await waiting(app(), id, 1);
  const runner = app().product.primary.createQueryRunner();
  await runner.startTransaction();
  await runner.query("select from lottery_codes where event_id = $1 for update", [id]);
  const registration = atDesk(app(), id, aVisitor(), token);
  const waited = await Promise.race([untilWaiting(app(), 1), registration]);
  await runner.rollbackTransaction();
  await runner.release();

  expect(waited).toBe(true);
  expect((await registration).body).toMatchObject({ success: true, lottery_code: code });
});

test("a concurrent claim, invalidation and deletion of the event leave a consistent state", async () => {
  const { token } = await signedIn(app(), "admin");
  for (let round = 0; round < 20; round++) {
    const { id } = await anEvent(app());
    const { id: codeId } = await addCode(app(), id, "ONLYONE1");
    await Promise.all([
      bring(app(), id, "ONLYONE1", aVisitor(), { token }),
      app().rest("POST", `/api/lottery-codes/${codeId}/invalidate`, { reason: "printed twice" }, { token }),
      app().rest("DELETE", `/api/events/${id}`, undefined, { token }),
    ]);
  }

  expect(await app().doctor()).toBe("");
}, 60_000);

test("all invariants hold at the end", async () => {
  expect(await app().doctor()).toBe("");
});
