import type { Lang } from "./errors/error-catalogue";

/** The titles of exported lists. */
export const LIST_TITLES = {
  stores: { en: "Stores", fa: "فروشگاه‌ها" },
  users: { en: "Users", fa: "کاربران" },
  events: { en: "Events", fa: "رویدادها" },
  campaigns: { en: "Campaigns", fa: "کمپین‌ها" },
  participants: { en: "Participants", fa: "شرکت‌کنندگان" },
  poolCodes: { en: "Lottery codes", fa: "کدهای قرعه‌کشی" },
  draws: { en: "Draws", fa: "قرعه‌کشی‌ها" },
  imports: { en: "Imports", fa: "فایل‌های واردشده" },
  watchCases: { en: "Watch cases", fa: "پرونده‌های پایش" },
  apiKeys: { en: "API keys", fa: "کلیدهای API" },
  auditLog: { en: "Audit log", fa: "تاریخچهٔ تغییرات" },
} as const satisfies Record<string, Record<Lang, string>>;

/** Stands between the names of a cell. */
export const LIST_SEPARATOR: Record<Lang, string> = { en: ", ", fa: "، " };
