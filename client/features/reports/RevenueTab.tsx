import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { Chart } from "../../kit/charts/Chart";
import { queryState } from "../../kit/graphql/query-state";
import { Amount, Growth, Tile } from "../../kit/figures/Tiles";
import { RevenueReportDocument, type RevenueReportQuery } from "./reports.generated";
import type { Money } from "../../kit/figures/figures";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { useByStore, useOverTime, useTopNote } from "./chart-data";
import { Plot, Report } from "./Report";
import { reportsText } from "./reports.text";
import { growthOf, type ComparedWith, type TabProps, useCompared } from "./use-compared";

type Summary = RevenueReportQuery["reportSummary"];
type Before = ComparedWith<Summary> | null;

const NONE = {
  totalRevenue: 0,
  grossRevenue: 0,
  voidedRevenue: 0,
  growthRate: null,
  totalReceipts: 0,
  averageReceipt: 0,
};

interface Props {
  summary: Summary;
  before: Before;
  money: Money;
}

function Figures({ summary, before, money }: Omit<Props, "summary"> & { summary: Summary | undefined }) {
  const t = useText(reportsText);
  const { number } = useFormats();
  const revenue = summary?.revenue ?? NONE;
  const isWaiting = summary === undefined;
  const hint = t("grossAndVoided", {
    gross: money.amount(revenue.grossRevenue),
    voided: money.amount(revenue.voidedRevenue),
  });
  return (
    <>
      <Tile name={t("totalRevenue")} wide isWaiting={isWaiting} hint={hint}>
        <Amount money={money} toman={revenue.totalRevenue} />
      </Tile>
      <Tile
        name={t("growthRate")}
        isWaiting={isWaiting}
        hint={before ? t("growthAgainst", { period: before.title }) : t("growthHint")}
      >
        <Growth
          percent={before ? growthOf(revenue.totalRevenue, before.summary.revenue.totalRevenue) : revenue.growthRate}
        />
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

function Trend({ summary, before, money }: Props) {
  const t = useText(reportsText);
  const { number } = useFormats();
  const { trend } = summary.revenue;
  const past = before?.summary.revenue.trend;
  const columns = useMemo(() => {
    const amount = { unit: money.unitLabel, write: money.write };
    const compared = (title: string) => t("comparedColumn", { title, period: before?.title ?? "" });
    return [
      { title: t("revenue"), ...amount },
      ...(before ? [{ title: compared(t("revenue")), ...amount, isCompared: true as const }] : []),
      { title: t("receipts"), write: number, isBeside: true as const },
      ...(before ? [{ title: compared(t("receipts")), write: number, isBeside: true as const }] : []),
      { title: t("averageReceipt"), ...amount, isBeside: true as const },
    ];
  }, [t, money, number, before]);
  const points = useMemo(
    () =>
      trend.map(({ date, revenue, receipts }, at) => {
        const earlier = past?.[at];
        return {
          date,
          values: [
            money.value(revenue),
            ...(past ? [earlier ? money.value(earlier.revenue) : null] : []),
            receipts,
            ...(past ? [earlier?.receipts ?? null] : []),
            money.value(receipts === 0 ? 0 : Math.round(revenue / receipts)),
          ],
        };
      }),
    [trend, past, money],
  );
  return <Chart kind="line" hasTable data={useOverTime(summary, { caption: t("revenueTrend"), columns, points })} />;
}

function ByStore({ summary, before, money }: Props) {
  const t = useText(reportsText);
  const past = useMemo(() => before && { title: before.title, stores: before.summary.revenue.byStore }, [before]);
  const data = useByStore({
    caption: t("revenueByStore"),
    span: summary,
    stores: summary.revenue.byStore,
    total: summary.revenue.totalRevenue,
    before: past,
    money,
  });
  return <Chart kind="bar" hasTable data={data} />;
}

export function RevenueTab({ input, compared, comparison, money }: TabProps) {
  const t = useText(reportsText);
  const topNote = useTopNote();
  const part = queryState(useQuery(RevenueReportDocument, { variables: { input } }), t("loadFailed"));
  const past = useCompared(RevenueReportDocument, compared, comparison);
  const { before } = past;
  return (
    <Report
      part={part}
      compared={past}
      tiles={(summary) => <Figures summary={summary} before={before} money={money} />}
      plots={(summary) => (
        <>
          <Plot title={t("revenueTrend")} unit={money.unitLabel} kind="line">
            {summary && <Trend summary={summary} before={before} money={money} />}
          </Plot>
          <Plot
            title={t("revenueByStore")}
            unit={money.unitLabel}
            kind="bar"
            note={summary && topNote(summary.revenue.byStore)}
            none={summary?.revenue.byStore.length === 0 ? t("noStores") : undefined}
          >
            {summary && <ByStore summary={summary} before={before} money={money} />}
          </Plot>
        </>
      )}
    />
  );
}
