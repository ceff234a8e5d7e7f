import { useQuery } from "@apollo/client/react";
import {
  DASHBOARD_ACTIVITIES,
  DASHBOARD_DAYS,
  DASHBOARD_STORES,
  DEFAULT_DASHBOARD_DAYS,
} from "../../../domain/reports";
import { queryState } from "../../kit/graphql/query-state";
import { useGrid } from "../../kit/grid/use-grid";
import {
  DashboardActivityDocument,
  DashboardKpisDocument,
  DashboardStoresDocument,
  DashboardTrendDocument,
} from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { dashboardText } from "./dashboard.text";

const DEFAULT = String(DEFAULT_DASHBOARD_DAYS);
const OPTIONS = { sorts: [], filters: { days: DASHBOARD_DAYS.map(String).filter((days) => days !== DEFAULT) } };

/** The period in the URL and the four parts of the dashboard, which load independently. */
export function useDashboard() {
  const t = useText(dashboardText);
  const mayReadActivity = allows(useSession(), "activity:read");
  const { filters, setFilter } = useGrid(OPTIONS);
  const days = Number(filters.days || DEFAULT);
  const kpis = queryState(useQuery(DashboardKpisDocument, { variables: { days } }), t("loadFailed"));
  const trend = queryState(useQuery(DashboardTrendDocument, { variables: { days } }), t("chartFailed"));
  const stores = queryState(
    useQuery(DashboardStoresDocument, { variables: { days, limit: DASHBOARD_STORES } }),
    t("loadFailed"),
  );
  const activity = queryState(
    useQuery(DashboardActivityDocument, { variables: { limit: DASHBOARD_ACTIVITIES }, skip: !mayReadActivity }),
    t("loadFailed"),
  );
  const parts = [kpis, trend, stores, ...(mayReadActivity ? [activity] : [])];
  return {
    days: String(days),
    setDays: (next: string) => setFilter("days", next === DEFAULT ? "" : next),
    kpis,
    trend,
    stores,
    activity: mayReadActivity ? activity : null,
    busy: parts.some((part) => part.busy),
    reload: () => parts.forEach((part) => part.reload()),
  };
}
