import { dayOf } from "../../domain/time/business-calendar";
import { TABLE_TYPES } from "../../domain/data-tables";
import { useApp } from "../support/app";
import { aKey, aStore, signedIn } from "../support/factories";
import { storedFiles } from "../support/stored-files";
import { readTable } from "../support/workbook";
import { exportOf, fillTables } from "./fixtures";

const app = useApp();

beforeAll(async () => {
  await fillTables(app(), (await signedIn(app(), "admin")).token);
});

const downloads = () => storedFiles(app(), "download");

const statusesOf = async (path: string, token: string) => {
  const statuses = [];
  for (const type of TABLE_TYPES)
    statuses.push((await app().rest("GET", `${path}/${type}`, undefined, { token })).status);
  return statuses;
};

test.each([
  ["admin", [200, 200, 200, 200, 200], [200, 200, 200, 200, 200]],
  ["manager", [200, 200, 200, 200, 403], [200, 200, 403, 403, 403]],
  ["viewer", [403, 403, 200, 403, 403], [403, 403, 403, 403, 403]],
  ["counter", [403, 403, 403, 403, 403], [403, 403, 403, 403, 403]],
] as const)("%s exports the permitted tables, and gets their templates, only", async (role, exports, templates) => {
  const { token } = await signedIn(app(), role);

  expect(await statusesOf("/api/export", token)).toEqual(exports);
  expect(await statusesOf("/api/templates", token)).toEqual(templates);
});

test("a key with the scope exports everything but codes; without it or without a caller, nothing", async () => {
  const [allowed, other] = [await aKey(app(), { scopes: ["export"] }), await aKey(app(), { scopes: ["reports"] })];

  expect(await statusesOf("/api/export", allowed.token)).toEqual([200, 200, 200, 200, 403]);
  expect(await statusesOf("/api/export", other.token)).toEqual([403, 403, 403, 403, 403]);
  expect((await app().rest("GET", "/api/export/stores")).status).toBe(401);
});

