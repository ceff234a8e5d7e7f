const SHOWN = 8;

/** The name of a till by its id: the last digits tell tills apart, the first ones are a time. */
export const deviceName = (id: string): string => id.slice(-SHOWN);
