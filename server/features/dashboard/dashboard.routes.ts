import {
  RestCustomerStatsDocument,
  RestDashboardKpisDocument,
  RestRecentActivityDocument,
  RestRevenueTrendsDocument,
  RestTopStoresDocument,
} from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

const tag = "Dashboard";

export const dashboardRoutes = [
  route("GET", "/api/admin/dashboard/kpis", RestDashboardKpisDocument, {
    tag,
    summary: "Key figures of the last days",
    body: { data: "dashboardKpis" },
  }),
  route("GET", "/api/admin/dashboard/revenue-trends", RestRevenueTrendsDocument, {
    tag,
    summary: "Revenue by day of the last days",
    body: { data: "revenueTrend" },
    message: { code: "TREND_LOADED" },
  }),
  route("GET", "/api/admin/dashboard/top-stores", RestTopStoresDocument, {
    tag,
    summary: "The stores with the highest revenue of the last days",
    body: { data: "topStores" },
  }),
  route("GET", "/api/admin/dashboard/recent-activity", RestRecentActivityDocument, {
    tag,
    summary: "The newest activity",
    body: { data: "recentActivity" },
  }),
  route("GET", "/api/admin/dashboard/customer-stats", RestCustomerStatsDocument, {
    tag,
    summary: "Numbers of all, new and active customers",
    body: { data: "customerStats" },
  }),
];
