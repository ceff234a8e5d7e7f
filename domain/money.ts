/** Maximum amount of a receipt in whole Toman. */
export const MAX_AMOUNT_TOMAN = 10_000_000_000;

export const toRial = (toman: number): number => toman * 10;

/** Groups the digits of a whole number: 1200000 -> 1,200,000. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
