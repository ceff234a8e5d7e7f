import { addDays, CALENDARS, dayOf, PERIOD_UNITS } from "../../domain/time/business-calendar";
import { compactSales, cachePastBuyerCounts } from "../../server/features/sales-rollup/sales-rollup.service";
import { useApp } from "../support/app";
import { aReceipt } from "../support/factories";
import { figureOf, keyOf, type Sale, salesOf, someSales } from "../reports/fixtures";

const REPORT = `query ($input: ReportInput!) { report(input: $input) { rows { keys values } totals } }`;
const today = dayOf(new Date());
/** A report of buyers has at most 400 days. */
const running = ["2026-03-20", addDays(today, -399)].toSorted().at(-1) ?? "";
const SPANS = [
  ["over", { startDate: "2026-01-01", endDate: "2026-04-20" }],
  ["running", { startDate: running, endDate: today }],
] as const;

describe.each(CALENDARS)("buyers by the %s calendar", (calendar) => {
  const app = useApp({ BUSINESS_CALENDAR: calendar });
  let token = "";
  beforeAll(async () => {
    token = await someSales(app());
    await app().rest("POST", "/api/receipts/create", aReceipt(), { token });
  });

  const housekeeping = async ({ db } = app().ctx()) => {
    await compactSales(db);
    await cachePastBuyerCounts(db, calendar, today);
  };
  const storedCount = async () => (await app().sql("select * from period_buyer_counts")).length;

  /** The buyers of each period in the report, and those of the receipts. */
  async function compared(unit: (typeof PERIOD_UNITS)[number], span: { startDate: string; endDate: string }) {
    const input = { ...span, measures: ["CUSTOMERS"], dimensions: [unit.toUpperCase()] };
    const { data } = await app().gql(REPORT, { input }, { token });
    const reported = data.report.rows
      .map(({ keys, values }: { keys: string[]; values: number[] }) => [keys[0], values[0]])
      .filter(([, customers]: [string, number]) => customers > 0);
    const inSpan = (await salesOf(app())).filter(({ at }) => dayOf(at) >= span.startDate && dayOf(at) <= span.endDate);
    const groups = new Map<string, Sale[]>();
    for (const sale of inSpan) {
      const key = keyOf(sale, unit, calendar) ?? "";
      groups.set(key, [...(groups.get(key) ?? []), sale]);
    }
    const real = [...groups]
      .map(([key, group]) => [key, figureOf(group, "customers")] as const)
      .filter(([, customers]) => customers > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return { reported: [...reported, data.report.totals[0]], real: [...real, figureOf(inSpan, "customers")] };
  }

  async function allAgree() {
    for (const [, span] of SPANS) {
      for (const unit of PERIOD_UNITS) {
        const { reported, real } = await compared(unit, span);
        expect(reported).toEqual(real);
      }
    }
    expect(await app().doctor()).toBe("");
  }

  test("are those of the receipts: when counted, cached, changed, and cached again", async () => {
    await allAgree();
    expect(await storedCount()).toBe(0);

    await housekeeping();
    const all = await storedCount();
    expect(all).toBeGreaterThan(100);
    await housekeeping();
    expect(await storedCount()).toBe(all);
    await allAgree();

    const [one] = await app().sql<{ id: string }>(
      "select r.id from receipts r where r.voided_at is null and r.purchased_at < '2026-04-01' order by r.purchased_at limit 1",
    );
    await app().rest("POST", `/api/receipts/${one?.id}/void`, { reason: "wrong till" }, { token });
    await allAgree();
    await compactSales(app().ctx().db);
    expect(await storedCount()).toBeLessThan(all);
    await allAgree();
    await housekeeping();
    expect(await storedCount()).toBe(all);
    await allAgree();
  });

  test("a merged account and its remaining account are one buyer", async () => {
    const [keep, merge] = await app().sql<{ id: string }>(
      `select r.customer_id as id from receipts r where r.voided_at is null and r.purchased_at < '2026-04-01'
       group by 1 order by count(*) desc limit 2`,
    );
    const { status } = await app().rest(
      "POST",
      `/api/admin/customers/${keep?.id}/merge`,
      { merge_id: merge?.id, reason: "one person" },
      { token },
    );
    expect(status).toBe(200);
    await allAgree();
    await housekeeping();
    await allAgree();
  });

  test("a cached count is returned until a receipt of its period changes", async () => {
    await housekeeping();
    const before = await compared("month", SPANS[0][1]);
    await app().sql("update period_buyer_counts set customers = customers + 1000");
    const { reported } = await compared("month", SPANS[0][1]);

    expect(reported.some((row) => Array.isArray(row) && Number(row[1]) > 1000)).toBe(true);
    expect(await app().doctor()).toContain("I16");
    await app().sql("delete from period_buyer_counts");
    expect(await compared("month", SPANS[0][1])).toEqual(before);
  });

  test("new customers of a day are those created on it, in Tehran", async () => {
    const { data } = await app().gql(
      REPORT,
      { input: { startDate: addDays(today, -1), endDate: today, measures: ["NEW_CUSTOMERS"], dimensions: ["DAY"] } },
      { token },
    );
    const [{ came } = { came: 0 }] = await app().sql<{ came: number }>(
      `select count(*)::int as came from customers c
       where c.deleted_at is null and (c.created_at at time zone 'Asia/Tehran')::date = $1`,
      [today],
    );

    expect(came).toBeGreaterThan(0);
    expect(data.report.rows.at(-1)).toEqual({ keys: [today], values: [came] });
  });
});
