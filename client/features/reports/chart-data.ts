import { useMemo } from "react";
import { NO_STORE } from "../../../domain/receipt-list";
import { MAX_RANKED_STORES } from "../../../domain/reports";
import { dayOf, type PeriodUnit } from "../../../domain/time/business-calendar";
import { periodLabels } from "../../../domain/time/period-labels";
import type { ChartColumn, ChartData } from "../../kit/charts/chart";
import type { ReportSpanFragment as Span, ReportStoreFragment as Store } from "./reports.generated";
import { useFigures, type Money } from "../../kit/figures/figures";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { reportsText } from "./reports.text";
import { calendarOf } from "./use-period";

const UNITS: Record<Span["groupBy"], PeriodUnit> = { DAY: "day", WEEK: "week", MONTH: "month" };

/** The URL of the receipts of a span, or undefined if the user may not read them. */
function useReceiptsUrl() {
  const mayRead = allows(useSession(), "receipts:read");
  return useMemo(
    () =>
      (filters: { from: string; to: string; store?: string }): string | undefined =>
        mayRead ? `/admin/receipts?${new URLSearchParams(filters).toString()}` : undefined,
    [mayRead],
  );
}

interface OverTime {
  caption: string;
  columns: readonly ChartColumn[];
  points: readonly { date: string; values: readonly (number | null)[] }[];
}

/** Chart data by day, week or month; each period leads to its receipts. */
export function useOverTime(span: Span, { caption, columns, points }: OverTime): ChartData {
  const t = useText(reportsText);
  const lang = useLang();
  const receiptsUrl = useReceiptsUrl();
  const { startDate, endDate, groupBy } = span;
  const calendar = calendarOf(span);
  return useMemo(() => {
    const labels = periodLabels(lang, { unit: UNITS[groupBy], calendar, from: startDate, to: endDate });
    return {
      caption,
      pointsTitle: t("period"),
      columns,
      points: points.map(({ date, values }) => {
        const [from, to] = labels.days(date);
        return {
          key: date,
          tick: labels.tick(date),
          title: labels.title(date),
          tip: labels.tip(date),
          values,
          to: receiptsUrl({ from, to }),
        };
      }),
      hasCurrentPeriod: endDate === dayOf(new Date()),
    };
  }, [lang, t, groupBy, calendar, startDate, endDate, caption, columns, points, receiptsUrl]);
}

/** Returns the note of a list of stores that can have more. */
export function useTopNote(): (stores: readonly Store[]) => string | undefined {
  const t = useText(reportsText);
  const { number } = useFormats();
  return (stores) =>
    stores.filter(({ storeId }) => storeId !== null).length < MAX_RANKED_STORES
      ? undefined
      : t("topStores", { stores: number(MAX_RANKED_STORES) });
}

interface ByStore {
  caption: string;
  span: Span;
  stores: readonly Store[];
  /** The revenue of all stores, also those that are not listed. */
  total: number;
  /** The same stores in the compared period; null without a comparison. */
  before: { title: string; stores: readonly Store[] } | null;
  money: Money;
}

/** Chart data of sales and receipts by store; each store leads to its receipts. */
export function useByStore({ caption, span, stores, total, before, money }: ByStore): ChartData {
  const t = useText(reportsText);
  const { number } = useFormats();
  const { share } = useFigures();
  const receiptsUrl = useReceiptsUrl();
  const { startDate: from, endDate: to } = span;
  return useMemo(() => {
    const past = before && new Map(before.stores.map((store) => [store.storeId, store]));
    const revenue = { unit: money.unitLabel, write: money.write };
    return {
      caption,
      pointsTitle: t("store"),
      columns: [
        { title: t("revenue"), ...revenue },
        ...(before
          ? [
              {
                title: t("comparedColumn", { title: t("revenue"), period: before.title }),
                ...revenue,
                isBeside: true as const,
                isCompared: true as const,
              },
            ]
          : []),
        { title: t("share"), write: share, isBeside: true },
        { title: t("receipts"), write: number, isBeside: true },
      ],
      points: stores.map((store) => {
        const { storeId, isActive, receipts } = store;
        const name = storeId === null ? t("unassigned") : store.storeName;
        const pastRevenue = past?.get(storeId)?.revenue;
        return {
          key: storeId ?? "unassigned",
          tick: name,
          title: isActive ? name : t("closedStore", { name }),
          values: [
            money.value(store.revenue),
            ...(past ? [pastRevenue === undefined ? null : money.value(pastRevenue)] : []),
            total === 0 ? 0 : store.revenue / total,
            receipts,
          ],
          to: receiptsUrl({ store: storeId ?? NO_STORE, from, to }),
        };
      }),
    };
  }, [caption, t, stores, total, before, money, number, share, receiptsUrl, from, to]);
}
