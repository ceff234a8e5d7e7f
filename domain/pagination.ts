/** Rows of one page. */
export const MAX_PAGE_SIZE = 100;
