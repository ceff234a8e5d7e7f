import { useQuery } from "@apollo/client/react";
import {
  type Calendar,
  type Day,
  PERIOD_UNITS,
  dayOf,
  isPeriodUnit,
  type PeriodUnit,
  isDay,
} from "../../../domain/time/business-calendar";
import { errorText, isErrorCode } from "../../../domain/errors/client-errors";
import { summaryDraft } from "../../../domain/reports";
import type { Range, SinceEvent } from "../../kit/grid/RangeFilter";
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

/** The server's business day and calendar, and the running event or the one that began last. */
function useBusinessTime(): { today: Day; calendar: Calendar | undefined; since: SinceEvent | undefined } {
  const { data } = useQuery(ReportCalendarDocument, { fetchPolicy: "cache-first" });
  const summary = data?.reportSummary;
  const started = (data?.events.items ?? [])
    .filter(({ phase }) => phase !== "UPCOMING")
    .sort(
      (a, b) => Number(b.phase === "RUNNING") - Number(a.phase === "RUNNING") || b.startDate.localeCompare(a.startDate),
    );
  const event = started[0];
  return {
    today: summary?.endDate ?? dayOf(new Date()),
    calendar: summary && calendarOf(summary),
    since: event && { name: event.name, from: dayOf(new Date(event.startDate)) },
  };
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

/** The report filters in the URL. */
export function useFilters() {
  const lang = useLang();
  const { filters, setFilter, setFilters } = useGrid(OPTIONS);
  const business = useBusinessTime();
  const { today } = business;
  const group = isPeriodUnit(filters.group) ? filters.group : "day";
  const period = { startDate: filters.from || undefined, endDate: filters.to || undefined, groupBy: group };
  const { input, code, span } = checkOf(period, today);
  return {
    input,
    /** Why this period is invalid, as a message. */
    problem: code && errorText(code, lang),
    from: span.startDate,
    to: span.endDate,
    business,
    setRange: ({ from, to }: Partial<Range>, preset?: string) => {
      // The last 30 days are the default and have no URL parameter.
      if (preset === "last_30_days") return setFilters({ from: "", to: "" });
      setFilters({
        from: from ?? (filters.from || (to && span.startDate) || ""),
        to: to ?? (filters.to || (from && span.endDate) || ""),
      });
    },
    group,
    setGroup: (next: PeriodUnit) => setFilter("group", next === "day" ? "" : next),
    unit: (filters.unit || "rial") as MoneyUnit,
    setUnit: (next: MoneyUnit) => setFilter("unit", next === "rial" ? "" : next),
    tab: (filters.tab || "revenue") as Tab,
    setTab: (next: Tab) => setFilter("tab", next === "revenue" ? "" : next),
  };
}

export type Filters = ReturnType<typeof useFilters>;
export type SummaryInput = NonNullable<Filters["input"]>;
