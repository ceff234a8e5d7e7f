import type { Lang } from "./errors/error-catalogue";

/** Placeholder for unknown customer names. */
export const UNKNOWN_CUSTOMER: Record<Lang, { first: string; last: string }> = {
  en: { first: "Unknown", last: "Customer" },
  fa: { first: "ناشناس", last: "مشتری" },
};
