import * as z from "zod/mini";
import { nationalCode, phone } from "./identity";
import { lineText, toPersianLetters } from "./text";

export const MAX_NAME_LENGTH = 100;

/** The names older clients send when the till knows none; they stand for "no name" and are never stored. */
export const DEFAULT_NAMES = { first: "Unknown", last: "Customer" } as const;

/** A given or family name, or null where none is known (left out, blank, or the old client's default). */
const personName = (placeholder: string) =>
  z.pipe(
    z.nullish(lineText(MAX_NAME_LENGTH)),
    z.transform((name: string | null | undefined) =>
      name === undefined || name === null || name === "" || name === placeholder ? null : toPersianLetters(name),
    ),
  );

export const firstName = personName(DEFAULT_NAMES.first);
export const lastName = personName(DEFAULT_NAMES.last);

/** A customer as the counter creates one: the person is the national code, the phone is unique. */
export const customerDraft = z.object({ phoneNumber: phone, nationalCode, firstName, lastName });
export type CustomerDraft = z.output<typeof customerDraft>;

/** The pair a customer proves themselves with. */
export const identityPair = z.object({ phone, nationalCode });
export type IdentityPair = z.output<typeof identityPair>;

export const CODES_PER_PAGE = 100;
export const PURCHASES_SHOWN = 100;
