/** Returns the prize with a number from 1, in the order in which the prizes are drawn. */
export function prizeAt<Prize extends { quantity: number }>(
  prizes: readonly Prize[],
  prizeNumber: number | null,
): Prize | undefined {
  let left = prizeNumber ?? 0;
  return left === 0
    ? undefined
    : prizes.find(({ quantity }) => {
        left -= quantity;
        return left <= 0;
      });
}
