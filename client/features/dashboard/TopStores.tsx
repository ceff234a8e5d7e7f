import { chakra } from "@chakra-ui/react";
import { DASHBOARD_STORES } from "../../../domain/reports";
import { addDays, dayOf } from "../../../domain/time/business-calendar";
import { Empty } from "../../kit/feedback/States";
import { Panel, Part } from "../../kit/figures/Panel";
import type { QueryState } from "../../kit/graphql/query-state";
import { Table } from "../../kit/grid/grid-style";
import type { DashboardStoresQuery } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { TextLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { dashboardText } from "./dashboard.text";

type Sales = DashboardStoresQuery["topStores"][number];

function StoreTable({ stores, days }: { stores: readonly Sales[] | null; days: number }) {
  const t = useText(dashboardText);
  const shared = useText(sharedText);
  const { number } = useFormats();
  const revenueTitle = `${t("revenue")} (${shared("toman")})`;
  const mayReadReceipts = allows(useSession(), "receipts:read");
  const today = dayOf(new Date());
  const period = `from=${addDays(today, 1 - days)}&to=${today}`;
  const waiting = Array.from({ length: DASHBOARD_STORES }, (_, row) => row);
  return (
    <Table role="table" tableLayout="auto" aria-busy={stores === null}>
      <chakra.caption srOnly>{t("topStores")}</chakra.caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{t("store")}</th>
          <th role="columnheader">{t("type")}</th>
          <th role="columnheader" className="end">
            {revenueTitle}
          </th>
          <th role="columnheader" className="end">
            {t("receipts")}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {stores === null
          ? waiting.map((row) => (
              <tr key={row} role="row">
                {[0, 1, 2, 3].map((cell) => (
                  <td key={cell} role="cell">
                    <span className="bar" />
                  </td>
                ))}
              </tr>
            ))
          : stores.map(({ storeId, storeName, storeType, revenue, receipts }) => (
              <tr key={storeId} role="row">
                <td role="cell">
                  {mayReadReceipts ? (
                    <TextLink to={`/admin/receipts?store=${storeId}&${period}`} color="inherit" fontWeight="inherit">
                      <bdi>{storeName}</bdi>
                    </TextLink>
                  ) : (
                    <bdi>{storeName}</bdi>
                  )}
                </td>
                <td role="cell" data-title={t("type")}>
                  <chakra.span whiteSpace="nowrap">{shared("type", { type: number(storeType) })}</chakra.span>
                </td>
                <td role="cell" className="end" data-title={revenueTitle}>
                  <chakra.span whiteSpace="nowrap">{number(revenue)}</chakra.span>
                </td>
                <td role="cell" className="end" data-title={t("receipts")}>
                  {number(receipts)}
                </td>
              </tr>
            ))}
      </tbody>
    </Table>
  );
}

/** The stores with the highest sales of the last days; each leads to its receipts. */
export function TopStores({ part, days }: { part: QueryState<DashboardStoresQuery>; days: number }) {
  const t = useText(dashboardText);
  return (
    <Panel title={t("topStores")} isFlush>
      <Part part={part} waiting={<StoreTable stores={null} days={days} />}>
        {({ topStores }) =>
          topStores.length === 0 ? <Empty>{t("noStores")}</Empty> : <StoreTable stores={topStores} days={days} />
        }
      </Part>
    </Panel>
  );
}
