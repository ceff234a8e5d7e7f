import type { Lang } from "./errors/error-catalogue";
import type { EventMode } from "./events";

export const EVENT_MODE_LABELS: Record<EventMode, Record<Lang, string>> = {
  normal: { en: "Normal", fa: "عادی" },
  opening_day: { en: "Opening Day", fa: "روز افتتاح" },
};

export const WINNER_LABEL: Record<Lang, string> = { en: "Winner", fa: "برنده" };

/** The status of an active campaign whose event is inactive. */
export const EVENT_INACTIVE: Record<Lang, string> = { en: "Event inactive", fa: "رویداد غیرفعال" };
