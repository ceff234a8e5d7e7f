import { read, utils, write } from "@e965/xlsx";
import ExcelJS from "exceljs";
import { randomInt } from "node:crypto";
import { MAX_FILE_BYTES } from "../../domain/files";
import type { Role } from "../../domain/permissions";
import { useApp } from "../support/app";
import { aKey, signedIn } from "../support/factories";
import { spooledFiles, storedFiles } from "../support/stored-files";
import { eventually } from "../support/server-process";
import { formOf, type Part, sendForm } from "../support/upload";
import { zipOf } from "../support/zip";
import { aCode, anEvent } from "../events/fixtures";

const app = useApp({ RATE_LIMIT_PROFILE: "bench" });

let token = "";
beforeAll(async () => {
  token = (await signedIn(app(), "manager")).token;
});

const IMPORT = `mutation ($event: ID!, $upload: Upload!) {
  importFile(type: LOTTERY_CODES, poolEventId: $event, file: $upload) { id summary { imported failed } }
}`;

const send = (eventId: string, part: Part | readonly Part[], query = "") =>
  sendForm(app(), `/api/events/${eventId}/lottery-codes/import${query}`, [part].flat(), token);

async function workbook(rows: readonly (readonly unknown[])[]): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet("codes").addRows(rows.map((row) => [...row]));
  return Buffer.from(await book.xlsx.writeBuffer());
}
const oldWorkbook = (rows: unknown[][]): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "codes");
  return write(book, { type: "buffer", bookType: "xls" }) as Buffer;
};
const stored = (eventId: string) =>
  app().sql<{ code: string; notes: string | null; batch: string | null }>(
    "select display_code as code, notes, batch_id as batch from lottery_codes where event_id = $1 order by id",
    [eventId],
  );
/** No upload and no temporary copy remains after an import; a job that the test does not wait for ends first. */
afterEach(async () => {
  const left = async () => [...(await storedFiles(app(), "upload")), ...spooledFiles(app().config.dataDir)];
  await eventually(async () => (await left()).length === 0, 5_000, "the uploads to be removed");
});

test("1,000 codes of a workbook are in the pool, with their batch, and in its counts", async () => {
  const { id } = await anEvent(app());
  const codes = Array.from({ length: 1000 }, aCode);
  const content = await workbook([["lottery_code", "notes"], ...codes.map((code) => [code, "box 7"])]);

  const { status, body } = await send(id, { filename: "codes.xlsx", content }, "?batch_id=B-7");
  const event = await app().rest("GET", `/api/events/${id}`, undefined, { token });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    imported: 1000,
    total_rows: 1000,
    failed: 0,
    error_report_url: null,
    summary: { total_rows: 1000, imported: 1000, failed: 0, processing_time_ms: expect.any(Number) },
    warnings: [],
  });
  expect(event.body.data.codes).toEqual({ total: 1000, unused: 1000, claimed: 0, invalid: 0 });
  expect((await stored(id))[999]).toEqual({ code: codes[999], notes: "box 7", batch: "B-7" });
});

test.each([
  ["codes.csv", "کد قرعه‌کشی;یادداشت\r\nSTAR-0001-XY;طلا\r\nSTAR-0002-XY;\r\n"],
  ["codes.csv", "\ufeffcode,notes\nSTAR-0001-XY,طلا\nSTAR-0002-XY,\n"],
  [
    "codes.csv",
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("code\tnotes\nSTAR-0001-XY\tطلا\nSTAR-0002-XY\t", "utf16le")]),
  ],
  [
    "codes.xls",
    oldWorkbook([
      ["code", "notes"],
      ["STAR-0001-XY", "طلا"],
      ["STAR-0002-XY", ""],
    ]),
  ],
])("%s is read with any delimiter, encoding and language", async (filename, content) => {
  const { id } = await anEvent(app());

  const { body } = await send(id, { filename, content });

  expect(body).toMatchObject({ imported: 2, failed: 0 });
  expect(await stored(id)).toEqual([
    { code: "STAR-0001-XY", notes: "طلا", batch: null },
    { code: "STAR-0002-XY", notes: null, batch: null },
  ]);
});

test("each row of a list without a header is a code; numbers keep their digits, and formulas have their displayed value", async () => {
  const { id } = await anEvent(app());
  const content = await workbook([
    ["0012345678"],
    [987654321012],
    [{ formula: '"AB"&"CDEFGHIJ"', result: "ABCDEFGHIJ" }],
    ["=1+2345678"],
  ]);

  const { body } = await send(id, { filename: "codes.xlsx", content });

  // The text of a formula has other characters than letters and digits.
  expect(body).toMatchObject({ imported: 3, failed: 1 });
  expect((await stored(id)).map(({ code }) => code)).toEqual(["0012345678", "987654321012", "ABCDEFGHIJ"]);
});

