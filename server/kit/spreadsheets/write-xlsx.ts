import type { Writable } from "node:stream";
import { type Cell, SHEET_ROWS, type Table, xmlText } from "./spreadsheet-types";
import { writeZip, type ZipEntry } from "./write-zip";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** Uses the built-in text format 49, so that values typed into cells keep their leading zeros. */
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  `<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
  `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
  `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
  `<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
  `<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>` +
  `<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;
const [GENERAL, CELL, HEADING] = [0, 1, 2];
const WIDTH = 20;
const MAX_NAME_LENGTH = 31;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Returns the letters of a column: A to Z, then AA; a table has at most 64. */
const columnName = (index: number): string =>
  (index < 26 ? "" : String.fromCharCode(64 + Math.floor(index / 26))) + String.fromCharCode(65 + (index % 26));

const hex = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** Escapes characters that XML does not allow, and text that looks like such an escape; not the markup. */
export const escapedText = (text: string): string =>
  text.replace(LOOKS_ESCAPED, "_x005F_").replace(/[\x00-\x08\x0b-\x1f\ufffe\uffff]/g, hex);

/** Escapes the text of a cell, including text that looks like a workbook escape sequence. */
const cellText = (text: string): string =>
  xmlText(text.includes("_x") ? text.replace(LOOKS_ESCAPED, "_x005F_") : text, hex);

/** Whitespace that readers would trim or collapse. */
const SPACED = /^\s|\s$|\s\s|[\n\t]/;
const PRESERVED_TEXT = '<t xml:space="preserve">';

/** Sheet names have at most 31 characters and no characters of cell references. */
export const sheetName = (title: string, number: number): string => {
  const ending = number === 1 ? "" : ` ${number}`;
  return title.replace(/[\\/?*[\]:]/g, " ").slice(0, MAX_NAME_LENGTH - ending.length) + ending;
};

function rowsText(rows: readonly (readonly Cell[])[], from: number, names: readonly string[], style: number): string {
  let text = "";
  for (const [at, row] of rows.entries()) {
    const number = from + at;
    text += `<row r="${number}">`;
    for (const [index, cell] of row.entries()) {
      if (cell === "") continue;
      if (typeof cell === "number") {
        text += `<c r="${names[index] ?? ""}${number}" s="${GENERAL}"><v>${cell}</v></c>`;
        continue;
      }
      text += `<c r="${names[index] ?? ""}${number}" s="${style}" t="inlineStr"><is>${SPACED.test(cell) ? PRESERVED_TEXT : "<t>"}${cellText(cell)}</t></is></c>`;
    }
    text += "</row>";
  }
  return text;
}

/** Splits the batches of a table into sheets. */
function sheetsOf({ header, rightToLeft, batches }: Table): () => AsyncGenerator<string> {
  const iterator = batches[Symbol.asyncIterator]();
  const names = header.map((_, index) => columnName(index));
  let rest: readonly (readonly Cell[])[] = [];
  const view = `<sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ""}>`;
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';
  const columns = `<cols><col min="1" max="${header.length}" width="${WIDTH}" style="${CELL}" customWidth="1"/></cols>`;
  return async function* sheet() {
    yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews>${view}${frozen}</sheetViews>${columns}<sheetData>`;
    yield rowsText([header], 1, names, HEADING);
    let written = 0;
    while (written < SHEET_ROWS) {
      if (rest.length === 0) {
        const step = await iterator.next();
        if (step.done) break;
        rest = step.value;
      }
      const part = rest.slice(0, SHEET_ROWS - written);
      rest = rest.slice(part.length);
      yield rowsText(part, written + 2, names, CELL);
      written += part.length;
    }
    yield "</sheetData></worksheet>";
  };
}

function* entriesOf(table: Table): Generator<ZipEntry> {
  const sheets = numbers(Math.max(1, Math.ceil(table.rows / SHEET_ROWS)));
  const part = (name: string, type: string) => `<Override PartName="/xl/${name}" ContentType="${TYPES}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const relations = (all: string) => `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`;
  yield {
    name: "[Content_Types].xml",
    text:
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      part("workbook.xml", "sheet.main") +
      part("styles.xml", "styles") +
      `${sheets.map((number) => part(`worksheets/sheet${number}.xml`, "worksheet")).join("")}</Types>`,
  };
  yield { name: "_rels/.rels", text: relations(relation("rId1", "officeDocument", "xl/workbook.xml")) };
  const named = sheets.map(
    (number) => `<sheet name="${xmlText(sheetName(table.title, number))}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  // Precedes the sheets, so that the file can be read as a stream.
  yield {
    name: "xl/workbook.xml",
    text:
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews>` +
      `<sheets>${named.join("")}</sheets></workbook>`,
  };
  yield {
    name: "xl/_rels/workbook.xml.rels",
    text: relations(
      sheets.map((number) => relation(`rId${number}`, "worksheet", `worksheets/sheet${number}.xml`)).join("") +
        relation(`rId${sheets.length + 1}`, "styles", "styles.xml"),
    ),
  };
  yield { name: "xl/styles.xml", text: STYLES };
  const nextSheet = sheetsOf(table);
  for (const number of sheets) yield { name: `xl/worksheets/sheet${number}.xml`, text: nextSheet() };
}

/**
 * Writes a table as a workbook of text cells in batches, with constant memory. Rows beyond one sheet continue in
 * another sheet with the same header.
 */
export const writeXlsx = (sink: Writable, table: Table): Promise<void> => writeZip(sink, entriesOf(table));
