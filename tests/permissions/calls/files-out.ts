import { type Answers, type Call, MANAGERS, READERS } from "./call";

const ADMIN_ONLY: Answers = [200, 403, 403, 403, 403, 401];

const table = (type: string, answers: Answers, key?: number): Call => ({
  route: "GET /api/export/:type",
  of: type,
  send: () => [`/api/export/${type}?format=csv`],
  gql: () => [
    "mutation ($type: TransferType!) { exportTable(type: $type, format: CSV) { totalRecords } }",
    asked(type),
  ],
  answers,
  ...(key === undefined ? {} : { key }),
});

const template = (type: string, answers: Answers): Call => ({
  route: "GET /api/templates/:type",
  of: type,
  send: () => [`/api/templates/${type}?format=csv`],
  gql: () => ["mutation ($type: TransferType!) { exportTemplate(type: $type, format: CSV) { format } }", asked(type)],
  answers,
});

const asked = (type: string) => ({ type: type.toUpperCase() });

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
    gql: () => ['mutation { exportReport(input: {}, reportType: "stores", format: CSV) { totalRecords } }'],
    answers: READERS(200),
    key: 200,
  },
];
