import { useFormats } from "./format";
import { useText } from "./i18n";
import { sharedText } from "./shared.text";

/** Writes numbers of points and of codes with their nouns. */
export function useCounts() {
  const t = useText(sharedText);
  const { number } = useFormats();
  return {
    points: (count: number) => t("pointsOf", { count, shown: number(count) }),
    codes: (count: number) => t("codesOf", { count, shown: number(count) }),
  };
}
