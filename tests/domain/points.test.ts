import fc from "fast-check";
import { MAX_AMOUNT_TOMAN } from "../../domain/money";
import { bonusAt, largestAmountFor, pointsFor, tomanToNextPoint } from "../../domain/points";

const amounts = fc.integer({ min: 0, max: MAX_AMOUNT_TOMAN });
const multipliers = fc.constantFrom(1, 2, 3);

test.each([
  [0, 1, 0],
  [1, 3, 0],
  [999_999, 1, 0],
  [1_000_000, 1, 1],
  [1_000_001, 1, 1],
  [499_999, 2, 0],
  [500_000, 2, 1],
  [3_500_000, 2, 7],
  [333_333, 3, 0],
  [333_334, 3, 1],
  [666_666, 3, 1],
  [666_667, 3, 2],
  [999_999, 3, 2],
  [1_999_999, 1, 1],
  [10_000_000_000, 1, 10_000],
  [10_000_000_000, 3, 30_000],
])("%i Toman at multiplier %i earn %i points", (amount, multiplier, points) => {
  expect(pointsFor(amount, multiplier)).toBe(points);
});

test("points are the floor of the exact product over a million, for any amount", () => {
  fc.assert(
    fc.property(amounts, multipliers, (amount, multiplier) => {
      const exact = BigInt(amount) * BigInt(multiplier);
      const points = BigInt(pointsFor(amount, multiplier));
      expect(points * 1_000_000n <= exact && exact < (points + 1n) * 1_000_000n).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("every boundary of a point is exact: one Toman less is one point less", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), multipliers, (points, multiplier) => {
      const threshold = Math.ceil((points * 1_000_000) / multiplier);
      expect([pointsFor(threshold, multiplier), pointsFor(threshold - 1, multiplier)]).toEqual([points, points - 1]);
    }),
    { numRuns: 2_000 },
  );
});

test("two receipts never earn more than their sum on one, and at most one point less", () => {
  fc.assert(
    fc.property(amounts, amounts, multipliers, (first, second, multiplier) => {
      const apart = pointsFor(first, multiplier) + pointsFor(second, multiplier);
      expect([apart, apart + 1]).toContain(pointsFor(first + second, multiplier));
    }),
    { numRuns: 2_000 },
  );
});

test("the amount missing to the next point earns exactly that point, and one Toman less does not", () => {
  fc.assert(
    fc.property(amounts, multipliers, (amount, multiplier) => {
      const missing = tomanToNextPoint(amount, multiplier);
      const points = pointsFor(amount, multiplier);
      expect(missing).toBeGreaterThan(0);
      expect(pointsFor(amount + missing, multiplier)).toBe(points + 1);
      expect(pointsFor(amount + missing - 1, multiplier)).toBe(points);
    }),
    { numRuns: 2_000 },
  );
});

test("the largest amount for a number of points earns them, and one Toman more earns the next", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 1, max: 30 }), (points, multiplier) => {
      const amount = largestAmountFor(points, multiplier);
      expect(pointsFor(amount, multiplier)).toBeLessThanOrEqual(points);
      expect(pointsFor(amount + 1, multiplier)).toBeGreaterThan(points);
    }),
  );
});

test.each([
  ["2026-03-20T20:29:59.999Z", undefined],
  ["2026-03-20T20:30:00.000Z", "spring"],
  ["2026-03-27T20:29:59.999Z", "spring"],
  ["2026-03-27T20:30:00.000Z", undefined],
])("a campaign's window contains its start and not its end: a purchase at %s", (at, expected) => {
  const spring = {
    name: "spring",
    startsAt: new Date("2026-03-20T20:30:00.000Z"),
    endsAt: new Date("2026-03-27T20:30:00.000Z"),
  };

  expect(bonusAt([spring], new Date(at))?.name).toBe(expected);
});
