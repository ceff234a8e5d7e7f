import { useQuery } from "@apollo/client/react";
import {
  type Calendar,
  type Day,
  type DaySpan,
  PERIOD_UNITS,
  addDays,
  dayOf,
  isPeriodUnit,
  type PeriodUnit,
  PRESETS,
  presetSpan,
  isDay,
} from "../../../domain/time/business-calendar";
import { errorText, isErrorCode } from "../../../domain/errors/client-errors";
import { summaryDraft } from "../../../domain/reports";
import { useGrid } from "../../kit/grid/use-grid";
import { ReportCalendarDocument, type ReportSpanFragment } from "../../kit/graphql/generated";
import type { MoneyUnit } from "../../kit/figures/figures";
import { useLang } from "../../kit/i18n/i18n";

export const TABS = ["revenue", "customers", "stores"] as const;
export type Tab = (typeof TABS)[number];

const OPTIONS = {
  sorts: [],
  filters: {
    from: isDay,
    to: isDay,
    // Defaults without a URL parameter: daily, Rial, sales.
    group: PERIOD_UNITS.slice(1),
    unit: ["toman"],
    tab: TABS.slice(1),
  },
};

export const calendarOf = ({ calendar }: Pick<ReportSpanFragment, "calendar">): Calendar =>
  calendar === "JALALI" ? "jalali" : "gregorian";

/** The server's current business day and calendar. */
function useBusinessCalendar(): { today: Day; calendar: Calendar | undefined } {
  const { data } = useQuery(ReportCalendarDocument, { fetchPolicy: "cache-first" });
  const summary = data?.reportSummary;
  return { today: summary?.endDate ?? dayOf(new Date()), calendar: summary && calendarOf(summary) };
}

const GROUPS = { day: "DAY", week: "WEEK", month: "MONTH" } as const;

/** Validates the period like the server: returns its days or an error code. */
function checkOf(period: { startDate: Day | undefined; endDate: Day | undefined; groupBy: PeriodUnit }, today: Day) {
  const checked = summaryDraft(today).safeParse(period);
  const input = { ...period, groupBy: GROUPS[period.groupBy] };
  if (checked.success) return { input, code: undefined, span: checked.data };
  const { startDate = today, endDate = today } = period;
  const message = checked.error.issues[0]?.message;
  const code = isErrorCode(message) ? message : ("BAD_USER_INPUT" as const);
  return { input: null, code, span: { startDate, endDate } };
}

const lastDay = ({ from, until }: DaySpan) => ({ from, to: addDays(until, -1) });

/** The report filters in the URL. */
export function useFilters() {
  const lang = useLang();
  const { filters, setFilter, setFilters } = useGrid(OPTIONS);
  const { today, calendar } = useBusinessCalendar();
  const group = isPeriodUnit(filters.group) ? filters.group : "day";
  const period = { startDate: filters.from || undefined, endDate: filters.to || undefined, groupBy: group };
  const { input, code, span } = checkOf(period, today);
  const presets = PRESETS.map((preset) => {
    const days = calendar && lastDay(presetSpan(preset, today, calendar));
    return {
      preset,
      // Month boundaries are unknown until the calendar is loaded.
      isReady: days !== undefined,
      isChosen: days?.from === span.startDate && days.to === span.endDate,
      choose: () => setFilters(preset === "last_30_days" ? { from: "", to: "" } : (days ?? {})),
    };
  });
  return {
    input,
    /** Why this period is invalid, as a message. */
    problem: code && errorText(code, lang),
    from: span.startDate,
    to: span.endDate,
    setFrom: (day: Day) => setFilters({ from: day, to: filters.to || (day && span.endDate) }),
    setTo: (day: Day) => setFilters({ from: filters.from || (day && span.startDate), to: day }),
    group,
    setGroup: (next: PeriodUnit) => setFilter("group", next === "day" ? "" : next),
    presets,
    unit: (filters.unit || "rial") as MoneyUnit,
    setUnit: (next: MoneyUnit) => setFilter("unit", next === "rial" ? "" : next),
    tab: (filters.tab || "revenue") as Tab,
    setTab: (next: Tab) => setFilter("tab", next === "revenue" ? "" : next),
  };
}

export type Filters = ReturnType<typeof useFilters>;
export type SummaryInput = NonNullable<Filters["input"]>;
