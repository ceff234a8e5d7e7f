import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { Chart } from "../../kit/charts/Chart";
import { queryState } from "../../kit/graphql/query-state";
import { Amount, Tile } from "../../kit/figures/Tiles";
import { StoreReportDocument, type StoreReportQuery } from "./reports.generated";
import type { Money } from "../../kit/figures/figures";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { useByStore, useTopNote } from "./chart-data";
import { Plot, Report } from "./Report";
import { reportsText } from "./reports.text";
import { type ComparedWith, type TabProps, useCompared } from "./use-compared";

type Summary = StoreReportQuery["reportSummary"];

const NONE = { totalStores: 0, activeStores: 0, topStoreRevenue: 0, averageStoreRevenue: 0 };

function Figures({ summary, money }: { summary: Summary | undefined; money: Money }) {
  const t = useText(reportsText);
  const { number } = useFormats();
  const stores = summary?.stores ?? NONE;
  const isWaiting = summary === undefined;
  return (
    <>
      <Tile name={t("totalStores")} isWaiting={isWaiting}>
        {number(stores.totalStores)}
      </Tile>
      <Tile name={t("activeStores")} isWaiting={isWaiting}>
        {number(stores.activeStores)}
      </Tile>
      <Tile name={t("topStoreRevenue")} wide isWaiting={isWaiting}>
        <Amount money={money} toman={stores.topStoreRevenue} />
      </Tile>
      <Tile name={t("averageStoreRevenue")} wide isWaiting={isWaiting}>
        <Amount money={money} toman={stores.averageStoreRevenue} />
      </Tile>
    </>
  );
}

interface Props {
  summary: Summary;
  before: ComparedWith<Summary> | null;
  money: Money;
}

function Performance({ summary, before, money }: Props) {
  const t = useText(reportsText);
  const past = useMemo(() => before && { title: before.title, stores: before.summary.stores.stores }, [before]);
  const data = useByStore({
    caption: t("storePerformance"),
    span: summary,
    stores: summary.stores.stores,
    total: summary.stores.totalRevenue,
    before: past,
    money,
  });
  return <Chart kind="bar" hasTable data={data} />;
}

export function StoresTab({ input, compared, comparison, money }: TabProps) {
  const t = useText(reportsText);
  const topNote = useTopNote();
  const part = queryState(useQuery(StoreReportDocument, { variables: { input } }), t("loadFailed"));
  const past = useCompared(StoreReportDocument, compared, comparison);
  const { before } = past;
  return (
    <Report
      part={part}
      compared={past}
      tiles={(summary) => <Figures summary={summary} money={money} />}
      plots={(summary) => (
        <Plot
          title={t("storePerformance")}
          unit={money.unitLabel}
          kind="bar"
          note={summary && topNote(summary.stores.stores)}
          none={summary?.stores.stores.length === 0 ? t("noStores") : undefined}
        >
          {summary && <Performance summary={summary} before={before} money={money} />}
        </Plot>
      )}
    />
  );
}
