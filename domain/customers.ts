import * as z from "zod/mini";
import type { Lang } from "./errors";
import { nationalCode, phone } from "./identity";
import { lineText, toPersianLetters } from "./text";
import { NAMELESS } from "./words.text";

export const MAX_NAME_LENGTH = 100;

/** A customer's names as people see them: a word for "not known" where there is none. */
export const shownNames = (
  names: { firstName: string | null; lastName: string | null },
  lang: Lang,
): { firstName: string; lastName: string } => ({
  firstName: names.firstName ?? NAMELESS[lang].first,
  lastName: names.lastName ?? NAMELESS[lang].last,
});

/** A given or family name, or null where none is known: left out, blank, or the word older clients send for that. */
const personName = (placeholder: string) =>
  z.pipe(
    z.nullish(lineText(MAX_NAME_LENGTH)),
    z.transform((name: string | null | undefined) =>
      name === undefined || name === null || name === "" || name === placeholder ? null : toPersianLetters(name),
    ),
  );

export const firstName = personName(NAMELESS.en.first);
export const lastName = personName(NAMELESS.en.last);

/** A customer as the counter creates one: the person is the national code, the phone is unique. */
export const customerDraft = z.object({ phoneNumber: phone, nationalCode, firstName, lastName });
export type CustomerDraft = z.output<typeof customerDraft>;

/** The pair a customer proves themselves with. */
export const identityPair = z.object({ phone, nationalCode });
export type IdentityPair = z.output<typeof identityPair>;

export const CODES_PER_PAGE = 100;
export const PURCHASES_SHOWN = 100;
