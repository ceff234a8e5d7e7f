/** The pages beside the calls, by their id in the URL. */
export const PAGES = ["quick-start", "error-codes", "changes"] as const;
export type DocsPage = (typeof PAGES)[number];

export const isDocsPage = (id: string): id is DocsPage => PAGES.some((page) => page === id);
