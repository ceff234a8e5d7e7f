import { useQuery } from "@apollo/client/react";
import { Chart } from "../../kit/charts/Chart";
import { partOf } from "../../kit/figures/Part";
import { Amount, Tile } from "../../kit/figures/Tiles";
import { StoreReportDocument, type StoreReportQuery } from "../../kit/graphql/generated";
import type { Money } from "../../kit/figures/figures";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { useByStore } from "./chart-data";
import { Plot, Report } from "./Report";
import { reportsText } from "./reports.text";
import type { SummaryInput } from "./use-filters";

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

function Performance({ summary, money }: { summary: Summary; money: Money }) {
  const t = useText(reportsText);
  return <Chart kind="bar" data={useByStore(t("storePerformance"), summary.stores.stores, money)} />;
}

export function StoresTab({ input, money }: { input: SummaryInput; money: Money }) {
  const t = useText(reportsText);
  const part = partOf(useQuery(StoreReportDocument, { variables: { input } }), t("loadFailed"));
  return (
    <Report
      part={part}
      tiles={(summary) => <Figures summary={summary} money={money} />}
      plots={(summary) => (
        <Plot
          title={t("storePerformance")}
          unit={money.unitLabel}
          kind="bar"
          none={summary?.stores.stores.length === 0 ? t("noStores") : undefined}
        >
          {summary && <Performance summary={summary} money={money} />}
        </Plot>
      )}
    />
  );
}
