import * as z from "zod/mini";
import { MAX_QR_LENGTH, enteredCode } from "./codes";
import { MAX_NAME_LENGTH } from "./customers";
import { id } from "./ids";
import { nationalCode, phone } from "./identity";
import { lineText, longText, toPersianLetters } from "./text";

const fullName = z
  .pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value: unknown) => value ?? ""),
    ),
    lineText(MAX_NAME_LENGTH * 2),
  )
  .check(z.refine((text) => text !== "", "FULL_NAME_REQUIRED"));

const person = {
  fullName: z.pipe(
    fullName,
    z.transform((text: string) => toPersianLetters(text)),
  ),
  phoneNumber: phone,
  nationalCode,
};

/** The phone and the national code of a person. */
export const personDraft = z.object({ phoneNumber: phone, nationalCode });

/** A visitor with a code. */
export const visitorDraft = z.object({ ...person, eventId: id, lotteryCode: enteredCode });

/** A visitor at the desk, who is assigned a code. */
export const deskDraft = z.object({
  ...person,
  qrCodeData: z.pipe(
    z.nullish(longText(MAX_QR_LENGTH)),
    z.transform((text: string | null | undefined) => text || null),
  ),
});
export type DeskDraft = z.output<typeof deskDraft>;

/** A claim by staff or an integrator, with or without a name. */
export const claimDraft = z.object({
  code: enteredCode,
  eventId: z.nullish(id),
  phoneNumber: phone,
  nationalCode,
  fullName: z.pipe(
    z.nullish(lineText(MAX_NAME_LENGTH * 2)),
    z.transform((text: string | null | undefined) => (text ? toPersianLetters(text) : null)),
  ),
});

/** Splits a full name into the first word and the rest; null if missing. */
export function splitName(fullName: string | null): { firstName: string | null; lastName: string | null } {
  const [first = "", ...rest] = (fullName ?? "").split(" ").filter((word) => word !== "");
  const cut = (text: string) => [...text].slice(0, MAX_NAME_LENGTH).join("") || null;
  return { firstName: cut(first), lastName: cut(rest.join(" ")) };
}
