import * as z from "zod/mini";
import type { ErrorCode, Lang } from "./errors/error-catalogue";
import { foldNationalCode, foldPhone, nationalCode, phone } from "./identity";
import { instant } from "./time/instants";
import { foldName, lineText, listSearch, toPersianLetters } from "./text";
import { UNKNOWN_CUSTOMER } from "./unknown-customer.text";

export const MAX_NAME_LENGTH = 100;

/** A customer's names as people see them: a word for "not known" where there is none. */
export const displayNames = (
  names: { firstName: string | null; lastName: string | null },
  lang: Lang,
): { firstName: string; lastName: string } => ({
  firstName: names.firstName ?? UNKNOWN_CUSTOMER[lang].first,
  lastName: names.lastName ?? UNKNOWN_CUSTOMER[lang].last,
});

/** A given or family name, or null where none is known: left out, blank, or the word older clients send for that. */
const personName = (placeholder: string) =>
  z.pipe(
    z.nullish(lineText(MAX_NAME_LENGTH)),
    z.transform((name: string | null | undefined) =>
      name === undefined || name === null || name === "" || name === placeholder ? null : toPersianLetters(name),
    ),
  );

export const firstName = personName(UNKNOWN_CUSTOMER.en.first);
export const lastName = personName(UNKNOWN_CUSTOMER.en.last);

/** A customer as the counter creates one: the person is the national code, the phone is unique. */
export const customerDraft = z.object({ phoneNumber: phone, nationalCode, firstName, lastName });
export type CustomerDraft = z.output<typeof customerDraft>;

/** A name somebody has to fill in; the word that stands for an unknown one is none. */
const requiredName = (name: typeof firstName, code: ErrorCode) => z.pipe(name, z.string(code));

/** A customer as a manager corrects them. */
export const customerUpdate = z.partial(
  z.object({
    firstName: requiredName(firstName, "FIRST_NAME_REQUIRED"),
    lastName: requiredName(lastName, "LAST_NAME_REQUIRED"),
    phoneNumber: phone,
    nationalCode,
  }),
);
export type CustomerUpdateDraft = z.output<typeof customerUpdate>;

export const CUSTOMERS_PER_PAGE = 20;
/** The search stops counting here; the list says "5,000+". */
export const MAX_MATCHES = 5_000;
export const MIN_SEARCH_LENGTH = 3;

/** What the list of customers is narrowed down to; null is all. `createdAfter` is included, `createdBefore` is not. */
export const customerFilter = z
  .object({
    search: z.nullish(listSearch),
    hasReceipts: z.nullish(z.boolean("FIELD_INVALID")),
    minPoints: z.nullish(z.int("MIN_POINTS_INVALID").check(z.minimum(0, "MIN_POINTS_INVALID"))),
    createdAfter: z.nullish(instant),
    createdBefore: z.nullish(instant),
  })
  .check(
    z.refine(({ createdAfter, createdBefore }) => !createdAfter || !createdBefore || createdAfter <= createdBefore, {
      error: "RANGE_INVALID",
      path: ["createdBefore"],
    }),
  );

/** The text of a search for the best matches. */
export const quickSearch = listSearch.check(
  z.refine((text) => [...foldName(text)].length >= MIN_SEARCH_LENGTH, "SEARCH_TOO_SHORT"),
);

/** What somebody looks for: whole identifiers where it is one, and the words of a name or the pieces of a number. */
export interface SearchTerms {
  phone: string | null;
  nationalCode: string | null;
  /** Folded as the names are. */
  words: string[];
}

const MAX_SEARCH_WORDS = 5;

/** What a search as typed looks for; no words where it says nothing. */
export function searchTerms(text: string): SearchTerms {
  const [asPhone, asCode] = [foldPhone(text), foldNationalCode(text)];
  // A piece of a number may be typed with spaces, hyphens or +98 as well.
  const folded = /^\d+$/.test(asPhone) ? asPhone : foldName(text);
  const words = folded.split(" ").filter((word) => word !== "");
  return {
    phone: phone.safeParse(asPhone).success ? asPhone : null,
    nationalCode: nationalCode.safeParse(asCode).success ? asCode : null,
    // A long one is a phrase: what stands in it stands in that order.
    words: words.length > MAX_SEARCH_WORDS ? [folded] : words,
  };
}

/** Whether a search asks for a phone, a national code or a piece of one: one of its words is a number. */
export const searchesIdentifiers = ({ phone, nationalCode, words }: SearchTerms): boolean =>
  phone !== null || nationalCode !== null || words.some((word) => /^\d+$/.test(word));

/** The pair a customer proves themselves with. */
export const identityPair = z.object({ phone, nationalCode });
export type IdentityPair = z.output<typeof identityPair>;

/** How many purchases stand in a customer's record. */
export const RECENT_RECEIPTS = 5;

export const CODES_PER_PAGE = 100;
export const MAX_LISTED_PURCHASES = 100;
