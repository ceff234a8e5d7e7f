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
const LIST = `mutation ($view: ListView!, $name: String!) {
  exportList(view: $view, columns: [{ name: $name, title: "Title" }], format: CSV) { totalRecords }
}`;

const list = (view: string, name: string, statuses: Statuses, key?: number): GraphqlCall => ({
  field: "exportList",
  query: LIST,
  variables: () => ({ view: { [view]: {} }, name }),
  statuses,
  ...(key === undefined ? {} : { key }),
});

export const FILE_OUT_GRAPHQL_CALLS: readonly GraphqlCall[] = [
  {
    ...list("poolCodes", "code", MANAGERS(200)),
    variables: ({ eventId }) => ({ view: { poolCodes: { eventId } }, name: "code" }),
  },
  list("stores", "name", READERS(200), 200),
  list("users", "username", MANAGERS(200)),
  list("events", "name", READERS(200), 200),
  list("campaigns", "name", READERS(200)),
  list("participants", "name", READERS(200)),
  list("draws", "name", READERS(200)),
  list("imports", "file", READERS(200)),
  list("watchCases", "case", MANAGERS(200)),
  list("apiKeys", "name", ADMIN_ONLY),
  list("auditLog", "action", ADMIN_ONLY),
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
