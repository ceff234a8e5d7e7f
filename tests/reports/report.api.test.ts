import { CALENDARS } from "../../domain/time/business-calendar";
import { REPORT_DIMENSIONS, REPORT_MEASURES, type ReportDimension } from "../../domain/reports";
import { compactSales } from "../../server/features/sales-rollup/sales-rollup.service";
import { type TestApp, useApp } from "../support/app";
import { signedIn } from "../support/factories";
import { figureOf, keyOf, type Sale, salesOf, someSales } from "./fixtures";

const REPORT = `query ($input: ReportInput!) {
  report(input: $input) { rows { keys labels values } totals totalRows calendar }
}`;
const SPAN = { startDate: "2025-12-31", endDate: "2026-04-21" };
const MEASURES = REPORT_MEASURES.filter((measure) => measure !== "new_customers");
const PERIODS = ["day", "week", "month"];

const ask = async (app: TestApp, token: string, input: object) => {
  const { data, errors } = await app.gql(REPORT, { input: { ...SPAN, ...input } }, { token });
  return { report: data?.report, code: errors?.[0]?.extensions.code, fields: errors?.[0]?.extensions.fields };
};
const upper = (words: readonly string[]) => words.map((word) => word.toUpperCase());

const PAIRS: ReportDimension[][] = [
  [],
  ...REPORT_DIMENSIONS.map((one) => [one]),
  ...REPORT_DIMENSIONS.flatMap((one, index) =>
    REPORT_DIMENSIONS.slice(index + 1)
      .filter((other) => !(PERIODS.includes(one) && PERIODS.includes(other)))
      .map((other) => [one, other]),
  ),
];

describe.each(CALENDARS)("by the %s calendar", (calendar) => {
  const app = useApp({ BUSINESS_CALENDAR: calendar });
  let token = "";
  let sales: Sale[] = [];
  beforeAll(async () => {
    token = await someSales(app());
    sales = await salesOf(app());
  });

  test.each(PAIRS.map((dimensions) => [dimensions.join(" and ") || "nothing", dimensions] as const))(
    "every figure by %s matches its receipts, before and after compaction",
    async (_, dimensions) => {
      const inSpan = sales.filter((sale) => {
        const day = keyOf(sale, "day", calendar) ?? "";
        return day >= SPAN.startDate && day <= SPAN.endDate;
      });
      const groups = new Map<string, Sale[]>();
      for (const sale of inSpan) {
        const name = JSON.stringify(dimensions.map((one) => keyOf(sale, one, calendar)));
        groups.set(name, [...(groups.get(name) ?? []), sale]);
      }
      const expected = new Map(
        [...groups].map(([name, group]) => [name, MEASURES.map((measure) => figureOf(group, measure))]),
      );
      if (dimensions[0] === "store_type") await compactSales(app().ctx().db);

      const { report } = await ask(app(), token, { measures: upper(MEASURES), dimensions: upper(dimensions) });

      const found = new Map<string, number[]>(
        report.rows.map(({ keys, values }: { keys: string[]; values: number[] }) => [JSON.stringify(keys), values]),
      );
      const sold = [...found].filter(([, values]) => values.some((value) => value !== 0));
      expect(new Map(sold)).toEqual(new Map([...expected].filter(([, values]) => values.some((value) => value !== 0))));
      expect(report.totals).toEqual(MEASURES.map((measure) => figureOf(inSpan, measure)));
      expect(report.calendar).toBe(calendar.toUpperCase());
    },
  );

  test("filters, order and limit hold; stores are listed by name", async () => {
    const [store] = await app().sql<{ id: string; name: string }>(
      "select id, store_name as name from stores where store_type = 3",
    );
    const mine = sales.filter((sale) => sale.store === store?.id);

    const one = await ask(app(), token, {
      measures: ["REVENUE"],
      dimensions: ["STORE"],
      storeIds: [store?.id],
    });
    const type = await ask(app(), token, { measures: ["RECEIPTS"], storeTypes: [3] });
    const top = await ask(app(), token, {
      measures: ["RECEIPTS", "REVENUE"],
      dimensions: ["STORE_TYPE"],
      sortBy: "REVENUE",
      sortOrder: "DESC",
      limit: 2,
    });

    expect(one.report.rows).toEqual([
      { keys: [store?.id], labels: [store?.name], values: [figureOf(mine, "revenue")] },
    ]);
    expect(type.report.totals).toEqual([figureOf(mine, "receipts")]);
    expect(top.report).toMatchObject({ totalRows: 3, rows: [expect.anything(), expect.anything()] });
    const [first, second] = top.report.rows.map(({ values }: { values: number[] }) => values[1]);
    expect(first).toBeGreaterThanOrEqual(second);
  });
});

describe("a long response", () => {
  const app = useApp();

  test("is sent as lines: the keys and then the values of each row, with the names apart", async () => {
    const token = await someSales(app());
    const input = { ...SPAN, measures: ["REVENUE", "CUSTOMERS"], dimensions: ["DAY", "STORE"] };
    const { data } = await app().gql(
      `query ($input: ReportInput!) {
        report(input: $input) { rows { keys labels values } lines names { id name } }
      }`,
      { input },
      { token },
    );
    const { rows, lines, names } = data.report;
    const nameOf = new Map(names.map(({ id, name }: { id: string; name: string }) => [id, name]));

    expect(lines.length).toBeGreaterThan(20);
    expect(lines).toEqual(rows.map(({ keys, values }: { keys: string[]; values: number[] }) => [...keys, ...values]));
    expect(rows.map(({ labels }: { labels: string[] }) => labels)).toEqual(
      lines.map(([day, store]: string[]) => [day, store === null ? null : nameOf.get(store ?? "")]),
    );
    expect(names).toHaveLength(3);
  });
});

