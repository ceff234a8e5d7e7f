import { foldName } from "../../../domain/text";
import { columnsOf, readColumnsOf, importColumnsOf, type TableType } from "../../../domain/data-tables";
import { COLUMN_ALIASES, COLUMN_LABELS } from "../../../domain/data-tables.text";
import { fail } from "../../kit/errors/app-error";
import type { JobRow } from "./import-job.sql";

type ColumnName = keyof typeof COLUMN_LABELS;

const normalize = (name: string): string => foldName(name.replace(/_/g, " ").replace(/\*$/, ""));

/** What a column may be called: its own name, its words in either language, and what else people write. */
const namesOf = (column: string): string[] => {
  const words = COLUMN_LABELS[column as ColumnName];
  return [column, words.en, words.fa, ...(COLUMN_ALIASES[column as ColumnName] ?? [])].map(normalize);
};

/** What a column is called in a sentence. */
const columnLabels = (column: string): { en: string; fa: string } =>
  COLUMN_LABELS[column as ColumnName] ?? { en: column, fa: column };

/** Where the columns that an import reads stand in a header; what it does not know is passed over. */
export function columnIndexes(type: TableType, header: readonly string[]): Map<string, number> {
  const names = header.map(normalize);
  const places = new Map<string, number>();
  for (const { name } of readColumnsOf(type)) {
    const known = namesOf(name);
    const found = names.flatMap((cell, index) => (known.includes(cell) ? [index] : []));
    if (found.length > 1) fail("COLUMN_TWICE", (lang) => ({ column: columnLabels(name)[lang] }));
    if (found[0] !== undefined) places.set(name, found[0]);
  }
  return places;
}

export interface Header {
  /** What the columns are called; one without a name is passed over. */
  columns: string[];
  places: Map<string, number>;
  /** Whether the row that was looked at is no data itself. */
  isHeader: boolean;
}

const CODE_COLUMN = "lottery_code";

/**
 * Reads the columns from the first row of a file. Throws COLUMN_MISSING or COLUMN_TWICE. Codes for one pool may come
 * without a header; the first column then holds them.
 */
export function readHeader({ type, isPool }: Pick<JobRow, "type" | "isPool">, columns: readonly string[]): Header {
  const places = columnIndexes(type, columns);
  const missing = importColumnsOf(type).find(({ name, required }) => required && !places.has(name));
  if (!missing) return { columns: [...columns], places, isHeader: true };
  if (!isPool) fail("COLUMN_MISSING", (lang) => ({ column: columnLabels(missing.name)[lang] }));
  const unnamed = columns.map((_, index) => (index === 0 ? CODE_COLUMN : ""));
  return { columns: unnamed, places: columnIndexes(type, unnamed), isHeader: false };
}

/** Whether a row repeats the header, as a template with both languages has it. */
export function isHeader(type: TableType, cells: readonly string[]): boolean {
  const known = new Set(columnsOf(type).flatMap(({ name }) => namesOf(name)));
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 1 && filled.every((cell) => known.has(normalize(cell)));
}
