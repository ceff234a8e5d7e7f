import fc from "fast-check";
import { foldName } from "../../domain/text";
import { useApp } from "../support/app";

const app = useApp();

const foldedBySql = async (texts: readonly string[]): Promise<string[]> =>
  (
    await app().sql<{ folded: string }>(
      `select fold_name(t.text) as folded from unnest($1::text[]) with ordinality as t(text, n) order by t.n`,
      [texts],
    )
  ).map(({ folded }) => folded);

test("the database normalizes names as the domain does", async () => {
  const texts = [
    "سارا كريمي‌فر ۱۲٣ １２",
    "  ÀÇ\u0327İIıΣΑΣ ﬁ ﷺ ﻻ  ",
    "e\u0301\u0327 \u00adso\u034fft",
    "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff",
    "a\u00a0b\u1680c\u2003d\u2028e\u202ff\u205fg\u3000h\ti\nj",
    "\u180e\u115f\u1160\u3164\uffa0\ufe0f\u{1d173}\u{e0001}\u{e0fff}x",
    "ىيئیأإآاةه‌ی",
    "👩‍👧 O'Neil -_%\\",
  ];

  expect(await foldedBySql(texts)).toEqual(texts.map(foldName));
});

// Letters of every edition of Unicode that the two may be built with.
const letter = fc.oneof(
  ...[
    [0x20, 0x24f],
    [0x300, 0x36f],
    [0x391, 0x3c9],
    [0x600, 0x6ff],
    [0x2000, 0x206f],
    [0xfb50, 0xfbb1],
    [0xfe70, 0xfefc],
    [0xff00, 0xff9f],
  ].map(([first, last]) => fc.integer({ min: first ?? 0, max: last ?? 0 }).map((code) => String.fromCharCode(code))),
);

test("the database normalizes unusual texts as the domain does", async () => {
  const text = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(""));
  const texts = fc.sample(text, { numRuns: 5_000, seed: 1404 });

  const folded = await foldedBySql(texts);

  expect(texts.filter((one, n) => foldName(one) !== folded[n])).toEqual([]);
});
