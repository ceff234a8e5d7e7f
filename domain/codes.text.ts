import type { CodeSource, CodeStatus } from "./codes";
import type { Lang } from "./errors/error-catalogue";

export const CODE_STATUS_LABELS: Record<CodeStatus, Record<Lang, string>> = {
  unused: { en: "Unused", fa: "استفاده‌نشده" },
  claimed: { en: "Claimed", fa: "دریافت‌شده" },
  invalid: { en: "Invalid", fa: "باطل‌شده" },
};

export const CODE_SOURCE_LABELS: Record<CodeSource, Record<Lang, string>> = {
  manual: { en: "Manual", fa: "دستی" },
  import: { en: "Import", fa: "فایل" },
  receipt: { en: "Receipt", fa: "رسید" },
};
