import { useMemo } from "react";
import { daySpans } from "../../../domain/time/period-labels";
import { useLang } from "../i18n/i18n";

/** Formats the first and the last day of a period in the user's calendar. */
export function useDaySpans() {
  const lang = useLang();
  return useMemo(() => daySpans(lang), [lang]);
}
