import type { Lang } from "../../../domain/errors/client-errors";

const LOCALES: Record<Lang, string> = { en: "en-US", fa: "fa-IR" };
const SCALES = [1e12, 1e9, 1e6, 1e3];
const STEPS = [1, 2, 2.5, 5, 10];
const MAX_STEPS = 5;

/** Returns the smallest round step that reaches `max` in at most five steps; at least 1, because values are whole. */
function stepFor(max: number): number {
  const raw = max / MAX_STEPS;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = (STEPS.find((one) => one * power >= raw) ?? 10) * power;
  return Math.max(1, step);
}

/** Round ticks from 0, or from below the lowest negative value, to above the highest, all written in one unit. */
export function axisOf(values: readonly number[], lang: Lang): { ticks: number[]; write: (value: number) => string } {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const size = Math.max(1, high, -low);
  const step = stepFor(size);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step) || 1];
  const scale = SCALES.find((one) => size >= one) ?? 1;
  const unit = new Intl.NumberFormat(LOCALES[lang], { notation: "compact" })
    .formatToParts(scale)
    .find(({ type }) => type === "compact")?.value;
  const number = new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 2 });
  const space = lang === "fa" ? "\u00a0" : "";
  return {
    ticks: Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step),
    write: (value) =>
      value === 0 || unit === undefined ? number.format(value) : `${number.format(value / scale)}${space}${unit}`,
  };
}
