import { useMemo } from "react";
import { Chart, ChartWaiting } from "../../kit/charts/Chart";
import type { ChartData } from "../../kit/charts/chart";
import { periodLabels } from "../../kit/charts/period-labels";
import { Panel } from "../../kit/figures/Panel";
import { Part, type PartState } from "../../kit/figures/Part";
import type { DashboardTrendQuery } from "../../kit/graphql/generated";
import { useMoney } from "../../kit/figures/figures";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { dashboardText } from "./dashboard.text";

function TrendChart({ points }: { points: DashboardTrendQuery["revenueTrend"] }) {
  const t = useText(dashboardText);
  const lang = useLang();
  const money = useMoney("toman");
  const { number } = useFormats();
  const data = useMemo((): ChartData => {
    const [from = "", to = ""] = [points[0]?.date, points.at(-1)?.date];
    const labels = periodLabels(lang, { unit: "day", calendar: "gregorian", from, to });
    return {
      caption: t("trend"),
      pointsTitle: t("date"),
      columns: [
        { title: t("revenue"), write: money.amount },
        { title: t("receipts"), write: number, isBeside: true },
      ],
      points: points.map(({ date, revenue, receipts }) => ({
        key: date,
        tick: labels.tick(date),
        title: labels.title(date),
        values: [revenue, receipts],
      })),
      axis: money.compact,
    };
  }, [points, lang, t, money, number]);
  return <Chart kind="line" data={data} />;
}

/** Sales per day. */
export function Trend({ part }: { part: PartState<DashboardTrendQuery> }) {
  const t = useText(dashboardText);
  const money = useMoney("toman");
  return (
    <Panel title={t("trend")} unit={money.unitLabel}>
      <Part part={part} waiting={<ChartWaiting kind="line" />}>
        {({ revenueTrend }) => <TrendChart points={revenueTrend} />}
      </Part>
    </Panel>
  );
}
