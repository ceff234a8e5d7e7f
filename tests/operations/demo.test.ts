import { seedDemo } from "../../server/app/seed";
import { openApp, type TestApp } from "../support/app";
import { unlabelledAuditFields } from "../support/audit-fields";
import { signIn } from "../support/sign-in";

const IMPORTS = `{ importJobs { items { type status counts { imported failed } errorReportUrl } } }`;

let app: TestApp;

beforeAll(async () => {
  app = await openApp();
});

afterAll(() => app.close());

test("the demo fills an empty database once, and the doctor finds nothing in it", async () => {
  const lines: string[] = [];
  const counts = () =>
    app.sql(
      `select (select count(*)::int from stores) as stores, (select count(*)::int from receipts) as receipts,
         (select count(*)::int from draws) as draws, (select count(*)::int from users) as users,
         (select count(*)::int from import_jobs) as imports, (select count(*)::int from shifts) as shifts`,
    );

  await seedDemo(app.product, (line) => lines.push(line));
  const filled = await counts();
  await seedDemo(app.product, (line) => lines.push(line));

  expect(filled).toEqual([
    { stores: 40, receipts: 25_000, draws: 2, users: expect.any(Number), imports: 1, shifts: 3 },
  ]);
  expect(await counts()).toEqual(filled);
  expect(lines).toHaveLength(2);
  const rare = await app.sql(
    `select (select count(*)::int from stores where not is_active) as stores,
       (select count(*)::int from users where not is_active) as users,
       (select count(*)::int from api_keys) as keys,
       (select count(*)::int from saved_views where not is_shared) as views,
       (select count(*)::int from lottery_codes where event_id is not null and status = 'invalid') as codes`,
  );
  expect(rare).toEqual([{ stores: 1, users: 1, keys: 1, views: 1, codes: 5 }]);
  const shown = await app.sql(
    `select (select count(*)::int from stores where address <> '' and description <> '') as stores,
       (select count(*)::int from receipts where store_id is null) as without_store,
       (select count(*)::int from items) as items,
       (select count(*)::int from site_versions) as versions,
       (select json_array_length(content -> 'logos') from site_versions order by id desc limit 1) as logos,
       (select content ->> 'partnerUrl' like 'https:%' from site_versions order by id desc limit 1) as partner,
       (select count(*)::int from customer_merges where undone_at is not null) as undone,
       (select count(*)::int from lottery_codes where source = 'manual' and notes <> '') as manual`,
  );
  expect(shown).toEqual([
    { stores: 40, without_store: 500, items: 2, versions: 2, logos: 2, partner: true, undone: 1, manual: 1 },
  ]);
  const shifts = await app.sql(
    `select h.closed_reason, h.closed_at < now() - interval '1 day' as is_past, n.receipts > 20 as has_receipts,
       (select count(*)::int from sessions s where s.shift_id = h.id) as sessions,
       (select (a.details ->> 'receipts')::int = n.receipts from audit_log a
         where a.action = 'CLOSE_SHIFT' and a.entity_id = h.id::text) as is_counted
     from shifts h join users u on u.id = h.user_id and u.username = 'counter'
       cross join lateral (select count(*) as receipts from receipts r where r.shift_id = h.id) n
     order by h.opened_at`,
  );
  expect(shifts).toEqual([
    { closed_reason: "operator", is_past: true, has_receipts: true, sessions: 0, is_counted: true },
    { closed_reason: null, is_past: null, has_receipts: true, sessions: 1, is_counted: null },
  ]);
  const cases = await app.sql(
    "select rule, state, count(*)::int as cases from watch_cases group by 1, 2 order by 1, 2",
  );
  expect(cases).toEqual([
    { rule: "outside_hours", state: "dismissed", cases: 1 },
    { rule: "outside_hours", state: "open", cases: 4 },
    { rule: "own_phone", state: "open", cases: 1 },
    { rule: "receipts_of_customer", state: "open", cases: 1 },
    { rule: "shared_device", state: "open", cases: 1 },
    { rule: "voids_in_shift", state: "open", cases: 1 },
  ]);
  const outside = await app.sql(
    `select count(*)::int as receipts from receipts
     where purchased_at < now() - interval '2 days'
       and extract(hour from purchased_at at time zone 'Asia/Tehran') not between 10 and 21`,
  );
  expect(outside).toEqual([{ receipts: 5 }]);
  const { body: session } = await signIn(app, { username: "admin", password: "demo-admin-1404", area: "Admin" });
  const { data } = await app.gql(IMPORTS, {}, { token: session.access_token });
  const [{ errorReportUrl, ...job }] = data.importJobs.items;
  expect(job).toEqual({ type: "CUSTOMERS", status: "COMPLETE", counts: { imported: 5, failed: 1 } });
  const token = session.access_token;
  const events = (await app.gql("{ events { items { id mode winners } } }", {}, { token })).data.events.items;
  const [ended] = events.filter(({ winners }: { winners: number | null }) => winners !== null);
  expect(ended).toMatchObject({ mode: "NORMAL", winners: 4 });
  const winners = `query ($id: ID!) { participants(eventId: $id, onlyWinners: true) { totalItems } }`;
  expect((await app.gql(winners, { id: ended.id }, { token })).data.participants.totalItems).toBeGreaterThan(0);
  const report = await app.rest("GET", errorReportUrl, undefined, { token: session.access_token });
  expect(report.body).toContain("PHONE_LENGTH");
  expect(await app.doctor()).toBe("");
  expect(await unlabelledAuditFields(app)).toEqual([]);
}, 240_000);