describe("a report of 22,000 rows", () => {
  const app = useApp();
  const input = {
    startDate: "2023-01-01",
    endDate: "2025-12-31",
    measures: ["REVENUE", "RECEIPTS"],
    dimensions: ["DAY", "STORE"],
    limit: 100_000,
  };
  const ask = async (fields: string, more: object = {}) => {
    const { token } = await signedIn(app(), "viewer");
    const query = `query ($input: ReportInput!) { report(input: $input) { totalRows ${fields} } }`;
    return app().gql(query, { input: { ...input, ...more } }, { token });
  };
  beforeAll(async () => {
    await app().sql(
      `insert into daily_sales (day, store_id, store_type, receipts, voided, gross_toman, voided_toman, net_toman, points, codes)
       select date '2023-01-01' + n / 22, ('00000000-0000-7000-8000-' || lpad((n % 22)::text, 12, '0'))::uuid, 1, 1, 0, a, 0, a, 0, 0
       from (select n, (n * 7919) % 100003 as a from generate_series(0, 21999) n) g`,
    );
  });

  test("is in order by any column, from the first row to the last", async () => {
    type Line = [day: string, store: string, revenue: number, receipts: number];
    const byKeys = (a: Line, b: Line) => (a[0] + a[1] < b[0] + b[1] ? -1 : 1);
    const linesOf = async (more: object = {}): Promise<Line[]> => (await ask("lines", more)).data.report.lines;

    const lines = await linesOf();
    const byRevenue = await linesOf({ sortBy: "REVENUE", sortOrder: "DESC" });

    // Not `toEqual`, which takes minutes to print the difference of lists of this length.
    const isOrdered = (list: Line[], compare: (a: Line, b: Line) => number) =>
      list.every((line, index) => index === 0 || compare(list[index - 1] ?? line, line) < 0);
    expect([lines.length, byRevenue.length]).toEqual([22_000, 22_000]);
    expect(isOrdered(lines, byKeys)).toBe(true);
    expect(isOrdered(byRevenue, (a, b) => b[2] - a[2] || byKeys(a, b))).toBe(true);
  });

  test("is not shaped field by field beyond 5,000 rows", async () => {
    const all = await ask("rows { keys }");
    const some = await ask("rows { keys }", { limit: 5_000 });

    expect(all.errors?.[0]?.extensions).toMatchObject({ code: "REPORT_TOO_MANY_ROWS", status: 400 });
    expect(some.data.report.totalRows).toBe(22_000);
    expect(some.data.report.rows).toHaveLength(5_000);
  });
});

describe("a contradictory request", () => {
  const app = useApp();
  let token = "";
  beforeAll(async () => {
    token = await someSales(app());
  });

  test.each([
    [{ measures: [] }, "measures", "MEASURES_REQUIRED"],
    [{ measures: ["REVENUE", "REVENUE"] }, "measures", "REPORT_FIELD_DUPLICATE"],
    [{ measures: ["REVENUE"], dimensions: ["DAY", "DAY"] }, "dimensions", "REPORT_FIELD_DUPLICATE"],
    [{ measures: ["REVENUE"], dimensions: ["DAY", "STORE", "HOUR"] }, "dimensions", "DIMENSIONS_TOO_MANY"],
    [{ measures: ["REVENUE"], dimensions: ["DAY", "MONTH"] }, "dimensions", "PERIODS_TOO_MANY"],
    [{ measures: ["NEW_CUSTOMERS"], dimensions: ["STORE"] }, "measures", "NEW_CUSTOMERS_BY_STORE"],
    [{ measures: ["NEW_CUSTOMERS"], storeTypes: [1] }, "measures", "NEW_CUSTOMERS_BY_STORE"],
    [{ measures: ["REVENUE"], storeTypes: [4] }, "storeTypes.0", "STORE_TYPE_INVALID"],
    [{ measures: ["REVENUE"], storeIds: ["x"] }, "storeIds.0", "ID_INVALID"],
    [{ measures: ["REVENUE"], sortBy: "HOUR" }, "sortBy", "SORT_UNKNOWN"],
    [{ measures: ["REVENUE"], limit: 0 }, "limit", "FIELD_INVALID"],
    [{ measures: ["REVENUE"], startDate: "2026-02-30" }, "startDate", "DAY_INVALID"],
    [{ measures: ["REVENUE"], startDate: "2026-05-01" }, "endDate", "END_BEFORE_START"],
    [{ measures: ["REVENUE"], startDate: "2020-01-01" }, "endDate", "REPORT_TOO_LONG"],
    [{ measures: ["CUSTOMERS"], startDate: "2025-01-01" }, "endDate", "REPORT_FROM_RECEIPTS_TOO_LONG"],
    [
      { measures: ["REVENUE"], dimensions: ["HOUR"], startDate: "2025-01-01" },
      "endDate",
      "REPORT_FROM_RECEIPTS_TOO_LONG",
    ],
  ])("%j is rejected at %s with %s", async (input, field, code) => {
    const response = await ask(app(), token, input);

    expect(response.code).toBe("BAD_USER_INPUT");
    expect(response.fields).toContainEqual(expect.objectContaining({ field, code }));
  });

  test("days without sales are in a list of days", async () => {
    const { report } = await ask(app(), token, {
      measures: ["RECEIPTS"],
      dimensions: ["DAY"],
      startDate: "2026-03-15",
      endDate: "2026-03-22",
    });

    expect(report.rows).toHaveLength(8);
    expect(report.rows[0]).toEqual({ keys: ["2026-03-15"], labels: ["2026-03-15"], values: [0] });
    expect(await app().doctor()).toBe("");
  });
});
