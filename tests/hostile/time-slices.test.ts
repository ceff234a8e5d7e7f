import { randomInt } from "node:crypto";
import { mapInSlices, sortInSlices } from "../../server/kit/time-slices";
import { turnsDuring } from "../support/event-loop-turns";

const numbers = Array.from({ length: 1_050 }, () => randomInt(1_000));
const ascending = (one: number, other: number) => one - other;

test("a list is sorted in slices, and other work runs after each", async () => {
  let sorted: number[] = [];

  const turns = await turnsDuring(async () => (sorted = await sortInSlices(numbers, 100, ascending)));

  expect(sorted).toEqual(numbers.toSorted(ascending));
  expect(turns).toBeGreaterThanOrEqual(11);
});

test("a sort in slices keeps the order of equal elements", async () => {
  const pairs = numbers.map((number, index) => ({ number: number % 7, index }));

  const sorted = await sortInSlices(pairs, 100, (one, other) => one.number - other.number);

  expect(sorted).toEqual(pairs.toSorted((one, other) => one.number - other.number || one.index - other.index));
});

test("a list is mapped in slices, and other work runs after each", async () => {
  let doubled: number[] = [];

  const turns = await turnsDuring(async () => (doubled = await mapInSlices(numbers, 100, (number) => 2 * number)));

  expect(doubled).toEqual(numbers.map((number) => 2 * number));
  expect(turns).toBeGreaterThanOrEqual(10);
});
