import { id, isUuid } from "../../domain/ids";
import { parseResult } from "../support/parse-result";

const V7 = "0190a5b4-7c3e-7d21-9f00-0123456789ab";

test.each([
  [V7, V7],
  [V7.toUpperCase(), V7],
  ["00000000-0000-0000-0000-000000000000", "00000000-0000-0000-0000-000000000000"],
])("%s is an identifier with the canonical form %s", (text, canonical) => {
  expect(parseResult(id, text)).toEqual({ is: canonical });
  expect(isUuid(text)).toBe(true);
});

test.each([
  "",
  " ",
  "1",
  "null",
  `urn:uuid:${V7}`,
  `{${V7}}`,
  ` ${V7}`,
  `${V7} `,
  `${V7}\n`,
  `${V7}\u0000`,
  V7.replaceAll("-", ""),
  V7.replace("-", "_"),
  V7.slice(0, -1),
  `${V7}0`,
  V7.replace("0", "g"),
  V7.replace("0", "۰"),
  "1' or 1=1",
  "../x",
  "%00",
  "x".repeat(5_000),
])("%j is not an identifier", (text) => {
  expect(parseResult(id, text)).toEqual({ rejected: "ID_INVALID" });
  expect(isUuid(text)).toBe(false);
});

test.each([null, undefined, 1, true, [], {}, [V7]])("%p is not an identifier", (value) => {
  expect(parseResult(id, value)).toEqual({ rejected: "ID_INVALID" });
});
