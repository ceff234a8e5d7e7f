import { read as readBook, write } from "@e965/xlsx";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readRows, type TableRow } from "../../server/kit/spreadsheets/read-rows";
import { zipOf, type ZipEntry } from "../support/zip";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "customer-club-odd-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const part = (name: string, content: string): ZipEntry => ({ name, content: Buffer.from(content) });

const BOOK = part(
  "xl/workbook.xml",
  '<x:workbook xmlns:x="m" xmlns:rel="r"><x:sheets><x:sheet name="a" rel:id="R7"/><x:sheet name="b" rel:id="R1"/></x:sheets></x:workbook>',
);
const RELATIONS = part(
  "xl/_rels/workbook.xml.rels",
  `<Relationships><Relationship Id="R1" Target="worksheets/sheet1.xml"/><Relationship Id="R7" Target="/xl/worksheets/sheet2.xml"/>
   <Relationship Id="R3" Target="sharedStrings.xml"/><Relationship Id="R4" Target="styles.xml"/></Relationships>`,
);
const TEXTS = part(
  "xl/sharedStrings.xml",
  `<sst><si><t>one</t></si><si><r><t xml:space="preserve">rich </t></r><r><rPr><b/></rPr><t>text</t></r><rPh><t>ph</t></rPh></si>
   <si><t>_x0041__x005F_x0041_</t></si></sst>`,
);
const STYLES = part(
  "xl/styles.xml",
  `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd;@"/><numFmt numFmtId="165" formatCode="#,##0 &quot;days&quot;"/></numFmts>
   <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
   <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/><xf numFmtId="49"/></cellXfs></styleSheet>`,
);
const sheet = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const other = part(
  "xl/worksheets/sheet1.xml",
  sheet('<row r="1"><c t="inlineStr"><is><t>of another sheet</t></is></c></row>'),
);

/** A workbook whose first sheet is stored after the other sheet, and before its texts and styles. */
const workbook = (rows: string, book = BOOK): Buffer =>
  zipOf([other, part("xl/worksheets/sheet2.xml", sheet(rows)), TEXTS, book, RELATIONS, STYLES]);

async function read(name: string, content: Buffer): Promise<TableRow[]> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const rows: TableRow[] = [];
  for await (const row of readRows(path, name.endsWith("ods") ? "ods" : "xlsx", 100)) rows.push(row);
  return rows;
}

test("cells of every type are read, from the sheet that the workbook names first", async () => {
  const rows = await read(
    "types.xlsx",
    workbook(`<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v>99</v></c></row>
      <row><c><v>9.121234567E9</v></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c><c t="str"><f>"A"&amp;"B"</f><v>AB</v></c></row>
      <row r="9"><c s="1"><v>45736</v></c><c s="3"><v>45736.9375</v></c><c s="2"><v>45736</v></c><c s="4"><v>7</v></c>
        <c t="d"><v>2025-03-20T22:30:00Z</v></c><c t="inlineStr"><is><t>in</t><t>line</t></is></c><c s="1"/></row>`),
  );

  expect(rows).toEqual([
    { number: 2, cells: ["", "one", "", "rich text", "A_x0041_"] },
    { number: 3, cells: ["9121234567", "true", "#REF!", "AB"] },
    { number: 9, cells: ["2025-03-20", "2025-03-20T22:30:00", "45736", "7", "2025-03-20T22:30:00", "inline"] },
  ]);
});

test("dates that are counted from 1904 are read as displayed", async () => {
  const book = {
    ...BOOK,
    content: Buffer.from(String(BOOK.content).replace("<x:sheets>", '<x:workbookPr date1904="1"/><x:sheets>')),
  };

  expect(await read("mac.xlsx", workbook('<row><c s="1"><v>44274</v></c></row>', book))).toEqual([
    { number: 1, cells: ["2025-03-20"] },
  ]);
});

test("a workbook with uncompressed parts is read", async () => {
  const book = write(readBook("code\nA\nB\n", { type: "string" }), { type: "buffer", bookType: "xlsx" }) as Buffer;

  expect((await read("stored.xlsx", book)).map(({ cells }) => cells)).toEqual([["code"], ["A"], ["B"]]);
});

test("row numbers increase, also if a file declares others", async () => {
  const row = (number: string) => `<row r="${number}"><c><v>1</v></c></row>`;

  const rows = await read("rows.xlsx", workbook(["5", "5", "3", "x", "1e99", "8.5", "9"].map(row).join("")));

  expect(rows.map(({ number }) => number)).toEqual([5, 6, 7, 8, 9, 10, 11]);
});

