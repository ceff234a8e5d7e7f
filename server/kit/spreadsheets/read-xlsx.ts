// Reads the rows of a workbook's first sheet as a stream. The shared strings are packed into buffers, which need half
// the memory of strings; nothing is written to disk.
import { type Attributes, partsOf, reading, readThrough, wallTextOf, type XmlReader } from "./zip-parts";

const RELATIONS = "xl/_rels/workbook.xml.rels";
const BLOCK = 1024;
/** The last row number of a sheet. */
const MAX_ROW_NUMBER = 1_048_576;
/** Days from the epoch of the date system (1900, or 1904 in old Mac files) to 1970. */
const EPOCH = { 1900: 25_569, 1904: 24_107 };
const DAY_SECONDS = 86_400;

const escaped = /_x([0-9a-f]{4})_/gi;
const unescaped = (text: string): string =>
  text.replace(escaped, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The shared strings, which cells reference by index. */
class SharedStrings implements XmlReader {
  #blocks: { ends: Uint32Array; bytes: Buffer }[] = [];
  #pending: string[] = [];
  #text = "";
  #isText = false;
  #isPhonetic = false;

  open(name: string): void {
    if (name === "si") this.#text = "";
    if (name === "rPh") this.#isPhonetic = true;
    if (name === "t") this.#isText = !this.#isPhonetic;
  }

  text(text: string): void {
    if (this.#isText) this.#text += text;
  }

  close(name: string): void {
    if (name === "t") this.#isText = false;
    if (name === "rPh") this.#isPhonetic = false;
    if (name !== "si") return;
    this.#pending.push(unescaped(this.#text));
    if (this.#pending.length === BLOCK) this.#pack();
  }

  #pack(): void {
    const texts = this.#pending.map((text) => Buffer.from(text));
    let end = 0;
    this.#blocks.push({ ends: Uint32Array.from(texts, (text) => (end += text.length)), bytes: Buffer.concat(texts) });
    this.#pending = [];
  }

  at(index: number): string {
    const block = this.#blocks[Math.floor(index / BLOCK)];
    if (!block) return this.#pending[index - this.#blocks.length * BLOCK] ?? "";
    const offset = index % BLOCK;
    return block.bytes.toString("utf8", block.ends[offset - 1] ?? 0, block.ends[offset]);
  }
}

/** Built-in number formats of dates and times. */
const isDateNumber = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58 && id !== 49);
/** Literals, colours, locales and padding in a format code. */
const LITERALS = /"[^"]*"|\[[^\]]*\]|[\\_*]./g;
const isDateCode = (code: string): boolean => /[dmyhs]/i.test(code.replace(LITERALS, "").replace(/general/gi, ""));

/** Which cell styles are date formats. */
class Styles implements XmlReader {
  dates: boolean[] = [];
  #codes = new Map<number, string>();
  #isCells = false;

  open(name: string, attributes: Attributes): void {
    if (name === "numFmt") this.#codes.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
    if (name === "cellXfs") this.#isCells = true;
    if (name !== "xf" || !this.#isCells) return;
    const id = Number(attributes.numFmtId ?? 0);
    const code = this.#codes.get(id);
    this.dates.push(code === undefined ? isDateNumber(id) : isDateCode(code));
  }

  close(name: string): void {
    if (name === "cellXfs") this.#isCells = false;
  }
}

/** The relationship id of the first sheet and the date epoch. */
class Book implements XmlReader {
  sheetId: string | null = null;
  epoch: number = EPOCH[1900];

  open(name: string, attributes: Attributes): void {
    if (name === "workbookPr" && /^(1|true)$/.test(attributes.date1904 ?? "")) this.epoch = EPOCH[1904];
    if (name !== "sheet") return;
    // The namespace prefix differs between files.
    this.sheetId ??= Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1] ?? null;
  }
}

class Relations implements XmlReader {
  targets = new Map<string, string>();

  open(name: string, { Id: id = "", Target: target = "" }: Attributes): void {
    if (name === "Relationship") this.targets.set(id, target.startsWith("/") ? target.slice(1) : `xl/${target}`);
  }
}