test("invalid, duplicate and known codes fail individually and are in a report that can be corrected", async () => {
  const { id } = await anEvent(app());
  await send(id, { filename: "a.csv", content: "code\nKNOWNCODE01\n" });

  const { body } = await send(id, {
    filename: "b.csv",
    content: "code\nFRESHCODE01\nabc\nfresh-code-01\nknowncode01\n=cmd()|x\n\nFRESHCODE02\n",
  });
  const report = await app().server.inject({ url: body.error_report_url as string });
  const lines = report.body.replace("\ufeff", "").trim().split("\r\n");

  expect(body).toMatchObject({ imported: 2, total_rows: 6, failed: 4 });
  expect(report.headers["content-disposition"]).toContain("lottery_codes-errors.csv");
  expect(report.headers["cache-control"]).toBe("no-store");
  expect(lines[0]).toBe("code,error_row,error_column,error_value,error_code,error_en,error_fa");
  expect(lines.slice(1).map((line) => line.split(",").slice(0, 5).join(" "))).toEqual([
    "abc 3 lottery_code abc CODE_FORMAT",
    "fresh-code-01 4 lottery_code fresh-code-01 ROW_DUPLICATE",
    "knowncode01 5 lottery_code knowncode01 CODE_EXISTS",
    "'=cmd()|x 6 lottery_code '=cmd()|x CODE_FORMAT",
  ]);
  expect((await app().server.inject({ url: `/api/downloads/${"0".repeat(32)}` })).statusCode).toBe(404);
});

test("codes that are easily guessed are imported with a warning in the caller's language", async () => {
  const { id } = await anEvent(app());

  const { body } = await send(id, { filename: "a.csv", content: "code\n10001\n10002\n10003\n" });

  expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual(["CODES_SHORT", "CODES_IN_SEQUENCE"]);
});

test("the same file again returns the first import and adds nothing; another batch, user or event is a new import", async () => {
  const [{ id }, other] = [await anEvent(app()), await anEvent(app())];
  const part = { filename: "a.csv", content: "code\nFRESHCODE01\nFRESHCODE02\n" };
  const { token: colleague } = await signedIn(app(), "manager");

  const first = await send(id, part, "?batch_id=B1");
  const again = await send(id, part, "?batch_id=B1");
  const otherBatch = await send(id, part, "?batch_id=B2");
  const theirs = await sendForm(app(), `/api/events/${id}/lottery-codes/import?batch_id=B1`, [part], colleague);
  const elsewhere = await send(other.id, part, "?batch_id=B1");

  expect(again.body).toEqual(first.body);
  expect(first.body).toMatchObject({ imported: 2, failed: 0 });
  expect(otherBatch.body).toMatchObject({ imported: 0, failed: 2 });
  expect(theirs.body).toMatchObject({ imported: 0, failed: 2 });
  expect(elsewhere.body).toMatchObject({ imported: 2, failed: 0 });
  expect((await stored(id)).map(({ batch }) => batch)).toEqual(["B1", "B1"]);
});

test("the report of a list without a header is corrected and sent again", async () => {
  const { id } = await anEvent(app());
  const { body } = await send(id, { filename: "list.csv", content: `FRESHCODE01;box 1\nab;box 2\n` });
  const report = (await app().server.inject({ url: body.error_report_url as string })).body;

  const mended = await send(id, { filename: "mended.csv", content: report.replaceAll("ab,", "FRESHCODE02,") });

  expect(body).toMatchObject({ total_rows: 2, imported: 1, failed: 1 });
  expect(mended.body).toMatchObject({ total_rows: 1, imported: 1, failed: 0 });
  expect((await stored(id)).map(({ code }) => code)).toEqual(["FRESHCODE01", "FRESHCODE02"]);
});

test("a row's own batch is stored, an event name in a row is ignored, and a code that begins with # is rejected", async () => {
  const [{ id }, other] = [await anEvent(app()), await anEvent(app(), { name: `Other ${aCode()}` })];
  const [named] = await app().sql<{ name: string }>("select name from events where id = $1", [other.id]);
  const rows = [`FRESHCODE01,${named?.name},OWN`, `FRESHCODE02,no such event,`].join("\n");

  const headed = await send(id, { filename: "a.csv", content: `code,event_name,batch_id\n${rows}\n` }, "?batch_id=B1");
  const headerless = await send(id, { filename: "b.csv", content: "#FRESHCODE3\n#FRESHCODE4\n" });

  expect([headed.body.imported, headerless.body.imported, headerless.body.failed]).toEqual([2, 0, 2]);
  expect((await stored(id)).map(({ code, batch }) => `${code} ${batch}`)).toEqual([
    "FRESHCODE01 OWN",
    "FRESHCODE02 B1",
  ]);
  expect(await stored(other.id)).toEqual([]);
});

