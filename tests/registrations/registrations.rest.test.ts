import { useApp } from "../support/app";
import { concurrently } from "../support/retry";
import { aKey, aNationalCode, hoursFromNow, aPhone, aReceipt, signedIn } from "../support/factories";
import { statusCounts } from "../support/sign-in";
import { addCode, anEvent, atDesk, aVisitor, bring, waiting } from "../events/fixtures";

const app = useApp();

const flag = (name: string, isOn: boolean) =>
  app().sql("update feature_flags set is_enabled = $2 where name = $1", [name, isOn]);

afterEach(() => Promise.all([flag("opening_day_mode", true), flag("event_management", true)]));

test("a visitor with a code is registered, in their language, and gets no internal data", async () => {
  const { id } = await anEvent(app());
  await addCode(app(), id, "Star-77-Moon");

  const { status, body } = await bring(app(), id, "star77 moon", aVisitor(), { lang: "fa" });

  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    message: "ثبت‌نام شما با موفقیت انجام شد",
    registration_id: expect.any(String),
    lottery_code: "Star-77-Moon",
    registered_at: expect.any(String),
    replayed: false,
  });
});

test("a new person gets first name and the rest of the full name; a known one keeps theirs", async () => {
  const { token } = await signedIn(app(), "counter");
  const { id } = await anEvent(app());
  const [first, second] = await waiting(app(), id, 2);
  const visitor = aVisitor();

  await bring(app(), id, first ?? "", visitor);
  await bring(app(), id, second ?? "", { ...visitor, full_name: "Somebody Else" });
  const { body } = await app()
    .gql(
      `query ($p: String!, $c: String!) { lookup(phone: $p, nationalCode: $c) { customer { firstName lastName } lotteryCodes { code status } } }`,
      { p: visitor.phone_number, c: visitor.id_card_number },
      { token },
    )
    .then(({ data }) => ({ body: data }));

  expect(body.lookup.customer).toEqual({ firstName: "سارا", lastName: "کریمی نژاد" });
  expect(body.lookup.lotteryCodes.map(({ code }: { code: string }) => code)).toEqual([second, first]);
});

test("the same person with the same code gets the first result; another person gets no reason", async () => {
  const { id } = await anEvent(app());
  const [code = ""] = await waiting(app(), id, 1);
  const visitor = aVisitor();

  const first = await bring(app(), id, code, visitor);
  const again = await bring(app(), id, code, visitor);
  const other = await bring(app(), id, code, aVisitor());
  const unknown = await bring(app(), id, "NOSUCHCODE", aVisitor());

  expect([first.status, again.status, again.body.replayed]).toEqual([201, 200, true]);
  expect(again.body.registration_id).toBe(first.body.registration_id);
  const { request_id: _known, ...otherBody } = other.body;
  const { request_id: _unknown, ...unknownBody } = unknown.body;
  expect([other.status, otherBody]).toEqual([unknown.status, unknownBody]);
  expect(other.body.code).toBe("CODE_NOT_ACCEPTED");
});

test("a phone and a national code of different people are a generic error for the public and a specific one for staff", async () => {
  const { token } = await signedIn(app(), "counter");
  const { id } = await anEvent(app());
  const [first = "", second = ""] = await waiting(app(), id, 2);
  const visitor = aVisitor();
  await bring(app(), id, first, visitor);
  const otherUser = { ...visitor, phone_number: aPhone() };

  const open = await bring(app(), id, second, otherUser);
  const staff = await bring(app(), id, second, otherUser, { token });

  expect([open.body.code, staff.body.code]).toEqual(["CODE_NOT_ACCEPTED", "IDENTITY_CONFLICT"]);
});

test("at the desk the next code is assigned, in order, and the same person again gets the first one", async () => {
  const { token } = await signedIn(app(), "counter");
  const { id } = await anEvent(app());
  const codes = await waiting(app(), id, 3);
  const visitor = aVisitor();

  const first = await atDesk(app(), id, visitor, token);
  const again = await atDesk(app(), id, visitor, token);
  const next = await atDesk(app(), id, aVisitor(), token);

  expect(first.body).toMatchObject({
    message: "Customer registered successfully!",
    lottery_code: codes[0],
    customer_id: expect.any(String),
  });
  expect([again.status, again.body.lottery_code]).toEqual([200, codes[0]]);
  expect(next.body.lottery_code).toBe(codes[1]);
});

