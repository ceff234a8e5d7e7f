import type { ErrorRow } from "./row";

/** Errors of the festival pages' content; the editor's screen loads them. */
export const SITE_ERRORS = {
  YEAR_INVALID: {
    status: 400,
    en: "Enter the year with four digits",
    fa: "سال را با چهار رقم وارد کنید",
  },
  SITE_PICTURE_TOO_LARGE: {
    status: 413,
    en: "The picture is too large (max 1 MB)",
    fa: "حجم تصویر زیاد است (حداکثر ۱ مگابایت)",
  },
  SITE_VERSION_NOT_FOUND: { status: 404, en: "This version does not exist", fa: "این نسخه وجود ندارد" },
  SITE_CHANGED: {
    status: 409,
    en: "Someone else has saved the content meanwhile. Save again on the newest version.",
    fa: "فرد دیگری در این فاصله محتوا را ذخیره کرده است. تغییرات را دوباره روی آخرین نسخه ذخیره کنید.",
  },
} as const satisfies Record<string, ErrorRow>;
