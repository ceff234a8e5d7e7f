import { isStoreType, multiplierOf, STORE_TYPES } from "../../domain/stores";

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
] as const)("a store of type %i multiplies by %i", (type, multiplier) => {
  expect(multiplierOf(type)).toBe(multiplier);
  expect(STORE_TYPES).toContain(type);
});

test.each([0, 4, -1, 1.5, NaN, "1", "2", null, undefined, true, [], {}])("%p is not a store type", (value) => {
  expect(isStoreType(value)).toBe(false);
});