test.each([
  ["an unknown event", () => "11111111-1111-4111-8111-111111111111", "", 404, "EVENT_NOT_FOUND"],
  ["an invalid event id", () => "7", "", 400, "BAD_USER_INPUT"],
  ["a batch of 65 characters", (id: string) => id, `?batch_id=${"B".repeat(65)}`, 400, "BAD_USER_INPUT"],
])("%s is rejected, and nothing is stored", async (_, eventOf, query, status, code) => {
  const { id } = await anEvent(app());

  const response = await send(eventOf(id), { filename: "a.csv", content: "code\nFRESHCODE01\n" }, query);

  expect([response.status, response.body.code]).toEqual([status, code]);
  expect(await stored(id)).toEqual([]);
});

const BOOK = { name: "xl/workbook.xml", content: Buffer.from("<workbook/>") };

test.each<[string, string, Buffer | string, number, string]>([
  ["an empty file", "a.csv", "", 400, "FILE_EMPTY"],
  ["only a header", "a.csv", "code\n", 400, "FILE_EMPTY"],
  ["another file type", "a.pdf", "%PDF-1.7", 400, "FILE_TYPE_INVALID"],
  ["no file extension", "codes", "code\nABCDEFGHIJ", 400, "FILE_TYPE_INVALID"],
  ["a macro workbook", "a.xlsm", zipOf([BOOK]), 400, "FILE_TYPE_INVALID"],
  ["a csv file named .xlsx", "a.xlsx", "code\nABCDEFGHIJ", 400, "FILE_TYPE_INVALID"],
  ["a workbook named .csv", "a.csv", zipOf([BOOK]), 400, "FILE_TYPE_INVALID"],
  [
    "a zip without a workbook",
    "a.xlsx",
    zipOf([{ name: "a.txt", content: Buffer.from("hi") }]),
    400,
    "FILE_UNREADABLE",
  ],
  [
    "a zip bomb",
    "a.xlsx",
    zipOf([BOOK, { name: "xl/worksheets/sheet1.xml", content: Buffer.alloc(60_000_000) }]),
    400,
    "FILE_UNREADABLE",
  ],
  [
    "a zip with too many entries",
    "a.xlsx",
    zipOf([BOOK, ...Array.from({ length: 201 }, (_, n) => ({ name: `f${n}`, content: Buffer.from("x") }))]),
    400,
    "FILE_UNREADABLE",
  ],
  [
    "a wrong declared size",
    "a.xlsx",
    zipOf([BOOK, { name: "xl/a.xml", content: Buffer.alloc(50_000, "a"), declaredSize: 10 }]),
    400,
    "FILE_UNREADABLE",
  ],
  [
    "a document type declaration",
    "a.xlsx",
    zipOf([BOOK, { name: "xl/sharedStrings.xml", content: Buffer.from(`<!DOCTYPE x [<!ENTITY a "b">]><sst/>`) }]),
    400,
    "FILE_UNREADABLE",
  ],
  [
    "a macro",
    "a.xlsx",
    zipOf([BOOK, { name: "xl/vbaProject.bin", content: Buffer.from("x") }]),
    400,
    "FILE_UNREADABLE",
  ],
  ["a truncated workbook", "a.xlsx", zipOf([BOOK]).subarray(0, 60), 400, "FILE_UNREADABLE"],
  [
    "an xls workbook of noise",
    "a.xls",
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(5000, 7)]),
    400,
    "FILE_UNREADABLE",
  ],
  [
    "text in another encoding",
    "a.csv",
    Buffer.from([0x63, 0x6f, 0x64, 0x65, 0x0a, 0xc7, 0xe1, 0xe4, 0x0a]),
    400,
    "FILE_ENCODING",
  ],
  ["a NUL", "a.csv", "code\nABC\0DEFGHIJ\n", 400, "FILE_ENCODING"],
  ["65 columns", "a.csv", `${Array.from({ length: 65 }, (_, n) => `c${n}`).join(",")}\n`, 400, "FILE_TOO_WIDE"],
  ["a cell of 10,001 characters", "a.csv", `code\n${"A".repeat(10_001)}\n`, 400, "FILE_TOO_WIDE"],
  ["a field of 2,000,000 characters", "a.csv", `code\n${"A".repeat(2_000_000)}\n`, 400, "FILE_TOO_WIDE"],
  ["an unclosed quote", "a.csv", `code\n"ABCDEFGHIJ\n`, 400, "FILE_UNREADABLE"],
])(
  "%s is rejected with a message, and nothing is stored",
  async (_, filename, content, status, code) => {
    const { id } = await anEvent(app());

    const response = await send(id, { filename, content });

    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(response.body.detail).toEqual(expect.any(String));
    expect(await stored(id)).toEqual([]);
  },
  90_000,
);

