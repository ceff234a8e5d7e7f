// Reads the rows of an OpenDocument sheet as a stream; neither the document nor its rows are in memory as a whole.
import { type Attributes, partsOf, reading, type XmlReader } from "./zip-parts";

/** Exceeds the maximum length of a cell. */
const MAX_SPACES = 20_000;

/** Returns the text of a cell by its type; a date as local time without a zone. */
function valueOf(attributes: Attributes, text: string): string {
  switch (attributes["office:value-type"]) {
    case "float":
    case "currency":
    case "percentage":
      return String(Number(attributes["office:value"]));
    case "boolean":
      return attributes["office:boolean-value"] ?? text;
    case "date":
      return (attributes["office:date-value"] ?? text).slice(0, 19).replace(/T00:00:00$/, "");
    case undefined:
    default:
      return attributes["office:string-value"] ?? text;
  }
}

const numberOf = (attributes: Attributes, name: string): number => Math.max(1, Number(attributes[name] ?? 1) || 1);

/** The texts of a row and its number of repetitions. */
interface OdsRow {
  cells: string[];
  times: number;
}

/** Collects the rows of the first sheet while its document is parsed, without trailing empty cells. */
class Sheet implements XmlReader {
  rows: OdsRow[] = [];
  isComplete = false;
  #row: OdsRow | null = null;
  #cell: { attributes: Attributes; text: string; paragraphs: number } | null = null;
  #isInside = false;
  #notes = 0;

  constructor(private readonly maxCells: number) {}

  open(name: string, attributes: Attributes): void {
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
        if (this.#isInside && this.#cell && this.#cell.paragraphs++ > 0) this.#cell.text += "\n";
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

  text(text: string): void {
    if (this.#isInside && this.#cell) this.#cell.text += text;
  }

  close(name: string): void {
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

  #endCell(): void {
    if (!this.#cell || !this.#row) return;
    const { attributes, text } = this.#cell;
    const free = this.maxCells - this.#row.cells.length;
    const times = Math.min(numberOf(attributes, "table:number-columns-repeated"), free);
    this.#row.cells.push(...Array<string>(times).fill(valueOf(attributes, text)));
    this.#cell = null;
  }
}

/** Yields the rows of the first sheet. */
export async function* odsRows(path: string, maxCells: number): AsyncGenerator<OdsRow> {
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
