import { stringify } from "csv-stringify/sync";

const BOM = "\ufeff";

/** A cell no spreadsheet takes for a formula. */
const guarded = (cell: string): string => (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell);

/** A table as csv that every spreadsheet opens rightly: UTF-8 with its mark, and no cell a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BOM +
  stringify(
    rows.map((row) => row.map(guarded)),
    { record_delimiter: "\r\n" },
  );
