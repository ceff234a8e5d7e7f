/** The pages beside the calls, by their id in the URL. */
export const PAGES = ["quick-start", "error-codes", "changes"] as const;
