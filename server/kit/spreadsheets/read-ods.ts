// Reads the rows of an OpenDocument sheet as a stream; neither the document nor its rows are in memory as a whole.
import { partsOf, reading } from "./zip-parts.mjs";

/** Exceeds the maximum length of a cell. */
const MAX_SPACES = 20_000;

/** Returns the text of a cell by its type; a date as local time without a zone. */
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

/** Collects the rows of the first sheet while its document is parsed, without trailing empty cells. */
class Sheet {
  rows = [];
  isComplete = false;
  #maxCells;
  #row = null;
  #cell = null;
  #isInside = false;
  #notes = 0;

  constructor(maxCells) {
    this.#maxCells = maxCells;
  }

  open(name, attributes) {
    if (this.isComplete) return;
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
        this.text(" ".repeat(Math.min(numberOf(attributes, "text:c"), MAX_SPACES)));
        break;
      case "tab":
        this.text("\t");
        break;
      case "line-break":
        this.text("\n");
        break;
    }
  }

  text(text) {
    if (this.#isInside) this.#cell.text += text;
  }

  close(name) {
    if (name === "annotation") this.#notes--;
    if (name === "p") this.#isInside = false;
    if (name === "table-cell" || name === "covered-table-cell") this.#endCell();
    if (name === "table-row" && this.#row) {
      while (this.#row.cells.at(-1) === "") this.#row.cells.pop();
      if (!this.isComplete) this.rows.push(this.#row);
      this.#row = null;
    }
    if (name === "table") this.isComplete = true;
  }

  #endCell() {
    if (!this.#cell) return;
    const { attributes, text } = this.#cell;
    const free = this.#maxCells - this.#row.cells.length;
    const times = Math.min(numberOf(attributes, "table:number-columns-repeated"), free);
    this.#row.cells.push(...Array(times).fill(valueOf(attributes, text)));
    this.#cell = null;
  }
}

/** Yields the rows of the first sheet: `{ cells, times }`, the texts of a row and its number of repetitions. */
export async function* odsRows(path, maxCells) {
  const sheet = new Sheet(maxCells);
  const parts = await partsOf(path);
  try {
    for await (const { rows, isComplete } of reading(parts.textOf("content.xml"), sheet)) {
      yield* rows.splice(0);
      if (isComplete) return;
    }
  } finally {
    parts.close();
  }
}
