import { NO_STORE } from "../../../domain/receipt-list";
import type { ReportDimension } from "../../../domain/reports";
import {
  addDays,
  isPeriodUnit,
  periodsIn,
  type Calendar,
  type PeriodUnit,
} from "../../../domain/time/business-calendar";
import type { ReportInput } from "../../kit/graphql/generated";
import { calendarOf } from "../reports/use-period";
import type { Report } from "./report-data";

type Filters = Pick<ReportInput, "storeIds" | "storeTypes" | "campaignIds">;

/** The single id of a filter; undefined for none, null for several, which the list of receipts cannot show. */
const onlyIdOf = (ids: readonly string[] | null | undefined): string | null | undefined =>
  (ids?.length ?? 0) > 1 ? null : ids?.[0];

interface Days {
  from: string;
  to: string;
}

/** The days of a period that are in the span. */
function daysOf({ from, to }: Days, period: string, unit: PeriodUnit, calendar: Calendar): Days {
  const [{ until } = { until: to }] = periodsIn({ from: period, until: addDays(period, 1) }, unit, calendar);
  const last = addDays(until, -1);
  return { from: period > from ? period : from, to: last < to ? last : to };
}

/**
 * Returns the URL of the receipts of a row: its period, store and campaign. Undefined if the list of receipts has no
 * filter for one of the keys or for a filter of the report.
 */
export function receiptsUrl(
  report: Report,
  { storeIds, storeTypes, campaignIds }: Filters,
  row: readonly { dimension: ReportDimension; key: string | null }[],
): string | undefined {
  let days: Days = { from: report.startDate, to: report.endDate };
  let [store, campaign] = [onlyIdOf(storeIds), onlyIdOf(campaignIds)];
  for (const { dimension, key } of row) {
    if (dimension === "store") store = key ?? NO_STORE;
    else if (key === null) return undefined;
    else if (isPeriodUnit(dimension)) days = daysOf(days, key, dimension, calendarOf(report));
    else if (dimension === "campaign") campaign = key;
    else return undefined;
  }
  if (store === null || campaign === null || storeTypes?.length) return undefined;
  return `/admin/receipts?${new URLSearchParams({ ...days, ...(store && { store }), ...(campaign && { campaign }) })}`;
}
