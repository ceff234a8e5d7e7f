import { useMemo } from "react";
import type { PeriodUnit } from "../../../domain/time/business-calendar";
import type { ChartColumn, ChartData } from "../../kit/charts/chart";
import { periodLabels } from "../../kit/charts/period-labels";
import type { ReportSpanFragment as Span, ReportStoreFragment as Store } from "../../kit/graphql/generated";
import type { Money } from "../../kit/figures/figures";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { reportsText } from "./reports.text";
import { calendarOf } from "./use-filters";

const UNITS: Record<Span["groupBy"], PeriodUnit> = { DAY: "day", WEEK: "week", MONTH: "month" };

interface OverTime {
  caption: string;
  columns: readonly ChartColumn[];
  axis: (value: number) => string;
  points: readonly { date: string; values: readonly number[] }[];
}

/** Chart data by day, week or month. */
export function useOverTime(span: Span, { caption, columns, axis, points }: OverTime): ChartData {
  const t = useText(reportsText);
  const lang = useLang();
  const { startDate: from, endDate: to, groupBy } = span;
  const calendar = calendarOf(span);
  return useMemo(() => {
    const labels = periodLabels(lang, { unit: UNITS[groupBy], calendar, from, to });
    return {
      caption,
      pointsTitle: t("period"),
      columns,
      axis,
      points: points.map(({ date, values }) => ({
        key: date,
        tick: labels.tick(date),
        title: labels.title(date),
        values,
      })),
    };
  }, [lang, t, groupBy, calendar, from, to, caption, columns, axis, points]);
}

/** Chart data of sales and receipts by store. */
export function useByStore(caption: string, stores: readonly Store[], money: Money): ChartData {
  const t = useText(reportsText);
  const { number } = useFormats();
  return useMemo(
    () => ({
      caption,
      pointsTitle: t("store"),
      columns: [
        { title: t("revenue"), write: money.amount },
        { title: t("receipts"), write: number, isBeside: true },
      ],
      axis: money.compact,
      points: stores.map(({ storeId, storeName, isActive, revenue, receipts }) => {
        const name = storeId === null ? t("unassigned") : storeName;
        return {
          key: storeId ?? "unassigned",
          tick: name,
          title: isActive ? name : t("closedStore", { name }),
          values: [revenue, receipts],
        };
      }),
    }),
    [caption, t, stores, money, number],
  );
}
