import { openingDayEvents } from "../../server/features/events/event.service";
import { useApp } from "../support/app";
import { aMember, aStaff, drawCalls } from "../support/draws";
import { hoursFromNow, signedIn } from "../support/factories";
import { addCode, anEvent, aVisitor, bring, waiting } from "./fixtures";

const app = useApp();

const DRAFT = { name: "Yalda night", mode: "opening_day", start_date: hoursFromNow(1), end_date: hoursFromNow(30) };
const post = (token: string, draft: object, lang: "en" | "fa" = "en") =>
  app().rest("POST", "/api/events", draft, { token, lang });

test("an event is created, listed with its counts and figures, changed and deleted", async () => {
  const { token } = await signedIn(app(), "admin");

  const made = await post(token, { ...DRAFT, description: "شب يلدا" });
  const id = made.body.data.event_id as string;
  await addCode(app(), id, "ABCD-1234");
  const list = await app().rest("GET", "/api/events?page=1&page_size=50", undefined, { token });
  const changed = await app().rest(
    "PUT",
    `/api/events/${id}`,
    { ...DRAFT, name: "Yalda", mode: "normal", is_active: false },
    { token },
  );
  const [line] = await app().sql<{ details: { changes: object } }>(
    "select a.details from audit_log a where a.entity = 'event' and a.entity_id = $1 and a.action = 'UPDATE'",
    [id],
  );
  const deletion = await app().rest("DELETE", `/api/events/${id}`, undefined, { token });
  const after = await app().rest("GET", `/api/events/${id}`, undefined, { token });

  expect(made.status).toBe(201);
  expect(made.body.message).toBe("Event created successfully!");
  expect(made.body.data).toMatchObject({
    description: "شب یلدا",
    mode: "opening_day",
    is_active: true,
    phase: "upcoming",
  });
  expect(list.body.events[0]).toMatchObject({ event_id: id, codes: { total: 1, unused: 1, claimed: 0, invalid: 0 } });
  expect(list.body.stats).toMatchObject({ total_events: 1, active_events: 1, opening_day_events: 1 });
  expect(changed.body.data).toMatchObject({ name: "Yalda", mode: "normal", phase: "inactive" });
  expect(line?.details.changes).toMatchObject({
    name: ["Yalda night", "Yalda"],
    mode: ["opening_day", "normal"],
    isActive: [true, false],
  });
  expect([deletion.status, after.status]).toEqual([200, 404]);
});

test.each([
  ["name", { name: " " }, "Name is required", "نام الزامی است"],
  [
    "end_date",
    { end_date: DRAFT.start_date },
    "The end must be after the start",
    "تاریخ پایان باید بعد از تاریخ شروع باشد",
  ],
  ["start_date", { start_date: "tomorrow" }, "Enter a valid date and time", "تاریخ و ساعت معتبری وارد کنید"],
])("an event with a wrong %s is rejected in both languages", async (field, draft, en, fa) => {
  const { token } = await signedIn(app(), "manager");

  const [english, persian] = [
    await post(token, { ...DRAFT, ...draft }),
    await post(token, { ...DRAFT, ...draft }, "fa"),
  ];

  expect([english.status, english.body.detail, english.body.fields[0].field]).toEqual([400, en, field]);
  expect(persian.body.detail).toBe(fa);
});

test("the mode cannot change after a claim; the claimed codes of a deleted event stay with their owners", async () => {
  const { token } = await signedIn(app(), "admin");
  const { id } = await anEvent(app());
  const [code = ""] = await waiting(app(), id, 1);
  const visitor = aVisitor();
  await bring(app(), id, code, visitor);
  const put = (mode: string) => app().rest("PUT", `/api/events/${id}`, { ...DRAFT, mode }, { token });

  expect((await put("normal")).body.code).toBe("EVENT_MODE_LOCKED");
  expect((await put("opening_day")).status).toBe(200);
  expect((await app().rest("DELETE", `/api/events/${id}`, undefined, { token })).status).toBe(200);
  expect((await app().rest("GET", `/api/events/${id}`, undefined, { token })).status).toBe(404);
  const query = `phone=${visitor.phone_number}&national_code=${visitor.id_card_number}`;
  const { body } = await app().rest("GET", `/api/customers/lookup?${query}`);
  expect(body.lottery_codes.map((held: { code: string }) => held.code)).toEqual([code]);
  expect(await app().doctor()).toBe("");
});