test("an export writes an audit entry with its filter and row count, and with the phone in the search text masked", async () => {
  const { token, user } = await signedIn(app(), "manager");
  const url = "/api/export/customers?format=csv&search=09121234567&min_points=0";

  const { data } = await exportOf(app(), url, { token });
  const lines = await app().sql<{ entity: string; entity_id: string; details: Record<string, unknown> }>(
    "select entity, entity_id, details from audit_log where action = 'EXPORT' and actor_id = $1",
    [user.id],
  );

  expect(lines).toEqual([
    {
      entity: "customer",
      entity_id: "customers",
      details: expect.objectContaining({ rows: data.total_records, format: "csv", minPoints: 0 }),
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain("09121234567");
  expect(JSON.stringify(lines)).not.toContain(data.download_url.split("/").at(-1));
});

test("a caller exports five tables a minute, reports among them; another caller is not affected", async () => {
  const [caller, other] = [await signedIn(app(), "manager"), await signedIn(app(), "manager")];
  const ask = (token: string) => app().rest("GET", "/api/export/stores?format=csv", undefined, { token, lang: "fa" });

  const first = await Promise.all(Array.from({ length: 5 }, () => ask(caller.token)));
  const before = await downloads();
  const sixth = await ask(caller.token);
  const report = await app().rest("POST", "/api/reports/export", { report_type: "revenue" }, caller);

  expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect([sixth.status, sixth.body.code, report.status]).toEqual([429, "RATE_LIMITED", 429]);
  expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(0);
  expect(await downloads()).toEqual(before);
  expect((await ask(other.token)).status).toBe(200);
});

test.each([
  ["an unknown table", "/api/export/secrets", "type"],
  ["an unknown format", "/api/export/stores?format=pdf", "format"],
  ["an unknown delivery", "/api/export/stores?delivery=pigeon", "delivery"],
  ["a filter of another table", "/api/export/stores?search=sara", "filters"],
  ["a misspelled filter", "/api/export/receipts?min_amuont=1000", "min_amuont"],
  ["points below zero", "/api/export/customers?min_points=-1", "min_points"],
  ["a wrong time", "/api/export/customers?created_after=yesterday", "created_after"],
  ["an unknown template", "/api/templates/secrets", "type"],
] as const)("%s is rejected in both languages and leaves nothing behind", async (_, url, field) => {
  const { token } = await signedIn(app(), "admin");
  const before = await downloads();

  const en = await app().rest("GET", url, undefined, { token, lang: "en" });
  const fa = await app().rest("GET", url, undefined, { token, lang: "fa" });

  expect([en.status, fa.status]).toEqual([400, 400]);
  expect(en.body.fields).toMatchObject([{ field }]);
  expect(en.body.detail).toMatch(/[a-z]/i);
  expect(fa.body.detail).toMatch(/[\u0600-\u06ff]/);
  expect(await downloads()).toEqual(before);
});

test("the file itself is returned with delivery=blob, or if Accept does not include JSON", async () => {
  const { token } = await signedIn(app(), "admin");
  const get = (query: string, accept: string) =>
    app().server.inject({
      method: "GET",
      url: `/api/export/stores?format=ods${query}`,
      headers: { authorization: `Bearer ${token}`, accept },
    });

  const [byParameter, byHeader, json, any] = [
    await get("&delivery=blob", "application/json, text/plain, */*"),
    await get("", "application/vnd.oasis.opendocument.spreadsheet"),
    await get("&delivery=url", "text/csv"),
    await get("", "*/*"),
  ];

  for (const { headers, rawPayload } of [byParameter, byHeader]) {
    expect(headers["content-type"]).toBe("application/vnd.oasis.opendocument.spreadsheet");
    expect(headers["content-disposition"]).toContain("attachment;");
    expect((await readTable("ods", rawPayload)).rows.length).toBe(3);
  }
  expect([json, any].map((response) => response.json().success)).toEqual([true, true]);
});

test("the default format is a workbook, over both APIs", async () => {
  const { token } = await signedIn(app(), "admin");

  const { body } = await app().rest("GET", "/api/export/stores", undefined, { token });
  const { data } = await app().gql(
    "mutation { exportTable(type: STORES) { format downloadUrl totalRecords fileSizeMb } }",
    {},
    { token },
  );

  expect([body.data.format, data.exportTable.format]).toEqual(["xlsx", "XLSX"]);
});

test("a download works without a session for ten minutes, and then not at all", async () => {
  const { token } = await signedIn(app(), "admin");
  const { data } = await exportOf(app(), "/api/export/stores?format=csv", { token });
  const makeOlder = (seconds: number) =>
    app().sql("update stored_files set expires_at = expires_at - make_interval(secs => $2) where token = $1", [
      data.download_url.split("/").at(-1),
      seconds,
    ]);

  await makeOlder(9.5 * 60);
  const before = await app().rest("GET", data.download_url);
  await makeOlder(30);
  const after = await app().rest("GET", data.download_url, undefined, { token });
  const unknown = await app().rest("GET", `/api/downloads/${"0".repeat(32)}`, undefined, { token, lang: "fa" });
  const climbing = await app().rest("GET", "/api/downloads/..%2f..%2fpackage.json", undefined, { token });

  expect([before.status, after.status, unknown.status, climbing.status]).toEqual([200, 404, 404, 404]);
  expect(unknown.body.detail).toMatch(/[\u0600-\u06ff]/);
});

test("an export whose rows or audit entry fail leaves no file", async () => {
  const { token } = await signedIn(app(), "admin");
  const before = await downloads();
  const statuses: number[] = [];
  const whileBroken = async (broken: string, mended: string) => {
    await app().sql(broken);
    for (const format of ["csv", "xlsx", "ods"]) {
      const caller = await signedIn(app(), "admin");
      statuses.push((await app().rest("GET", `/api/export/points?format=${format}`, undefined, caller)).status);
    }
    await app().sql(mended);
  };

  await whileBroken(
    "alter table points_ledger rename column reason to why",
    "alter table points_ledger rename column why to reason",
  );
  await whileBroken(
    "alter table audit_log add constraint no_exports check (action <> 'EXPORT') not valid",
    "alter table audit_log drop constraint no_exports",
  );

  expect(statuses).toEqual([500, 500, 500, 500, 500, 500]);
  expect(await downloads()).toEqual(before);
  expect((await app().rest("GET", "/api/export/points", undefined, { token })).status).toBe(200);
});

test("a report is recomputed from its days; figures in the request are ignored", async () => {
  const today = dayOf(new Date());
  const rowsOf = async (report_type: string, lang: "en" | "fa") => {
    const { token } = await signedIn(app(), "viewer");
    const body = { report_type, format: "xlsx", start_date: today, end_date: today, data: [{ revenue: 1 }] };
    const response = await app().rest("POST", "/api/reports/export", body, { token, lang });
    const file = await app().server.inject({ method: "GET", url: response.body.data.download_url });
    return readTable("xlsx", file.rawPayload);
  };

  const [revenue, customers, stores] = [
    await rowsOf("revenue", "fa"),
    await rowsOf("customers", "en"),
    await rowsOf("stores", "fa"),
  ];

  expect(revenue.rows).toEqual([
    ["دوره", "شروع دوره (میلادی)", "فروش (ریال)", "تعداد رسید", "میانگین رسید (ریال)"],
    [expect.stringMatching(/^[۰-۹]+ \S+ ۱۴[۰-۹]{2}$/), today, "60000000", "2", "30000000"],
  ]);
  expect(customers.rows[0]).toEqual(["Period", "Period from (ISO)", "Customers who bought", "New customers"]);
  expect(stores.rows[1]).toEqual(["=SUM(A1:A9)", "1", "فعال", "60000000", "100", "2"]);
  expect([revenue, customers, stores].map(({ rightToLeft }) => rightToLeft)).toEqual([true, false, true]);
});

test("a report has the unit of the account, and its amounts are numbers in every format", async () => {
  const today = dayOf(new Date());
  const { token } = await signedIn(app(), "viewer");
  const rowsOf = async (format: "xlsx" | "ods" | "csv", more: object = {}) => {
    const body = { report_type: "revenue", format, start_date: today, end_date: today, ...more };
    const response = await app().rest("POST", "/api/reports/export", body, { token, lang: "en" });
    const file = await app().server.inject({ method: "GET", url: response.body.data.download_url });
    return readTable(format, file.rawPayload);
  };

  const rial = await rowsOf("xlsx");
  await app().gql("mutation { setReportUnit(unit: TOMAN) }", {}, { token });
  const saved = await rowsOf("ods");
  const chosen = await rowsOf("csv", { unit: "RIAL", comparison: "previous" });

  expect(rial.rows[0]).toContain("Revenue (Rial)");
  expect(rial.rows[1]?.slice(2)).toEqual(["60000000", "2", "30000000"]);
  expect([rial.isAllText, saved.isAllText]).toEqual([false, false]);
  expect(saved.rows[0]).toContain("Revenue (Toman)");
  expect(saved.rows[1]?.slice(2).map(String)).toEqual(["6000000", "2", "3000000"]);
  expect(chosen.rows[0]).toEqual([
    "Period",
    "Period from (ISO)",
    "Revenue (Rial)",
    "Revenue (Rial), previous period",
    "Receipts",
    "Receipts, previous period",
    "Average receipt (Rial)",
  ]);
  expect(chosen.rows[1]?.slice(2)).toEqual(["60000000", "0", "2", "0", "30000000"]);
});

const CUSTOM = { measures: ["revenue"], start_date: "2026-10-22", end_date: "2026-11-21", format: "csv" };

test("an unknown report or a misspelled filter is rejected", async () => {
  const { token } = await signedIn(app(), "viewer");

  const responses = [
    await app().rest("POST", "/api/reports/export", { report_type: "secrets" }, { token, lang: "fa" }),
    await app().rest("POST", "/api/reports/export", {}, { token }),
    await app().rest("POST", "/api/reports/export", { report_type: "revenue", start_date: "soon" }, { token }),
    await app().rest("POST", "/api/reports/export", { report_type: "revenue", stroe_ids: [] }, { token }),
    await app().rest("POST", "/api/reports/custom/export", { ...CUSTOM, store_typs: [1] }, { token }),
  ];

  expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(responses.slice(3).map(({ body }) => body.fields)).toMatchObject([
    [{ field: "stroe_ids" }],
    [{ field: "store_typs" }],
  ]);
  expect(responses[0]?.body.fields).toMatchObject([{ field: "report_type", code: "FIELD_INVALID" }]);
});

test("the stores of a file are in the order of the Persian alphabet", async () => {
  const { token } = await signedIn(app(), "manager");
  const sorted = ["پوشاک", "چرم", "کفش", "هایپر"].map((name) => `${name} الفبا`);
  for (const storeName of sorted.toReversed()) await aStore(app(), { storeName });

  const { data } = await exportOf(app(), "/api/export/stores?format=csv", { token });
  const file = await app().server.inject({ method: "GET", url: data.download_url });
  const { rows } = await readTable("csv", file.rawPayload);

  expect(rows.map(([name]) => name).filter((name) => sorted.includes(name ?? ""))).toEqual(sorted);
});