test.each([
  ["a cell far to the right", '<row><c r="ZZZZZZ1"><v>1</v></c></row>', "FILE_TOO_WIDE"],
  ["an unclosed row", "<row><c><v>1</v></c>", "FILE_UNREADABLE"],
  ["a document type declaration", "<!DOCTYPE a><row/>", "FILE_UNREADABLE"],
  ["a hundred thousand columns", `<row>${"<c><v>1</v></c>".repeat(100_000)}</row>`, "FILE_TOO_WIDE"],
])("%s is rejected", async (_, rows, code) => {
  await expect(read("bad.xlsx", workbook(rows))).rejects.toMatchObject({ code });
});

const ods = (rows: string): Buffer =>
  zipOf([
    part("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
    part(
      "content.xml",
      `<office:document-content><office:body><office:spreadsheet><table:table><table:table-column/>${rows}</table:table>
       <table:table><table:table-row><table:table-cell><text:p>of another sheet</text:p></table:table-cell></table:table-row></table:table>
       </office:spreadsheet></office:body></office:document-content>`,
    ),
  ]);
const cell = (inside: string, attributes = "") => `<table:table-cell ${attributes}>${inside}</table:table-cell>`;

test("a sheet's lines, spaces, repetitions and types are read, and its notes are not", async () => {
  const rows = await read(
    "types.ods",
    ods(`<table:table-header-rows><table:table-row>${cell("<text:p>a</text:p><text:p>b<text:s text:c='2'/>c<text:tab/>d<text:line-break/>e</text:p>")}
        ${cell("<office:annotation><text:p>a note</text:p></office:annotation><text:p><text:span>shown</text:span></text:p>", 'table:number-columns-repeated="2"')}
        </table:table-row></table:table-header-rows>
      <table:table-row table:number-rows-repeated="1000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
      <table:table-row table:number-rows-repeated="2">${cell("<text:p>3,5</text:p>", 'office:value-type="float" office:value="3.5"')}
        <table:covered-table-cell/>${cell("", 'office:value-type="date" office:date-value="2025-03-20T22:30:00.000"')}
        ${cell("<text:p>yes</text:p>", 'office:value-type="boolean" office:boolean-value="true"')}</table:table-row>`),
  );

  expect(rows).toEqual([
    { number: 1, cells: ["a\nb  c\td\ne", "shown", "shown"] },
    { number: 1002, cells: ["3.5", "", "2025-03-20T22:30:00", "true"] },
    { number: 1003, cells: ["3.5", "", "2025-03-20T22:30:00", "true"] },
  ]);
});

test.each([
  [
    "more rows than any sheet has",
    "<table:table-row table:number-rows-repeated='1e12'><table:table-cell/></table:table-row>",
  ],
  ["an unclosed row", "<table:table-row>"],
])("a sheet with %s is rejected", async (_, rows) => {
  await expect(read("bad.ods", ods(rows))).rejects.toMatchObject({ code: "FILE_UNREADABLE" });
});

test("a workbook with sixty megabytes of text is read with far less memory", () => {
  const texts = Array.from({ length: 60_000 }, (_, index) => `<si><t>${index}${"x".repeat(990)}</t></si>`);
  const rows = texts.map((_, index) => `<row><c t="s"><v>${index}</v></c></row>`).join("");
  const path = join(folder, "texts.xlsx");
  const content = part("xl/sharedStrings.xml", `<sst>${texts.join("")}</sst>`);
  writeFileSync(path, zipOf([BOOK, RELATIONS, STYLES, part("xl/worksheets/sheet2.xml", sheet(rows)), content]));

  const args = ["--max-old-space-size=48", "build/server/kit/spreadsheets/read-workbook.js", "xlsx", path, "100000"];
  const output = execFileSync(process.execPath, args, { maxBuffer: 2 ** 28 }).toString();

  expect(output.split("\n").length - 1).toBe(60_000);
});

test("the time in which rows wait does not count for the limit of a workbook; a reader without rows is ended", async () => {
  const [path, silent] = [join(folder, "large.xlsx"), join(folder, "silent.xls")];
  const row = `<row><c t="inlineStr"><is><t>${"x".repeat(100)}</t></is></c></row>`;
  writeFileSync(path, workbook(row.repeat(20_000)));
  execFileSync("mkfifo", [silent]);
  let count = 0;

  for await (const { number } of readRows(path, "xlsx", 20_000, 3_000)) {
    if (number === 1) await sleep(4_000);
    count++;
  }

  expect(count).toBe(20_000);
  await expect(readRows(silent, "xls", 1, 500).next()).rejects.toMatchObject({ code: "FILE_UNREADABLE" });
});
