import { EXPORT_FORMATS, TABLE_TYPES } from "../../domain/data-tables";
import type { Lang } from "../../domain/errors/error-catalogue";
import { useApp } from "../support/app";
import { plant } from "../customers/fixtures";
import { aNationalCode, aPhone, aReceipt, aStore, signedIn } from "../support/factories";
import { withoutFormulaGuard } from "../support/workbook";
import { exportOf, fillTables, ODD, storedRows } from "./fixtures";
import { headerOf, HEADINGS } from "./headings";

const app = useApp();

let token = "";
const options = async () => ({ token: (await signedIn(app(), "admin")).token });

beforeAll(async () => {
  token = (await signedIn(app(), "admin")).token;
  await fillTables(app(), token);
});

const TABLES = TABLE_TYPES.flatMap((type) => EXPORT_FORMATS.map((format) => ({ type, format })));

const LANGUAGES = { csv: "fa", xlsx: "fa", ods: "en" } as const;

test.each(TABLES)("the $format of $type contains the rows of the table, as text", async ({ type, format }) => {
  const lang = LANGUAGES[format];
  const stored = await storedRows(app(), type, lang);

  const file = await exportOf(app(), `/api/export/${type}?format=${format}`, { ...(await options()), lang, format });

  const [header, ...rows] = file.rows;
  expect(header).toEqual(headerOf(type, lang));
  expect((format === "csv" ? withoutFormulaGuard(rows) : rows).toSorted()).toEqual(stored.toSorted());
  expect(file.isAllText).toBe(true);
  expect(file.rightToLeft).toBe(format === "csv" ? null : lang === "fa");
  expect(file.data).toEqual({
    download_url: expect.stringMatching(/^\/api\/downloads\/[0-9a-f]{32}$/),
    total_records: stored.length,
    file_size_mb: Math.ceil((file.bytes.length / 1024 ** 2) * 10_000) / 10_000,
    format,
  });
  expect(file.data.file_size_mb).toBeGreaterThan(0);
});

test("a text that looks like a formula stays a complete text in every format", async () => {
  const files = [];
  for (const format of EXPORT_FORMATS)
    files.push(await exportOf(app(), `/api/export/customers?format=${format}`, { ...(await options()), format }));

  const [workbook, csv, sheet] = files.map(({ rows }) => rows.map((row) => row[2] ?? ""));
  expect(workbook).toEqual(expect.arrayContaining([...ODD]));
  expect(sheet).toEqual(expect.arrayContaining([...ODD]));
  expect(csv).toEqual(expect.arrayContaining(["'=1+2", "'+98 21", "'-x", "'@x", "007"]));
  expect(files[1]?.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(files[1]?.bytes.toString()).toContain('"say ""hi"", all"');
});

const CONTENT_TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
};

test.each(EXPORT_FORMATS)("a download of %s has a content type, a file name and no-store", async (format) => {
  const { headers } = await exportOf(app(), `/api/export/stores?format=${format}`, {
    ...(await options()),
    lang: "fa",
    format,
  });

  expect(headers["content-type"]).toBe(CONTENT_TYPES[format]);
  expect(headers["cache-control"]).toBe("no-store");
  expect(decodeURIComponent(String(headers["content-disposition"]))).toMatch(
    new RegExp(
      `^attachment; filename="[_-]+ [\\d-]{10}\\.${format}"; filename\\*=UTF-8''فروشگاه-ها [\\d-]{10}\\.${format}$`,
    ),
  );
});

test("the customers of an export are those of the list, with any filter", async () => {
  await plant(app(), [
    { first_name: "پگاه", last_name: "نیک‌نام", total_points: 900, total_receipts: 3, phone_number: "09135550001" },
    { first_name: "پگاه", last_name: "نیک‌رو", total_points: 10, created_at: "2025-01-14T20:30:00Z" },
    { first_name: "پگاه", last_name: "نیک‌پی", deleted_at: new Date().toISOString() },
  ]);
  const filters = [
    "search=پگاه",
    "search=پگاه نیک نام",
    "search=09135550001",
    "search=5550001",
    "has_receipts=true",
    "has_receipts=false&min_points=5",
    "min_points=50&search=پگاه",
    "created_after=2025-01-01T00:00:00Z&created_before=2025-02-01T00:00:00Z",
    // Dates without a time are midnight in Tehran.
    "created_after=2025-01-15&created_before=2025-01-16",
    "search=nobody at all",
    "search=پگاه&sort_by=total_points&sort_order=asc",
    "search=پگاه&sort_by=total_points",
  ];

  const pairs = [];
  for (const filter of filters) {
    const caller = await options();
    const { body } = await app().rest(
      "GET",
      `/api/admin/customers?page_size=100&${encodeURI(filter)}`,
      undefined,
      caller,
    );
    const { rows } = await exportOf(app(), `/api/export/customers?format=csv&${encodeURI(filter)}`, caller);
    pairs.push({
      filter,
      listed: body.data.map(({ customer_id: id }: { customer_id: string }) => id),
      exported: rows.slice(1).map(([id]) => id),
    });
  }

  expect(pairs.map(({ filter, exported }) => ({ filter, exported }))).toEqual(
    pairs.map(({ filter, listed }) => ({ filter, exported: listed })),
  );
  expect(pairs.map(({ listed }) => listed.length)).toEqual([2, 1, 1, 1, 3, expect.any(Number), 1, 1, 1, 0, 2, 2]);
  const url = "/api/export/customers?sort_by=receipt_number";
  const { status, body } = await app().rest("GET", url, undefined, await options());
  expect([status, body.fields]).toEqual([400, [expect.objectContaining({ field: "sort_by", code: "FIELD_INVALID" })]]);
});

