import { type Call, type GraphqlCall, READERS } from "./call";

const row = (route: string, query: string, { body, key = 200 }: { body?: object; key?: number } = {}): Call => ({
  route,
  of: "the figures",
  send: () => [route.split(" ")[1] ?? "", body],
  gql: () => [query],
  statuses: READERS(200),
  key,
});

const SUMMARY = `reportSummary(input: { startDate: "2026-01-01", endDate: "2026-01-31" })`;

export const FIGURE_CALLS: readonly Call[] = [
  row("GET /api/admin/dashboard/kpis", "{ dashboardKpis { totalRevenue } }"),
  row("GET /api/admin/dashboard/revenue-trends", "{ revenueTrend { revenue } }"),
  row("GET /api/admin/dashboard/top-stores", "{ topStores { revenue } }"),
  row("GET /api/admin/dashboard/recent-activity", "{ recentActivity { action } }", { key: 403 }),
  row("GET /api/admin/dashboard/customer-stats", "{ customerStats { newCustomers } }"),
  row("POST /api/reports/revenue", `{ ${SUMMARY} { revenue { totalRevenue } } }`, { body: {} }),
  row("POST /api/reports/customers", `{ ${SUMMARY} { customers { newCustomers } segments { min } } }`, { body: {} }),
  row("POST /api/reports/stores", `{ ${SUMMARY} { stores { totalStores } } }`, { body: {} }),
  row("POST /api/reports/summary", `{ ${SUMMARY} { calendar } }`, { body: {} }),
  row("GET /api/reports/summary", `{ ${SUMMARY} { calendar } }`),
  row("GET /api/reports/revenue/summary", "{ dashboardKpis { totalRevenue } }"),
  row("GET /api/reports/customers/stats", "{ customerStats { newCustomers } }"),
  row("GET /api/reports/stores/rankings", "{ topStores { revenue } }"),
];

export const FIGURE_GRAPHQL_CALLS: readonly GraphqlCall[] = [
  {
    field: "report",
    query: `{ report(input: { measures: [REVENUE], startDate: "2026-01-01", endDate: "2026-01-31" }) { totals } }`,
    statuses: READERS(200),
    key: 200,
  },
  { field: "reportUnit", query: "{ reportUnit }", statuses: READERS(200), key: 200 },
  { field: "setReportUnit", query: "mutation { setReportUnit(unit: RIAL) }", statuses: READERS(200) },
];
