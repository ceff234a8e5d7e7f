import type { Lang } from "./errors";
import type { Area } from "./permissions";

/** Things worth a second look that refuse nothing. */
export const WARNINGS = {
  STORE_TYPE_DIFFERS: {
    en: "The store's own type was used instead of the one sent.",
    fa: "به جای نوع فرستاده‌شده، نوع ثبت‌شدهٔ خود فروشگاه به کار رفت.",
  },
  NATIONAL_CODE_CHECK: {
    en: "The national code's check digit does not fit. Please compare it with the card.",
    fa: "رقم کنترل کد ملی نمی‌خواند. لطفاً آن را با کارت تطبیق دهید.",
  },
  POINTS_DIFFER: {
    en: "The points sent differ from the receipt's own; its own were used.",
    fa: "امتیاز فرستاده‌شده با امتیاز خود رسید فرق دارد؛ امتیاز خود رسید به کار رفت.",
  },
} as const satisfies Record<string, Record<Lang, string>>;

export type WarningCode = keyof typeof WARNINGS;

/** What REST says of a success. */
export const MESSAGES = {
  STORE_CREATED: { en: 'Store "{name}" created successfully', fa: "فروشگاه «{name}» ساخته شد" },
  STORE_UPDATED: { en: 'Store "{name}" updated successfully', fa: "فروشگاه «{name}» به‌روز شد" },
  STORE_DELETED: { en: "Store deleted successfully", fa: "فروشگاه حذف شد" },
  CUSTOMER_UPDATED: { en: "Customer updated successfully", fa: "مشخصات مشتری به‌روز شد" },
  CUSTOMER_DELETED: { en: "Customer deleted successfully", fa: "مشتری حذف شد" },
  CUSTOMER_RESTORED: { en: "Customer restored successfully", fa: "مشتری بازیابی شد" },
  CUSTOMERS_MERGED: { en: "Customers merged successfully", fa: "دو مشتری ادغام شدند" },
  CUSTOMER_ERASED: { en: "Customer identity erased", fa: "هویت مشتری پاک شد" },
  STATUS_UPDATED: { en: "Status updated successfully", fa: "وضعیت به‌روز شد" },
} as const satisfies Record<string, Record<Lang, string>>;

export type MessageCode = keyof typeof MESSAGES;

/** The areas of sign-in as people call them. */
export const AREA_WORDS: Record<Area, Record<Lang, string>> = {
  Counter: { en: "Counter", fa: "صندوق" },
  Admin: { en: "Admin", fa: "مدیریت" },
};

/** What stands for a clerk whose name is not known. */
export const SOMEBODY: Record<Lang, string> = { en: "someone", fa: "کاربری" };

/** What stands for a customer's names where none are known. */
export const NAMELESS: Record<Lang, { first: string; last: string }> = {
  en: { first: "Unknown", last: "Customer" },
  fa: { first: "ناشناس", last: "مشتری" },
};
