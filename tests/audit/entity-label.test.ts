import { entityLabel } from "../../client/features/activity/entity-label";

test.each([
  ["UPDATE", "customer", "en", "Customer"],
  ["UPDATE", "customer", "fa", "مشتری"],
  ["OPEN_SHIFT", "shift", "en", ""],
  ["OPEN_SHIFT", "shift", "fa", ""],
  ["DRAW_VOIDED", "draw", "en", ""],
  ["DRAW_DRAWN", "draw", "fa", ""],
  ["DRAW_CLAIMED", "draw", "en", "Draw"],
] as const)("the label of %s names %s once in %s", (action, entity, lang, expected) => {
  expect(entityLabel(action, entity, lang)).toBe(expected);
});
