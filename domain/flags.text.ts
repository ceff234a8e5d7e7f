import type { Lang } from "./errors/error-catalogue";

/** Names of the built-in flags. */
export const FLAG_LABELS: Readonly<Record<string, Record<Lang, string>>> = {
  opening_day_mode: { en: "Opening Day Mode", fa: "حالت روز افتتاح" },
  event_management: { en: "Event Management", fa: "مدیریت رویدادها" },
  lottery_code_generation: { en: "Lottery Code Generation", fa: "تولید کد قرعه‌کشی" },
};
