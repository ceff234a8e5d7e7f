/** The location state of a link that opens the import of codes. */
export const IMPORT = { import: true } as const;
