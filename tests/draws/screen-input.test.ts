import { parseBeaconText } from "../../client/features/draws/beacon-text";
import { identifiersIn } from "../../client/features/draws/draw-form";

const SIGNATURE = "b7".repeat(48);

test.each([
  ["", {}],
  [`{"round":657413,"randomness":"00","signature":"${SIGNATURE}"}`, { round: 657_413, signature: SIGNATURE }],
  [`round 657413\n${SIGNATURE}\n`, { round: 657_413, signature: SIGNATURE }],
  [`  ${SIGNATURE} `, { signature: SIGNATURE }],
  ["no signature", { signature: "no signature" }],
])("the pasted text %j gives the round and the signature", (text, expected) => {
  expect(parseBeaconText(text)).toEqual(expected);
});

test("a file of people gives the first number of each line", () => {
  const text = '\ufeffname;phone\r\nSara;"0912 345 6789"\r\n۰۰۸۴۵۷۵۹۴۸\n\n+989121112233,0084575948\n12,34\n';

  expect(identifiersIn(text)).toEqual(["09123456789", "0084575948", "+989121112233"]);
});