test("a file of 50 MB and a byte is too large; the connection's next request gets a response", async () => {
  const { id } = await anEvent(app());

  const { status, body } = await send(id, { filename: "a.csv", content: Buffer.alloc(MAX_FILE_BYTES + 1, "a") });

  expect([status, body.code]).toEqual([413, "FILE_TOO_LARGE"]);
  expect((await app().rest("GET", "/health")).status).toBe(200);
});

test.each<[string, Buffer, number]>([
  ["no file", formOf([{ name: "batch_id", content: "B1" }]), 400],
  [
    "two files",
    formOf([
      { filename: "a.csv", content: "code\nABCDEFGHIJ" },
      { filename: "b.csv", content: "code\nABCDEFGHIJ" },
    ]),
    200,
  ],
  ["a truncated body", formOf([{ filename: "a.csv", content: "code\nABCDEFGHIJ" }]).subarray(0, 90), 400],
  ["a body of noise", Buffer.alloc(500, 1), 400],
])("a form with %s", async (_, payload, status) => {
  const { id } = await anEvent(app());

  const response = await sendForm(app(), `/api/events/${id}/lottery-codes/import`, payload, token);

  expect(response.status).toBe(status);
});

test.each(["../../etc/passwd.csv", "..\\..\\windows.csv", `${"x".repeat(300)}.csv`, "CON.csv", "a\u202Evsc.csv"])(
  "the file name %s cannot escape the upload folder",
  async (filename) => {
    const { id } = await anEvent(app());

    const { status } = await send(id, { filename, content: "code\nABCDEFGHIJ\n" });

    expect(status).toBe(200);
  },
);

test.each<[Role | "public" | "a key", number]>([
  ["admin", 200],
  ["manager", 200],
  ["counter", 403],
  ["viewer", 403],
  ["public", 401],
  ["a key", 403],
])("%s gets %i before the body is read", async (who, status) => {
  const { id } = await anEvent(app());
  const caller =
    who === "public" ? undefined : who === "a key" ? (await aKey(app())).token : (await signedIn(app(), who)).token;

  const parts = [{ filename: "a.csv", content: `code\n${aCode()}\n` }];
  const rest = await sendForm(app(), `/api/events/${id}/lottery-codes/import`, parts, caller);
  const sent = await sendForm(app(), "/api/uploads", parts, caller);

  expect([rest.status, sent.status]).toEqual([status, status === 200 ? 201 : status]);
  if (status !== 200) return;
  const { data } = await app().gql(IMPORT, { event: id, upload: sent.body.data.upload_id }, { token: caller ?? "" });
  // The same file returns the job of the first call, over either API.
  expect(data.importFile).toMatchObject({ id: rest.body.job_id, summary: { imported: 1, failed: 0 } });
});

test("an upload can be imported by its owner only", async () => {
  const { id } = await anEvent(app());
  const { body } = await sendForm(app(), "/api/uploads", [{ filename: "a.csv", content: "code\nABCDEFGHIJ\n" }], token);
  const { token: other } = await signedIn(app(), "manager");
  const ask = (caller: string) => app().gql(IMPORT, { event: id, upload: body.data.upload_id }, { token: caller });

  expect((await ask(other)).errors?.[0]?.extensions.code).toBe("UPLOAD_NOT_FOUND");
  expect((await ask(token)).data.importFile.summary.imported).toBe(1);
});

test("20,000 rows with an invalid one: the others are imported", async () => {
  const { id } = await anEvent(app());
  const start = randomInt(10 ** 6);
  const rows = Array.from({ length: 20_000 }, (_, n) => `BULK${start}X${n}`);
  rows[7777] = "x";

  const { body } = await send(id, { filename: "a.csv", content: `code\n${rows.join("\n")}\n` });

  expect(body).toMatchObject({ imported: 19_999, failed: 1 });
});

test("a workbook written by another library is read the same way", async () => {
  const { id } = await anEvent(app());
  const book = read("code\nOTHERLIB01\nOTHERLIB02\n", { type: "string" });

  const { body } = await send(id, {
    filename: "a.xlsx",
    content: write(book, { type: "buffer", bookType: "xlsx" }) as Buffer,
  });

  expect(body).toMatchObject({ imported: 2, failed: 0 });
});

test("all invariants hold at the end", async () => {
  expect(await app().doctor()).toBe("");
});
