import { foldName } from "../../../domain/text";
import { allColumnsOf, readColumnsOf, importColumnsOf, type TableType } from "../../../domain/data-tables";
import { COLUMN_ALIASES, columnLabel, COLUMN_LABELS } from "../../../domain/data-tables.text";
import { fail } from "../../kit/errors/app-error";
import type { ImportJobEntity } from "./import-job.entity";

type ColumnName = keyof typeof COLUMN_LABELS;

const normalize = (name: string): string => foldName(name.replace(/_/g, " ").replace(/\*$/, ""));

/** The accepted names of a column: its key, its label in both languages, and its aliases. */
const namesOf = (column: string): string[] => {
  const labels = COLUMN_LABELS[column as ColumnName];
  return [column, labels.en, labels.fa, ...(COLUMN_ALIASES[column as ColumnName] ?? [])].map(normalize);
};

/** Returns the index of each column that an import reads; unknown columns are skipped. Throws COLUMN_DUPLICATE. */
export function columnIndexes(type: TableType, header: readonly string[]): Map<string, number> {
  const names = header.map(normalize);
  const indexes = new Map<string, number>();
  for (const { name } of readColumnsOf(type)) {
    const known = namesOf(name);
    const found = names.flatMap((cell, index) => (known.includes(cell) ? [index] : []));
    if (found.length > 1) fail("COLUMN_DUPLICATE", (lang) => ({ column: columnLabel(type, name)[lang] }));
    if (found[0] !== undefined) indexes.set(name, found[0]);
  }
  return indexes;
}

export interface Header {
  /** The names of the columns; a column without a name is skipped. */
  columns: string[];
  indexes: Map<string, number>;
  /** Whether the first row is a header; otherwise it is data. */
  isHeader: boolean;
}

const CODE_COLUMN = "lottery_code";

/**
 * Reads the columns from the first row of a file. Throws COLUMN_MISSING or COLUMN_DUPLICATE. Codes for one pool may come
 * without a header; the first column then holds them.
 */
export function readHeader(
  { type, isPool }: Pick<ImportJobEntity, "type" | "isPool">,
  columns: readonly string[],
): Header {
  const indexes = columnIndexes(type, columns);
  const missing = importColumnsOf(type).find(({ name, required }) => required && !indexes.has(name));
  if (!missing) return { columns: [...columns], indexes, isHeader: true };
  if (!isPool) fail("COLUMN_MISSING", (lang) => ({ column: columnLabel(type, missing.name)[lang] }));
  const unnamed = columns.map((_, index) => (index === 0 ? CODE_COLUMN : ""));
  return { columns: unnamed, indexes: columnIndexes(type, unnamed), isHeader: false };
}

/** Whether a row repeats the header, as a template with both languages has it. */
export function isHeader(type: TableType, cells: readonly string[]): boolean {
  const known = new Set(allColumnsOf(type).flatMap(({ name }) => namesOf(name)));
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 1 && filled.every((cell) => known.has(normalize(cell)));
}