test("a scanned code of the pool is assigned; any other scan is stored as read", async () => {
  const { token } = await signedIn(app(), "counter");
  const { id } = await anEvent(app());
  const [, , third = ""] = await waiting(app(), id, 3);

  const scanned = await atDesk(app(), id, { ...aVisitor(), qr_code_data: ` ${third.toLowerCase()} ` }, token);
  const other = await atDesk(app(), id, { ...aVisitor(), qr_code_data: "https://example.com/ticket/9" }, token);
  const stored = await app().sql<{ qr: string }>(
    "select r.qr_code_data as qr from registrations r where r.event_id = $1 order by r.created_at",
    [id],
  );

  expect(scanned.body.lottery_code).toBe(third);
  expect(other.status).toBe(201);
  expect(stored.map(({ qr }) => qr)).toEqual([third.toLowerCase(), "https://example.com/ticket/9"]);
});

test("an empty pool rejects and stores nothing, unless the event registers without codes", async () => {
  const { token } = await signedIn(app(), "counter");
  const strict = await anEvent(app());
  const lenient = await anEvent(app(), { registersWithoutCode: true });
  const people = () => app().sql("select count(*)::int as n from customers");
  const before = await people();

  const rejected = await atDesk(app(), strict.id, aVisitor(), token);
  const after = await people();
  const taken = await atDesk(app(), lenient.id, aVisitor(), token);

  expect([rejected.status, rejected.body.code]).toEqual([409, "POOL_EMPTY"]);
  expect(after).toEqual(before);
  expect([taken.status, taken.body.lottery_code]).toEqual([201, null]);
});

test("a normal event accepts participants without a code", async () => {
  const { token } = await signedIn(app(), "counter");
  const { id } = await anEvent(app(), { mode: "normal" });

  const { body } = await atDesk(app(), id, aVisitor(), token);
  const list = await app().rest("GET", `/api/events/${id}/participants`, undefined, {
    token: (await signedIn(app(), "viewer")).token,
  });

  expect(body.lottery_code).toBeNull();
  expect(list.body).toMatchObject({
    total: 1,
    skip: 0,
    limit: 50,
    participants: [
      {
        customer_first_name: "سارا",
        customer_phone_number: expect.stringMatching(/^\*{7}\d{4}$/),
        codes: 0,
        is_winner: false,
      },
    ],
  });
});

test.each([
  ["upcoming", { startDate: hoursFromNow(1), endDate: hoursFromNow(2) }],
  ["over", { startDate: hoursFromNow(-2), endDate: hoursFromNow(-1) }],
  ["switched off", { isActive: false }],
])("an event that is %s accepts no registration", async (_, draft) => {
  const { token } = await signedIn(app(), "counter");
  const { id } = await anEvent(app(), draft);
  const [code = ""] = await waiting(app(), id, 1);

  const open = await bring(app(), id, code, aVisitor());
  const desk = await atDesk(app(), id, aVisitor(), token);
  const check = await app().rest("POST", "/v1/lottery/validate", { code, event_id: id }, { token });

  expect([open.body.code, desk.body.code]).toEqual(["EVENT_CLOSED", "EVENT_CLOSED"]);
  expect(check.body).toEqual({ success: true, valid: false, reason: "closed" });
});

test("staff get the reason why a code is not accepted, the public does not", async () => {
  const { token } = await signedIn(app(), "counter");
  const { token: admin } = await signedIn(app(), "admin");
  const [here, there] = [await anEvent(app()), await anEvent(app())];
  const [free = "", claimed = "", invalidatedCode = ""] = await waiting(app(), here.id, 3);
  await bring(app(), here.id, claimed, aVisitor());
  const [row] = await app().sql<{ id: string }>("select id::text from lottery_codes where code = $1", [
    invalidatedCode,
  ]);
  await app().rest("POST", `/api/lottery-codes/${row?.id}/invalidate`, { reason: "misprint" }, { token: admin });
  const ask = async (code: string, event_id: string, options = {}) =>
    (await app().rest("POST", "/api/opening-day/validate-code", { code, event_id }, options)).body.reason;

  const reasons = [
    await ask(free, here.id, { token }),
    await ask("NOSUCHCODE", here.id, { token }),
    await ask(claimed, here.id, { token }),
    await ask(invalidatedCode, here.id, { token }),
    await ask(free, there.id, { token }),
  ];
  const open = [
    await ask(free, here.id),
    await ask("NOSUCHCODE", here.id),
    await ask(claimed, here.id),
    await ask(invalidatedCode, here.id),
  ];

  expect(reasons).toEqual([null, "not_found", "claimed", "invalid", "wrong_event"]);
  expect(open).toEqual([null, "not_accepted", "not_accepted", "not_accepted"]);
});

