// The rows of a workbook's first sheet, one by one as they are unpacked. Its table of texts is kept packed: in half the
// memory that as many strings take, and nothing is written to the disk.
import { partsOf, reading, readThrough, wallTextOf } from "./zip-parts.mjs";

const RELATIONS = "xl/_rels/workbook.xml.rels";
const BLOCK = 1024;
/** Of the last row of a sheet. */
const MOST_NUMBER = 1_048_576;
/** Days from the first of January 1900, as spreadsheets count them, to 1970; four years fewer in old ones of the Mac. */
const EPOCH = { 1900: 25_569, 1904: 24_107 };
const DAY_SECONDS = 86_400;

const escaped = /_x([0-9a-f]{4})_/gi;
const unescaped = (text) => text.replace(escaped, (_, code) => String.fromCharCode(parseInt(code, 16)));

/** The texts that cells name by their number. */
class Texts {
  #blocks = [];
  #waiting = [];
  #text = null;
  #isText = false;
  #isPhonetic = false;

  open(name) {
    if (name === "si") this.#text = "";
    if (name === "rPh") this.#isPhonetic = true;
    if (name === "t") this.#isText = !this.#isPhonetic;
  }

  say(text) {
    if (this.#isText) this.#text += text;
  }

  close(name) {
    if (name === "t") this.#isText = false;
    if (name === "rPh") this.#isPhonetic = false;
    if (name !== "si") return;
    this.#waiting.push(unescaped(this.#text));
    if (this.#waiting.length === BLOCK) this.#pack();
  }

  #pack() {
    const texts = this.#waiting.map((text) => Buffer.from(text));
    let end = 0;
    this.#blocks.push({ ends: Uint32Array.from(texts, (text) => (end += text.length)), bytes: Buffer.concat(texts) });
    this.#waiting = [];
  }

  at(index) {
    const block = this.#blocks[Math.floor(index / BLOCK)];
    if (!block) return this.#waiting[index - this.#blocks.length * BLOCK] ?? "";
    const place = index % BLOCK;
    return block.bytes.toString("utf8", place === 0 ? 0 : block.ends[place - 1], block.ends[place]);
  }
}

/** Formats of dates and times that have a number instead of a code. */
const isDateNumber = (id) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58 && id !== 49);
/** What stands in a format beside its signs: texts, colours and languages, skipped and repeated characters. */
const BESIDE = /"[^"]*"|\[[^\]]*\]|[\\_*]./g;
const isDateCode = (code) => /[dmyhs]/i.test(code.replace(BESIDE, "").replace(/general/gi, ""));

/** Which styles of cells show dates. */
class Styles {
  dates = [];
  #codes = new Map();
  #isCells = false;

  open(name, attributes) {
    if (name === "numFmt") this.#codes.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
    if (name === "cellXfs") this.#isCells = true;
    if (name !== "xf" || !this.#isCells) return;
    const id = Number(attributes.numFmtId ?? 0);
    this.dates.push(this.#codes.has(id) ? isDateCode(this.#codes.get(id)) : isDateNumber(id));
  }

  close(name) {
    if (name === "cellXfs") this.#isCells = false;
  }
}

/** Which part the first sheet is, and from when its days are counted. */
class Book {
  sheetId = null;
  epoch = EPOCH[1900];

  open(name, attributes) {
    if (name === "workbookPr" && /^(1|true)$/.test(attributes.date1904 ?? "")) this.epoch = EPOCH[1904];
    if (name !== "sheet") return;
    // The prefix of that space is whatever the file says.
    this.sheetId ??= Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1] ?? null;
  }
}

class Relations {
  targets = new Map();

  open(name, { Id: id, Target: target = "" }) {
    if (name === "Relationship") this.targets.set(id, target.startsWith("/") ? target.slice(1) : `xl/${target}`);
  }
}

/** The place of a cell by its address: A is 0. */
function issuerOf(address) {
  let place = 0;
  for (const letter of address.replace(/\d+$/, "").toUpperCase()) place = place * 26 + letter.charCodeAt(0) - 64;
  return place - 1;
}

/** Notes the rows of a sheet while it is read: their numbers as a spreadsheet counts, and the texts of their cells. */
class Sheet {
  rows = [];
  #texts;
  #dates;
  #epoch;
  #mostCells;
  #number = 0;
  #row = null;
  #cell = null;
  #isInside = false;
  #isPhonetic = false;

  constructor({ texts, dates, epoch, mostCells }) {
    this.#texts = texts;
    this.#dates = dates;
    this.#epoch = epoch;
    this.#mostCells = mostCells;
  }

  open(name, attributes) {
    if (name === "row") {
      const said = Number(attributes.r);
      // Rows go upwards, whatever a file says of them.
      this.#number = said > this.#number && said <= MOST_NUMBER ? Math.floor(said) : this.#number + 1;
      this.#row = { number: this.#number, cells: [], next: 0 };
    }
    if (name === "c" && this.#row) {
      const place = attributes.r === undefined ? this.#row.next : issuerOf(attributes.r);
      this.#row.next = place + 1;
      this.#cell = { place, type: attributes.t ?? "n", style: Number(attributes.s ?? 0), text: "" };
    }
    if (name === "rPh") this.#isPhonetic = true;
    if (name === "v" || name === "t") this.#isInside = this.#cell !== null && !this.#isPhonetic;
  }

  say(text) {
    if (this.#isInside) this.#cell.text += text;
  }

  close(name) {
    if (name === "v" || name === "t") this.#isInside = false;
    if (name === "rPh") this.#isPhonetic = false;
    if (name === "c" && this.#cell) {
      const value = this.#valueOf(this.#cell);
      // One that is too far away still says that the table is too wide.
      if (value !== "") this.#row.cells[Math.min(this.#cell.place, this.#mostCells - 1)] = value;
      this.#cell = null;
    }
    if (name === "row" && this.#row) {
      this.rows.push({ number: this.#row.number, cells: Array.from(this.#row.cells, (cell) => cell ?? "") });
      this.#row = null;
    }
  }

  /** The text of a cell: what is shown of a formula, an ISO day of a date; never anything evaluated. */
  #valueOf({ type, style, text }) {
    switch (type) {
      case "s":
        return text === "" ? "" : this.#texts.at(Number(text));
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
        return text === "" ? "" : this.#numberText(Number(text), this.#dates[style] === true);
    }
  }

  #numberText(number, isDate) {
    if (!Number.isFinite(number)) return "";
    return isDate ? wallTextOf(new Date((number - this.#epoch) * DAY_SECONDS * 1000)) : String(number);
  }
}

/** The rows of the first sheet of a workbook, `{ number, cells }`, with `mostCells` cells at most. */
export async function* xlsxRows(path, mostCells) {
  const parts = await partsOf(path);
  try {
    const { sheetId, epoch } = await readThrough(parts.textOf("xl/workbook.xml"), new Book());
    const { targets } = await readThrough(parts.textOf(RELATIONS), new Relations());
    const named = [...targets.values()];
    const optional = async (ending, reader) => {
      const name = named.find((target) => target.endsWith(ending) && parts.has(target));
      return name === undefined ? reader : readThrough(parts.textOf(name), reader);
    };
    const { dates } = await optional("styles.xml", new Styles());
    const texts = await optional("sharedStrings.xml", new Texts());
    const sheet = new Sheet({ texts, dates, epoch, mostCells });
    for await (const { rows } of reading(parts.textOf(targets.get(sheetId) ?? ""), sheet)) yield* rows.splice(0);
  } finally {
    parts.close();
  }
}
