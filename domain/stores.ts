import * as z from "zod/mini";
import { contactPhone } from "./identity";
import { lineText, longText, toPersianLetters } from "./text";

/** Store types; each multiplies the points of a purchase. */
export const STORE_TYPES = [1, 2, 3] as const;
export type StoreType = (typeof STORE_TYPES)[number];

const MULTIPLIERS: Record<StoreType, number> = { 1: 1, 2: 2, 3: 3 };

export const isStoreType = (value: unknown): value is StoreType => STORE_TYPES.some((type) => type === value);

export const multiplierOf = (type: StoreType): number => MULTIPLIERS[type];

export const STORES_PER_PAGE = 10;
const MIN_STORE_NAME_LENGTH = 3;
const MAX_STORE_NAME_LENGTH = 100;
const MAX_MANAGER_NAME_LENGTH = 100;
const MAX_ADDRESS_LENGTH = 500;
const MAX_DESCRIPTION_LENGTH = 1000;

const lengthOf = (text: string): number => [...text].length;

/** Far above the field's own limit, so that the field's own error is returned. */
const MAX_RAW_LENGTH = 5000;

const storeName = z
  .pipe(
    lineText(MAX_RAW_LENGTH),
    z.transform((name: string) => toPersianLetters(name)),
  )
  .check(
    z.refine((name) => lengthOf(name) >= MIN_STORE_NAME_LENGTH, "STORE_NAME_TOO_SHORT"),
    z.refine((name) => lengthOf(name) <= MAX_STORE_NAME_LENGTH, "STORE_NAME_TOO_LONG"),
  );

/** An optional text; null if blank. */
const optional = (text: ReturnType<typeof longText>) =>
  z.pipe(
    z.nullish(text),
    z.transform((value: string | null | undefined) => value || null),
  );

const storeType = z.pipe(
  z.optional(z.unknown()),
  z.transform((value: unknown, context): StoreType => {
    const number = typeof value === "string" && /^[1-3]$/.test(value) ? Number(value) : value;
    if (isStoreType(number)) return number;
    context.issues.push({ code: "custom", message: "STORE_TYPE_INVALID", input: value });
    return z.NEVER;
  }),
);

export const storeDraft = z.object({
  storeName,
  storeType,
  managerName: optional(
    lineText(MAX_RAW_LENGTH).check(
      z.refine((text) => lengthOf(text) <= MAX_MANAGER_NAME_LENGTH, "STORE_MANAGER_TOO_LONG"),
    ),
  ),
  phoneNumber: contactPhone,
  address: optional(
    longText(MAX_RAW_LENGTH).check(z.refine((text) => lengthOf(text) <= MAX_ADDRESS_LENGTH, "STORE_ADDRESS_TOO_LONG")),
  ),
  description: optional(
    longText(MAX_RAW_LENGTH).check(
      z.refine((text) => lengthOf(text) <= MAX_DESCRIPTION_LENGTH, "STORE_DESCRIPTION_TOO_LONG"),
    ),
  ),
  isActive: z.pipe(
    z.nullish(z.boolean("FIELD_INVALID")),
    z.transform((value: boolean | null | undefined) => value ?? true),
  ),
});
export type StoreDraft = z.output<typeof storeDraft>;
