const TOMAN_PER_POINT = 1_000_000n;

/**
 * Points of a purchase: floor(amount × multiplier / 1,000,000), in integers so that no boundary is lost to rounding.
 * `amountToman` is whole Toman from 0, `multiplier` a whole number from 1.
 */
export function pointsFor(amountToman: number, multiplier: number): number {
  return Number((BigInt(amountToman) * BigInt(multiplier)) / TOMAN_PER_POINT);
}

/** A window in which purchases earn several times their points. */
export interface BonusWindow {
  startsAt: Date;
  /** The first moment that is not in it any more. */
  endsAt: Date;
}

/** The bonus of a purchase: the first of `bonuses`, which stand best first, whose window it falls into. */
export const bonusAt = <Bonus extends BonusWindow>(bonuses: readonly Bonus[], purchasedAt: Date): Bonus | undefined =>
  bonuses.find(({ startsAt, endsAt }) => startsAt <= purchasedAt && purchasedAt < endsAt);

/** How many Toman more this purchase needs for its next point. */
export function tomanToNextPoint(amountToman: number, multiplier: number): number {
  const next = (BigInt(pointsFor(amountToman, multiplier)) + 1n) * TOMAN_PER_POINT;
  const factor = BigInt(multiplier);
  return Number((next + factor - 1n) / factor) - amountToman;
}
