import { compactSales } from "../../server/features/sales-rollup/sales-rollup.service";
import { useApp } from "../support/app";
import { withRetries } from "../support/retry";
import { aReceipt, aStore, signedIn } from "../support/factories";

const app = useApp();

test("daily sales are compacted while receipts are recorded and voided, and match the receipts", async () => {
  const { token } = await signedIn(app(), "admin");
  const stores = [await aStore(app()), await aStore(app(), { storeType: 3 })];
  const sell = async (index: number): Promise<void> => {
    const store = stores[index % 2];
    const receipt = aReceipt({ store_id: store?.id ?? "" });
    const { body } = await withRetries(() => app().rest("POST", "/api/receipts/create", receipt, { token }));
    if (index % 5 === 0) {
      const voids = `/api/receipts/${body.data.id}/void`;
      await withRetries(() => app().rest("POST", voids, { reason: "wrong till" }, { token }));
    }
    if (index % 7 === 0) await Promise.all([compactSales(app().ctx().db), compactSales(app().ctx().db)]);
  };

  for (let round = 0; round < 6; round++) await Promise.all(Array.from({ length: 20 }, (_, index) => sell(index)));
  await compactSales(app().ctx().db);
  const [sales] = await app().sql(
    `select count(*)::int as rows, count(distinct (s.day, s.store_id))::int as days, sum(s.receipts)::int as receipts,
       sum(s.voided)::int as voided from daily_sales s where s.store_id = any($1)`,
    [stores.map((store) => store.id)],
  );

  expect(sales).toEqual({ rows: 2, days: 2, receipts: 96, voided: 24 });
  expect(await app().doctor()).toBe("");
});

test("the sales of a large import are compacted in several transactions, each within the time limit", async () => {
  const old = "s.day between '2020-01-01' and '2020-01-04'";
  const count = async (): Promise<{ rows: number; uncompacted: number } | undefined> =>
    (
      await app().sql<{ rows: number; uncompacted: number }>(
        `select count(*)::int as rows, count(*) filter (where not s.is_compacted)::int as uncompacted
         from daily_sales s where ${old}`,
      )
    )[0];
  // A thousand stores with five rows on each of four days; no receipt belongs to them.
  await app().sql(
    `insert into daily_sales (day, store_id, store_type, receipts, voided, gross_toman, voided_toman, net_toman, points,
       codes)
     select date '2020-01-01' + d, md5(n::text)::uuid, 1 + n % 3, 1, 0, 1, 0, 1, 0, 0
     from generate_series(1, 1000) n, generate_series(0, 3) d, generate_series(1, 5)`,
  );

  await compactSales(app().ctx().db);

  expect(await count()).toEqual({ rows: 4000, uncompacted: 0 });
  await app().sql(`delete from daily_sales s where ${old}`);
});
