import { PERIOD_UNITS, isPeriodUnit, type PeriodUnit, isDay, PRESETS } from "../../../domain/time/business-calendar";
import { errorText } from "../../../domain/errors/client-errors";
import { MONEY_UNITS } from "../../../domain/money";
import { COMPARISONS, type Comparison, MAX_RANKED_STORES } from "../../../domain/reports";
import { useGrid } from "../../kit/grid/use-grid";
import { useLang } from "../../kit/i18n/i18n";
import { usePeriod } from "./use-period";

export const TABS = ["revenue", "customers", "stores"] as const;
export type Tab = (typeof TABS)[number];

const OPTIONS = {
  sorts: [],
  filters: {
    from: isDay,
    to: isDay,
    preset: PRESETS,
    // Defaults without a URL parameter: daily, the unit of the account, no comparison, sales.
    group: PERIOD_UNITS.slice(1),
    unit: MONEY_UNITS,
    compare: COMPARISONS,
    tab: TABS.slice(1),
  },
};

export const COMPARISON_INPUTS = { previous: "PREVIOUS", year: "YEAR" } as const;
const GROUPS = { day: "DAY", week: "WEEK", month: "MONTH" } as const;

/** The report filters in the URL. */
export function useFilters() {
  const lang = useLang();
  const grid = useGrid(OPTIONS);
  const { filters, setFilter } = grid;
  const period = usePeriod(grid);
  const { given, code, unit } = period;
  const group = isPeriodUnit(filters.group) ? filters.group : "day";
  const comparison = (filters.compare || null) as Comparison | null;
  const input = code === undefined ? { ...given, groupBy: GROUPS[group], topN: MAX_RANKED_STORES } : null;
  return {
    input,
    comparison,
    /** The variables of the compared summary; null without one. */
    compared: input && comparison && { input, comparison: COMPARISON_INPUTS[comparison] },
    setComparison: (next: Comparison | "") => setFilter("compare", next),
    /** Why this period is invalid, as a message. */
    problem: code && errorText(code, lang),
    period,
    group,
    setGroup: (next: PeriodUnit) => setFilter("group", next === "day" ? "" : next),
    unit,
    tab: (filters.tab || "revenue") as Tab,
    setTab: (next: Tab) => setFilter("tab", next === "revenue" ? "" : next),
  };
}

export type Filters = ReturnType<typeof useFilters>;
export type ComparedSummary = NonNullable<Filters["compared"]>;
export type SummaryInput = NonNullable<Filters["input"]>;
