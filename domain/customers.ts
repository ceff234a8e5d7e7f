import * as z from "zod/mini";
import type { ErrorCode, Lang } from "./errors/error-catalogue";
import { id } from "./ids";
import { foldNationalCode, foldPhone, nationalCode, phone } from "./identity";
import { instant } from "./time/instants";
import { foldName, lineText, listSearch, toPersianLetters } from "./text";
import { UNKNOWN_CUSTOMER } from "./unknown-customer.text";

export const MAX_NAME_LENGTH = 100;

/** A merge can be undone for this many days. */
export const MERGE_UNDO_DAYS = 30;

/** Returns a customer's names, with a placeholder for unknown ones. */
export const displayNames = (
  names: { firstName: string | null; lastName: string | null },
  lang: Lang,
): { firstName: string; lastName: string } => ({
  firstName: names.firstName ?? UNKNOWN_CUSTOMER[lang].first,
  lastName: names.lastName ?? UNKNOWN_CUSTOMER[lang].last,
});

/** A first or last name; null if missing, blank, or the placeholder that older clients send. */
const personName = (placeholder: string) =>
  z.pipe(
    z.nullish(lineText(MAX_NAME_LENGTH)),
    z.transform((name: string | null | undefined) =>
      name === undefined || name === null || name === "" || name === placeholder ? null : toPersianLetters(name),
    ),
  );

export const firstName = personName(UNKNOWN_CUSTOMER.en.first);
export const lastName = personName(UNKNOWN_CUSTOMER.en.last);

/** A new customer. The national code identifies the person; the phone is unique. */
export const customerDraft = z.object({ phoneNumber: phone, nationalCode, firstName, lastName });
export type CustomerDraft = z.output<typeof customerDraft>;

/** A required name; the placeholder for an unknown name is not accepted. */
const requiredName = (name: typeof firstName, code: ErrorCode) => z.pipe(name, z.string(code));

/** An update of a customer. */
export const customerUpdate = z.partial(
  z.object({
    firstName: requiredName(firstName, "FIRST_NAME_REQUIRED"),
    lastName: requiredName(lastName, "LAST_NAME_REQUIRED"),
    phoneNumber: phone,
    nationalCode,
  }),
);

export const CUSTOMERS_PER_PAGE = 20;
/** A search stops counting here; the list shows "5,000+". */
export const MAX_MATCHES = 5_000;
export const MIN_SEARCH_LENGTH = 3;

/** A filter of customers; null matches all. `createdAfter` is inclusive, `createdBefore` exclusive. */
export const customerFilter = z
  .object({
    search: z.nullish(listSearch),
    hasReceipts: z.nullish(z.boolean("FIELD_INVALID")),
    minPoints: z.nullish(z.int("MIN_POINTS_INVALID").check(z.minimum(0, "MIN_POINTS_INVALID"))),
    tagId: z.nullish(id),
    createdAfter: z.nullish(instant),
    createdBefore: z.nullish(instant),
  })
  .check(
    z.refine(({ createdAfter, createdBefore }) => !createdAfter || !createdBefore || createdAfter <= createdBefore, {
      error: "END_BEFORE_START",
      path: ["createdBefore"],
    }),
  );

/** The search text for the best matches. */
export const quickSearch = listSearch.check(
  z.refine((text) => [...foldName(text)].length >= MIN_SEARCH_LENGTH, "SEARCH_TOO_SHORT"),
);

/** A parsed search text: complete identifiers, and words of a name or parts of a number. */
export interface SearchTerms {
  phone: string | null;
  nationalCode: string | null;
  /** Normalized by `foldName`. */
  words: string[];
}

const MAX_SEARCH_WORDS = 5;

/** Parses a search text; `words` is empty for a blank text. */
export function searchTerms(text: string): SearchTerms {
  const [asPhone, asCode] = [foldPhone(text), foldNationalCode(text)];
  // A part of a number may contain spaces, hyphens or +98 as well.
  const normalized = /^\d+$/.test(asPhone) ? asPhone : foldName(text);
  const words = normalized.split(" ").filter((word) => word !== "");
  return {
    phone: phone.safeParse(asPhone).success ? asPhone : null,
    nationalCode: nationalCode.safeParse(asCode).success ? asCode : null,
    // A long text is searched as a phrase.
    words: words.length > MAX_SEARCH_WORDS ? [normalized] : words,
  };
}

/** Returns whether a search uses a phone, a national code or a part of one. */
export const searchesIdentifiers = ({ phone, nationalCode, words }: SearchTerms): boolean =>
  phone !== null || nationalCode !== null || words.some((word) => /^\d+$/.test(word));

/** The phone and national code that identify a customer. */
export const identityPair = z.object({ phone, nationalCode });
export type IdentityPair = z.output<typeof identityPair>;

/** Number of purchases in a customer's record. */
export const RECENT_RECEIPTS = 5;

/** Codes and purchases on a page of the look-up screen. */
export const LOOKUP_ROWS_PER_PAGE = 20;
