/** Records with a timeline of their own. The timeline of a user is the user's activity. */
export const TIMELINE_RECORDS = ["customer", "store", "event", "campaign", "import"] as const;
export type TimelineRecord = (typeof TIMELINE_RECORDS)[number];

/** The default and the maximum number of entries of a call. */
export const TIMELINE_LIMIT = 20;
export const MAX_TIMELINE_LIMIT = 500;
