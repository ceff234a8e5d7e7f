import { filledText, type Lang } from "./errors/client-errors";
import type { ReportDimension } from "./reports";
import { KEY_LABELS } from "./reports.text";
import { type Calendar, type Day, isPeriodUnit } from "./time/business-calendar";
import { periodLabels } from "./time/period-labels";
import { DAY_MS } from "./time/instants";

interface LabelledReport {
  startDate: Day;
  endDate: Day;
  calendar: Calendar;
  /** Names of the stores and campaigns in the keys. */
  names: readonly { id: string; name: string }[];
}

/** Labels of the keys of a dimension. */
export interface KeyLabels {
  title: (key: string | null) => string;
  /** At an axis. */
  tick: (key: string | null) => string;
  /** In a tooltip. */
  tip: (key: string | null) => string;
}

const LOCALES: Record<Lang, string> = { en: "en-US", fa: "fa-IR" };
const HOURS = 24;
// Monday is day 1 of the keys.
const SUNDAY = Date.UTC(2026, 0, 4);

/** Caches the labels: a report repeats a few keys in many rows. */
function cached(format: (key: string | null) => string): (key: string | null) => string {
  const known = new Map<string | null, string>();
  return (key) => {
    const label = known.get(key) ?? format(key);
    known.set(key, label);
    return label;
  };
}

function weekdayLabel(lang: Lang): (key: string) => string {
  const weekday = new Intl.DateTimeFormat(LOCALES[lang], { timeZone: "UTC", weekday: "long" });
  return (key) => weekday.format(SUNDAY + Number(key) * DAY_MS);
}

function hourLabel(lang: Lang): (key: string) => string {
  const two = new Intl.NumberFormat(LOCALES[lang], { minimumIntegerDigits: 2 });
  return (key) =>
    filledText(KEY_LABELS[lang].hours, {
      from: two.format(Number(key)),
      until: two.format((Number(key) + 1) % HOURS),
      zero: two.format(0),
    });
}

/** Returns the labels of a dimension's keys, the same on the screen and in files. */
export function keyLabels(
  lang: Lang,
  dimension: ReportDimension,
  { startDate: from, endDate: to, calendar, names }: LabelledReport,
): KeyLabels {
  const t = KEY_LABELS[lang];
  if (isPeriodUnit(dimension)) {
    const labels = periodLabels(lang, { unit: dimension, calendar, from, to });
    const of = (label: (start: Day) => string) => cached((key) => label(key ?? from));
    return { title: of(labels.title), tick: of(labels.tick), tip: of(labels.tip) };
  }
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const number = new Intl.NumberFormat(LOCALES[lang]);
  const formats: Record<typeof dimension, (key: string) => string> = {
    weekday: weekdayLabel(lang),
    hour: hourLabel(lang),
    store: (key) => nameOf.get(key) ?? key,
    store_type: (key) => filledText(t.storeType, { type: number.format(Number(key)) }),
    campaign: (key) => nameOf.get(key) ?? key,
  };
  const missing = dimension === "campaign" ? t.noCampaign : t.noStore;
  const title = cached((key) => (key === null ? missing : formats[dimension](key)));
  return { title, tick: title, tip: title };
}
