import { utils, write } from "@e965/xlsx";
import ExcelJS from "exceljs";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useApp } from "../support/app";
import { aNationalCode, aPhone, signedIn } from "../support/factories";
import { spooledFiles, storedFiles } from "../support/stored-files";
import { eventually } from "../support/server-process";
import { zipOf } from "../support/zip";
import { csv, importer, type Importer } from "./importer";

const app = useApp({ RATE_LIMIT_PROFILE: "bench" });
const HEADER = ["phone_number", "national_code", "first_name"];
const ODS = "application/vnd.oasis.opendocument.spreadsheet";

let manager: Importer;

beforeAll(async () => {
  manager = importer(app(), (await signedIn(app(), "manager")).token);
});

/** No upload and no temporary copy remains after an import; a job that the test does not wait for ends first. */
afterEach(async () => {
  const left = async () => [...(await storedFiles(app(), "upload")), ...spooledFiles(app().config.dataDir)];
  await eventually(async () => (await left()).length === 0, 5_000, "the uploads to be removed");
});

const aPerson = () => [aPhone(), aNationalCode(), "سارا"];

async function xlsx(rows: readonly (readonly unknown[])[]): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet("customers").addRows(rows.map((row) => [...row]));
  return Buffer.from(await book.xlsx.writeBuffer());
}

const xls = (rows: unknown[][]): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "customers");
  return write(book, { type: "buffer", bookType: "xls" }) as Buffer;
};

/** Written in a separate process, because the library ships as an ES module only. */
function ods(rows: unknown[][]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "club-ods-"));
  try {
    const file = join(folder, "table.ods");
    const script = `import { writeFileSync } from "node:fs"; import { writeOds } from "hucre/ods";
      writeFileSync(process.argv[1], await writeOds({ sheets: [{ name: "customers", rows: JSON.parse(process.argv[2]) }] }));`;
    execFileSync(process.execPath, ["--input-type=module", "-e", script, file, JSON.stringify(rows)]);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const utf16 = (text: string): Buffer => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

test.each<[string, string, (rows: string[][]) => Buffer | string | Promise<Buffer>]>([
  ["csv", "a.csv", csv],
  ["csv with semicolons", "a.csv", (rows) => rows.map((row) => row.join(";")).join("\n")],
  ["csv with tabs in UTF-16", "a.csv", (rows) => utf16(rows.map((row) => row.join("\t")).join("\r\n"))],
  ["xlsx", "a.xlsx", xlsx],
  ["xls", "a.xls", xls],
  ["ods", "a.ods", ods],
])("a table is read from %s", async (_, filename, save) => {
  const people = [aPerson(), aPerson()];

  const { status, body } = await manager.rest("customers", await save([HEADER, ...people]), "", filename);

  expect(status).toBe(200);
  expect(body.summary).toMatchObject({ total_rows: 2, imported: 2, failed: 0 });
  const stored = await app().sql(
    `select c.phone_number as phone, c.first_name as name from customers c where c.national_code = any($1) order by 1`,
    [people.map(([, code]) => code)],
  );
  expect(stored).toEqual(
    people.map(([phone, , name]) => ({ phone, name })).sort((a, b) => String(a.phone).localeCompare(String(b.phone))),
  );
});

test("the report of a workbook is a workbook, which can be corrected and sent again", async () => {
  const [good, wrong] = [aPerson(), aPerson()];
  const { body } = await manager.rest(
    "customers",
    await xlsx([HEADER, good, ["0912", ...wrong.slice(1)]]),
    "",
    "a.xlsx",
  );

  const report = await app().server.inject({ url: body.error_report_url as string });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(report.rawPayload as never);
  const [header, row] = [1, 2].map((at) => book.worksheets[0]?.getRow(at).values as string[]);
  book.worksheets[0]?.getRow(2).splice(1, 1, wrong[0]);
  const again = Buffer.from(await book.xlsx.writeBuffer());
  const sent = await manager.rest("customers", again, "", "customers-errors.xlsx");

  expect(body.summary).toMatchObject({ imported: 1, failed: 1 });
  expect(report.headers["content-disposition"]).toContain("customers-errors.xlsx");
  expect(header?.slice(-6)).toEqual(["error_row", "error_column", "error_value", "error_code", "error_en", "error_fa"]);
  expect(row?.slice(-6, -2)).toEqual(["3", "phone_number", "****", "PHONE_LENGTH"]);
  expect(sent.body.summary).toMatchObject({ imported: 1, failed: 0 });
});

test("numeric cells and the displayed values of formulas are read from each type of file", async () => {
  const phones = [aPhone(), aPhone()];
  const rows = [HEADER, [Number(phones[0]), aNationalCode(), { formula: '"A"&"B"', result: "AB" }]];

  const job = await manager.check("customers", await xlsx(rows), {}, "a.xlsx");
  const old = await manager.check("customers", xls([HEADER, [Number(phones[1]), aNationalCode(), "x"]]), {}, "a.xls");

  expect(job.sample[0].cells[2]).toBe("AB");
  expect([job.counts, old.counts]).toEqual([
    expect.objectContaining({ new: 1, repaired: 1 }),
    expect.objectContaining({ new: 1, repaired: 1 }),
  ]);
});

const BOOK = { name: "xl/workbook.xml", content: Buffer.from("<workbook/>") };
const MIME = { name: "mimetype", content: Buffer.from(ODS) };
const sheetOf = (body: string) => ({
  name: "content.xml",
  content: Buffer.from(
    `<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
      xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">
      <office:body><office:spreadsheet><table:table>${body}</table:table></office:spreadsheet></office:body></office:document-content>`,
  ),
});
const REPEATED = `<table:table-row table:number-rows-repeated="1048576"><table:table-cell
  table:number-columns-repeated="16384" office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>`;
const NOISE = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(5000, 7)]);
const row = () => aPerson().join(",");
const head = HEADER.join(",");

