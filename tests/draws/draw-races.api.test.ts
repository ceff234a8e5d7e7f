import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { beaconSeed, drawWinners } from "../../domain/draws/winners";
import { queryRows } from "../../server/kit/db/queries";
import { openApp, type TestApp } from "../support/app";
import { whileBlocked } from "../support/blocked-table";
import { aMember, aPrize, aStaff, drawCalls, signRound, type Staff, TEST_CHAIN } from "../support/draws";
import { aNationalCode, aPhone, aReceipt, aUser, hoursFromNow } from "../support/factories";
import { untilWaiting } from "../support/lock-waiters";
import { eventually } from "../support/server-process";

/** A relay of the beacon: it has the rounds of the test chain, or what a test makes it return. */
let relay: Server;
let requests: string[] = [];
let respond = (round: number): string => JSON.stringify({ round, signature: signRound(round) });
let app: TestApp;
let staff: Staff;

beforeAll(async () => {
  relay = createServer((request, response) => {
    requests.push(request.url ?? "");
    response.end(respond(Number(request.url?.split("/").at(-1))));
  });
  await new Promise<void>((done) => relay.listen(0, "127.0.0.1", done));
  const { port } = relay.address() as AddressInfo;
  // The first relay does not exist: the second one is asked at the same time.
  app = await openApp({ DRAND_RELAYS: `http://127.0.0.1:1,http://127.0.0.1:${port}` }, null, TEST_CHAIN);
  staff = await aStaff(app);
  for (const codes of [1, 2, 3]) await aMember(app, staff.admin, codes);
});

beforeEach(() => {
  requests = [];
  respond = (round) => JSON.stringify({ round, signature: signRound(round) });
});

afterAll(async () => {
  await app.close();
  await new Promise((done) => relay.close(done));
});

test("a run without a signature asks the relays for the round of the manifest", async () => {
  const { anchored, atDrawTime, both } = drawCalls(app, staff);
  const { id, round } = await anchored();
  const { status, body } = await atDrawTime(id, () => both(id, "/run"));

  expect(status).toBe(200);
  expect(body.data.state).toBe("drawn");
  expect(new Set(requests)).toEqual(new Set([`/${TEST_CHAIN.hash}/public/${round}`]));
  const result = await app.rest("GET", `/api/draws/${id}/result`);
  expect(result.body).toMatchObject({ round, signature: signRound(round) });
});

test.each([
  ["the signature of another round", (round: number) => JSON.stringify({ round, signature: signRound(round + 1) })],
  ["another round", (round: number) => JSON.stringify({ round: round + 1, signature: signRound(round + 1) })],
  ["no JSON", () => "<html>"],
  ["a long text", (round: number) => JSON.stringify({ round, signature: signRound(round), more: "x".repeat(10_000) })],
])("a relay that returns %s does not decide a draw", async (_, response) => {
  const { anchored, atDrawTime, post, read } = drawCalls(app, staff);
  const { id } = await anchored();
  respond = response;
  const { status, body } = await atDrawTime(id, () => post(staff.manager, id, "/run"));

  expect([status, body.code]).toEqual([503, "BEACON_UNREACHABLE"]);
  expect((await read(id)).state).toBe("anchored");
});

