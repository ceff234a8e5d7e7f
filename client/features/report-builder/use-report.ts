import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { errorText, isErrorCode } from "../../../domain/errors/client-errors";
import { isUuid } from "../../../domain/ids";
import { MONEY_UNITS } from "../../../domain/money";
import {
  REPORT_DIMENSIONS,
  REPORT_MEASURES,
  reportDraft,
  type ReportDimension,
  type ReportDraft,
  type ReportMeasure,
} from "../../../domain/reports";
import { isStoreType, type StoreType } from "../../../domain/stores";
import { isDay, isPeriodUnit, PRESETS } from "../../../domain/time/business-calendar";
import type { ReportInput } from "../../kit/graphql/generated";
import { useGrid } from "../../kit/grid/use-grid";
import { useLang } from "../../kit/i18n/i18n";
import { usePeriod } from "../reports/use-period";
import type { reportBuilderText } from "./report-builder.text";

/** Rows that the table has; a file has all. */
const MAX_SHOWN_ROWS = 5_000;

const DEFAULT_MEASURES = "revenue,receipts";
const DEFAULT_DIMENSIONS = "day";
/** The URL value of a report without dimensions. */
const NO_DIMENSION = "none";

const isMeasure = (text: string): text is ReportMeasure => REPORT_MEASURES.some((one) => one === text);
const isDimension = (text: string): text is ReportDimension => REPORT_DIMENSIONS.some((one) => one === text);
const isType = (text: string): boolean => isStoreType(Number(text));

const itemsOf = (text: string): string[] => text.split(",").filter(Boolean);
const isListOf =
  (isValid: (item: string) => boolean) =>
  (text: string): boolean =>
    text.split(",").every(isValid);
const isMeasures = isListOf(isMeasure);
const isDimensions = (text: string): boolean => text === NO_DIMENSION || isListOf(isDimension)(text);

const FILTERS = {
  measures: isMeasures,
  by: isDimensions,
  from: isDay,
  to: isDay,
  preset: PRESETS,
  stores: isListOf(isUuid),
  types: isListOf(isType),
  campaigns: isListOf(isUuid),
  unit: MONEY_UNITS,
  display: ["table"],
};

/** The label of each URL parameter. */
const PARAMETERS = {
  measures: "figures",
  by: "breakdown",
  from: "period",
  to: "period",
  preset: "period",
  stores: "stores",
  types: "storeTypes",
  campaigns: "campaigns",
  unit: "unit",
  display: "display",
  sort: "sort",
} as const satisfies Record<keyof typeof FILTERS | "sort", keyof typeof reportBuilderText.en>;

/** The labels of the parameters whose value is invalid. */
function ignoredIn(params: URLSearchParams, filters: Record<keyof typeof FILTERS, string>, sorts: readonly string[]) {
  const withoutSign = (sort: string) => sort.replace(/^-/, "");
  const sort = withoutSign(params.get("sort") ?? "");
  const isSort = sort === "" || sorts.some((known) => withoutSign(known) === sort);
  const names = (Object.keys(FILTERS) as (keyof typeof FILTERS)[]).filter(
    (name) => (params.get(name) ?? "") !== "" && filters[name] === "",
  );
  return [...new Set([...names, ...(isSort ? [] : ["sort" as const])].map((name) => PARAMETERS[name]))];
}

/** Whether a dimension has an order in time, so that its values are a line. */
export const isOverTime = (dimension: ReportDimension): boolean => isPeriodUnit(dimension) || dimension === "hour";

/** The sort orders of a report; the first is the default: by time, else the largest first. */
function sortsOf(measures: readonly string[], dimensions: readonly ReportDimension[]): string[] {
  const [dimension] = dimensions;
  const isInOrder = dimension !== undefined && (isOverTime(dimension) || dimension === "weekday");
  const initial = isInOrder ? dimension : `-${measures[0] ?? ""}`;
  return [initial, ...dimensions, ...measures];
}

