// The rows of an OpenDocument sheet, one by one as they are unpacked: neither the document nor its rows are ever in
// memory as a whole.
import { partsOf, reading } from "./zip-parts.mjs";

/** More spaces than a cell may have characters. */
const MOST_SPACES = 20_000;

/** The text of a cell by its type; a date as a spreadsheet keeps it, without a zone. */
function valueOf(attributes, text) {
  switch (attributes["office:value-type"]) {
    case "float":
    case "currency":
    case "percentage":
      return String(Number(attributes["office:value"]));
    case "boolean":
      return attributes["office:boolean-value"] ?? text;
    case "date":
      return (attributes["office:date-value"] ?? text).slice(0, 19).replace(/T00:00:00$/, "");
    default:
      return attributes["office:string-value"] ?? text;
  }
}

const numberOf = (attributes, name) => Math.max(1, Number(attributes[name] ?? 1) || 1);

/** Notes the rows of the first sheet while its document is read: cells without the empty ones at the end of a row. */
class Sheet {
  rows = [];
  isOver = false;
  #mostCells;
  #row = null;
  #cell = null;
  #isInside = false;
  #notes = 0;

  constructor(mostCells) {
    this.#mostCells = mostCells;
  }

  open(name, attributes) {
    if (this.isOver) return;
    switch (name) {
      case "table-row":
        this.#row = { cells: [], times: numberOf(attributes, "table:number-rows-repeated") };
        break;
      case "table-cell":
      case "covered-table-cell":
        this.#cell = this.#row && { attributes, text: "", paragraphs: 0 };
        break;
      case "annotation":
        this.#notes++;
        break;
      case "p":
        this.#isInside = this.#cell !== null && this.#notes === 0;
        // Each line of a cell is a paragraph.
        if (this.#isInside && this.#cell.paragraphs++ > 0) this.#cell.text += "\n";
        break;
      case "s":
        this.say(" ".repeat(Math.min(numberOf(attributes, "text:c"), MOST_SPACES)));
        break;
      case "tab":
        this.say("\t");
        break;
      case "line-break":
        this.say("\n");
        break;
    }
  }

  say(text) {
    if (this.#isInside) this.#cell.text += text;
  }

  close(name) {
    if (name === "annotation") this.#notes--;
    if (name === "p") this.#isInside = false;
    if (name === "table-cell" || name === "covered-table-cell") this.#endCell();
    if (name === "table-row" && this.#row) {
      while (this.#row.cells.at(-1) === "") this.#row.cells.pop();
      if (!this.isOver) this.rows.push(this.#row);
      this.#row = null;
    }
    if (name === "table") this.isOver = true;
  }

  #endCell() {
    if (!this.#cell) return;
    const { attributes, text } = this.#cell;
    const free = this.#mostCells - this.#row.cells.length;
    const times = Math.min(numberOf(attributes, "table:number-columns-repeated"), free);
    this.#row.cells.push(...Array(times).fill(valueOf(attributes, text)));
    this.#cell = null;
  }
}

/** The rows of the first sheet of a file: `{ cells, times }`, the texts of a row and how often it stands there. */
export async function* odsRows(path, mostCells) {
  const sheet = new Sheet(mostCells);
  const parts = await partsOf(path);
  try {
    for await (const { rows, isOver } of reading(parts.textOf("content.xml"), sheet)) {
      yield* rows.splice(0);
      if (isOver) return;
    }
  } finally {
    parts.close();
  }
}
