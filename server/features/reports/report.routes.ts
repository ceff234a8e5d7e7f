import { REST_PERIODS } from "../../../domain/reports";
import {
  RestCustomerReportDocument,
  RestCustomerStatsDocument,
  RestReportSummaryDocument,
  RestReportSummaryOfDocument,
  RestRevenueReportDocument,
  RestRevenueSummaryDocument,
  RestStoreRankingsDocument,
  RestStoreReportDocument,
} from "../../kit/rest/generated";
import { type BodyMap, route } from "../../kit/rest/route";

const tag = "Reports";
const of = "reportSummary";

const SPAN = {
  start_date: `${of}.startDate`,
  end_date: `${of}.endDate`,
  group_by: `${of}.groupBy`,
  calendar: `${of}.calendar`,
};
const REVENUE = {
  revenue: `${of}.revenue`,
  revenue_data: `${of}.revenue.trend`,
  store_revenue_data: `${of}.revenue.byStore`,
};
const CUSTOMERS = { customers: `${of}.customers`, customer_data: `${of}.customers.trend` };
const STORES = { stores: `${of}.stores`, store_data: `${of}.stores.stores` };

/**
 * Returns the figures at the top level and inside `data`, for both kinds of clients. Lists of other reports are empty.
 */
const bodyOf = (parts: BodyMap): BodyMap => {
  const lists = { revenue_data: [], customer_data: [], store_data: [], store_revenue_data: [] } as const;
  const own = { ...lists, ...parts };
  return { ...own, data: { ...SPAN, ...own } };
};

export const reportRoutes = [
  route("POST", "/api/reports/revenue", RestRevenueReportDocument, {
    tag,
    summary: "Revenue of a span, by period and by store",
    example: { start_date: "2026-10-22", end_date: "2026-11-21", group_by: "week" },
    values: REST_PERIODS,
    body: bodyOf(REVENUE),
  }),
  route("POST", "/api/reports/customers", RestCustomerReportDocument, {
    tag,
    summary: "New and active customers of a span, and segments",
    example: { start_date: "2026-10-22", end_date: "2026-11-21" },
    values: REST_PERIODS,
    body: bodyOf({ ...CUSTOMERS, segments: `${of}.segments` }),
  }),
  route("POST", "/api/reports/stores", RestStoreReportDocument, {
    tag,
    summary: "Sales of the stores in a span",
    example: { start_date: "2026-10-22", end_date: "2026-11-21", top_n: 10 },
    values: REST_PERIODS,
    body: bodyOf(STORES),
  }),
  route("POST", "/api/reports/summary", RestReportSummaryDocument, {
    tag,
    summary: "All reports of a span",
    example: { start_date: "2026-10-22", end_date: "2026-11-21" },
    values: REST_PERIODS,
    body: bodyOf({ ...REVENUE, ...CUSTOMERS, ...STORES }),
  }),
  route("GET", "/api/reports/summary", RestReportSummaryOfDocument, {
    tag,
    summary: "All reports of a span",
    values: REST_PERIODS,
    body: bodyOf({ ...REVENUE, ...CUSTOMERS, ...STORES }),
  }),
  route("GET", "/api/reports/revenue/summary", RestRevenueSummaryDocument, {
    tag,
    summary: "Revenue of the last days",
    body: { data: "dashboardKpis" },
  }),
  route("GET", "/api/reports/customers/stats", RestCustomerStatsDocument, {
    operationId: "customerReportStats",
    tag,
    summary: "Customers of the last days",
    body: { data: "customerStats" },
  }),
  route("GET", "/api/reports/stores/rankings", RestStoreRankingsDocument, {
    tag,
    summary: "Stores of the last days by revenue",
    body: { data: "topStores" },
  }),
];
