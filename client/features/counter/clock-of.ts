import type { Lang } from "../../../domain/errors/client-errors";
import { TIME_ZONE } from "../../../domain/time/instants";

const LOCALES: Record<Lang, string> = { en: "en-US", fa: "fa-IR" };

/** The time of day in Tehran of an instant. */
export const clockOf = (instant: string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], {
    timeZone: TIME_ZONE,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(instant));
