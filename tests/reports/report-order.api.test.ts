import { CALENDARS } from "../../domain/time/business-calendar";
import { useApp } from "../support/app";
import { aReceipt, aStore, signedIn } from "../support/factories";

const REPORT = `query ($input: ReportInput!) { report(input: $input) { rows { labels } names { name } } }`;
const SPAN = { startDate: "2026-03-19", endDate: "2026-03-24", measures: ["RECEIPTS"] };

describe.each(CALENDARS)("by the %s calendar", (calendar) => {
  const app = useApp({ BUSINESS_CALENDAR: calendar });
  let token = "";

  beforeAll(async () => {
    token = (await signedIn(app(), "admin")).token;
    const days = ["2026-03-20", "2026-03-21", "2026-03-22", "2026-03-23"];
    const stores = [null, "گل‌فروشی", "Bakery 10", "Bakery 9"];
    for (const [at, storeName] of stores.entries()) {
      const store = storeName === null ? null : await aStore(app(), { storeName });
      const sale = { purchase_date: `${days[at]}T08:00:00Z`, ...(store ? { store_id: store.id } : { store_type: 1 }) };
      await app().rest("POST", "/api/receipts/create", { ...aReceipt(sale), reason: "books" }, { token });
    }
  });

  const report = async (more: object) => {
    const { data } = await app().gql(REPORT, { input: { ...SPAN, ...more } }, { token });
    return data.report as { rows: { labels: (string | null)[] }[]; names: { name: string }[] };
  };
  const labelsOf = async (more: object) => (await report(more)).rows.map(({ labels: [label] }) => label);

  test("stores are in the order of their names, before the receipts without a store", async () => {
    const up = await labelsOf({ dimensions: ["STORE"] });
    const down = await labelsOf({ dimensions: ["STORE"], sortBy: "STORE", sortOrder: "DESC" });

    expect(up.at(-1)).toBeNull();
    expect(up.indexOf("Bakery 9")).toBeLessThan(up.indexOf("Bakery 10"));
    expect(down).toEqual([...up].reverse());
  });

  test("the names of a limited report are those of its rows", async () => {
    const { rows, names } = await report({ dimensions: ["STORE"], limit: 1 });

    expect(rows).toHaveLength(1);
    expect(names.map(({ name }) => name)).toEqual(rows[0]?.labels);
  });

  test("the names of the stores in the filter are known without sales, also of deleted ones", async () => {
    const { id } = await aStore(app(), { storeName: "Closed" });
    await app().sql("update stores set deleted_at = now(), deactivated_at = now(), is_active = false where id = $1", [
      id,
    ]);

    const byDay = await report({ dimensions: ["DAY"], storeIds: [id] });

    expect(byDay.names).toEqual([{ name: "Closed" }]);
  });

  test("days of the week are in the order of the business week", async () => {
    const days = await labelsOf({ dimensions: ["WEEKDAY"] });

    expect(days).toEqual(calendar === "jalali" ? ["6", "7", "1", "5"] : ["1", "5", "6", "7"]);
  });
});
