import { useQuery } from "@apollo/client/react";
import { type Calendar, type Day, dayOf, PRESETS } from "../../../domain/time/business-calendar";
import { type ErrorCode, isErrorCode } from "../../../domain/errors/client-errors";
import { DEFAULT_REPORT_UNIT, type MoneyUnit } from "../../../domain/money";
import { summaryDraft } from "../../../domain/reports";
import { useAction } from "../../kit/graphql/use-action";
import type { Range, SinceEvent } from "../../kit/grid/RangeFilter";
import type { GridState } from "../../kit/grid/use-grid";
import { ReportCalendarDocument, type ReportSpanFragment, SetReportUnitDocument } from "./reports.generated";

export const calendarOf = ({ calendar }: Pick<ReportSpanFragment, "calendar">): Calendar =>
  calendar === "JALALI" ? "jalali" : "gregorian";

interface Business {
  today: Day;
  calendar: Calendar | undefined;
  since: SinceEvent | undefined;
}

const UNITS = { TOMAN: "toman", RIAL: "rial" } as const;

/** The business day and calendar, the running event or the one that began last, and the unit of the account. */
function useBusiness(): Business & { unit: MoneyUnit | undefined } {
  const { data, error } = useQuery(ReportCalendarDocument, { fetchPolicy: "cache-first" });
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
    unit: data ? UNITS[data.reportUnit] : error && DEFAULT_REPORT_UNIT,
    since: event && { name: event.name, from: dayOf(new Date(event.startDate)) },
  };
}

interface Given {
  startDate: Day | undefined;
  endDate: Day | undefined;
}

/** Validates the period like the server: returns its days or an error code. */
function checkOf(given: Given, today: Day): { span: { startDate: Day; endDate: Day }; code: ErrorCode | undefined } {
  const checked = summaryDraft(today).safeParse(given);
  if (checked.success) return { code: undefined, span: checked.data };
  const { startDate = today, endDate = today } = given;
  const message = checked.error.issues[0]?.message;
  return { code: isErrorCode(message) ? message : "BAD_USER_INPUT", span: { startDate, endDate } };
}

/** The period and the currency unit of a report, in the URL. */
export function usePeriod({
  filters,
  setFilter,
  setFilters,
}: Pick<GridState<"from" | "to" | "preset" | "unit">, "filters" | "setFilter" | "setFilters">) {
  const { unit: accountUnit, ...business } = useBusiness();
  const saveUnit = useAction(SetReportUnitDocument);
  const given: Given = { startDate: filters.from || undefined, endDate: filters.to || undefined };
  const { span, code } = checkOf(given, business.today);
  return {
    business,
    given,
    span,
    /** Why the period is invalid. */
    code,
    setRange: ({ from, to }: Partial<Range>, preset?: string) => {
      // The last 30 days are the default and have no URL parameter.
      if (preset === "last_30_days") return setFilters({ from: "", to: "", preset: "" });
      setFilters((current) => ({
        preset: PRESETS.find((one) => one === preset) ?? "",
        from: from ?? (current.from || (to && span.startDate) || ""),
        to: to ?? (current.to || (from && span.endDate) || ""),
      }));
    },
    /** Undefined until the unit of the account is known. */
    unit: (filters.unit || accountUnit) as MoneyUnit | undefined,
    setUnit: (next: MoneyUnit) => {
      setFilter("unit", next);
      void saveUnit.run({ unit: next === "rial" ? "RIAL" : "TOMAN" }, { refetch: [ReportCalendarDocument] });
    },
  };
}

export type Period = ReturnType<typeof usePeriod>;
