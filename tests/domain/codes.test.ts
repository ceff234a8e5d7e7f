import fc from "fast-check";
import { CODE_ALPHABET, CODE_LENGTH, checkSymbol, codeFrom, displayCode } from "../../domain/codes";

const symbol = fc.constantFrom(...CODE_ALPHABET);
const body = fc.string({ unit: symbol, minLength: CODE_LENGTH - 1, maxLength: CODE_LENGTH - 1 });
const code = body.map((text) => text + checkSymbol(text));

const isGeneratedCode = (text: string): boolean =>
  text.length === CODE_LENGTH &&
  [...text].every((one) => CODE_ALPHABET.includes(one)) &&
  checkSymbol(text.slice(0, -1)) === text.at(-1);

const replaced = (text: string, index: number, by: string): string => text.slice(0, index) + by + text.slice(index + 1);

test("the alphabet has 29 symbols and none of 0 1 E I L O U", () => {
  expect(new Set(CODE_ALPHABET).size).toBe(29);
  expect(CODE_ALPHABET).not.toMatch(/[01EILOU]/);
});

test("a body with its check symbol is a valid code", () => {
  fc.assert(fc.property(code, (text) => isGeneratedCode(text)));
});

test("any single wrong symbol is detected, at every position", () => {
  fc.assert(
    fc.property(code, (text) => {
      const passed = [...text].flatMap((right, index) =>
        [...CODE_ALPHABET].filter((wrong) => wrong !== right && isGeneratedCode(replaced(text, index, wrong))),
      );
      expect(passed).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test("any swap of two different symbols is detected, adjacent or not, including the check symbol", () => {
  fc.assert(
    fc.property(code, (text) => {
      const passed = [...text].flatMap((first, firstAt) =>
        [...text].filter((second, secondAt) => {
          const swapped = replaced(replaced(text, firstAt, second), secondAt, first);
          return secondAt > firstAt && first !== second && isGeneratedCode(swapped);
        }),
      );
      expect(passed).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.each([
  "",
  "2222",
  "222222222222222",
  "22222222222222222",
  "2222-2222-2222-2222",
  "222222222222222E",
  "abcdabcdabcdabcd",
])("%j is not a valid code", (text) => {
  expect(isGeneratedCode(text)).toBe(false);
});

test("each random byte below 232 gives one symbol, and all symbols are equally likely", () => {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  let next = 0;
  const nextByte = () => bytes[next++ % 256] ?? 0;

  const made = Array.from({ length: 232 }, () => codeFrom(nextByte).slice(0, -1)).join("");
  const counts = [...CODE_ALPHABET].map((letter) => made.split(letter).length - 1);

  expect(new Set(counts)).toEqual(new Set([(232 * 15) / 29]));
});

test("bytes of 232 and above are skipped", () => {
  const bytes = [255, 232, ...Array<number>(15).fill(0)];

  const made = codeFrom(() => bytes.shift() ?? 0);

  expect(made).toBe("2222222222222222");
  expect(bytes).toEqual([]);
});

test.each([
  ["ABCDFGHJKMNPQRST", "ABCD-FGHJ-KMNP-QRST"],
  ["ABCDE", "ABCD-E"],
  ["", ""],
])("%s is read as %s", (stored, shown) => {
  expect(displayCode(stored)).toBe(shown);
});
