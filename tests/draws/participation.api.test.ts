import { useApp } from "../support/app";
import { aMember, aPrize, aStaff, drawCalls, type Member, type Staff, TEST_CHAIN } from "../support/draws";
import { aUser } from "../support/factories";
import { anEvent, aVisitor, bring, type Visitor, waiting } from "../events/fixtures";

const app = useApp({ DRAND_RELAYS: "off" }, TEST_CHAIN);
let staff: Staff;
const calls = () => drawCalls(app(), staff);

beforeEach(async () => {
  staff = await aStaff(app());
  // A draw counts the receipts of its period, so each test has its own customers only.
  await app().sql("update lottery_codes set status = 'invalid', invalidated_at = now() where status = 'claimed'");
});

const DRAWS = `query ($phone: String!, $nationalCode: String!) {
  lookup(phone: $phone, nationalCode: $nationalCode) {
    lotteryCodes { code }
    draws { id row state nameFa nameEn drawAt totalCodes codes prizes { code nameFa nameEn } } } }`;

const lookupOf = async ({ phone, nationalCode }: Pick<Member, "phone" | "nationalCode">) =>
  (await app().gql(DRAWS, { phone, nationalCode })).data.lookup as {
    lotteryCodes: { code: string }[];
    draws: { id: string; row: number; state: string; codes: string[]; prizes: { code: string }[] }[];
  };

const merge = (keep: Member, leave: Member) =>
  app().rest(
    "POST",
    `/api/admin/customers/${keep.customerId}/merge`,
    { merge_id: leave.customerId },
    { token: staff.admin.token },
  );

test("a look-up lists the draws in which the customer's codes take part, from their freeze, with the prizes won", async () => {
  const { create, post, freeze, run } = calls();
  const member = await aMember(app(), staff.admin, 3);
  const id = await create();
  await post(staff.manager, id, "/announce");
  expect((await lookupOf(member)).draws).toEqual([]);

  await freeze(id);
  await aMember(app(), staff.admin, 1);
  const frozen = await lookupOf(member);
  expect(frozen.draws).toEqual([
    {
      id,
      row: 0,
      state: "FROZEN",
      nameFa: "قرعه‌کشی نوروز",
      nameEn: "Nowruz draw",
      drawAt: expect.any(String),
      totalCodes: 3,
      codes: frozen.lotteryCodes.map(({ code }) => code).reverse(),
      prizes: [],
    },
  ]);

  await post(staff.manager, id, "/anchors", { note: "Wall" });
  const { results } = (await run(id)).body.data as { results: { code: string }[] };
  const [drawn] = (await lookupOf(member)).draws;
  expect(drawn).toMatchObject({ state: "DRAWN", prizes: [{ code: results[0]?.code, nameFa: "خودرو", nameEn: "Car" }] });

  await post(staff.admin, id, "/void", { reason: "A complaint" });
  expect((await lookupOf(member)).draws).toMatchObject([{ id, state: "VOIDED", totalCodes: 3, prizes: [] }]);
});

test("without the limit of one prize per person a look-up lists every prize of the person, in the order of the prizes", async () => {
  const { anchored, run, post } = calls();
  const member = await aMember(app(), staff.admin, 3);
  const { id } = await anchored({
    is_one_per_owner: false,
    prizes: [aPrize(), aPrize({ name_en: "Coin", quantity: 2 })],
  });
  const { results } = (await run(id)).body.data as { results: { code: string }[] };
  await post(staff.manager, id, "/winners/2/disqualify", { reason: "declined" });

  expect((await lookupOf(member)).draws[0]?.prizes).toMatchObject([
    { code: results[0]?.code, nameEn: "Car" },
    { code: results[2]?.code, nameEn: "Coin" },
  ]);
});

test("after a merge a look-up lists a row for each account, and each has its own proof", async () => {
  const { anchored } = calls();
  const [keep, leave] = [await aMember(app(), staff.admin, 1), await aMember(app(), staff.admin, 2)];
  const { id } = await anchored();
  await merge(keep, leave);

  const { draws } = await lookupOf(keep);
  const { body } = await app().rest("POST", `/api/draws/${id}/proof`, {
    phone: keep.phone,
    national_code: keep.nationalCode,
  });
  expect(draws.map(({ row, codes }) => [row, codes.length]).sort()).toEqual(
    body.data.map((proof: { row: number; tickets: object[] }) => [proof.row, proof.tickets.length]).sort(),
  );
  expect(draws.map(({ codes }) => codes.length).sort()).toEqual([1, 2]);
});