test("a check with phone and national code is about this person; staff get the reason", async () => {
  const { token } = await signedIn(app(), "counter");
  const event = await anEvent(app(), { codesPerPerson: 1 });
  const [free = "", own = ""] = await waiting(app(), event.id, 2);
  const owner = aVisitor();
  await bring(app(), event.id, own, owner);
  const ask = async (code: string, visitor: object, options = {}) => {
    const body = { ...visitor, code };
    return (await app().rest("POST", "/api/opening-day/validate-code", body, options)).body;
  };
  const twoPeople = { ...aVisitor(), phone_number: owner.phone_number };

  const staff = [
    await ask(free, aVisitor(), { token }),
    await ask(own, owner, { token }),
    await ask(own, aVisitor(), { token }),
    await ask(free, twoPeople, { token }),
    await ask(free, owner, { token }),
  ];
  const open = [await ask(free, aVisitor()), await ask(own, owner), await ask(free, twoPeople), await ask(free, owner)];
  const half = await ask(free, { phone_number: owner.phone_number, id_card_number: "" });
  const malformed = await ask(free, { phone_number: "0912", id_card_number: "12" });

  expect(staff.map(({ valid, reason }) => [valid, reason])).toEqual([
    [true, null],
    [true, null],
    [false, "claimed"],
    [false, "identity_conflict"],
    [false, "codes_limit"],
  ]);
  expect(open.map(({ reason }) => reason)).toEqual([null, null, "not_accepted", "not_accepted"]);
  expect(half.valid).toBe(true);
  expect(malformed.fields).toMatchObject([
    { field: "phone_number", code: "PHONE_LENGTH" },
    { field: "id_card_number", code: "NATIONAL_CODE_LENGTH" },
  ]);
});

test("a check reserves nothing", async () => {
  const { id } = await anEvent(app());
  const [code = ""] = await waiting(app(), id, 1);
  await app().rest("POST", "/api/opening-day/validate-code", { code });

  const { status } = await bring(app(), id, code, aVisitor());

  expect(status).toBe(201);
});

test("500 wrong codes from one address: 10 a minute are checked, the rest have to wait", async () => {
  const responses = [];
  for (let n = 0; n < 50; n++) {
    responses.push(
      ...(await concurrently(10, (i) =>
        app().rest("POST", "/api/opening-day/validate-code", { code: `WRONG${n}X${i}` }, { ip: "10.77.0.1" }),
      )),
    );
  }

  expect(statusCounts(responses)).toEqual({ 200: 10, 429: 490 });
  expect(responses.find(({ status }) => status === 429)?.headers["retry-after"]).toEqual(
    expect.stringMatching(/^\d+$/),
  );
}, 60_000);

test("3,000 wrong pairs for an event's codes from one address: 30 are checked in the minute", async () => {
  const { id } = await anEvent(app());
  const responses = [];
  for (let n = 0; n < 300; n++) {
    responses.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, () =>
          app().rest("GET", `/api/events/${id}/my-codes?phone=${aPhone()}&id_card=${aNationalCode()}`, undefined, {
            ip: "10.77.0.2",
          }),
        ),
      )),
    );
  }

  expect(statusCounts(responses)).toEqual({ 404: 30, 429: 2970 });
}, 60_000);

test("the fourth registration of a phone in an event within the hour waits", async () => {
  const { id } = await anEvent(app());
  const codes = await waiting(app(), id, 4);
  const visitor = aVisitor();
  const statuses = [];
  for (const code of codes) statuses.push((await bring(app(), id, code, visitor)).status);

  expect(statuses).toEqual([201, 201, 201, 429]);
});

