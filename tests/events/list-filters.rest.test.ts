import { countWinners, winnersPage } from "../../server/features/registrations/registration.generated";
import { useApp } from "../support/app";
import { aStaff, drawCalls, TEST_CHAIN } from "../support/draws";
import { hoursFromNow, signedIn } from "../support/factories";
import { importer } from "../imports/importer";
import { anEvent, aVisitor, bring, waiting } from "./fixtures";

const app = useApp({ DRAND_RELAYS: "off" }, TEST_CHAIN);

const get = (path: string, token: string) => app().rest("GET", path, undefined, { token });

test("events are listed by mode and status; the statistics stay those of all events", async () => {
  const { token } = await signedIn(app(), "viewer");
  await app().sql("update events set deleted_at = now(), is_active = false");
  const ids = [];
  for (const draft of [{ mode: "opening_day" }, { mode: "normal" }, { mode: "normal", isActive: false }])
    ids.push((await anEvent(app(), draft)).id);
  const [openingDay, active, inactive] = ids;
  const list = async (query: string) => {
    const { body } = await get(`/api/events?${query}`, token);
    const events = body.events as { event_id: string }[];
    expect(body.stats).toMatchObject({ total_events: 3, active_events: 2 });
    expect(body.total_items).toBe(events.length);
    return events.map(({ event_id: id }) => id);
  };

  expect(await list("")).toEqual([inactive, active, openingDay]);
  expect(await list("mode=opening_day")).toEqual([openingDay]);
  expect(await list("mode=normal&is_active=true")).toEqual([active]);
  expect(await list("is_active=false")).toEqual([inactive]);
  expect(await list("mode=opening_day&is_active=false")).toEqual([]);
});

test("events are found by a part of the name, with Arabic letters and any digits", async () => {
  const { token } = await signedIn(app(), "viewer");
  await app().sql("update events set deleted_at = now(), is_active = false");
  const [nowruz, yalda] = [
    (await anEvent(app(), { name: "Nowruz Festival" })).id,
    (await anEvent(app(), { name: "جشن یلدای ۱۴۰۵", mode: "normal" })).id,
  ];
  const list = async (query: Record<string, string>) => {
    const { body } = await get(`/api/events?${new URLSearchParams(query).toString()}`, token);
    const events = body.events as { event_id: string }[];
    expect(body.total_items).toBe(events.length);
    return events.map(({ event_id: id }) => id);
  };

  expect(await list({ search: "nowruz" })).toEqual([nowruz]);
  expect(await list({ search: "يلداي 1405" })).toEqual([yalda]);
  expect(await list({ search: "یلدا", mode: "opening_day" })).toEqual([]);
  expect(await list({ search: "%" })).toEqual([]);
  expect(await list({ search: " " })).toEqual([yalda, nowruz]);
});

test("campaigns are listed by event and status", async () => {
  const { token } = await signedIn(app(), "manager");
  const [event, other] = [await anEvent(app()), await anEvent(app())];
  const create = async (eventId: string, isActive: boolean) => {
    const draft = {
      name: "Double points",
      start_date: hoursFromNow(-1),
      end_date: hoursFromNow(1),
      is_active: isActive,
    };
    const { body } = await app().rest("POST", `/api/events/${eventId}/campaigns`, draft, { token });
    return body.data.campaign_id as string;
  };
  const active = await create(event.id, true);
  const inactive = await create(event.id, false);
  const foreign = await create(other.id, false);
  const list = async (path: string) =>
    ((await get(path, token)).body.campaigns as { campaign_id: string }[]).map(({ campaign_id: id }) => id);

  expect(await list(`/api/events/${event.id}/campaigns`)).toEqual([inactive, active]);
  expect(await list(`/api/events/${event.id}/campaigns?is_active=true`)).toEqual([active]);
  expect(await list(`/api/events/${event.id}/campaigns?is_active=false`)).toEqual([inactive]);
  expect(await list("/api/campaigns?is_active=false&page_size=2")).toEqual([foreign, inactive]);
});

test("a campaign of an inactive event is not counted as active, and has a phase of its own", async () => {
  const { token } = await signedIn(app(), "manager");
  const event = await anEvent(app());
  const draft = { name: "Double points", start_date: hoursFromNow(-1), end_date: hoursFromNow(1) };
  const create = (changes: object) =>
    app().rest("POST", `/api/events/${event.id}/campaigns`, { ...draft, ...changes }, { token });
  const drafts = [
    {},
    { is_active: false },
    { start_date: hoursFromNow(0.5) },
    { start_date: hoursFromNow(-3), end_date: hoursFromNow(-2) },
  ];
  for (const changes of drafts) expect((await create(changes)).status).toBe(201);
  const shown = async () => {
    const { body } = await get(`/api/events/${event.id}/campaigns`, token);
    const { data } = (await get(`/api/events/${event.id}`, token)).body;
    return [data.active_campaigns, ...(body.campaigns as { phase: string }[]).map(({ phase }) => phase)];
  };

  const whileActive = await shown();
  await app().rest("PUT", `/api/events/${event.id}`, { is_active: false }, { token });

  expect(whileActive).toEqual([3, "ended", "upcoming", "inactive", "running"]);
  expect(await shown()).toEqual([0, "event_inactive", "event_inactive", "inactive", "event_inactive"]);
});

