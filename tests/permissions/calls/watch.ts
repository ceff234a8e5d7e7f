import { ADMINS, type Call, MANAGERS, NONE } from "./call";

const CASE = "query ($id: ID!) { watchCase(id: $id) { id } }";
const UPDATE = `mutation ($id: ID!) { updateWatchCase(id: $id, input: { note: "seen" }) { id } }`;

export const WATCH_CALLS: readonly Call[] = [
  {
    route: "GET /api/admin/watch-cases",
    of: "the list",
    send: () => ["/api/admin/watch-cases"],
    gql: () => ["{ watchCases { totalItems } }"],
    statuses: MANAGERS(200),
  },
  {
    route: "GET /api/admin/watch-cases/:id",
    of: "a case",
    send: ({ watchCaseId }) => [`/api/admin/watch-cases/${watchCaseId}`],
    gql: ({ watchCaseId }) => [CASE, { id: watchCaseId }],
    statuses: MANAGERS(200),
  },
  {
    route: "GET /api/admin/watch-cases/:id",
    of: "no case",
    send: () => [`/api/admin/watch-cases/${NONE}`],
    gql: () => [CASE, { id: NONE }],
    statuses: MANAGERS(404),
  },
  {
    route: "PUT /api/admin/watch-cases/:id",
    of: "a case",
    send: ({ watchCaseId }) => [`/api/admin/watch-cases/${watchCaseId}`, { note: "seen" }],
    gql: ({ watchCaseId }) => [UPDATE, { id: watchCaseId }],
    statuses: MANAGERS(200),
  },
  {
    route: "PUT /api/admin/watch-cases/:id",
    of: "no case",
    send: () => [`/api/admin/watch-cases/${NONE}`, { note: "seen" }],
    gql: () => [UPDATE, { id: NONE }],
    statuses: MANAGERS(404),
  },
  {
    route: "GET /api/admin/watch-rules",
    of: "the rules",
    send: () => ["/api/admin/watch-rules"],
    gql: () => ["{ watchRules { rule } }"],
    statuses: MANAGERS(200),
  },
  {
    route: "PUT /api/admin/watch-rules/:rule",
    of: "a rule",
    send: () => ["/api/admin/watch-rules/own_phone", { threshold: 1 }],
    gql: () => ["mutation { configureWatchRule(rule: OWN_PHONE, input: { threshold: 1 }) { rule } }"],
    statuses: ADMINS(200),
  },
];
