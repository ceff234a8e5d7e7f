import { seedDemo } from "../../server/app/seed";
import { openApp, type TestApp } from "../support/app";
import { unlabelledAuditFields } from "../support/audit-fields";

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
         (select count(*)::int from draws) as draws, (select count(*)::int from users) as users`,
    );

  await seedDemo(app.product, (line) => lines.push(line));
  const filled = await counts();
  await seedDemo(app.product, (line) => lines.push(line));

  expect(filled).toEqual([{ stores: 40, receipts: 25_000, draws: 2, users: expect.any(Number) }]);
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
  expect(await app.doctor()).toBe("");
  expect(await unlabelledAuditFields(app)).toEqual([]);
}, 240_000);
