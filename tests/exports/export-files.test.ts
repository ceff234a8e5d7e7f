import { Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { ExportFormat } from "../../domain/data-tables";
import { SHEET_ROWS, type Table } from "../../server/kit/spreadsheets/spreadsheet-types";
import { writeCsv } from "../../server/kit/spreadsheets/write-csv";
import { writeOds } from "../../server/kit/spreadsheets/write-ods";
import { writeXlsx } from "../../server/kit/spreadsheets/write-xlsx";
import { createSemaphore } from "../../server/kit/concurrency/concurrency";
import { partOf, readTable } from "../support/workbook";

const WRITERS = { csv: writeCsv, xlsx: writeXlsx, ods: writeOds };

/** A sink that keeps what is written to it. */
function aSink(): { sink: Writable; bytes: () => Buffer } {
  const parts: Buffer[] = [];
  const sink = new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
  });
  return { sink, bytes: () => Buffer.concat(parts) };
}

const tableOf = (rows: readonly (readonly string[])[], draft: Partial<Table> = {}): Table => ({
  title: "A table",
  header: (rows[0] ?? [""]).map((_, index) => `h${index}`),
  rows: rows.length,
  rightToLeft: false,
  batches: (async function* () {
    yield await Promise.resolve(rows);
  })(),
  ...draft,
});

const throughFile = async (format: ExportFormat, table: Table) => {
  const { sink, bytes } = aSink();
  await WRITERS[format](sink, table);
  return bytes();
};

test.each(["csv", "xlsx", "ods"] as const)(
  "%s keeps spaces, lines, tabs, signs and empty cells as they are",
  async (format) => {
    const rows = [
      ["  two  inside  ", "a\nb", "a\tb", "<&>\"'"],
      ["", "x", "", "😀 ‌"],
      ["1e5", "0x10", "TRUE", "2026-01-01"],
    ];

    const read = await readTable(format, await throughFile(format, tableOf(rows)));

    expect(read.rows.slice(1)).toEqual(rows);
    expect(read.isAllText).toBe(true);
  },
);

test("a table without rows has only a header", async () => {
  const all = await Promise.all(
    (["csv", "xlsx", "ods"] as const).map(async (format) =>
      readTable(format, await throughFile(format, tableOf([], { header: ["only", "a header"] }))),
    ),
  );

  expect(all.map(({ rows }) => rows)).toEqual([[["only", "a header"]], [["only", "a header"]], [["only", "a header"]]]);
});

test("characters that XML does not allow corrupt neither format", async () => {
  const rows = [["a\u0001b\u0000c\uffff", "_x0041_", "plain"]];

  const [xlsx, ods] = [await throughFile("xlsx", tableOf(rows)), await throughFile("ods", tableOf(rows))];

  expect((await readTable("ods", ods)).rows[1]).toEqual(["abc", "_x0041_", "plain"]);
  // The escapes of the format, from which a reader restores the characters.
  expect(await partOf(xlsx, "xl/worksheets/sheet1.xml")).toContain("a_x0001_b_x0000_c_xFFFF_");
  expect(await partOf(xlsx, "xl/worksheets/sheet1.xml")).toContain("_x005F_x0041_");
});

/** Generates rows without keeping them. */
async function* numbered(count: number) {
  for (let from = 0; from < count; from += 5000) {
    yield await Promise.resolve(
      Array.from({ length: Math.min(5000, count - from) }, (_, index) => [`0${from + index}`]),
    );
  }
}

test("rows beyond a sheet's limit continue on the next sheet, with the header; ods rejects them", async () => {
  const rows = SHEET_ROWS + 3;
  const long = () => tableOf([], { title: "مشتریان", header: ["number"], rows, batches: numbered(rows) });

  const bytes = await throughFile("xlsx", long());
  const ods = aSink();
  const error = await writeOds(ods.sink, long()).catch((error: unknown) => error);

  const book = await partOf(bytes, "xl/workbook.xml");
  const second = await partOf(bytes, "xl/worksheets/sheet2.xml");
  const texts = [...second.matchAll(/<t>([^<]*)</g)].map((match) => match[1]);
  expect([...book.matchAll(/sheet name="([^"]*)"/g)].map((match) => match[1])).toEqual(["مشتریان", "مشتریان 2"]);
  expect(texts).toEqual(["number", `0${SHEET_ROWS}`, `0${SHEET_ROWS + 1}`, `0${SHEET_ROWS + 2}`]);
  expect(error).toMatchObject({ code: "TABLE_TOO_LONG_FOR_ODS", values: { max: SHEET_ROWS } });
  expect(ods.bytes()).toHaveLength(0);
});

test("an error of the rows is thrown by the writer of the file", async () => {
  const failing = () =>
    tableOf([], {
      batches: (async function* () {
        yield await Promise.resolve([["first"]]);
        throw new RangeError("the rows ended early");
      })(),
    });

  const results = await Promise.allSettled(
    (["csv", "xlsx", "ods"] as const).map((format) => throughFile(format, failing())),
  );

  expect(results.map((result) => result.status === "rejected" && String(result.reason))).toEqual(
    Array(3).fill("RangeError: the rows ended early"),
  );
});

test("two tasks run at a time, the others wait, and a failed task releases its slot", async () => {
  const inSlot = createSemaphore(2);
  let [running, maxRunning] = [0, 0];
  const work = (index: number) => async () => {
    maxRunning = Math.max(maxRunning, ++running);
    await nextTurn();
    running--;
    if (index % 3 === 0) throw new RangeError("failed");
    return index;
  };

  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => inSlot(work(index))));

  expect(maxRunning).toBe(2);
  expect(results.filter(({ status }) => status === "fulfilled").length).toBe(6);
});
