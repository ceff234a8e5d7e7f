import * as z from "zod/mini";
import { firstName, lastName } from "../../../domain/customers";
import { nationalCode, phone } from "../../../domain/identity";
import { parseInstant } from "../../../domain/time/instants";
import { amount, MAX_AHEAD_MS, MAX_BACK_MS, MAX_REASON_LENGTH, receiptNumber } from "../../../domain/receipts";
import { longText } from "../../../domain/text";
import { emptyToNull, instantOrNull } from "../../kit/form/empty-to-null";
import { tehranClock, tehranIso } from "../../kit/i18n/tehran";
import { serverNow } from "../../kit/transport/server-clock";

/** The form values: text as typed, the date as local time in Tehran. */
export interface ReceiptValues {
  customerPhone: string;
  customerNationalCode: string;
  customerFirstName: string;
  customerLastName: string;
  receiptId: string;
  storeId: string;
  purchaseAmount: string;
  purchaseDate: string;
  /** Required if the purchase is older than a counter user may record. */
  reason: string;
}

export const emptyReceipt = (storeId: string): ReceiptValues => ({
  customerPhone: "",
  customerNationalCode: "",
  customerFirstName: "",
  customerLastName: "",
  receiptId: "",
  storeId,
  purchaseAmount: "",
  purchaseDate: tehranClock(serverNow()),
  reason: "",
});

/** Whether the purchase is older than a counter user may record. */
export function isBackdated(clock: string): boolean {
  const date = parseInstant(tehranIso(clock));
  return date !== null && date.getTime() < serverNow().getTime() - MAX_BACK_MS;
}

const typedAmount = emptyToNull(amount);

const typedDate = instantOrNull.check(
  z.refine((date) => date.getTime() <= serverNow().getTime() + MAX_AHEAD_MS, "DATE_IN_FUTURE"),
);

/** The domain's rules, field by field, over the form values. */
export const receiptForm = (mayBackdate: boolean) =>
  z
    .object({
      customerPhone: phone,
      customerNationalCode: nationalCode,
      customerFirstName: firstName,
      customerLastName: lastName,
      receiptId: receiptNumber,
      storeId: z.string().check(z.refine((id) => id !== "", "STORE_REQUIRED")),
      purchaseAmount: typedAmount,
      purchaseDate: typedDate,
      reason: longText(MAX_REASON_LENGTH),
    })
    .check(
      z.refine(({ purchaseDate }) => mayBackdate || purchaseDate.getTime() >= serverNow().getTime() - MAX_BACK_MS, {
        error: "PURCHASE_TOO_OLD",
        path: ["purchaseDate"],
      }),
      z.refine(
        ({ purchaseDate, reason }) => reason !== "" || purchaseDate.getTime() >= serverNow().getTime() - MAX_BACK_MS,
        {
          error: "REASON_REQUIRED",
          path: ["reason"],
        },
      ),
    );
export type ReceiptFormDraft = z.output<ReturnType<typeof receiptForm>>;