test("the receipts of an export are those of the list, and the audit log has the filter", async () => {
  const store = await aStore(app());
  const person = { customer_phone: aPhone(), customer_national_code: aNationalCode() };
  const record = async (draft: object) =>
    (await app().rest("POST", "/api/receipts/create", aReceipt(draft), { token })).body.data;
  const first = await record({ ...person, receipt_id: "EXP-1", store_id: store.id });
  await record({ ...person, receipt_id: "EXP-2", purchase_date: "2026-11-20T12:00:00Z" });
  await record({ receipt_id: "EXP-10", store_id: store.id });
  await app().rest("POST", `/api/receipts/${first.id}/void`, { reason: "wrong" }, { token });
  const filters = [
    "search=exp-1",
    `store_id=${store.id}`,
    "store_id=none&search=EXP-",
    `customer_id=${first.customer_id}`,
    `customer_id=${first.customer_id}&status=voided`,
    `operator_id=${first.customer_id}`,
    "date_from=2026-11-20&date_to=2026-11-20&search=EXP",
  ];

  const pairs = [];
  for (const filter of filters) {
    const list = await app().rest("GET", `/api/admin/receipts?page_size=100&${filter}`, undefined, { token });
    const { rows } = await exportOf(app(), `/api/export/receipts?format=csv&${filter}`, await options());
    pairs.push({
      listed: list.body.receipts.map(({ receipt_id: number }: { receipt_id: string }) => number).toSorted(),
      exported: rows
        .slice(1)
        .map(([number]) => number)
        .toSorted(),
    });
  }

  expect(pairs.map(({ exported }) => exported)).toEqual(pairs.map(({ listed }) => listed));
  expect(pairs.map(({ exported }) => exported)).toEqual([
    ["EXP-1", "EXP-10"],
    ["EXP-1", "EXP-10"],
    ["EXP-2"],
    ["EXP-1", "EXP-2"],
    ["EXP-1"],
    [],
    ["EXP-2"],
  ]);
  const [entry] = await app().sql<{ details: object }>(
    "select a.details from audit_log a where a.action = 'EXPORT' and a.entity = 'receipt' order by a.id desc limit 1",
  );
  expect(entry?.details).toMatchObject({ rows: 1, search: "E***", dateFrom: "2026-11-20", dateTo: "2026-11-20" });
  const byNumber = "/api/export/receipts?format=csv&search=EXP-&sort_by=receipt_number&sort_order=asc";
  const { rows } = await exportOf(app(), byNumber, await options());
  expect(rows.slice(1).map(([number]) => number)).toEqual(["EXP-1", "EXP-10", "EXP-2"]);
  const wrong = [
    "/api/export/receipts?has_receipts=true",
    "/api/export/customers?store_id=1",
    "/api/export/stores?search=x",
    "/api/export/receipts?status=paid",
  ];
  for (const url of wrong) expect((await app().rest("GET", url, undefined, { token })).status).toBe(400);
});

test("a table longer than a batch is exported whole, each row once", async () => {
  await plant(
    app(),
    Array.from({ length: 4100 }, () => ({ first_name: "Batch" })),
  );

  const files = [];
  for (const format of EXPORT_FORMATS) {
    const url = `/api/export/customers?search=batch&format=${format}`;
    files.push(await exportOf(app(), url, { ...(await options()), format }));
  }

  expect(files.map(({ data }) => data.total_records)).toEqual([4100, 4100, 4100]);
  expect(files.map(({ rows }) => new Set(rows.map(([id]) => id)).size)).toEqual([4101, 4101, 4101]);
});

const TEMPLATES = TABLE_TYPES.flatMap((type) => EXPORT_FORMATS.map((format) => ({ type, format })));

test.each(TEMPLATES)(
  "the $format template of $type has both headers and samples that are notes",
  async ({ type, format }) => {
    const lang = LANGUAGES[format];
    const headings = HEADINGS[type];
    const namesIn = (one: Lang) => headings.template.map((at) => headings[one][at]);

    const file = await exportOf(app(), `/api/templates/${type}?format=${format}`, { token, lang, format });

    const [header, other, ...samples] = file.rows;
    const [first, ...rest] = namesIn(lang === "fa" ? "en" : "fa");
    expect(header).toEqual(namesIn(lang));
    expect(other).toEqual([`# ${first}`, ...rest]);
    expect(samples.length).toBeGreaterThan(0);
    expect(samples.every(([cell]) => cell?.startsWith("# "))).toBe(true);
    expect(file.isAllText).toBe(true);
    expect(file.rightToLeft).toBe(format === "csv" ? null : lang === "fa");
    expect(file.data.total_records).toBe(0);
  },
);
