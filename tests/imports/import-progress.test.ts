import { percentOf, secondsLeft } from "../../client/features/imports/import-progress";

test.each([
  ["uploading", 0, null, 10],
  ["complete", 5, 10, 100],
  ["error", 5, 10, 0],
  ["cancelled", 5, 10, 0],
  ["processing", 0, null, 30],
  ["processing", 0, 0, 30],
  ["processing", 0, 1000, 10],
  ["processing", 500, 1000, 55],
  ["processing", 999, 1000, 99],
  ["processing", 1000, 1000, 99],
] as const)("%s with %i of %s rows fills the bar by %i percent", (status, processed, total, percent) => {
  expect(percentOf(status, processed, total)).toBe(percent);
});

test.each([
  [4, 100, 1000, null],
  [5, 0, 1000, null],
  [5, 100, null, null],
  [5, 100, 1000, 45],
  [10, 1000, 1000, 0],
])("after %i s and %i of %s rows %s s are left", (elapsed, processed, total, left) => {
  expect(secondsLeft(elapsed, processed, total)).toBe(left);
});
