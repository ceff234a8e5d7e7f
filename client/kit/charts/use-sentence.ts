import { nameIn } from "../i18n/format";
import { useLang, useText } from "../i18n/i18n";
import { chartText } from "./chart.text";
import { amountText, currentPoint, drawnColumns, valueOf, type ChartData, type ChartPoint } from "./chart";

/**
 * One sentence about a chart: its lowest and highest value, each with its day or name. The current period counts only if
 * there is no other.
 */
export function useSentence(data: ChartData): string {
  const t = useText(chartText);
  const lang = useLang();
  const [drawn] = drawnColumns(data);
  if (!drawn) return data.caption;
  const { at, column } = drawn;
  const all = data.points.filter((point) => valueOf(point, at) !== null);
  const past = all.filter((point) => point !== currentPoint(data));
  const known = past.length > 0 ? past : all;
  const [first] = known;
  if (!first) return data.caption;
  const value = (point: ChartPoint) => valueOf(point, at) ?? 0;
  const low = known.reduce((lowest, point) => (value(point) < value(lowest) ? point : lowest), first);
  const high = known.reduce((highest, point) => (value(point) > value(highest) ? point : highest), first);
  return t("sentence", {
    caption: data.caption,
    low: amountText(column, value(low)),
    lowAt: nameIn(lang, low.title),
    high: amountText(column, value(high)),
    highAt: nameIn(lang, high.title),
  });
}