test("with opening day switched off the public gets a message in its language, and staff can still check codes", async () => {
  const { token } = await signedIn(app(), "counter");
  const { id } = await anEvent(app());
  const [code = ""] = await waiting(app(), id, 1);
  await flag("opening_day_mode", false);

  const responses = [
    await app().rest("GET", "/api/opening-day/events", undefined, { lang: "fa" }),
    await bring(app(), id, code, aVisitor()),
    await app().rest("POST", "/api/opening-day/validate-code", { code }),
    await app().rest("GET", `/api/events/${id}/my-codes?phone=${aPhone()}&id_card=${aNationalCode()}`),
  ];
  const staff = await app().rest("POST", "/v1/lottery/validate", { code }, { token });

  expect(responses.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([403, "FEATURE_OFF"]));
  expect(responses[0]?.body.detail).toBe("این امکان در حال حاضر غیرفعال است.");
  expect(staff.body.valid).toBe(true);
});

test("with the opening-day mode switched off desk and claims are rejected for opening-day events only", async () => {
  const { token } = await signedIn(app(), "counter");
  const { token: key } = await aKey(app(), { scopes: ["codes.claim"] });
  const [festival, sale] = [await anEvent(app()), await anEvent(app(), { mode: "normal" })];
  await waiting(app(), festival.id, 1);
  await flag("opening_day_mode", false);

  const stopped = await atDesk(app(), festival.id, aVisitor(), token);
  const overGraphql = await app().gql(
    "mutation ($id: ID!, $input: DeskInput!) { registerAtDesk(eventId: $id, input: $input) { registrationId } }",
    { id: festival.id, input: { fullName: "سارا کریمی", phoneNumber: aPhone(), nationalCode: aNationalCode() } },
    { token },
  );
  const [code = ""] = await waiting(app(), festival.id, 1);
  const claim = () => app().rest("POST", "/v1/lottery/claim", { ...aVisitor(), code }, { token: key });
  const claimed = await claim();
  const normal = await atDesk(app(), sale.id, aVisitor(), token);
  await flag("opening_day_mode", true);
  const again = await atDesk(app(), festival.id, aVisitor(), token);

  expect([stopped.status, stopped.body.code]).toEqual([403, "FEATURE_OFF"]);
  expect([claimed.status, claimed.body.code]).toEqual([403, "FEATURE_OFF"]);
  expect(overGraphql.errors?.[0]?.extensions.code).toBe("FEATURE_OFF");
  expect([normal.status, again.status, (await claim()).status]).toEqual([201, 201, 201]);
});

test("with events switched off writes are rejected and reads work", async () => {
  const { token } = await signedIn(app(), "admin");
  const { id } = await anEvent(app());
  const [code = ""] = await waiting(app(), id, 1);
  await flag("event_management", false);
  const draft = { name: "Another", mode: "normal", start_date: hoursFromNow(1), end_date: hoursFromNow(2) };

  const writes = await Promise.all([
    app().rest("POST", "/api/events", draft, { token }),
    app().rest("PUT", `/api/events/${id}`, draft, { token }),
    app().rest("DELETE", `/api/events/${id}`, undefined, { token }),
    app().rest("POST", `/api/events/${id}/campaigns`, draft, { token }),
    app().rest("POST", `/api/events/${id}/lottery-codes/manual`, { lottery_code: "ABCD" }, { token }),
    app().rest("POST", "/v1/lottery/claim", { ...aVisitor(), code }, { token }),
    bring(app(), id, code, aVisitor()),
  ]);
  const read = await app().rest("GET", `/api/events/${id}`, undefined, { token });

  expect(writes.map(({ status, body }) => [status, body.code])).toEqual(Array(7).fill([403, "FEATURE_OFF"]));
  expect(read.status).toBe(200);
});

test("a visitor looks up their codes of an event; an invalidated one is shown as used, and one of another event is missing", async () => {
  const { token } = await signedIn(app(), "admin");
  const [here, there] = [await anEvent(app()), await anEvent(app())];
  const [first = "", second = ""] = await waiting(app(), here.id, 2);
  const [elsewhere = ""] = await waiting(app(), there.id, 1);
  const visitor = aVisitor();
  for (const [event, code] of [
    [here.id, first],
    [here.id, second],
    [there.id, elsewhere],
  ] as const) {
    await bring(app(), event, code, visitor);
  }
  const [row] = await app().sql<{ id: string }>("select id::text from lottery_codes where code = $1", [first]);
  await app().rest("POST", `/api/lottery-codes/${row?.id}/invalidate`, { reason: "misprint" }, { token });

  const { body } = await app().rest(
    "GET",
    `/api/events/${here.id}/my-codes?phone=${visitor.phone_number}&id_card=${visitor.id_card_number}`,
  );

  expect(body.codes.map(({ lottery_code, status }: Record<string, string>) => [lottery_code, status])).toEqual([
    [second, "available"],
    [first, "used"],
  ]);
});

