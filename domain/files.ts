/** File types that can be imported. */
export const FILE_KINDS = ["xlsx", "xls", "csv", "ods"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const MAX_FILE_BYTES = 50 * 1024 * 1024;
export const LARGE_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_COLUMNS = 64;
/** Maximum characters of one cell. */
export const MAX_CELL_LENGTH = 10_000;
/** How long uploaded and generated files are stored. */
export const FILE_MINUTES = 10;

/** Returns the file type by the extension of a name, or null. */
export function kindOfName(name: string): FileKind | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return FILE_KINDS.find((kind) => kind === extension) ?? null;
}
