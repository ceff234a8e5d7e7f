import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { reversalText } from "./reversal.text";

/** Writes numbers of points and of codes with their nouns. */
export function useCounts() {
  const t = useText(reversalText);
  const { number } = useFormats();
  return {
    points: (count: number) => t("pointsOf", { count, shown: number(count) }),
    codes: (count: number) => t("codesOf", { count, shown: number(count) }),
  };
}
