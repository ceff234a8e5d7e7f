import { type Statuses, type Call, type GraphqlCall, MANAGERS, NONE, READERS } from "./call";

const ADMIN_ONLY: Statuses = [200, 403, 403, 403, 403, 401];

const table = (type: string, statuses: Statuses, key?: number): Call => ({
  route: "GET /api/export/:type",
  of: type,
  send: () => [`/api/export/${type}?format=csv`],
  gql: () => ["mutation ($type: TableType!) { exportTable(type: $type, format: CSV) { totalRecords } }", typed(type)],
  statuses,
  ...(key === undefined ? {} : { key }),
});

const template = (type: string, statuses: Statuses): Call => ({
  route: "GET /api/templates/:type",
  of: type,
  send: () => [`/api/templates/${type}?format=csv`],
  gql: () => ["mutation ($type: TableType!) { exportTemplate(type: $type, format: CSV) { format } }", typed(type)],
  statuses,
});

const typed = (type: string) => ({ type: type.toUpperCase() });

export const FILE_OUT_CALLS: readonly Call[] = [
  table("customers", MANAGERS(200), 200),
  table("receipts", MANAGERS(200), 200),
  table("stores", READERS(200), 200),
  table("points", MANAGERS(200), 200),
  table("lottery_codes", ADMIN_ONLY),
  template("customers", MANAGERS(200)),
  template("receipts", MANAGERS(200)),
  template("stores", ADMIN_ONLY),
  template("points", ADMIN_ONLY),
  template("lottery_codes", ADMIN_ONLY),
  {
    route: "POST /api/reports/export",
    of: "the figures",
    send: () => ["/api/reports/export", { report_type: "stores", format: "csv" }],
    gql: () => ["mutation { exportReport(input: {}, reportType: STORES, format: CSV) { totalRecords } }"],
    statuses: READERS(200),
    key: 200,
  },
  {
    route: "POST /api/reports/custom/export",
    of: "the figures",
    send: () => [
      "/api/reports/custom/export",
      { measures: ["revenue"], start_date: "2026-01-01", end_date: "2026-01-31", format: "csv" },
    ],
    gql: () => [
      `mutation {
        exportCustomReport(
          input: { measures: [REVENUE], startDate: "2026-01-01", endDate: "2026-01-31" }
          format: CSV
        ) { totalRecords }
      }`,
    ],
    statuses: READERS(200),
    key: 200,
  },
];

const START = "mutation ($type: TableType!) { startExport(type: $type, format: CSV) { id } }";
const OWN = (ok: number): Statuses => [ok, ok, 403, ok, 403, 401];

/** Jobs of exports; tests/exports/export-jobs.test.ts tests those of other users. */
export const FILE_OUT_GRAPHQL_CALLS: readonly GraphqlCall[] = [
  { field: "startExport", query: START, variables: () => typed("stores"), statuses: OWN(200) },
  { field: "startExport", query: START, variables: () => typed("customers"), statuses: MANAGERS(200) },
  { field: "startExport", query: START, variables: () => typed("lottery_codes"), statuses: ADMIN_ONLY },
  {
    field: "exportJob",
    query: "query ($id: ID!) { exportJob(id: $id) { id } }",
    variables: () => ({ id: NONE }),
    statuses: OWN(404),
  },
  {
    field: "cancelExport",
    query: "mutation ($id: ID!) { cancelExport(id: $id) { id } }",
    variables: () => ({ id: NONE }),
    statuses: OWN(404),
  },
];
