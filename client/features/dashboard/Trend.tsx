import { useMemo } from "react";
import { Chart, ChartWaiting } from "../../kit/charts/Chart";
import type { ChartData } from "../../kit/charts/chart";
import { dayOf } from "../../../domain/time/business-calendar";
import { periodLabels } from "../../../domain/time/period-labels";
import { Panel, Part } from "../../kit/figures/Panel";
import type { QueryState } from "../../kit/graphql/query-state";
import type { DashboardTrendQuery } from "../../kit/graphql/generated";
import { useMoney } from "../../kit/figures/figures";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { ButtonLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { dashboardText } from "./dashboard.text";

function TrendChart({ points }: { points: DashboardTrendQuery["revenueTrend"] }) {
  const t = useText(dashboardText);
  const lang = useLang();
  const money = useMoney("toman");
  const { number } = useFormats();
  const session = useSession();
  const mayReadReceipts = allows(session, "receipts:read");
  const data = useMemo((): ChartData => {
    const [from = "", to = ""] = [points[0]?.date, points.at(-1)?.date];
    const labels = periodLabels(lang, { unit: "day", calendar: "gregorian", from, to });
    return {
      caption: t("trend"),
      pointsTitle: t("date"),
      columns: [
        { title: t("revenue"), unit: money.unitLabel, write: money.write },
        { title: t("receipts"), write: number, isBeside: true },
      ],
      points: points.map(({ date, revenue, receipts }) => ({
        key: date,
        tick: labels.tick(date),
        title: labels.title(date),
        tip: labels.tip(date),
        values: [money.value(revenue), receipts],
        to: mayReadReceipts ? `/admin/receipts?from=${date}&to=${date}` : undefined,
      })),
      hasCurrentPeriod: to === dayOf(new Date()),
    };
  }, [points, lang, t, money, number, mayReadReceipts]);
  const record = allows(session, "receipts:create") && (
    <ButtonLink to="/counter" variant="outline">
      {t("recordReceipt")}
    </ButtonLink>
  );
  return <Chart kind="line" hasTable data={data} action={record} />;
}

/** Sales per day. */
export function Trend({ part }: { part: QueryState<DashboardTrendQuery> }) {
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
