import type { IdentityPair } from "./customers";
import { nationalCode, phone } from "./identity";

const PREFIX = "CC1";

/** Returns the text of a customer's QR code, which till and desk read instead of 21 typed digits. */
export const formatCustomerQr = (pair: IdentityPair): string => [PREFIX, pair.phone, pair.nationalCode].join(":");

/** Reads the text of a customer's QR code; null if it is another text. */
export function parseCustomerQr(text: string): IdentityPair | null {
  const [prefix, ...numbers] = text.trim().split(":");
  const [first, second] = [phone.safeParse(numbers[0]), nationalCode.safeParse(numbers[1])];
  if (prefix !== PREFIX || numbers.length !== 2 || !first.success || !second.success) return null;
  return { phone: first.data, nationalCode: second.data };
}