test("both people confirm at the same time: the draw has one result", async () => {
  const { anchored, atDrawTime, post, read } = drawCalls(app, staff);
  const { id } = await anchored({ reserves: 2 });
  await atDrawTime(id, async () => {
    await post(staff.manager, id, "/run");
    const responses = await Promise.all([1, 2, 3, 4].map(() => post(staff.admin, id, "/run")));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  const [{ count = 0 } = {}] = await app.sql<{ count: number }>(
    "select count(*)::int as count from draw_audit_entries a where a.draw_id = $1 and a.body like '%DRAW_DRAWN%'",
    [id],
  );
  expect(count).toBe(1);
  expect((await read(id)).results).toHaveLength(3);
});

test("the exclusions in a manifest are those of the moment of its entries", async () => {
  const { create, post, read } = drawCalls(app, staff);
  const id = await create({ excludes_staff: true });
  const { phone } = await aMember(app, staff.admin, 1);
  await post(staff.manager, id, "/announce");
  await post(staff.manager, id, "/freeze");
  // The freeze has read the people when it waits for the prizes, as the response does.
  const { call } = await whileBlocked(
    app,
    "draw_prizes",
    async () => {
      const freezing = post(staff.admin, id, "/freeze");
      await untilWaiting(app, 2);
      await aUser(app, { phoneNumber: phone });
      return { call: freezing };
    },
    "access exclusive",
  );
  await call;
  await eventually(async () => (await read(id)).state === "frozen", 20_000, "the end of the freeze");
  const { body } = await app.rest("GET", `/api/draws/${id}/manifest`);
  expect([body.owners, body.exclusions.count]).toEqual([4, 0]);
});

test("a freeze rejects merges and erasures, and later claims and receipts do not take part", async () => {
  const { create, post, both, read, run } = drawCalls(app, staff);
  const [keep, leave, returned] = [
    await aMember(app, staff.admin, 1),
    await aMember(app, staff.admin, 1),
    await aMember(app, staff.admin, 1),
  ];
  // Enough people that the freeze is still running when the calls arrive; a slow machine inserts them for seconds.
  await app.product.primary.transaction(async (tx) => {
    await queryRows(tx, "set local statement_timeout = 0");
    await queryRows(
      tx,
      `with people as (
       insert into customers (id, phone_number, national_code, total_codes, created_at, updated_at)
       select gen_random_uuid(), '09' || lpad(n::text, 9, '0'), '9' || lpad(n::text, 9, '0'), 1, now(), now()
       from generate_series(1, 20000) n returning id
     ), event as (
       insert into events (id, name, starts_at, ends_at, mode, is_active, codes_per_person, created_at, updated_at)
       values ('018f0000-0000-7000-8000-0000000000e1', 'Many', now() - interval '1 day', now() + interval '1 day', 'opening_day', true, 50, now(), now())
       returning id
     )
     insert into lottery_codes (code, display_code, event_id, source, status, customer_id, created_at, claimed_at)
     select 'C' || p.id, 'C' || p.id, e.id, 'manual', 'claimed', p.id, now() - interval '1 hour', now() - interval '1 hour'
     from people p, event e
     union all
     select 'WAITING23', 'WAITING23', e.id, 'manual', 'unused', null, now() - interval '1 hour', null from event e`,
    );
  });
  const id = await create({
    event_id: "018f0000-0000-7000-8000-0000000000e1",
    includes_pool: true,
    period_start: hoursFromNow(-2),
    prizes: [aPrize({ quantity: 2 })],
  });
  await post(staff.manager, id, "/announce");
  await both(id, "/freeze");
  const call = (path: string, body?: object) => app.rest("POST", path, body, { token: staff.admin.token });
  const visitor = { full_name: "Sara Karimi", phone_number: aPhone(), id_card_number: aNationalCode() };
  const [erased, merged, voided, claimed, recorded] = await Promise.all([
    call(`/api/admin/customers/${leave.customerId}/erase`),
    call(`/api/admin/customers/${keep.customerId}/merge`, { merge_id: leave.customerId }),
    call(`/api/receipts/${returned.receiptId}/void`, { reason: "Returned" }),
    call("/v1/lottery/claim", { ...visitor, code: "WAITING23" }),
    call("/api/receipts/create", aReceipt()),
  ]);
  expect([erased.body.code, merged.body.code]).toEqual(["DRAW_FREEZING", "DRAW_FREEZING"]);
  expect([voided.status, claimed.status, recorded.status]).toEqual([200, 201, 201]);

  const frozen = await eventually(
    async () => {
      const draw = await read(id);
      return draw.freeze.status === "running" ? null : draw;
    },
    30_000,
    "the end of the freeze",
  );
  expect(frozen.state).toBe("frozen");
  const lookup = await app.rest("POST", `/api/draws/${id}/proof`, {
    phone: visitor.phone_number,
    national_code: visitor.id_card_number,
  });
  expect(lookup.body.data).toEqual([]);
  expect((await call(`/api/admin/customers/${leave.customerId}/erase`)).body.code).toBe("CUSTOMER_IN_DRAW");
  await post(staff.manager, id, "/anchors", { note: "Wall" });
  const { data } = (await run(id)).body;
  for (const { customer_id: customer, status } of data.results as { customer_id: string; status: string }[])
    if (customer === returned.customerId) expect(status).toBe("disqualified");
});

/** Returns the id of the code that a run draws for the second place. */
async function reserveOf({ id, round, manifest_hash: hash }: Record<"id" | "round" | "manifest_hash", string>) {
  const entries = await app.sql<{ count: number; codes: string[] }>(
    "select code_count as count, code_ids::text[] as codes from draw_entries where draw_id = $1 order by row_index",
    [id],
  );
  const seed = beaconSeed(Buffer.from(signRound(Number(round)), "hex"), Buffer.from(hash, "hex"));
  const counts = entries.map(({ count }) => count);
  const [, { row, offset } = { row: 0, offset: 0 }] = drawWinners(seed, { counts, results: 2, onePerOwner: true });
  return entries[row]?.codes[offset];
}

test("a reserve whose code is being invalidated at the run is disqualified", async () => {
  const { anchored, atDrawTime, both, read } = drawCalls(app, staff);
  const draw = await anchored({ reserves: 1 });
  const code = await reserveOf(draw);
  await atDrawTime(draw.id, async () => {
    const { running } = await app.product.primary.transaction(async (tx) => {
      await queryRows(tx, "update lottery_codes set status = 'invalid', invalidated_at = now() where id = $1", [code]);
      const call = both(draw.id, "/run");
      await untilWaiting(app, 1);
      return { running: call };
    });
    await running;
  });

  expect((await read(draw.id)).results).toMatchObject([
    { place: 1, status: "winner" },
    { place: 2, status: "disqualified", reason: "code_invalidated" },
  ]);
});
