/** Text keeps leading zeros and long numbers; a number is for sums. */
export type Cell = string | number;

/** A table to be written. */
export interface Table {
  /** The sheet name. */
  title: string;
  header: readonly string[];
  /** The number of rows, for formats that need it in advance. */
  rows: number;
  rightToLeft: boolean;
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** Returns rows in memory as the only batch of a table. */
export async function* inOneBatch(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield await Promise.resolve(rows);
}

/** Maximum rows of a sheet in common spreadsheet programs, without the header. */
export const SHEET_ROWS = 1_048_575;

const SPECIAL = /[&<>"\x00-\x1f\ufffe\uffff]/;
const EACH_SPECIAL = /[&<>"\x00-\x1f\ufffe\uffff]/g;
const NAMED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "\n", "\t": "\t" };

/** Escapes text for XML. `other` replaces characters that XML does not allow. */
export const xmlText = (text: string, other: (character: string) => string = () => ""): string =>
  SPECIAL.test(text) ? text.replace(EACH_SPECIAL, (one) => NAMED[one] ?? other(one)) : text;
