import { useFormats } from "../i18n/format";
import { useText } from "../i18n/i18n";
import { gridText } from "./grid.text";

/** Formats the number of results; a capped one is only the number that was counted. */
export function useTotal(): (total: number, isCapped: boolean) => string {
  const t = useText(gridText);
  const { number } = useFormats();
  return (total, isCapped) => (isCapped ? t("moreThan", { total: number(total) }) : number(total));
}
