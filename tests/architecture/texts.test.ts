import { join } from "node:path";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { ACTION_LABELS, ENTITY_LABELS } from "../../domain/audit.text";
import { pathsUnder } from "../support/sources";

type Words = Map<string, string>;

interface Pair {
  place: string;
  en: Words;
  fa: Words;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The texts of one language by their path. */
function wordsOf(value: unknown, way = ""): [string, string][] {
  if (typeof value === "string") return [[way, value]];
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => wordsOf(inner, `${way}.${key}`)) : [];
}

/** The texts of a content object, whose fields end in Fa and En; an optional text is empty in both. */
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

/** The texts of a module in both languages, by their path. */
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

/** Latin digits that are correct: in words with Latin letters, IP addresses, HTTP statuses and ISO dates. */
const CODE = /[a-z][\w-]*|\b192\.0\.2\.\d+(?:\/\d+)?|\b4\d\d\b|\b2026-08-03\b|0 تا 9/gi;

/** The specification fixes these messages with Latin digits. */
const LATIN_DIGITS = /^(PHONE_LENGTH|PHONE_PREFIX|NATIONAL_CODE_LENGTH)$/;

const numberFaultsOf = (place: string, english: string, persian: string): string[] => [
  ...(/\d/.test(persian.replace(CODE, "")) && !LATIN_DIGITS.test(place)
    ? [`${place} has Latin digits: ${persian}`]
    : []),
  ...(/\}\} points\b/.test(english) && !place.endsWith("_other") ? [`${place} has no form for one point`] : []),
];

/** The faults of a text in two languages. */
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

test("the text files of the domain and the client are found", () => {
  expect(files).toContain("domain/labels.text.ts");
  expect(files.filter((path) => path.startsWith("client/")).length).toBeGreaterThan(3);
});

// The demo has Persian names of people and stores in both languages.
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
  ["English instead of Persian", { en: { a: "Save" }, fa: { a: "Save" } }],
  ["Persian instead of English", { en: { a: "ذخیره" }, fa: { a: "ذخیره" } }],
  ["a Latin digit in Persian", { en: { a: "Starts with 09" }, fa: { a: "با 09 شروع می‌شود" } }],
  ["points without a singular form", { en: { a: "{{n}} points" }, fa: { a: "{{n}} امتیاز" } }],
  ["a field of one language", { titleFa: "جایزه", titleEn: "" }],
  ["a placeholder in one language only", { en: { a: "Type {{type}}" }, fa: { a: "نوع" } }],
])("%s is found", (_, words) => {
  expect(pairsOf(words, "planted").flatMap(faultsOf).length).toBeGreaterThan(0);
});

test("no action of the audit log has the label of a record", () => {
  const labelsOf = (labels: Record<string, Record<"en" | "fa", string>>) =>
    Object.values(labels).flatMap(({ en, fa }) => [en, fa]);
  const records = new Set(labelsOf(ENTITY_LABELS));
  expect(labelsOf(ACTION_LABELS).filter((label) => records.has(label))).toEqual([]);
});
