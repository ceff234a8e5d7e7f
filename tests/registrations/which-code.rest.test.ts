import { codeFrom } from "../../domain/codes";
import { addCode, anEvent, atDesk, aVisitor, bring, waiting } from "../events/fixtures";
import { useApp } from "../support/app";
import { aKey, hoursFromNow, signedIn } from "../support/factories";

const app = useApp();

async function invalidate(code: string, token: string): Promise<void> {
  const [row] = await app().sql<{ id: string }>("select id::text from lottery_codes where code = $1", [code]);
  await app().rest("POST", `/api/lottery-codes/${row?.id}/invalidate`, { reason: "misprint" }, { token });
}

test("a person whose code was invalidated gets the next one at the desk, and the old one is accepted nowhere", async () => {
  const { token } = await signedIn(app(), "admin");
  const { id } = await anEvent(app());
  const [first = "", second = ""] = await waiting(app(), id, 2);
  const visitor = aVisitor();
  await atDesk(app(), id, visitor, token);
  await invalidate(first, token);

  const open = await bring(app(), id, first, visitor);
  const staff = await bring(app(), id, first, visitor, { token });
  const desk = await atDesk(app(), id, visitor, token);
  const again = await atDesk(app(), id, visitor, token);

  expect([open.status, open.body.code]).toEqual([409, "CODE_NOT_ACCEPTED"]);
  expect([staff.status, staff.body.code]).toEqual([409, "CODE_INVALIDATED"]);
  expect([desk.status, desk.body.lottery_code, desk.body.replayed]).toEqual([201, second, false]);
  expect([again.status, again.body.lottery_code, again.body.replayed]).toEqual([200, second, true]);
});

test("a person without a code gets the first one that the pool has, and is registered without one only once", async () => {
  const { token } = await signedIn(app(), "counter");
  const { id } = await anEvent(app(), { registersWithoutCode: true });
  const visitor = aVisitor();

  const codeless = await atDesk(app(), id, visitor, token);
  const again = await atDesk(app(), id, visitor, token);
  const [code = ""] = await waiting(app(), id, 1);
  const desk = await atDesk(app(), id, visitor, token);

  expect([codeless.status, codeless.body.lottery_code]).toEqual([201, null]);
  expect([again.status, again.body.registration_id]).toEqual([200, codeless.body.registration_id]);
  expect([desk.status, desk.body.lottery_code]).toEqual([201, code]);
});

test("scanning a code that the person has returns its registration", async () => {
  const { token } = await signedIn(app(), "counter");
  const { id } = await anEvent(app());
  const [first = "", second = ""] = await waiting(app(), id, 2);
  const visitor = aVisitor();
  for (const code of [first, second]) await bring(app(), id, code, visitor);

  const scanned = await atDesk(app(), id, { ...visitor, qr_code_data: second }, token);

  expect([scanned.status, scanned.body.lottery_code]).toEqual([200, second]);
});

test("a scanned pool code in the format of receipt codes is assigned", async () => {
  const { token } = await signedIn(app(), "counter");
  const { id } = await anEvent(app());
  await waiting(app(), id, 1);
  let byte = 0;
  const printed = codeFrom(() => (byte = (byte + 7) % 200));
  await addCode(app(), id, printed);

  const { body } = await atDesk(app(), id, { ...aVisitor(), qr_code_data: printed }, token);

  expect(body.lottery_code).toBe(printed);
});

test("of events with the same code the running one counts, without an event in the request", async () => {
  const { token } = await signedIn(app(), "counter");
  const { token: admin } = await signedIn(app(), "admin");
  const { token: key } = await aKey(app(), { scopes: ["codes.claim"] });
  const ended = await anEvent(app(), { startDate: hoursFromNow(-3), endDate: hoursFromNow(-2) });
  const [removed, running] = [await anEvent(app()), await anEvent(app())];
  const [code = "", other = ""] = await waiting(app(), ended.id, 2);
  for (const text of [code, other]) await addCode(app(), running.id, text);
  await addCode(app(), removed.id, code);
  expect((await app().rest("DELETE", `/api/events/${removed.id}`, undefined, { token: admin })).status).toBe(200);
  const visitor = aVisitor();
  const person = { phone_number: visitor.phone_number, id_card_number: visitor.id_card_number };

  const open = await app().rest("POST", "/api/opening-day/validate-code", { code, ...person });
  const staff = await app().rest("POST", "/v1/lottery/validate", { code }, { token });
  const claimed = await app().rest("POST", "/v1/lottery/claim", { ...visitor, code }, { token: key });
  const own = await app().rest("POST", "/v1/lottery/validate", { code, ...person }, { token });
  const events = await app().sql("select event_id from lottery_codes where code = $1 and status = 'claimed'", [code]);

  expect([open.body.valid, staff.body.valid, own.body.valid]).toEqual([true, true, true]);
  expect([claimed.status, claimed.body.lottery_code]).toEqual([201, code]);
  expect(events).toEqual([{ event_id: running.id }]);
});

test("a code of the named event is found among those of more than twenty other events", async () => {
  const { token: key } = await aKey(app(), { scopes: ["codes.claim"] });
  const { id } = await anEvent(app());
  const [code = ""] = await waiting(app(), id, 1);
  for (let n = 0; n < 21; n++) await addCode(app(), (await anEvent(app(), { endDate: hoursFromNow(2) })).id, code);

  const claimed = await app().rest("POST", "/v1/lottery/claim", { ...aVisitor(), code, event_id: id }, { token: key });

  expect(claimed.status).toBe(201);
});

test("the public cannot register in a normal event, and staff can", async () => {
  const { token } = await signedIn(app(), "counter");
  const { id } = await anEvent(app(), { mode: "normal" });
  const [code = ""] = await waiting(app(), id, 1);

  const check = await app().rest("POST", "/api/opening-day/validate-code", { code });
  const open = await bring(app(), id, code, aVisitor());
  const staff = await bring(app(), id, code, aVisitor(), { token });

  expect(check.body).toEqual({ success: true, valid: false, reason: "not_accepted" });
  expect([open.status, open.body.code]).toEqual([404, "EVENT_NOT_FOUND"]);
  expect(staff.status).toBe(201);
});

test("all invariants hold at the end", async () => {
  expect(await app().doctor()).toBe("");
});