test("a successful look-up with its proofs counts no failure, and the thirty calls of a minute are counted together", async () => {
  const member = await aMember(app(), staff.admin, 1);
  const { id } = await calls().anchored();
  const ip = "203.0.113.77";
  const identity = { phone: member.phone, national_code: member.nationalCode };
  const query = `?phone=${member.phone}&national_code=${member.nationalCode}`;
  expect((await app().rest("GET", `/api/customers/lookup${query}`, undefined, { ip })).status).toBe(200);
  for (let call = 0; call < 29; call++) {
    const { status, headers } = await app().rest("POST", `/api/draws/${id}/proof`, identity, { ip });
    expect([status, headers["ratelimit-remaining"]]).toEqual([200, String(28 - call)]);
  }
  const { status, body } = await app().rest("POST", `/api/draws/${id}/proof`, identity, { ip });
  expect([status, body.code]).toEqual([429, "RATE_LIMITED"]);
});

test.each([
  ["with spaces", (phone: string) => `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`],
  ["with the country code", (phone: string) => `+98-${phone.slice(1)}`],
  ["in Persian digits", (phone: string) => phone.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)] ?? "")],
])("a staff member whose phone is stored %s has no codes in a draw", async (_, stored) => {
  const { create, post } = calls();
  const [clerk] = [await aMember(app(), staff.admin, 2), await aMember(app(), staff.admin, 1)];
  await aUser(app(), { phoneNumber: stored(clerk.phone) });

  const { body } = await post(staff.manager, await create(), "/preview");
  expect(body.data).toMatchObject({ owners: 1, codes: 1 });
});

test("an excluded person has no codes in a draw under the account into which theirs is merged", async () => {
  const { create, post } = calls();
  const [keep, excluded] = [await aMember(app(), staff.admin, 1), await aMember(app(), staff.admin, 2)];
  await aMember(app(), staff.admin, 4);
  const id = await create({ exclusions: [excluded.phone] });
  expect((await merge(keep, excluded)).status).toBe(200);

  const { body } = await post(staff.manager, id, "/preview");
  expect(body.data).toMatchObject({ owners: 1, codes: 4 });
});

/** Registers a visitor for two codes of an event; returns its identity and codes as they are shown. */
async function visitorWith(eventId: string, count: number): Promise<{ visitor: Visitor; codes: string[] }> {
  const visitor = aVisitor();
  const codes = await waiting(app(), eventId, count);
  for (const code of codes) await bring(app(), eventId, code, visitor);
  await app().sql("update lottery_codes set claimed_at = now() - interval '1 hour' where event_id = $1", [eventId]);
  return { visitor, codes };
}

test("a code of an event is available while it is live, and used once a draw with it was held, even if a later account has it", async () => {
  const { create, post, freeze, run } = calls();
  const event = await anEvent(app());
  const { visitor, codes } = await visitorWith(event.id, 2);
  const [misprint = "", code = ""] = codes;
  const badges = async ({ phone_number: phone, id_card_number: idCard } = visitor) => {
    const path = `/api/events/${event.id}/my-codes?phone=${phone}&id_card=${idCard}`;
    const { body } = await app().rest("GET", path);
    return Object.fromEntries(
      body.codes.map((own: { lottery_code: string; status: string }) => [own.lottery_code, own.status]),
    );
  };
  const [row] = await app().sql<{ id: string }>("select id::text from lottery_codes where code = $1", [misprint]);
  await app().rest(
    "POST",
    `/api/lottery-codes/${row?.id}/invalidate`,
    { reason: "misprint" },
    { token: staff.admin.token },
  );
  expect(await badges()).toEqual({ [misprint]: "used", [code]: "available" });

  const id = await create({ event_id: event.id, includes_pool: true });
  await post(staff.manager, id, "/announce");
  await freeze(id);
  await post(staff.manager, id, "/anchors", { note: "Wall" });
  expect(await badges()).toEqual({ [misprint]: "used", [code]: "available" });

  expect((await run(id)).status).toBe(200);
  expect(await badges()).toEqual({ [misprint]: "used", [code]: "used" });

  const { visitor: keep } = await visitorWith(event.id, 1);
  const idOf = async ({ phone_number: phone }: Visitor) =>
    (await app().sql<{ id: string }>("select id from customers where phone_number = $1", [phone]))[0]?.id;
  const merged = await app().rest(
    "POST",
    `/api/admin/customers/${await idOf(keep)}/merge`,
    { merge_id: await idOf(visitor) },
    { token: staff.admin.token },
  );
  expect(merged.status).toBe(200);
  const moved = await badges(keep);
  expect(moved[code]).toBe("used");
  expect(Object.values(moved).filter((badge) => badge === "available")).toHaveLength(1);

  await post(staff.admin, id, "/void", { reason: "A complaint" });
  expect((await badges(keep))[code]).toBe("available");
});
