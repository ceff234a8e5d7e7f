/** Maximum amount of a receipt in whole Toman. */
export const MAX_AMOUNT_TOMAN = 10_000_000_000;

export const toRial = (toman: number): number => toman * 10;

/** The display units of amounts; the data is in Toman. */
export const MONEY_UNITS = ["toman", "rial"] as const;
export type MoneyUnit = (typeof MONEY_UNITS)[number];
/** The unit of reports until a user chooses another. */
export const DEFAULT_REPORT_UNIT: MoneyUnit = "rial";

/** Converts an amount of Toman to a display unit. */
export const inUnit = (toman: number, unit: MoneyUnit): number => (unit === "rial" ? toRial(toman) : toman);

/** Groups the digits of a whole number: 1200000 -> 1,200,000. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