test("an event cannot be deleted after the freeze of one of its draws", async () => {
  const staff = await aStaff(app());
  const { id } = await anEvent(app());
  const { create, post, freeze } = drawCalls(app(), staff);
  const draw = await create({ event_id: id });
  await post(staff.manager, draw, "/announce");
  await aMember(app(), staff.admin, 1);
  await freeze(draw);

  const rejected = await app().rest("DELETE", `/api/events/${id}`, undefined, { token: staff.admin.token });

  expect(rejected).toMatchObject({ status: 409, body: { code: "EVENT_HAS_DRAW" } });
});

test("the public sees opening-day events that are active and not over, running ones first", async () => {
  await app().sql("update events set deleted_at = now()");
  const soon = await anEvent(app(), { name: "soon", startDate: hoursFromNow(1), endDate: hoursFromNow(5) });
  const later = await anEvent(app(), { name: "later", startDate: hoursFromNow(9), endDate: hoursFromNow(19) });
  const running = await anEvent(app(), { name: "running" });
  await anEvent(app(), { name: "over", startDate: hoursFromNow(-9), endDate: hoursFromNow(-1) });
  await anEvent(app(), { name: "off", isActive: false });
  await anEvent(app(), { name: "normal", mode: "normal" });

  const { body } = await app().rest("GET", "/api/opening-day/events");

  expect(body.events.map(({ event_id }: { event_id: string }) => event_id)).toEqual([running.id, soon.id, later.id]);
  expect(body.data.events).toEqual(body.events);
  expect(Object.keys(body.events[0]).sort()).toEqual(
    ["description", "end_date", "event_id", "is_active", "is_open", "mode", "name", "start_date"].sort(),
  );
});

test("the public sees an opening day until the moment of its end, which is not part of it", async () => {
  const end = new Date(hoursFromNow(20));
  const { id } = await anEvent(app(), { name: "Until then", endDate: end.toISOString() });
  const isShownAt = async (now: Date) => (await openingDayEvents(app().ctx({ now }))).some((event) => event.id === id);

  expect(await isShownAt(new Date(end.getTime() - 1))).toBe(true);
  expect(await isShownAt(end)).toBe(false);
});

test("a pool is paged by status with exact totals, newest first", async () => {
  const { token } = await signedIn(app(), "manager");
  const { id } = await anEvent(app());
  const codes = await waiting(app(), id, 30);
  await bring(app(), id, codes[4] ?? "", aVisitor());
  const page = async (query: string) =>
    (await app().rest("GET", `/api/events/${id}/lottery-codes?${query}`, undefined, { token })).body;

  const first = await page("page=1");
  const second = await page("page=2");
  const claimed = await page("status=claimed");
  const unused = await page("status=unused&page_size=100");

  expect(first.codes).toHaveLength(25);
  expect(first).toMatchObject({ page: 1, page_size: 25, total: 30, total_pages: 2, has_next: true });
  expect([...first.codes, ...second.codes].map(({ lottery_code }) => lottery_code)).toEqual([...codes].reverse());
  expect(claimed.codes).toMatchObject([
    { lottery_code: codes[4], status: "claimed", source: "import", assigned_to: "سارا کریمی نژاد" },
  ]);
  expect([claimed.total, unused.total]).toEqual([1, 29]);
});

test("a code can be added once per event, in any spelling", async () => {
  const { token } = await signedIn(app(), "manager");
  const [here, there] = [await anEvent(app()), await anEvent(app())];
  const enter = (id: string, lottery_code: string) =>
    app().rest(
      "POST",
      `/api/events/${id}/lottery-codes/manual`,
      { lottery_code, batch_id: "B1", notes: "gold" },
      { token },
    );

  const first = await enter(here.id, "Gold-Star-9");
  const same = await enter(here.id, "goldstar۹");
  const elsewhere = await enter(there.id, "GOLDSTAR9");

  expect([first.status, same.status, elsewhere.status]).toEqual([201, 409, 201]);
  expect(first.body).toMatchObject({
    message: "Lottery code added successfully.",
    data: { lottery_code: "Gold-Star-9", source: "manual", status: "unused", batch_id: "B1", notes: "gold" },
  });
  expect(same.body.fields).toMatchObject([{ field: "lottery_code", code: "CODE_EXISTS" }]);
});

