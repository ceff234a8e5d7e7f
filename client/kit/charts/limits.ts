/** More bars have no room; the table lists all. */
export const MAX_BARS = 10;

/** The palette has as many colours. */
export const MAX_LINES = 4;
