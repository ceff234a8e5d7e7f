import type { Lang } from "./errors/error-catalogue";
import type { WatchRule } from "./watch";

export const WATCH_RULE_LABELS: Record<WatchRule, Record<Lang, string>> = {
  voids_in_shift: { en: "Many voids in a shift", fa: "ابطال زیاد در یک شیفت" },
  receipts_of_customer: { en: "Many receipts of one customer", fa: "رسیدهای زیاد یک مشتری" },
  own_phone: { en: "Operator's own phone", fa: "موبایل خود صندوق‌دار" },
  outside_hours: { en: "Outside opening hours", fa: "خارج از ساعت کار" },
  shared_device: { en: "Several operators on one till", fa: "چند صندوق‌دار روی یک صندوق" },
};
