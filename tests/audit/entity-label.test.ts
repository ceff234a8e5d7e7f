import { entityLabel } from "../../client/kit/record/entity-label";

test.each([
  ["UPDATE", "customer", "Mina", "en", "Customer"],
  ["UPDATE", "customer", "مینا", "fa", "مشتری"],
  ["OPEN_SHIFT", "shift", null, "en", ""],
  ["OPEN_SHIFT", "shift", null, "fa", ""],
  ["DRAW_VOIDED", "draw", "Spring", "en", ""],
  ["DRAW_DRAWN", "draw", "بهار", "fa", ""],
  ["DRAW_CLAIMED", "draw", "Spring", "en", "Draw"],
  ["EXPORT", "report", "Revenue report", "en", ""],
  ["EXPORT", "customer", "مشتریان", "fa", ""],
] as const)("the label of %s names %s (%s) once in %s", (action, entity, subject, lang, expected) => {
  expect(entityLabel({ action, entity, subject }, lang)).toBe(expected);
});
