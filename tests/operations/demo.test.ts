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
  expect(await app.doctor()).toBe("");
  expect(await unlabelledAuditFields(app)).toEqual([]);
}, 240_000);
