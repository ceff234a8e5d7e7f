import type { Lang } from "./errors/error-catalogue";

/** What stands for a customer's names where none are known. */
export const UNKNOWN_CUSTOMER: Record<Lang, { first: string; last: string }> = {
  en: { first: "Unknown", last: "Customer" },
  fa: { first: "ناشناس", last: "مشتری" },
};
