import type { Lang } from "./errors/error-catalogue";
import type { Role } from "./permissions";

/** What the roles may do. */
export const ROLE_DESCRIPTIONS: Record<Role, Record<Lang, string>> = {
  admin: {
    en: "Full access: accounts, API keys, deletions, feature flags, and everything a manager can do.",
    fa: "دسترسی کامل: حساب‌ها، کلیدهای API، حذف، امکانات و همهٔ کارهای مدیر.",
  },
  manager: {
    en: "Manages stores, customers and reports; can see the list of staff.",
    fa: "فروشگاه‌ها، مشتریان و گزارش‌ها را مدیریت می‌کند و فهرست کارکنان را می‌بیند.",
  },
  counter: {
    en: "Records receipts and looks customers up.",
    fa: "رسید ثبت می‌کند و مشتریان را جست‌وجو می‌کند.",
  },
  viewer: {
    en: "Can see stores, customers and reports; phone numbers and national codes are masked.",
    fa: "فروشگاه‌ها، مشتریان و گزارش‌ها را می‌بیند؛ شماره موبایل و کد ملی پوشیده است.",
  },
};
