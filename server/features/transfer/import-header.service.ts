import { foldName } from "../../../domain/text";
import { columnsOf, heededColumnsOf, importColumnsOf, type TransferType } from "../../../domain/transfer";
import { COLUMN_WORDS } from "../../../domain/transfer.text";
import { fail } from "../../kit/fail";

type ColumnName = keyof typeof COLUMN_WORDS;

const folded = (name: string): string => foldName(name.replace(/_/g, " ").replace(/\*$/, ""));

/** What a column may be called: its own name, and its words in either language. */
const namesOf = (column: string): string[] => {
  const words = COLUMN_WORDS[column as ColumnName];
  return [folded(column), folded(words.en), folded(words.fa)];
};

/** What a column is called in a sentence. */
export const columnWords = (column: string): { en: string; fa: string } =>
  COLUMN_WORDS[column as ColumnName] ?? { en: column, fa: column };

/** Where the columns that an import reads stand in a header; what it does not know is passed over. */
export function placesOf(type: TransferType, header: readonly string[]): Map<string, number> {
  const names = header.map(folded);
  const places = new Map<string, number>();
  for (const { name } of heededColumnsOf(type)) {
    const known = namesOf(name);
    const found = names.flatMap((cell, index) => (known.includes(cell) ? [index] : []));
    if (found.length > 1) fail("COLUMN_TWICE", (lang) => ({ column: columnWords(name)[lang] }));
    if (found[0] !== undefined) places.set(name, found[0]);
  }
  return places;
}

/** The same of a file's first row; refuses with COLUMN_MISSING or COLUMN_TWICE. */
export function headerOf(type: TransferType, header: readonly string[]): Map<string, number> {
  const places = placesOf(type, header);
  const missing = importColumnsOf(type).find(({ name, required }) => required && !places.has(name));
  if (missing) fail("COLUMN_MISSING", (lang) => ({ column: columnWords(missing.name)[lang] }));
  return places;
}

/** Whether a row repeats the header, as a template with both languages has it. */
export function isHeader(type: TransferType, cells: readonly string[]): boolean {
  const known = new Set(columnsOf(type).flatMap(({ name }) => namesOf(name)));
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 1 && filled.every((cell) => known.has(folded(cell)));
}