test.each<[string, string, () => Buffer | string, string[]]>([
  ["nothing", "a.csv", () => "", ["FILE_EMPTY"]],
  ["only a header", "a.csv", () => head, ["FILE_EMPTY"]],
  ["a picture", "a.png", () => "x", ["FILE_TYPE_INVALID"]],
  ["two endings", "a.csv.exe", () => head, ["FILE_TYPE_INVALID"]],
  ["a macro workbook", "a.xlsm", () => zipOf([BOOK]), ["FILE_TYPE_INVALID"]],
  ["a binary workbook", "a.xlsb", () => zipOf([BOOK]), ["FILE_TYPE_INVALID"]],
  ["csv named .xlsx", "a.xlsx", () => head, ["FILE_TYPE_INVALID"]],
  ["csv named .ods", "a.ods", () => head, ["FILE_TYPE_INVALID"]],
  ["xlsx named .csv", "a.csv", () => zipOf([BOOK]), ["FILE_TYPE_INVALID"]],
  ["xlsx named .ods", "a.ods", () => zipOf([BOOK]), ["FILE_TYPE_INVALID"]],
  ["ods named .xlsx", "a.xlsx", () => zipOf([MIME, sheetOf("")]), ["FILE_TYPE_INVALID"]],
  ["ods named .xls", "a.xls", () => zipOf([MIME, sheetOf("")]), ["FILE_TYPE_INVALID"]],
  ["html named .xls", "a.xls", () => "<html><table></table></html>", ["FILE_TYPE_INVALID"]],
  [
    "a text document",
    "a.ods",
    () => zipOf([{ ...MIME, content: Buffer.from(`${ODS}x`) }, sheetOf("")]),
    ["FILE_UNREADABLE"],
  ],
  [
    "ods with macros",
    "a.ods",
    () => zipOf([MIME, sheetOf(""), { name: "Basic/Standard/a.xml", content: Buffer.from("<a/>") }]),
    ["FILE_UNREADABLE"],
  ],
  [
    "ods with a document type declaration",
    "a.ods",
    () => zipOf([MIME, { name: "content.xml", content: Buffer.from(`<!DOCTYPE x [<!ENTITY a "b">]><x/>`) }]),
    ["FILE_UNREADABLE"],
  ],
  ["ods without a sheet", "a.ods", () => zipOf([MIME, sheetOf("")]), ["FILE_EMPTY"]],
  [
    "ods whose rows and columns repeat a billion times",
    "a.ods",
    () => zipOf([MIME, sheetOf(REPEATED)]),
    ["FILE_TOO_WIDE", "FILE_UNREADABLE"],
  ],
  [
    "ods bomb",
    "a.ods",
    () => zipOf([MIME, { name: "content.xml", content: Buffer.alloc(60_000_000) }]),
    ["FILE_UNREADABLE"],
  ],
  [
    "xlsx bomb",
    "a.xlsx",
    () => zipOf([BOOK, { name: "xl/worksheets/sheet1.xml", content: Buffer.alloc(60_000_000) }]),
    ["FILE_UNREADABLE"],
  ],
  [
    "a wrong declared size",
    "a.xlsx",
    () => zipOf([BOOK, { name: "xl/a.xml", content: Buffer.alloc(50_000, "a"), declaredSize: 10 }]),
    ["FILE_UNREADABLE"],
  ],
  ["an encrypted workbook", "a.xlsx", () => zipOf([{ ...BOOK, encrypted: true }]), ["FILE_UNREADABLE"]],
  ["a truncated workbook", "a.xlsx", () => zipOf([BOOK]).subarray(0, 60), ["FILE_UNREADABLE"]],
  ["an xls workbook of noise", "a.xls", () => NOISE, ["FILE_UNREADABLE"]],
  [
    "Windows-1256",
    "a.csv",
    () => Buffer.concat([Buffer.from(`${head}\n${aPhone()},1,`), Buffer.from([0xd3, 0xc7, 0xd1])]),
    ["FILE_ENCODING"],
  ],
  ["NUL", "a.csv", () => `${head}\n${row()}\0\n`, ["FILE_ENCODING"]],
  ["an unclosed quote", "a.csv", () => `${head}\n"${row()}\n${row()}`, ["FILE_UNREADABLE"]],
  ["65 columns", "a.csv", () => `${head}\n${row()}\n${",".repeat(64)}x`, ["FILE_TOO_WIDE"]],
  ["a million columns", "a.csv", () => ",".repeat(1_000_000), ["FILE_TOO_WIDE"]],
  ["a cell of 10,001 characters", "a.csv", () => `${head}\n${aPhone()},1,${"x".repeat(10_001)}`, ["FILE_TOO_WIDE"]],
  ["a cell of 40 MB", "a.csv", () => `${head}\n${"x".repeat(40_000_000)}`, ["FILE_TOO_WIDE"]],
  ["a missing column", "a.csv", () => `phone_number\n${aPhone()}`, ["COLUMN_MISSING"]],
  ["a duplicate column", "a.csv", () => `phone_number,national_code,شماره تلفن\n1,2,3`, ["COLUMN_DUPLICATE"]],
])(
  "a file with %s is rejected with a message, and nothing of it is stored",
  async (_, filename, content, codes) => {
    const before = (await app().sql("select id from customers")).length;

    const { status, body } = await manager.rest("customers", content(), "", filename);

    expect(codes).toContain(body.code);
    expect(status).toBe(400);
    expect(body.detail).toMatch(/\S+ \S+/);
    expect((await app().sql("select id from customers")).length).toBe(before);
    const left = await app().sql(
      "select r.row_number from import_rows r join import_jobs j on j.id = r.job_id where j.status = 'error'",
    );
    expect(left).toEqual([]);
  },
  90_000,
);