test("draws are listed by state", async () => {
  const staff = await aStaff(app());
  const { create, post } = drawCalls(app(), staff);
  const [draft, announced] = [await create(), await create()];
  await post(staff.manager, announced, "/announce");
  const list = async (query: string) =>
    ((await get(`/api/admin/draws?${query}`, staff.manager.token)).body.draws as { id: string }[]).map(({ id }) => id);

  expect(await list("page_size=2")).toEqual([announced, draft]);
  expect(await list("state=draft&page_size=1")).toEqual([draft]);
  expect(await list("state=announced&page_size=1")).toEqual([announced]);
  expect(await list("state=settled")).toEqual([]);
});

test("imports are listed by type and status", async () => {
  const { token } = await signedIn(app(), "admin");
  const admin = importer(app(), token);
  const stores = await admin.check("stores", "store_name,store_type\r\nLale,1");
  const wrong = await admin.check("customers", "phone_number\r\n12");
  await admin.run(stores.id);
  await admin.settled(stores.id);
  const list = async (query: string) =>
    ((await get(`/api/import/jobs?${query}`, token)).body.data as { job_id: string }[]).map(({ job_id: id }) => id);

  expect(await list("")).toEqual([wrong.id, stores.id]);
  expect(await list("type=stores")).toEqual([stores.id]);
  expect(await list("status=complete")).toEqual([stores.id]);
  expect(await list("type=customers&status=complete")).toEqual([]);
});

test("the participants who won a prize are listed, of one event and of all", async () => {
  const staff = await aStaff(app());
  const event = await anEvent(app(), { codesPerPerson: 1 });
  const other = await anEvent(app());
  const codes = await waiting(app(), event.id, 3);
  const [foreign = ""] = await waiting(app(), other.id, 1);
  await bring(app(), other.id, foreign, aVisitor());
  for (const code of codes) expect((await bring(app(), event.id, code, aVisitor())).status).toBe(201);
  await app().sql("update lottery_codes set claimed_at = now() - interval '2 hours' where event_id = $1", [event.id]);
  await app().sql("update lottery_codes set created_at = now() - interval '2 hours' where event_id = $1", [event.id]);
  const { anchored, run } = drawCalls(app(), staff);
  const draft = { event_id: event.id, includes_pool: true };
  const { id: drawId } = await anchored(draft);
  const winners = async () => (await get(`/api/events/${event.id}`, staff.manager.token)).body.data.winners;
  expect(await winners()).toBeNull();
  const { body } = await run(drawId);
  const winner = body.data.results[0].customer_id;
  expect(await winners()).toBe(1);
  const list = async (path: string, page = "") => {
    const { body: found } = await get(`${path}?only_winners=true${page}`, staff.manager.token);
    const participants = found.participants as { customer_id: string; is_winner: boolean }[];
    return [found.total, participants.map(({ customer_id: id, is_winner: wins }) => [id, wins])];
  };

  const all = await get(`/api/events/${event.id}/participants`, staff.manager.token);
  expect(all.body.participants).toHaveLength(3);
  expect(await list(`/api/events/${event.id}/participants`)).toEqual([1, [[winner, true]]]);
  expect(await list(`/api/events/${event.id}/participants`, "&page=2")).toEqual([1, []]);
  expect(await list(`/api/events/${other.id}/participants`)).toEqual([0, []]);
  expect(await list("/api/participants")).toEqual([1, [[winner, true]]]);
});

test("the winners of a large event are found without reading all its participants", async () => {
  const event = await anEvent(app());
  // Smaller statements stay below the time limit on a busy machine.
  for (let from = 1; from <= 50_000; from += 5000)
    await app().sql(
      `with person as (
         insert into customers (id, national_code, phone_number, created_at, updated_at)
         select gen_random_uuid(), lpad(n::text, 10, '0'), '0935' || lpad(n::text, 7, '0'), now(), now()
         from generate_series($2::int, $2::int + 4999) n returning id)
       insert into participants (id, event_id, customer_id, created_at)
       select gen_random_uuid(), $1, p.id, now() from person p`,
      [event.id, from],
    );
  await app().sql("analyze participants, customers, draws, draw_results");

  for (const eventId of [event.id, null]) {
    const plans: string[] = [];
    const query = async (text: string, values: unknown[]) => {
      plans.push(JSON.stringify(await app().sql(`explain (format json) ${text}`, values)));
      return { rows: [], rowCount: 0 };
    };
    await winnersPage.run({ eventId, limit: 20, offset: 0 }, { query });
    await countWinners.run({ eventId }, { query });
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan).toContain("participants");
      expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"(participants|customers)"/);
    }
  }
});

test.each([
  "/api/events?mode=other",
  "/api/events?is_active=maybe",
  "/api/campaigns?is_active=maybe",
  "/api/admin/draws?state=over",
  "/api/import/jobs?type=secrets",
  "/api/import/jobs?status=over",
  "/api/participants?only_winners=maybe",
  `/api/events?search=${"a".repeat(101)}`,
])("%s is rejected", async (path) => {
  const { token } = await signedIn(app(), "admin");
  expect((await get(path, token)).status).toBe(400);
});

test.each([
  ["/api/campaigns?is_active=true", 403],
  ["/api/admin/draws?state=draft", 403],
  ["/api/import/jobs?status=complete", 403],
  ["/api/participants?only_winners=true", 403],
])("a filter grants no permission: the till gets %s with %i", async (path, status) => {
  const { token } = await signedIn(app(), "counter");
  expect((await get(path, token)).status).toBe(status);
});
