/** The path of a stored picture of the festival pages. */
export const picturePath = (sha256: string): string => `/api/site/pictures/${sha256}`;
