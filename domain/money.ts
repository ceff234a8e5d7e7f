/** The largest purchase one receipt may carry, in whole Toman. */
export const MAX_AMOUNT_TOMAN = 10_000_000_000;

/** One Toman is ten Rial. */
export const toRial = (toman: number): number => toman * 10;

/** Groups the digits of a whole number in threes with a comma, as amounts are typed: 1200000 -> 1,200,000. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
