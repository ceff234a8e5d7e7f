import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { Chart } from "../../kit/charts/Chart";
import { partOf } from "../../kit/figures/Part";
import { Amount, Growth, Tile } from "../../kit/figures/Tiles";
import { RevenueReportDocument, type RevenueReportQuery } from "../../kit/graphql/generated";
import type { Money } from "../../kit/figures/figures";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { useByStore, useOverTime } from "./chart-data";
import { Plot, Report } from "./Report";
import { reportsText } from "./reports.text";
import type { SummaryInput } from "./use-filters";

type Summary = RevenueReportQuery["reportSummary"];

const NONE = {
  totalRevenue: 0,
  grossRevenue: 0,
  voidedRevenue: 0,
  growthRate: null,
  totalReceipts: 0,
  averageReceipt: 0,
};

function Figures({ summary, money }: { summary: Summary | undefined; money: Money }) {
  const t = useText(reportsText);
  const { number } = useFormats();
  const revenue = summary?.revenue ?? NONE;
  const isWaiting = summary === undefined;
  const hint = t("grossAndVoided", {
    gross: money.number(revenue.grossRevenue),
    voided: money.number(revenue.voidedRevenue),
  });
  return (
    <>
      <Tile name={t("totalRevenue")} wide isWaiting={isWaiting} hint={hint}>
        <Amount money={money} toman={revenue.totalRevenue} />
      </Tile>
      <Tile name={t("growthRate")} isWaiting={isWaiting} hint={t("growthHint")}>
        <Growth percent={revenue.growthRate} />
      </Tile>
      <Tile name={t("totalReceipts")} isWaiting={isWaiting}>
        {number(revenue.totalReceipts)}
      </Tile>
      <Tile name={t("averageReceipt")} wide isWaiting={isWaiting} hint={t("averageHint")}>
        <Amount money={money} toman={revenue.averageReceipt} />
      </Tile>
    </>
  );
}

function Trend({ summary, money }: { summary: Summary; money: Money }) {
  const t = useText(reportsText);
  const { number } = useFormats();
  const { trend } = summary.revenue;
  const columns = useMemo(
    () => [
      { title: t("revenue"), write: money.amount },
      { title: t("receipts"), write: number, isBeside: true as const },
    ],
    [t, money, number],
  );
  const points = useMemo(
    () => trend.map(({ date, revenue, receipts }) => ({ date, values: [revenue, receipts] })),
    [trend],
  );
  const data = useOverTime(summary, { caption: t("revenueTrend"), columns, axis: money.compact, points });
  return <Chart kind="line" data={data} />;
}

function ByStore({ summary, money }: { summary: Summary; money: Money }) {
  const t = useText(reportsText);
  return <Chart kind="bar" data={useByStore(t("revenueByStore"), summary.revenue.byStore, money)} />;
}

export function RevenueTab({ input, money }: { input: SummaryInput; money: Money }) {
  const t = useText(reportsText);
  const part = partOf(useQuery(RevenueReportDocument, { variables: { input } }), t("loadFailed"));
  return (
    <Report
      part={part}
      tiles={(summary) => <Figures summary={summary} money={money} />}
      plots={(summary) => (
        <>
          <Plot title={t("revenueTrend")} unit={money.unitLabel} kind="line">
            {summary && <Trend summary={summary} money={money} />}
          </Plot>
          <Plot
            title={t("revenueByStore")}
            unit={money.unitLabel}
            kind="bar"
            none={summary?.revenue.byStore.length === 0 ? t("noStores") : undefined}
          >
            {summary && <ByStore summary={summary} money={money} />}
          </Plot>
        </>
      )}
    />
  );
}
