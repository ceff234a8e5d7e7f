import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { Chart } from "../../kit/charts/Chart";
import type { ChartData } from "../../kit/charts/chart";
import { partOf } from "../../kit/figures/Part";
import { Growth, Tile } from "../../kit/figures/Tiles";
import { CustomerReportDocument, type CustomerReportQuery } from "../../kit/graphql/generated";
import { useFigures } from "../../kit/figures/figures";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { useOverTime } from "./chart-data";
import { Plot, Report } from "./Report";
import { reportsText } from "./reports.text";
import type { SummaryInput } from "./use-filters";

type Summary = CustomerReportQuery["reportSummary"];
type Segment = Summary["segments"][number];

const NONE = { totalCustomers: 0, newCustomers: 0, activeCustomers: 0, growthRate: null };

function Figures({ summary }: { summary: Summary | undefined }) {
  const t = useText(reportsText);
  const { number } = useFormats();
  const customers = summary?.customers ?? NONE;
  const isWaiting = summary === undefined;
  return (
    <>
      <Tile name={t("totalCustomers")} isWaiting={isWaiting}>
        {number(customers.totalCustomers)}
      </Tile>
      <Tile name={t("newCustomers")} isWaiting={isWaiting}>
        {number(customers.newCustomers)}
      </Tile>
      <Tile name={t("activeCustomers")} isWaiting={isWaiting}>
        {number(customers.activeCustomers)}
      </Tile>
      <Tile name={t("customerGrowth")} isWaiting={isWaiting} hint={t("customerGrowthHint")}>
        <Growth percent={customers.growthRate} />
      </Tile>
    </>
  );
}

/** The label of a segment, by number of receipts. */
function useSegmentLabel() {
  const t = useText(reportsText);
  const { number } = useFormats();
  return useMemo(
    () =>
      ({ least, most }: Segment): string => {
        if (most === null) return t("segmentMore", { least: number(least) });
        if (most > least) return t("segmentRange", { least: number(least), most: number(most) });
        return t(least === 1 ? "segmentOne" : "segmentSome", { receipts: number(least) });
      },
    [t, number],
  );
}

function Segments({ segments }: { segments: readonly Segment[] }) {
  const t = useText(reportsText);
  const { number } = useFormats();
  const segmentLabel = useSegmentLabel();
  const data = useMemo(
    (): ChartData => ({
      caption: t("segments"),
      pointsTitle: t("segment"),
      columns: [{ title: t("customers"), write: number }],
      axis: number,
      points: segments.map((segment) => ({
        key: String(segment.least),
        tick: segmentLabel(segment),
        title: segmentLabel(segment),
        values: [segment.customers],
      })),
    }),
    [t, number, segmentLabel, segments],
  );
  return <Chart kind="doughnut" data={data} />;
}

function Trend({ summary }: { summary: Summary }) {
  const t = useText(reportsText);
  const { number } = useFormats();
  const { compact } = useFigures();
  const { trend } = summary.customers;
  const columns = useMemo(
    () => [
      { title: t("activeCustomers"), write: number },
      { title: t("newCustomers"), write: number },
    ],
    [t, number],
  );
  const points = useMemo(
    () => trend.map(({ date, customers, newCustomers }) => ({ date, values: [customers, newCustomers] })),
    [trend],
  );
  return (
    <Chart kind="line" data={useOverTime(summary, { caption: t("customerTrend"), columns, axis: compact, points })} />
  );
}

export function CustomersTab({ input }: { input: SummaryInput }) {
  const t = useText(reportsText);
  const part = partOf(useQuery(CustomerReportDocument, { variables: { input } }), t("loadFailed"));
  return (
    <Report
      part={part}
      tiles={(summary) => <Figures summary={summary} />}
      plots={(summary) => (
        <>
          <Plot
            title={t("segments")}
            kind="doughnut"
            none={summary?.segments.every(({ customers }) => customers === 0) ? t("noCustomers") : undefined}
          >
            {summary && <Segments segments={summary.segments} />}
          </Plot>
          <Plot title={t("customerTrend")} kind="line">
            {summary && <Trend summary={summary} />}
          </Plot>
        </>
      )}
    />
  );
}
