import * as z from "zod/mini";
import { id, isUuid } from "./ids";
import { receiptKey } from "./receipts";
import { day } from "./reports";
import { multiplierOf, type StoreType } from "./stores";
import { listSearch } from "./text";

export const RECEIPTS_PER_PAGE = 20;
export const RECEIPT_CODES_PER_PAGE = 50;
/** A search stops counting here; a longer prefix matches fewer receipts. */
export const MAX_FOUND_RECEIPTS = 1_000;
/** A filter that is not covered by the daily sales stops counting here; the list shows "10,000+". */
export const MAX_COUNTED_RECEIPTS = 10_000;

/** In place of the id of a store: receipts without a store. */
export const NO_STORE = "none";
const storeId = z.pipe(
  z.string("ID_INVALID").check(z.refine((text) => text === NO_STORE || isUuid(text), "ID_INVALID")),
  z.transform((text: string) => text.toLowerCase()),
);

const toman = z.nullish(z.int("AMOUNT_INVALID").check(z.minimum(0, "AMOUNT_INVALID")));

/** A filter of receipts; null matches all. Days are those of the purchase, both inclusive; amounts are inclusive. */
export const receiptFilter = z
  .object({
    search: z.nullish(listSearch),
    customerId: z.nullish(id),
    storeId: z.nullish(storeId),
    operatorId: z.nullish(id),
    campaignId: z.nullish(id),
    dateFrom: z.nullish(day),
    dateTo: z.nullish(day),
    minAmount: toman,
    maxAmount: toman,
    state: z.nullish(z.enum(["recorded", "returned", "voided"], "FIELD_INVALID")),
  })
  .check(
    z.refine(({ dateFrom, dateTo }) => !dateFrom || !dateTo || dateFrom <= dateTo, {
      error: "END_BEFORE_START",
      path: ["dateTo"],
    }),
  );

/** A search for a receipt: a UUID, or a printed number or its beginning, normalized by `receiptKey`. */
export interface ReceiptTerm {
  id: string | null;
  key: string;
}

/** Parses a search text; null for a blank text. */
export function receiptTerm(text: string): ReceiptTerm | null {
  const key = receiptKey(text);
  if (key === "") return null;
  return { id: isUuid(key) ? key.toLowerCase() : null, key };
}

/** Returns the factor by which a campaign multiplied the points; 1 without a campaign. */
export const bonusOf = (multiplier: number, storeType: StoreType): number => multiplier / multiplierOf(storeType);
