import * as z from "zod/mini";
import { firstName, lastName } from "./customers";
import { id } from "./ids";
import { nationalCode, phone } from "./identity";
import { MAX_AMOUNT_TOMAN } from "./money";
import { DAY_MS, instant, MINUTE_MS } from "./time/instants";
import { pointsFor } from "./points";
import { isStoreType, type StoreType } from "./stores";
import { lineText, longText, toLatinDigits, toPersianLetters } from "./text";

export const MAX_RECEIPTS_PER_CALL = 500;
const MAX_RECEIPT_ID_LENGTH = 64;
export const MAX_REASON_LENGTH = 500;
/** Maximum time of a purchase ahead of the server's clock, because the clocks of tills drift. */
export const MAX_AHEAD_MS = 5 * MINUTE_MS;
/** Maximum age of a purchase that a counter can record. */
export const MAX_BACK_MS = 30 * DAY_MS;
/** How long a counter user can void or return their own receipt. */
export const OWN_REVERSAL_WINDOW_MS = 15 * MINUTE_MS;

/** Number of recent receipts that a till lists. */
export const TILL_RECEIPTS = 20;
/** Minimum receipts of a store before it has a usual amount. */
export const MIN_USUAL_RECEIPTS = 20;
/** An amount of this many times the usual one is probably in Rial. */
export const UNUSUAL_FACTOR = 10;

/** How a shift ends: its operator closes it, or the session ends. */
export const SHIFT_ENDS = ["operator", "session_end"] as const;
export type ShiftEnd = (typeof SHIFT_ENDS)[number];

/** Normalizes a receipt number for comparison: Persian letters, upper case, no spaces, no invisible characters. */
export const receiptKey = (number: string): string =>
  toPersianLetters(toLatinDigits(number.normalize("NFKC")))
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, "")
    .toUpperCase();

/** A receipt's printed number. */
export const receiptNumber = z
  .pipe(
    z.string({
      error: (issue) => (issue.input === undefined || issue.input === null ? "RECEIPT_ID_REQUIRED" : "FIELD_INVALID"),
    }),
    lineText(MAX_RECEIPT_ID_LENGTH),
  )
  .check(z.refine((number) => receiptKey(number) !== "", "RECEIPT_ID_REQUIRED"));

const MAX_AMOUNT_DIGITS = 16;

/** Whole Toman: a JSON integer, or text of digits in any script. */
export const amount = z
  .pipe(
    z.optional(z.unknown()),
    z.transform((value: unknown, context) => {
      const text = typeof value === "string" && value.length <= MAX_AMOUNT_DIGITS ? toLatinDigits(value) : value;
      const number = typeof text === "string" && /^\d{1,16}$/.test(text) ? Number(text) : text;
      if (typeof number === "number" && Number.isSafeInteger(number) && number >= 0) return number + 0;
      context.issues.push({
        code: "custom",
        message: value === undefined || value === null ? "FIELD_REQUIRED" : "AMOUNT_INVALID",
        input: value,
      });
      return z.NEVER;
    }),
  )
  .check(z.maximum(MAX_AMOUNT_TOMAN, "AMOUNT_TOO_LARGE"));

const storeType = z.pipe(
  z.optional(z.unknown()),
  z.transform((value: unknown, context): StoreType | null => {
    if (value === undefined || value === null) return null;
    const number = typeof value === "string" && /^[1-3]$/.test(value) ? Number(value) : value;
    if (isStoreType(number)) return number;
    context.issues.push({ code: "custom", message: "STORE_TYPE_INVALID", input: value });
    return z.NEVER;
  }),
);

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** Identifies a request, so that sending it again has no further effect: 1 to 255 visible ASCII characters. */
export const idempotencyKey = z.nullish(z.string("FIELD_INVALID").check(z.regex(IDEMPOTENCY_KEY, "FIELD_INVALID")));

/** A new receipt. It has a store id, or only a store type. */
export const receiptDraft = z
  .object({
    receiptId: receiptNumber,
    customerPhone: phone,
    customerNationalCode: nationalCode,
    customerFirstName: firstName,
    customerLastName: lastName,
    storeId: z.nullish(id),
    storeType,
    purchaseAmount: amount,
    purchaseDate: instant,
    reason: z.pipe(
      z.nullish(longText(MAX_REASON_LENGTH)),
      z.transform((text: string | null | undefined) => text || null),
    ),
    idempotencyKey,
    checkDuplicate: z.nullish(z.boolean("FIELD_INVALID")),
  })
  .check(
    z.refine((draft) => Boolean(draft.storeId) || draft.storeType !== null, {
      error: "STORE_REQUIRED",
      path: ["storeId"],
    }),
  );
export type ReceiptDraft = z.output<typeof receiptDraft>;

/** The reason of a void, of an invalidation or of the revert of an import. */
export const reasonDraft = z.object({
  reason: longText(MAX_REASON_LENGTH).check(z.refine((reason) => reason !== "", "REASON_REQUIRED")),
});

/** The void of a whole receipt. */
export const voidDraft = z.extend(reasonDraft, { idempotencyKey });
export type VoidDraft = z.output<typeof voidDraft>;

/** The return of a part of a purchase, in whole Toman. */
export const returnDraft = z.extend(voidDraft, {
  amount: amount.check(z.refine((toman) => toman > 0, "RETURN_AMOUNT_ZERO")),
});

/** Returns the points that a return of `returned` Toman reverses: old minus new points by the receipt's multiplier. */
export const pointsReversedBy = (netAmount: number, returned: number, multiplier: number): number =>
  pointsFor(netAmount, multiplier) - pointsFor(netAmount - returned, multiplier);
