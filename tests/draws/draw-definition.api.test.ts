import { ERRORS, type Lang } from "../../domain/errors/error-catalogue";
import { anEvent } from "../events/fixtures";
import { useApp } from "../support/app";
import { whileBlocked } from "../support/blocked-table";
import { aFestival } from "../support/factories";
import { untilWaiting } from "../support/lock-waiters";
import { aDraw, aStaff, drawCalls, type Staff, TEST_CHAIN } from "../support/draws";

const app = useApp({ DRAND_RELAYS: "off" }, TEST_CHAIN);

let staff: Staff;

beforeAll(async () => {
  staff = await aStaff(app());
});

const send = (method: "POST" | "PUT", path: string, body: unknown, lang: Lang = "en") =>
  app().rest(method, path, body, { token: staff.manager.token, lang });

test("a draw of pool codes has no period, and the error for a given one is in the caller's language", async () => {
  const { id: eventId } = await anEvent(app());
  const ofPool = { event_id: eventId, includes_receipts: false, includes_pool: true };

  const accepted = await send("POST", "/api/admin/draws", aDraw({ ...ofPool, period_start: null, period_end: null }));
  expect(accepted.status).toBe(201);
  expect(accepted.body.data).toMatchObject({ includes_receipts: false, period_start: null, period_end: null });

  for (const lang of ["fa", "en"] as const) {
    const { status, body } = await send("POST", "/api/admin/draws", aDraw(ofPool), lang);
    expect([status, body.code]).toEqual([400, "BAD_USER_INPUT"]);
    expect(body.fields).toEqual([
      expect.objectContaining({ field: "period_start", message: ERRORS.FIELD_INVALID[lang] }),
      expect.objectContaining({ field: "period_end", message: ERRORS.FIELD_INVALID[lang] }),
    ]);
  }
});

test("a draft that leaves receipts out loses its period in the same change", async () => {
  const { id: eventId } = await anEvent(app());
  const id = await drawCalls(app(), staff).create();
  const change = { event_id: eventId, includes_receipts: false, includes_pool: true };

  expect((await send("PUT", `/api/admin/draws/${id}`, change)).status).toBe(400);
  const { status, body } = await send("PUT", `/api/admin/draws/${id}`, {
    ...change,
    period_start: null,
    period_end: null,
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ includes_pool: true, period_start: null });
});

test("a draw is not created for a deleted event or a deleted campaign", async () => {
  const { eventId, campaignId } = await aFestival(app());
  const token = staff.admin.token;
  const draft = () => send("POST", "/api/admin/draws", aDraw({ event_id: eventId, campaign_id: campaignId }));

  await app().rest("DELETE", `/api/campaigns/${campaignId}`, undefined, { token });
  expect([(await draft()).status, (await draft()).body.code]).toEqual([404, "CAMPAIGN_NOT_FOUND"]);
  await app().rest("DELETE", `/api/events/${eventId}`, undefined, { token });
  expect([(await draft()).status, (await draft()).body.code]).toEqual([404, "EVENT_NOT_FOUND"]);
});

test("a campaign is not deleted while a draw of it is created", async () => {
  const { eventId, campaignId } = await aFestival(app());
  const token = staff.admin.token;

  const [created, deleted] = await whileBlocked(app(), "draw_prizes", async () => {
    const draw = send("POST", "/api/admin/draws", aDraw({ event_id: eventId, campaign_id: campaignId }));
    await untilWaiting(app(), 1);
    const deletion = app().rest("DELETE", `/api/campaigns/${campaignId}`, undefined, { token });
    await Promise.race([deletion, untilWaiting(app(), 2)]);
    return [draw, deletion] as const;
  });

  expect((await created).status).toBe(201);
  expect([(await deleted).status, (await deleted).body.code]).toEqual([409, "CAMPAIGN_HAS_DRAW"]);
});