test("the error about a column has its name in the caller's language", async () => {
  const job = await manager.check("customers", `national_code\n${aNationalCode()}`);

  expect(job).toMatchObject({
    status: "ERROR",
    error: { code: "COLUMN_MISSING", message: "The column “Phone number” is missing" },
  });
});

test("rows of any length, with unusual quotes and with markup are read, each with its own result", async () => {
  const [phone, code] = [aPhone(), aNationalCode()];
  const lines = [
    head,
    `${aPhone()},${aNationalCode()}`,
    `${aPhone()},${aNationalCode()},"a ""quoted"" name",more,and more`,
    `${aPhone()},${aNationalCode()},the "inner" quotes,"outer" name`,
    `${aPhone()},${aNationalCode()},<script>alert(1)</script>`,
    `${aPhone()},${aNationalCode()},"'=HYPERLINK(""x"")"`,
    `${aPhone()},${aNationalCode()},\u202eevil`,
    `${phone},${code},${"x".repeat(101)}`,
    ",,",
    "",
  ];

  const job = await manager.check("customers", lines.join("\r\n"));

  expect(job.counts).toMatchObject({ totalRows: 7, new: 5, bad: 2 });
  expect(job.sample.map(({ problem }: { problem: string | null }) => problem)).toEqual([
    ...[null, null, null, null, null],
    "This text contains characters that are not allowed",
    "This text is too long",
  ]);
});

test("a workbook with lone surrogates and control characters is handled", async () => {
  const [phone, code] = [aPhone(), aNationalCode()];

  const job = await manager.check(
    "customers",
    xls([HEADER, [phone, code, "a\ud800b"], [aPhone(), aNationalCode(), "a\u0001b"]]),
    {},
    "a.xls",
  );

  expect(job).toMatchObject({ status: "CHECKED", error: null });
  expect(job.counts.totalRows).toBe(2);
});
