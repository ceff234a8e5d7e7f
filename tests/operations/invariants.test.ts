import { aFestival, aNationalCode, aPhone, aReceipt, signedIn } from "../support/factories";
import { openApp, type TestApp } from "../support/app";

let app: TestApp;
beforeEach(async () => {
  app = await openApp();
});
afterEach(() => app.close());

const register = async (eventId: string) => {
  const { token } = await signedIn(app, "admin");
  const visit = { phone_number: aPhone(), id_card_number: aNationalCode(), full_name: "Sara Karimi" };
  const { body } = await app.rest("POST", `/api/events/${eventId}/register`, visit, { token });
  if (!body.success) throw new Error(JSON.stringify(body));
};

/** Damage that only a bug or a manual change could cause, and the invariant that detects it. */
const DAMAGE: readonly [string, string, () => Promise<unknown>][] = [
  [
    "I6",
    "a participant with more codes than the event allows",
    async () => {
      const { eventId } = await aFestival(app);
      await register(eventId);
      // The counted codes stay right: only the cap is passed.
      await app.sql(
        `with more as (
           insert into lottery_codes (code, event_id, source, display_code, status, customer_id, claimed_at, created_at)
           select 'MORE' || n, p.event_id, 'manual', 'MORE' || n, 'claimed', p.customer_id, now(), now()
           from participants p, generate_series(1, 60) n returning id, event_id, customer_id)
         insert into registrations (id, event_id, participant_id, customer_id, code_id, created_at)
         select gen_random_uuid(), m.event_id, p.id, m.customer_id, m.id, now() from more m, participants p`,
      );
      await app.sql("update participants set codes = codes + 60");
    },
  ],
  [
    "I6b",
    "a registration of another person than its participant",
    async () => {
      const { eventId } = await aFestival(app);
      await register(eventId);
      await app.rest("POST", "/api/receipts/create", aReceipt(), { token: (await signedIn(app)).token });
      await app.sql(
        `update registrations r set customer_id = (
           select c.id from customers c where c.id <> r.customer_id order by c.id limit 1)`,
      );
    },
  ],
  [
    "I40",
    "a receipt in a colleague's shift",
    async () => {
      const { token } = await signedIn(app);
      const colleague = await signedIn(app);
      await app.rest("POST", "/api/receipts/create", aReceipt(), { token });
      await app.sql(
        `with colleagues as (
           insert into shifts (id, device_id, user_id, opened_at)
           values (gen_random_uuid(), gen_random_uuid(), $1, now()) returning id)
         update receipts r set shift_id = s.id from colleagues s`,
        [colleague.user.id],
      );
    },
  ],
  [
    "I11b",
    "an audit entry of a store that does not exist",
    () =>
      app.sql(
        `insert into audit_log (at, action, entity, entity_id, request_id, ip)
         values (now(), 'CREATE', 'store', gen_random_uuid()::text, 'test', null)`,
      ),
  ],
];

test.each(DAMAGE)("%s detects %s", async (id, _, damage) => {
  const before = await app.doctor();

  await damage();

  expect(before).toBe("");
  expect(await app.doctor()).toMatch(new RegExp(`^BROKEN ${id} `, "m"));
});
