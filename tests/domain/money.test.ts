import { groupDigits, MAX_AMOUNT_TOMAN, toRial } from "../../domain/money";

test.each([
  [0, 0],
  [1, 10],
  [1_250_000, 12_500_000],
  [MAX_AMOUNT_TOMAN, 100_000_000_000],
])("%i Toman are %i Rial", (toman, rial) => {
  expect(toRial(toman)).toBe(rial);
});

test.each([
  ["", ""],
  ["0", "0"],
  ["999", "999"],
  ["1000", "1,000"],
  ["1200000", "1,200,000"],
  ["10000000000", "10,000,000,000"],
])("%j is grouped as %j", (digits, grouped) => {
  expect(groupDigits(digits)).toBe(grouped);
});
