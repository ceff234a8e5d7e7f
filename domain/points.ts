const TOMAN_PER_POINT = 1_000_000n;

/**
 * Points of a purchase: floor(amount × multiplier / 1,000,000), in integers so that no boundary is lost to rounding.
 * `amountToman` is whole Toman from 0, `multiplier` a whole number from 1.
 */
export function pointsFor(amountToman: number, multiplier: number): number {
  return Number((BigInt(amountToman) * BigInt(multiplier)) / TOMAN_PER_POINT);
}

/** How many Toman more this purchase needs for its next point. */
export function tomanToNextPoint(amountToman: number, multiplier: number): number {
  const next = (BigInt(pointsFor(amountToman, multiplier)) + 1n) * TOMAN_PER_POINT;
  const factor = BigInt(multiplier);
  return Number((next + factor - 1n) / factor) - amountToman;
}