test("an integrator claims a code with its scope; the audit log stores only the end of the code", async () => {
  const { token } = await aKey(app(), { scopes: ["codes.claim"] });
  const { id } = await anEvent(app());
  const [code = ""] = await waiting(app(), id, 1);

  const { status, body } = await app().rest("POST", "/v1/lottery/claim", { ...aVisitor(), code }, { token });
  const lines = await app().sql("select a.details from audit_log a where a.action = 'REGISTER' and a.entity_id = $1", [
    id,
  ]);

  expect([status, body.lottery_code]).toEqual([201, code]);
  expect(JSON.stringify(lines)).not.toContain(code);
});

test.each([
  ["full_name", { full_name: " " }, "FULL_NAME_REQUIRED"],
  ["phone_number", { phone_number: "0812345678" }, "PHONE_LENGTH"],
  ["id_card_number", { id_card_number: "12345" }, "NATIONAL_CODE_LENGTH"],
  ["lottery_code", { lottery_code: "" }, "CODE_REQUIRED"],
  ["lottery_code", { lottery_code: "a-b" }, "CODE_FORMAT"],
  ["event_id", { event_id: "1" }, "ID_INVALID"],
])("a registration with a wrong %s (%j) is rejected", async (field, draft, code) => {
  const body = { ...aVisitor(), event_id: (await anEvent(app())).id, lottery_code: "STAR1234", ...draft };

  const response = await app().rest("POST", "/api/opening-day/register", body);

  expect([response.status, response.body.fields[0].field, response.body.fields[0].code]).toEqual([400, field, code]);
});

test("Persian digits and half-spaces in phone, card and code are normalized", async () => {
  const { id } = await anEvent(app());
  await addCode(app(), id, "12345678");
  const visitor = aVisitor();
  const persian = (text: string) => text.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit)));

  const { status } = await bring(app(), id, "۱۲۳۴-۵۶۷۸", {
    ...visitor,
    phone_number: persian(visitor.phone_number),
    id_card_number: persian(visitor.id_card_number),
  });

  expect(status).toBe(201);
});

test("a purchase in the period of campaigns earns the best bonus and keeps it", async () => {
  const { token } = await signedIn(app(), "admin");
  const { id } = await anEvent(app());
  const campaign = (bonus_multiplier: number, draft = {}) =>
    app().rest(
      "POST",
      `/api/events/${id}/campaigns`,
      {
        name: `Bonus ${bonus_multiplier}`,
        start_date: hoursFromNow(-1),
        end_date: hoursFromNow(1),
        bonus_multiplier,
        ...draft,
      },
      { token },
    );
  const buy = async (draft = {}) =>
    (await app().rest("POST", "/api/receipts/create", aReceipt({ purchase_amount: 3_500_000, ...draft }), { token }))
      .body.data;

  const plain = await buy();
  await campaign(2);
  const best = await campaign(3);
  await campaign(9, { is_active: false });
  await campaign(9, { start_date: hoursFromNow(2), end_date: hoursFromNow(3) });
  const raised = await buy({ store_type: 2 });
  const { data } = await app().gql("{ receiptBonuses { multiplier name } }", {}, { token });
  const before = await buy({ purchase_date: hoursFromNow(-2) });
  await app().rest("DELETE", `/api/campaigns/${best.body.data.campaign_id}`, undefined, { token });
  const second = await buy();
  const returned = await app().rest(
    "POST",
    `/api/receipts/${raised.id}/return`,
    { amount: 3_000_000, reason: "brought back" },
    { token },
  );
  const [stored] = await app().sql("select multiplier, campaign_id from receipts where id = $1", [raised.id]);

  expect([plain, raised, before, second].map(({ points_calculated }) => points_calculated)).toEqual([3, 21, 3, 7]);
  expect(data).toEqual({
    receiptBonuses: [
      { multiplier: 9, name: "Bonus 9" },
      { multiplier: 3, name: "Bonus 3" },
      { multiplier: 2, name: "Bonus 2" },
    ],
  });
  expect(stored).toEqual({ multiplier: 6, campaign_id: best.body.data.campaign_id });
  expect(returned.body.data.points_reversed).toBe(18);
});

test("all invariants hold at the end", async () => {
  expect(await app().doctor()).toBe("");
});
