/** The kinds of tables that can be read, with what their files are called. */
export const FILE_KINDS = ["xlsx", "xls", "csv", "ods"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const MAX_FILE_BYTES = 50 * 1024 * 1024;
export const LARGE_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_COLUMNS = 64;
/** Characters of one cell. */
export const MAX_CELL_LENGTH = 10_000;
/** How long a file that was sent or made is kept. */
export const FILE_MINUTES = 10;

/** The kind a file's name claims, or null. */
export function kindOfName(name: string): FileKind | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return FILE_KINDS.find((kind) => kind === ending) ?? null;
}
