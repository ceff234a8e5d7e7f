import { join } from "node:path";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { ACTION_LABELS, ENTITY_LABELS } from "../../domain/labels.text";
import { pathsUnder } from "../support/sources";

type Words = Map<string, string>;

interface Pair {
  place: string;
  en: Words;
  fa: Words;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The words of one language, by the way that leads to each. */
function wordsOf(value: unknown, way = ""): [string, string][] {
  if (typeof value === "string") return [[way, value]];
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => wordsOf(inner, `${way}.${key}`)) : [];
}

/** The texts of a content, whose fields end in Fa and En; an optional one is empty in both. */
function fieldPairsOf(content: Record<string, unknown>, place: string): Pair[] {
  const stems = Object.keys(content).flatMap((key) => /^(\w+)(?:Fa|En)$/.exec(key)?.[1] ?? []);
  return [...new Set(stems)]
    .filter((stem) => content[`${stem}Fa`] !== "" || content[`${stem}En`] !== "")
    .map((stem) => ({
      place: `${place} ${stem}`,
      en: new Map(wordsOf(content[`${stem}En`])),
      fa: new Map(wordsOf(content[`${stem}Fa`])),
    }));
}

/** Every place of a module that has a text in both languages. */
function pairsOf(value: unknown, place: string): Pair[] {
  if (!isRecord(value)) return [];
  if ("en" in value || "fa" in value)
    return [{ place, en: new Map(wordsOf(value.en)), fa: new Map(wordsOf(value.fa)) }];
  return [
    ...fieldPairsOf(value, place),
    ...Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, `${place} ${key}`)),
  ];
}

const placesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{?\s*(\w+)\s*\}?\}/g)].map((match) => match[1] ?? "").sort();

const PERSIAN = /[\u0600-\u06ff]/;
const LATIN = /[a-z]/i;

/** A button that names the other language in its own letters, and abbreviations that are the same in both. */
const SAME_IN_BOTH = /^(English|فارسی|[A-Z]{2,4})$/;

/** Digits that a program reads: of words with Latin letters, IP addresses, HTTP statuses, ISO dates and hexadecimals. */
const CODE = /[a-z][\w-]*|\b192\.0\.2\.\d+(?:\/\d+)?|\b4\d\d\b|\b2026-08-03\b|0 تا 9/gi;

/** The specification fixes these messages with Latin digits. */
const LATIN_DIGITS = /^(PHONE_LENGTH|PHONE_PREFIX|NATIONAL_CODE_LENGTH)$/;

const numberFaultsOf = (place: string, english: string, persian: string): string[] => [
  ...(/\d/.test(persian.replace(CODE, "")) && !LATIN_DIGITS.test(place)
    ? [`${place} has Latin digits: ${persian}`]
    : []),
  ...(/\}\} points\b/.test(english) && !place.endsWith("_other") ? [`${place} has no form for one point`] : []),
];

/** What is wrong with a pair of languages, in sentences. */
function faultsOf({ place, en, fa }: Pair): string[] {
  const keys = [...new Set([...en.keys(), ...fa.keys()])];
  return keys.flatMap((key) => {
    const [english = "", persian = ""] = [en.get(key), fa.get(key)];
    const persianText = persian.replace(/\{\{?\s*\w+\s*\}?\}/g, "");
    return [
      ...(english.trim() === "" ? [`${place}${key} has no English`] : []),
      ...(persian.trim() === "" ? [`${place}${key} has no Persian`] : []),
      ...(PERSIAN.test(persian) || !LATIN.test(persianText) || SAME_IN_BOTH.test(persian)
        ? []
        : [`${place}${key} is not Persian: ${persian}`]),
      ...(PERSIAN.test(english) && !LATIN.test(english) && !SAME_IN_BOTH.test(english)
        ? [`${place}${key} is not English: ${english}`]
        : []),
      ...numberFaultsOf(`${place}${key}`, english, persianText),
      ...(placesIn(english).join() === placesIn(persian).join() ? [] : [`${place}${key} fills other places`]),
    ];
  });
}

const files = pathsUnder(["domain", "server", "client"], [".text.ts"]);

test("there are texts to read", () => {
  expect(files).toContain("domain/labels.text.ts");
  expect(files.filter((path) => path.startsWith("client/")).length).toBeGreaterThan(3);
});

// The demonstration's names are Persian in both languages: they are people and shops, not words of the interface.
test.each(files.filter((path) => path !== "server/app/seed.text.ts"))(
  "%s has every text in both languages",
  async (path) => {
    const module = (await import(join(__dirname, "..", "..", path))) as Record<string, unknown>;

    const pairs = pairsOf(module, path);

    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.flatMap(faultsOf)).toEqual([]);
  },
);

test("every error has a message in both languages", () => {
  const pairs = Object.entries(ERRORS).map(([code, { en, fa }]) => ({
    place: code,
    en: new Map([["", en]]),
    fa: new Map([["", fa]]),
  }));

  expect(pairs.length).toBeGreaterThan(40);
  expect(pairs.flatMap(faultsOf)).toEqual([]);
});

test.each([
  ["a missing translation", { en: { a: "Save", b: "Close" }, fa: { a: "ذخیره" } }],
  ["a missing original", { en: {}, fa: { a: "ذخیره" } }],
  ["an empty text", { en: { a: "Save" }, fa: { a: " " } }],
  ["English where Persian should stand", { en: { a: "Save" }, fa: { a: "Save" } }],
  ["Persian where English should stand", { en: { a: "ذخیره" }, fa: { a: "ذخیره" } }],
  ["a Latin digit in Persian", { en: { a: "Starts with 09" }, fa: { a: "با 09 شروع می‌شود" } }],
  ["points without a form for one", { en: { a: "{{n}} points" }, fa: { a: "{{n}} امتیاز" } }],
  ["a field of one language", { titleFa: "جایزه", titleEn: "" }],
  ["a value that only one language shows", { en: { a: "Type {{type}}" }, fa: { a: "نوع" } }],
])("%s is found", (_, words) => {
  expect(pairsOf(words, "planted").flatMap(faultsOf).length).toBeGreaterThan(0);
});

test("no action of the audit log has the label of a record", () => {
  const labelsOf = (labels: Record<string, Record<"en" | "fa", string>>) =>
    Object.values(labels).flatMap(({ en, fa }) => [en, fa]);
  const records = new Set(labelsOf(ENTITY_LABELS));
  expect(labelsOf(ACTION_LABELS).filter((label) => records.has(label))).toEqual([]);
});
