import type { Lang } from "./errors/error-catalogue";
import type { EventMode } from "./events";

export const EVENT_MODE_LABELS: Record<EventMode, Record<Lang, string>> = {
  normal: { en: "Normal", fa: "عادی" },
  opening_day: { en: "Opening Day", fa: "روز افتتاح" },
};

export const WINNER_LABEL: Record<Lang, string> = { en: "Winner", fa: "برنده" };
