import fc from "fast-check";
import { foldDigits, foldName, lineText, longText, toLatinDigits, toPersianLetters } from "../../domain/text";
import { parseResult } from "../support/parse-result";

const SCRIPTS = { Persian: 0x06f0, Arabic: 0x0660, "full-width": 0xff10, Western: 0x30 };
const digitIn = (zero: number, digit: string): string => String.fromCharCode(zero + Number(digit));
const digits = fc.stringMatching(/^[0-9]{1,20}$/);
const anyScript = fc.constantFrom(...Object.values(SCRIPTS));

test.each(Object.entries(SCRIPTS))("%s digits become 0 to 9", (_, zero) => {
  const typed = [..."0123456789"].map((digit) => digitIn(zero, digit)).join("");

  expect(toLatinDigits(typed)).toBe("0123456789");
});

test("a number typed in a mixture of scripts, with spaces and marks between, is normalized to its digits", () => {
  const between = fc.constantFrom("", " ", "\u200c", "\u200f", "\u202a", "\u2066", "\ufeff", "\u00ad", "\u00a0");
  fc.assert(
    fc.property(digits, fc.array(fc.tuple(anyScript, between), { minLength: 20, maxLength: 20 }), (number, ways) => {
      const typed = [...number].map((digit, index) => {
        const [zero, mark] = ways[index] ?? [SCRIPTS.Western, ""];
        return digitIn(zero, digit) + mark;
      });
      expect(foldDigits(typed.join(""))).toBe(number);
    }),
  );
});

test("only digits are converted; all other characters stay", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const others = (value: string) => value.replace(/[0-9\u06f0-\u06f9\u0660-\u0669\uff10-\uff19]/g, "");
      expect(others(toLatinDigits(text))).toBe(others(text));
    }),
  );
});

test.each([
  ["toLatinDigits", toLatinDigits],
  ["toPersianLetters", toPersianLetters],
  ["foldDigits", foldDigits],
  ["foldName", foldName],
])("%s is idempotent", (_, fold) => {
  fc.assert(fc.property(fc.string({ unit: "binary-ascii" }), (text) => fold(fold(text)) === fold(text)));
  // Only a second call composes a mark after an invisible character with the letter before it, as in PostgreSQL.
  const isTyped = (text: string) => !/\p{Default_Ignorable_Code_Point}\p{M}/u.test(text);
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\u0600-\u06ff\u200c\u200f 0-9a-zA-Z]{0,40}$/).filter(isTyped),
      (text) => fold(fold(text)) === fold(text),
    ),
  );
});

test.each([
  ["كيوي", "کیوی"],
  ["على", "علی"],
  ["کیوی", "کیوی"],
])("%s is written %s", (typed, written) => {
  expect(toPersianLetters(typed)).toBe(written);
});

test.each([
  ["Star  Hyper", "star hyper"],
  [" ستاره ", "ستاره"],
  ["كتاب‌فروشي", "کتاب فروشی"],
  ["کتاب فروشی", "کتاب فروشی"],
  ["Ｃａｆｅ ۲", "cafe 2"],
  ["Ca\u202efe", "cafe"],
  ["Ca\u2063f\ufe0fe", "cafe"],
  ["ﻻﻟﻪ", "لاله"],
])("%s is compared as %s", (name, key) => {
  expect(foldName(name)).toBe(key);
});

const LINE = lineText(5);
const LONG = longText(5);

test.each([
  ["", ""],
  ["   ", ""],
  [" abc ", "abc"],
  ["\ufeffabc\ufeff", "abc"],
  ["abcde", "abcde"],
  ["     abcde     ", "abcde"],
  ["😀😀😀😀😀", "😀😀😀😀😀"],
  ["می\u200cرود".slice(0, 5), "می\u200cرو"],
  ["a\u200db", "a\u200db"],
  ["null", "null"],
  ["<b>", "<b>"],
  ["'--", "'--"],
  ["${x}", "${x}"],
])("%j is accepted as typed, and trimmed", (typed, parsed) => {
  expect(parseResult(LINE, typed)).toEqual({ is: parsed });
  expect(parseResult(LONG, typed)).toEqual({ is: parsed });
});

test.each(["abcdef", "😀😀😀😀😀😀", `e${"\u0301".repeat(1_000)}`, "x".repeat(100_000)])(
  "%# is too long: limits count code points",
  (text) => {
    expect(parseResult(LINE, text)).toEqual({ rejected: "TEXT_TOO_LONG" });
    expect(parseResult(LONG, text)).toEqual({ rejected: "TEXT_TOO_LONG" });
  },
);

test.each(["a\u0000", "\u0000", "a\u0008b", "a\u001bb", "a\u007f", "\ud800", "a\udfff", "\udc00\ud800", "a\ud83d"])(
  "%j contains a control character or a lone surrogate and is rejected",
  (text) => {
    expect(parseResult(LINE, text)).toEqual({ rejected: "TEXT_NOT_ALLOWED" });
    expect(parseResult(LONG, text)).toEqual({ rejected: "TEXT_NOT_ALLOWED" });
  },
);

test.each(["a\u202eb", "a\u202ab", "a\u2066b", "a\u2069b", "a\nb", "a\r\nb", "a\tb", "a\u2028b", "a\u2029b"])(
  "%j is allowed in a description but not in a name",
  (text) => {
    expect(parseResult(LINE, text)).toEqual({ rejected: "TEXT_NOT_ALLOWED" });
    expect(parseResult(LONG, text)).toEqual({ is: text });
  },
);

test.each([null, undefined, 1, true, [], {}, ["a"]])("%p is not a text", (value) => {
  expect(parseResult(LINE, value)).toEqual({ rejected: "FIELD_INVALID" });
  expect(parseResult(LONG, value)).toEqual({ rejected: "FIELD_INVALID" });
});
