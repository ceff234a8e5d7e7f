import type { Lang } from "./errors/error-catalogue";
import type { WatchState } from "./watch";

export const WATCH_STATE_LABELS: Record<WatchState, Record<Lang, string>> = {
  open: { en: "Open", fa: "باز" },
  confirmed: { en: "Confirmed", fa: "تأییدشده" },
  dismissed: { en: "Dismissed", fa: "بی‌مورد" },
};