export interface ReportFields {
  measures: readonly ReportMeasure[];
  dimensions: readonly ReportDimension[];
}

/** The measures and dimensions of the URL; invalid ones are replaced by the default. */
function useFields(params: URLSearchParams): ReportFields {
  const [measures, by] = [params.get("measures") ?? "", params.get("by") ?? ""];
  return useMemo(
    () => ({
      measures: itemsOf(isMeasures(measures) ? measures : DEFAULT_MEASURES).filter(isMeasure),
      dimensions: itemsOf(isDimensions(by) ? by : DEFAULT_DIMENSIONS).filter(isDimension),
    }),
    [measures, by],
  );
}

const upper = <Text extends string>(text: Text) => text.toUpperCase() as Uppercase<Text>;

/** A valid report as the input of GraphQL. */
const inputOf = ({ measures, dimensions, storeIds, storeTypes, campaignIds, ...draft }: ReportDraft): ReportInput => ({
  startDate: draft.startDate,
  endDate: draft.endDate,
  measures: measures.map(upper),
  dimensions: dimensions.map(upper),
  storeIds,
  storeTypes,
  campaignIds,
  sortBy: draft.sortBy && upper(draft.sortBy),
  sortOrder: draft.sortOrder,
  limit: draft.limit,
});

/** The report in the URL: its fields, its period, its filters, its order and its display. */
export function useReport() {
  const lang = useLang();
  const [params] = useSearchParams();
  const fields = useFields(params);
  const { measures, dimensions } = fields;
  const sorts = sortsOf(measures, dimensions);
  const grid = useGrid({ sorts, filters: FILTERS });
  const { filters, setFilter } = grid;
  const period = usePeriod(grid);
  const storeIds = itemsOf(filters.stores);
  const storeTypes = itemsOf(filters.types).map(Number) as StoreType[];
  const campaignIds = itemsOf(filters.campaigns);
  const checked = reportDraft.safeParse({
    ...period.span,
    measures,
    dimensions,
    storeIds,
    storeTypes,
    campaignIds,
    sortBy: grid.sort,
    sortOrder: grid.descending ? "DESC" : "ASC",
    limit: MAX_SHOWN_ROWS,
  });
  const code = checked.error?.issues[0]?.message;
  return {
    grid,
    period,
    fields,
    storeIds,
    storeTypes,
    campaignIds,
    /** Null if the report is invalid. */
    input: checked.success ? inputOf(checked.data) : null,
    /** Why the report is invalid, as a message. */
    problem: checked.success ? undefined : errorText(isErrorCode(code) ? code : "BAD_USER_INPUT", lang),
    /** The labels of the URL parameters that have an invalid value. */
    ignored: ignoredIn(params, filters, sorts),
    hasChart: filters.display === "",
    setDisplay: (display: "chart" | "table") => setFilter("display", display === "chart" ? "" : display),
    setMeasures: (next: readonly string[]) => {
      const text = next.join(",");
      setFilter("measures", text === DEFAULT_MEASURES ? "" : text);
    },
    setDimensions: (next: readonly ReportDimension[]) => {
      const text = next.join(",");
      setFilter("by", text === DEFAULT_DIMENSIONS ? "" : text || NO_DIMENSION);
    },
    setValues: (filter: "stores" | "types" | "campaigns", values: readonly string[]) =>
      setFilter(filter, values.join(",")),
    clearFilters: () => grid.setFilters({ stores: "", types: "", campaigns: "" }),
    /** The URL of this report with its days and its unit, which else follow the day and the account. */
    link: () => {
      const url = new URL(window.location.href);
      for (const name of ["view", "page"]) url.searchParams.delete(name);
      url.searchParams.set("from", period.span.startDate);
      url.searchParams.set("to", period.span.endDate);
      if (period.unit) url.searchParams.set("unit", period.unit);
      return url.toString();
    },
  };
}

export type CustomReport = ReturnType<typeof useReport>;
