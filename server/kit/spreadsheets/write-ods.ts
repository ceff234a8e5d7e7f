import type { Writable } from "node:stream";
import { fail } from "../errors/app-error";
import { type Cell, SHEET_ROWS, type Table, xmlText } from "./spreadsheet-types";
import { writeZip, type ZipEntry } from "./write-zip";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const MIMETYPE = "application/vnd.oasis.opendocument.spreadsheet";
const SPACE = "urn:oasis:names:tc:opendocument:xmlns";
const NAMES = ["office", "table", "text", "style", "number"]
  .map((name) => `xmlns:${name}="${SPACE}:${name === "number" ? "datastyle" : name}:1.0"`)
  .concat(`xmlns:fo="${SPACE}:xsl-fo-compatible:1.0"`)
  .join(" ");

/** Consecutive spaces need an element, and each line is a paragraph. */
const MARKED = /[\n\t]|^ | {2,}| $/;
const EACH_MARKED = /\n|\t|^ +| {2,}| +$/gm;
/** Tabs are character references, because LibreOffice ignores the element for tabs when it opens a file. */
const ELEMENTS: Record<string, string> = { "\n": "</text:p><text:p>", "\t": "&#9;" };

const cellText = (text: string): string => {
  const plain = xmlText(text);
  if (!MARKED.test(plain)) return plain;
  return plain.replace(EACH_MARKED, (one) => ELEMENTS[one] ?? `<text:s text:c="${one.length}"/>`);
};

const CELL = '<table:table-cell office:value-type="string"';
const EMPTY = "<table:table-cell/>";
const NUMBER_STYLE = ' table:style-name="ce3"';

function cellXml(cell: Cell, style: string): string {
  if (cell === "") return EMPTY;
  if (typeof cell === "string") return `${CELL}${style}><text:p>${cellText(cell)}</text:p></table:table-cell>`;
  const value = `office:value-type="float" office:value="${cell}"`;
  return `<table:table-cell ${value}${NUMBER_STYLE}><text:p>${cell}</text:p></table:table-cell>`;
}

function rowsText(rows: readonly (readonly Cell[])[], style = ""): string {
  let text = "";
  for (const row of rows) {
    text += "<table:table-row>";
    for (const cell of row) text += cellXml(cell, style);
    text += "</table:table-row>";
  }
  return text;
}

/** Text columns, so that values typed into empty cells keep their leading zeros. */
const STYLES =
  '<number:text-style style:name="N1"><number:text-content/></number:text-style>' +
  '<style:style style:name="co1" style:family="table-column"><style:table-column-properties style:column-width="4cm"/></style:style>' +
  '<style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>' +
  '<style:style style:name="ce2" style:family="table-cell" style:data-style-name="N1"><style:text-properties fo:font-weight="bold"/></style:style>' +
  '<style:style style:name="ce3" style:family="table-cell"/>';

async function* content({ title, header, rightToLeft, batches }: Table): AsyncGenerator<string> {
  const properties = `<style:table-properties table:display="true" style:writing-mode="${rightToLeft ? "rl-tb" : "lr-tb"}"/>`;
  yield (
    `${HEAD}<office:document-content ${NAMES} office:version="1.2"><office:automatic-styles>${STYLES}` +
    `<style:style style:name="ta1" style:family="table">${properties}</style:style></office:automatic-styles>` +
    `<office:body><office:spreadsheet><table:table table:name="${xmlText(title)}" table:style-name="ta1">` +
    `<table:table-column table:style-name="co1" table:number-columns-repeated="${header.length}" table:default-cell-style-name="ce1"/>`
  );
  yield rowsText([header], ' table:style-name="ce2"');
  for await (const batch of batches) yield rowsText(batch);
  yield "</table:table></office:spreadsheet></office:body></office:document-content>";
}

function* entriesOf(table: Table): Generator<ZipEntry> {
  const entry = (path: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`;
  yield { name: "mimetype", text: MIMETYPE, stored: true };
  yield {
    name: "META-INF/manifest.xml",
    text:
      `${HEAD}<manifest:manifest xmlns:manifest="${SPACE}:manifest:1.0" manifest:version="1.2">` +
      `${entry("/", MIMETYPE)}${entry("styles.xml", "text/xml")}${entry("content.xml", "text/xml")}</manifest:manifest>`,
  };
  // Empty, but some readers require it.
  yield {
    name: "styles.xml",
    text: `${HEAD}<office:document-styles ${NAMES} office:version="1.2"><office:styles/></office:document-styles>`,
  };
  yield { name: "content.xml", text: content(table) };
}

/**
 * Writes a table as an OpenDocument sheet in batches, with constant memory. Throws TABLE_TOO_LONG_FOR_ODS
 * if the rows exceed one sheet: all sheets would be in one XML document, so only one is written.
 */
export async function writeOds(sink: Writable, table: Table): Promise<void> {
  if (table.rows > SHEET_ROWS) fail("TABLE_TOO_LONG_FOR_ODS", { max: SHEET_ROWS });
  await writeZip(sink, entriesOf(table));
}