test("an invalidated code is reinstated unless it was claimed", async () => {
  const { token } = await signedIn(app(), "manager");
  const { id } = await anEvent(app());
  const [free = "", claimed = ""] = await waiting(app(), id, 2);
  await bring(app(), id, claimed, aVisitor());
  const idOf = async (code: string) =>
    (await app().sql<{ id: string }>("select id::text from lottery_codes where code = $1", [code]))[0]?.id ?? "";
  const act = async (code: string, what: string, body: object = { reason: "misprint" }) =>
    app().rest("POST", `/api/lottery-codes/${await idOf(code)}/${what}`, body, { token });

  const steps = [
    await act(free, "invalidate"),
    await act(free, "invalidate"),
    await act(free, "reinstate", {}),
    await act(claimed, "invalidate"),
    await act(claimed, "reinstate", {}),
    await act(free, "invalidate", { reason: "" }),
  ];

  expect(steps.map(({ status, body }) => [status, body.data?.status ?? body.code])).toEqual([
    [200, "invalid"],
    [409, "CODE_INVALIDATED"],
    [200, "unused"],
    [200, "invalid"],
    [409, "CODE_ALREADY_CLAIMED"],
    [400, "BAD_USER_INPUT"],
  ]);
});

test("campaigns of an event are created, listed with the paging of older clients, changed and deleted", async () => {
  const { token } = await signedIn(app(), "admin");
  const { id } = await anEvent(app());
  const draft = { name: "Double stars", start_date: hoursFromNow(-1), end_date: hoursFromNow(1), bonus_multiplier: 2 };

  const made = await app().rest("POST", `/api/events/${id}/campaigns`, draft, { token });
  const campaign = made.body.data.campaign_id as string;
  const list = await app().rest("GET", `/api/events/${id}/campaigns`, undefined, { token });
  const all = await app().rest("GET", "/api/campaigns?skip=1&limit=1", undefined, { token });
  const changed = await app().rest("PUT", `/api/campaigns/${campaign}`, { ...draft, bonus_multiplier: 4 }, { token });
  const wrong = await app().rest("PUT", `/api/campaigns/${campaign}`, { ...draft, bonus_multiplier: 11 }, { token });
  const deletion = await app().rest("DELETE", `/api/campaigns/${campaign}`, undefined, { token });
  const after = await app().rest("GET", `/api/campaigns/${campaign}`, undefined, { token });

  expect([made.status, made.body.data]).toMatchObject([
    201,
    { name: "Double stars", bonus_multiplier: 2, is_active: true },
  ]);
  expect(list.body).toMatchObject({ campaigns: [{ campaign_id: campaign }], total: 1, skip: 0, limit: 50 });
  expect(all.body).toMatchObject({ campaigns: [], total: 1, skip: 1, limit: 1 });
  expect(changed.body.data.bonus_multiplier).toBe(4);
  expect(wrong.body.fields).toMatchObject([{ field: "bonus_multiplier", code: "BONUS_INVALID" }]);
  expect([deletion.status, after.status]).toEqual([200, 404]);
});

test("a slice starts at a multiple of its limit, and authentication comes first", async () => {
  const { token } = await signedIn(app(), "admin");
  const queries = ["skip=1&limit=2", "skip=-1", "skip=x", "limit=0", "limit=101"];
  const anonymous = await app().rest("GET", "/api/campaigns?skip=1&limit=2");
  const rejected = await Promise.all(
    queries.map((query) => app().rest("GET", `/api/campaigns?${query}`, undefined, { token })),
  );

  expect(rejected.map(({ status, body }) => [status, body.fields?.[0]?.field])).toEqual([
    [400, "skip"],
    [400, "skip"],
    [400, "skip"],
    [400, "limit"],
    [400, "limit"],
  ]);
  expect(anonymous.status).toBe(401);
});

test.each(["soon", "2026-02-30T10:00:00Z", "2026-08-32T10:00:00", 5, true, {}])(
  "the instant %j is rejected by field, in the caller's language",
  async (startDate) => {
    const { token } = await signedIn(app(), "admin");
    const query = "mutation ($input: EventInput!) { createEvent(input: $input) { id } }";
    const input = { name: "Nowruz", mode: "NORMAL", startDate, endDate: hoursFromNow(1) };

    const { body } = await app().rest("POST", "/graphql", { query, variables: { input } }, { token, lang: "fa" });

    expect(body.errors[0].extensions.fields).toEqual([
      {
        field: "startDate",
        code: "DATE_INVALID",
        message: "تاریخ و ساعت معتبری وارد کنید",
      },
    ]);
  },
);

test("all invariants hold at the end", async () => {
  expect(await app().doctor()).toBe("");
});
