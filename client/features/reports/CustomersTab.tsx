import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { Chart } from "../../kit/charts/Chart";
import type { ChartData } from "../../kit/charts/chart";
import { useFigures } from "../../kit/figures/figures";
import { queryState } from "../../kit/graphql/query-state";
import { Growth, Tile } from "../../kit/figures/Tiles";
import { CustomerReportDocument, type CustomerReportQuery } from "./reports.generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { useOverTime } from "./chart-data";
import { Plot, Report } from "./Report";
import { reportsText } from "./reports.text";
import { growthOf, type ComparedWith, type TabProps, useCompared } from "./use-compared";

type Summary = CustomerReportQuery["reportSummary"];
type Before = ComparedWith<Summary> | null;
type Segment = Summary["segments"][number];

const NONE = { totalCustomers: 0, newCustomers: 0, activeCustomers: 0, growthRate: null };

function Figures({ summary, before }: { summary: Summary | undefined; before: Before }) {
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
      <Tile
        name={t("customerGrowth")}
        isWaiting={isWaiting}
        hint={before ? t("growthAgainst", { period: before.title }) : t("customerGrowthHint")}
      >
        <Growth
          percent={
            before ? growthOf(customers.newCustomers, before.summary.customers.newCustomers) : customers.growthRate
          }
        />
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
      ({ min, max }: Segment): string => {
        if (max === null) return t("segmentMore", { min: number(min) });
        if (max > min) return t("segmentRange", { min: number(min), max: number(max) });
        return t(min === 1 ? "segmentOne" : "segmentSome", { receipts: number(min) });
      },
    [t, number],
  );
}

function Segments({ segments }: { segments: readonly Segment[] }) {
  const t = useText(reportsText);
  const { number } = useFormats();
  const { share } = useFigures();
  const segmentLabel = useSegmentLabel();
  const data = useMemo((): ChartData => {
    const total = segments.reduce((sum, { customers }) => sum + customers, 0);
    return {
      caption: t("segments"),
      pointsTitle: t("segment"),
      columns: [
        { title: t("customers"), write: number },
        { title: t("share"), write: share, isBeside: true },
      ],
      points: segments.map((segment) => ({
        key: String(segment.min),
        tick: segmentLabel(segment),
        title: segmentLabel(segment),
        values: [segment.customers, total === 0 ? null : segment.customers / total],
      })),
    };
  }, [t, number, share, segmentLabel, segments]);
  return <Chart kind="parts" hasTable data={data} />;
}

interface TrendProps {
  summary: Summary;
  before: Before;
  measure: "customers" | "newCustomers";
  title: string;
}

/** One measure over time: active and new customers differ too much in size for one axis. */
function Trend({ summary, before, measure, title }: TrendProps) {
  const t = useText(reportsText);
  const { number } = useFormats();
  const { trend } = summary.customers;
  const past = before?.summary.customers.trend;
  const columns = useMemo(
    () => [
      { title, write: number },
      ...(before
        ? [{ title: t("comparedColumn", { title, period: before.title }), write: number, isCompared: true as const }]
        : []),
    ],
    [t, title, number, before],
  );
  const points = useMemo(
    () =>
      trend.map((point, at) => ({
        date: point.date,
        values: [point[measure], ...(past ? [past[at]?.[measure] ?? null] : [])],
      })),
    [trend, past, measure],
  );
  return <Chart kind="line" hasTable data={useOverTime(summary, { caption: title, columns, points })} />;
}

export function CustomersTab({ input, compared, comparison }: Omit<TabProps, "money">) {
  const t = useText(reportsText);
  const part = queryState(useQuery(CustomerReportDocument, { variables: { input } }), t("loadFailed"));
  const past = useCompared(CustomerReportDocument, compared, comparison);
  const { before } = past;
  return (
    <Report
      part={part}
      compared={past}
      tiles={(summary) => <Figures summary={summary} before={before} />}
      plots={(summary) => (
        <>
          <Plot title={t("segments")} kind="parts">
            {summary && <Segments segments={summary.segments} />}
          </Plot>
          {(["activeCustomers", "newCustomers"] as const).map((title) => (
            <Plot key={title} title={t(title)} kind="line">
              {summary && (
                <Trend
                  summary={summary}
                  before={before}
                  measure={title === "newCustomers" ? "newCustomers" : "customers"}
                  title={t(title)}
                />
              )}
            </Plot>
          ))}
        </>
      )}
    />
  );
}
