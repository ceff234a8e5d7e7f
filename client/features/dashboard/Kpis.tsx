import type { ReactNode } from "react";
import { Card } from "../../kit/page/Card";
import { LoadFailed } from "../../kit/feedback/States";
import type { QueryState } from "../../kit/graphql/query-state";
import { Amount, Growth, Tile, Tiles } from "../../kit/figures/Tiles";
import type { DashboardKpisQuery } from "../../kit/graphql/generated";
import { useMoney } from "../../kit/figures/figures";
import { formatsOf, useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { dashboardText } from "./dashboard.text";

const NONE = { days: 0, totalRevenue: 0, totalReceipts: 0, avgTransaction: 0, activeCustomers: 0, totalStores: 0 };

/** By the specification the key figures have Persian digits and تومان in both languages. */
const VALUES = formatsOf("fa");
const Value = (props: { children: ReactNode }) => <bdi lang="fa" {...props} />;

function Figures({ kpis, busy }: { kpis: DashboardKpisQuery["dashboardKpis"] | undefined; busy: boolean }) {
  const t = useText(dashboardText);
  const { number } = useFormats();
  const money = useMoney("toman", "fa");
  const isWaiting = kpis === undefined;
  const { growthRate, ...figures } = kpis ?? { ...NONE, growthRate: null };
  const hasReceipts = figures.totalReceipts > 0;
  return (
    <Tiles aria-label={t("kpis")} aria-busy={busy} opacity={busy && !isWaiting ? 0.6 : 1}>
      <Tile
        name={t("totalRevenue")}
        wide
        isWaiting={isWaiting}
        hint={
          // Without receipts in both periods there is nothing to compare.
          hasReceipts || growthRate !== null ? (
            <>
              <Growth percent={growthRate} /> {t("growth", { days: number(figures.days) })}
            </>
          ) : (
            t("noReceipts")
          )
        }
      >
        <Value>
          <Amount money={money} toman={figures.totalRevenue} />
        </Value>
      </Tile>
      <Tile
        name={t("activeCustomers")}
        isWaiting={isWaiting}
        hint={t("receiptsHint", { receipts: number(figures.totalReceipts) })}
      >
        <Value>{VALUES.number(figures.activeCustomers)}</Value>
      </Tile>
      <Tile name={t("activeStores")} isWaiting={isWaiting} hint={t("storesHint")}>
        <Value>{VALUES.number(figures.totalStores)}</Value>
      </Tile>
      <Tile name={t("average")} wide isWaiting={isWaiting} hint={t("averageHint")}>
        <Value>{hasReceipts ? <Amount money={money} toman={figures.avgTransaction} /> : "–"}</Value>
      </Tile>
    </Tiles>
  );
}

/** The four key figures: loading, error or values. */
export function Kpis({ part: { data, problem, busy, reload } }: { part: QueryState<DashboardKpisQuery> }) {
  if (!data && problem !== undefined) {
    return (
      <Card p="0">
        <LoadFailed message={problem} busy={busy} onRetry={reload} />
      </Card>
    );
  }
  return <Figures kpis={data?.dashboardKpis} busy={busy} />;
}
