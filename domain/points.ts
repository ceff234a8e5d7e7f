import * as z from "zod/mini";
import { nationalCode, phone } from "./identity";
import { lineText, longText, toLatinDigits } from "./text";

const TOMAN_PER_POINT = 1_000_000n;

/**
 * Returns the points of a purchase: floor(amount × multiplier / 1,000,000), in integer arithmetic to avoid rounding
 * errors. `amountToman` is whole Toman, 0 or more; `multiplier` is a whole number, 1 or more.
 */
export function pointsFor(amountToman: number, multiplier: number): number {
  return Number((BigInt(amountToman) * BigInt(multiplier)) / TOMAN_PER_POINT);
}

/** Returns the largest amount in whole Toman that earns at most `points` points. */
export const largestAmountFor = (points: number, multiplier: number): number =>
  Number(((BigInt(points) + 1n) * TOMAN_PER_POINT - 1n) / BigInt(multiplier));

/** The kinds of entries in the points ledger. */
export const LEDGER_KINDS = [
  "earn",
  "return",
  "void",
  "merge_out",
  "merge_in",
  "merge_undo_out",
  "merge_undo_in",
  "adjust",
  "adjustment_reversal",
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** A period in which purchases earn bonus points. */
export interface BonusWindow {
  startsAt: Date;
  /** Exclusive. */
  endsAt: Date;
}

/** Returns the first of `bonuses` whose period contains the purchase. `bonuses` are sorted with the best first. */
export const bonusAt = <Bonus extends BonusWindow>(bonuses: readonly Bonus[], purchasedAt: Date): Bonus | undefined =>
  bonuses.find(({ startsAt, endsAt }) => startsAt <= purchasedAt && purchasedAt < endsAt);

/** Returns the additional amount in Toman that would earn the next point. */
export function tomanToNextPoint(amountToman: number, multiplier: number): number {
  const next = (BigInt(pointsFor(amountToman, multiplier)) + 1n) * TOMAN_PER_POINT;
  const factor = BigInt(multiplier);
  return Number((next + factor - 1n) / factor) - amountToman;
}

const MAX_ADJUSTMENT = 1_000_000;
const MAX_REFERENCE_LENGTH = 100;
const MAX_ADJUSTMENT_REASON_LENGTH = 500;

/** A manual adjustment of points: a positive or negative whole number. */
const adjustment = z.pipe(
  z.optional(z.unknown()),
  z.transform((value: unknown, context) => {
    const text = typeof value === "string" ? toLatinDigits(value) : String(value);
    const number = /^[-+]?\d{1,9}$/.test(text) ? Number(text) : 0;
    if (number !== 0 && Math.abs(number) <= MAX_ADJUSTMENT) return number;
    context.issues.push({ code: "custom", message: "POINTS_INVALID", input: value });
    return z.NEVER;
  }),
);

const required = (text: ReturnType<typeof lineText>, code: string) =>
  z.pipe(
    z.pipe(
      z.nullish(z.string("FIELD_INVALID")),
      z.transform((value: string | null | undefined) => value ?? ""),
    ),
    text.check(z.refine((value) => value !== "", code)),
  );

/** An adjustment of a customer's points. `reference` prevents applying it twice. */
export const adjustmentDraft = z.object({
  phoneNumber: phone,
  nationalCode,
  points: adjustment,
  reason: required(longText(MAX_ADJUSTMENT_REASON_LENGTH), "REASON_REQUIRED"),
  reference: required(lineText(MAX_REFERENCE_LENGTH), "FIELD_REQUIRED"),
});