/** Returns the column index of a cell reference: A is 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/\d+$/, "").toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

interface XlsxRow {
  number: number;
  cells: string[];
}

interface Cell {
  column: number;
  type: string;
  style: number;
  text: string;
}

/** Collects the rows of a sheet while it is parsed: row numbers and cell texts. */
class Sheet implements XmlReader {
  rows: XlsxRow[] = [];
  #number = 0;
  #row: { number: number; cells: (string | undefined)[]; next: number } | null = null;
  #cell: Cell | null = null;
  #isInside = false;
  #isPhonetic = false;

  constructor(private readonly book: { texts: SharedStrings; dates: boolean[]; epoch: number; maxCells: number }) {}

  open(name: string, attributes: Attributes): void {
    if (name === "row") {
      const stated = Number(attributes.r);
      // Row numbers must increase; invalid ones are ignored.
      this.#number = stated > this.#number && stated <= MAX_ROW_NUMBER ? Math.floor(stated) : this.#number + 1;
      this.#row = { number: this.#number, cells: [], next: 0 };
    }
    if (name === "c" && this.#row) {
      const column = attributes.r === undefined ? this.#row.next : columnOf(attributes.r);
      this.#row.next = column + 1;
      this.#cell = { column, type: attributes.t ?? "n", style: Number(attributes.s ?? 0), text: "" };
    }
    if (name === "rPh") this.#isPhonetic = true;
    if (name === "v" || name === "t") this.#isInside = this.#cell !== null && !this.#isPhonetic;
  }

  text(text: string): void {
    if (this.#isInside && this.#cell) this.#cell.text += text;
  }

  close(name: string): void {
    if (name === "v" || name === "t") this.#isInside = false;
    if (name === "rPh") this.#isPhonetic = false;
    if (name === "c" && this.#cell) {
      const value = this.#valueOf(this.#cell);
      // A cell beyond the limit is stored in the last column, so that the table is detected as too wide.
      if (value !== "" && this.#row) this.#row.cells[Math.min(this.#cell.column, this.book.maxCells - 1)] = value;
      this.#cell = null;
    }
    if (name === "row" && this.#row) {
      this.rows.push({ number: this.#row.number, cells: Array.from(this.#row.cells, (cell) => cell ?? "") });
      this.#row = null;
    }
  }

  /** Returns the text of a cell: the stored result of a formula, an ISO date; nothing is evaluated. */
  #valueOf({ type, style, text }: Cell): string {
    switch (type) {
      case "s":
        return text === "" ? "" : this.book.texts.at(Number(text));
      case "inlineStr":
      case "str":
        return unescaped(text);
      case "b":
        return text === "" ? "" : String(text === "1" || text === "true");
      case "e":
        return text;
      case "d":
        return text.slice(0, 19).replace(/T00:00:00$/, "");
      default:
        return text === "" ? "" : this.#numberText(Number(text), this.book.dates[style] === true);
    }
  }

  #numberText(number: number, isDate: boolean): string {
    if (!Number.isFinite(number)) return "";
    return isDate ? wallTextOf(new Date((number - this.book.epoch) * DAY_SECONDS * 1000)) : String(number);
  }
}

/** Yields the rows of the first sheet, with at most `maxCells` cells. */
export async function* xlsxRows(path: string, maxCells: number): AsyncGenerator<XlsxRow> {
  const parts = await partsOf(path);
  try {
    const { sheetId, epoch } = await readThrough(parts.textOf("xl/workbook.xml"), new Book());
    const { targets } = await readThrough(parts.textOf(RELATIONS), new Relations());
    const named = [...targets.values()];
    const optional = async <Reader extends XmlReader>(ending: string, reader: Reader): Promise<Reader> => {
      const name = named.find((target) => target.endsWith(ending) && parts.has(target));
      return name === undefined ? reader : readThrough(parts.textOf(name), reader);
    };
    const { dates } = await optional("styles.xml", new Styles());
    const texts = await optional("sharedStrings.xml", new SharedStrings());
    const sheet = new Sheet({ texts, dates, epoch, maxCells });
    for await (const { rows } of reading(parts.textOf(targets.get(sheetId ?? "") ?? ""), sheet)) yield* rows.splice(0);
  } finally {
    parts.close();
  }
}
