/** A table to be written: everything in it is text, so that no zero and no long number is lost. */
export interface Table {
  /** What the sheet is called. */
  title: string;
  header: readonly string[];
  /** How many rows there are, for formats that have to know before the first one. */
  rows: number;
  rightToLeft: boolean;
  batches: AsyncIterable<readonly (readonly string[])[]>;
}

/** The rows that a sheet of any program holds, its header not among them. */
export const SHEET_ROWS = 1_048_575;

const SPECIAL = /[&<>"\x00-\x1f\ufffe\uffff]/;
const EACH_SPECIAL = /[&<>"\x00-\x1f\ufffe\uffff]/g;
const NAMED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "\n", "\t": "\t" };

/** A text inside XML; `other` says what becomes of a character that XML has no place for. */
export const xmlText = (text: string, other: (character: string) => string = () => ""): string =>
  SPECIAL.test(text) ? text.replace(EACH_SPECIAL, (one) => NAMED[one] ?? other(one)) : text;
