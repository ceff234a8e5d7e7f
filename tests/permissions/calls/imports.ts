import { ADMINS, type Call, type GraphqlCall, MANAGERS, NONE } from "./call";

const START = `mutation ($input: ImportInput!) { startImport(file: "none", input: $input) { id } }`;
const FILE = `mutation ($type: TableType!) { importFile(type: $type, file: "none") { id } }`;

/** Roles that may read jobs; a viewer's own jobs are exports. */
const READERS_OF_OWN = (ok: number) => [ok, ok, 403, ok, 403, 401] as const;

/** Imports: each type has its own right; tests/imports/import-jobs.test.ts tests all of them with each role. */
export const FILES_IN_CALLS: readonly Call[] = [
  {
    route: "GET /api/import/jobs",
    of: "one's own imports",
    send: () => ["/api/import/jobs"],
    gql: () => ["{ importJobs { items { id } } }"],
    statuses: READERS_OF_OWN(200),
  },
  {
    route: "GET /api/import/jobs/:id",
    of: "no import",
    send: () => [`/api/import/jobs/${NONE}`],
    gql: () => ["query ($id: ID!) { importJob(id: $id) { id } }", { id: NONE }],
    statuses: READERS_OF_OWN(404),
  },
  {
    route: "POST /api/import/jobs/:id/cancel",
    of: "no import",
    send: () => [`/api/import/jobs/${NONE}/cancel`, {}],
    gql: () => ["mutation ($id: ID!) { cancelImport(id: $id) { id } }", { id: NONE }],
    statuses: READERS_OF_OWN(404),
  },
  {
    route: "POST /api/import/jobs/:id/revert",
    of: "no import",
    send: () => [`/api/import/jobs/${NONE}/revert`, { reason: "a wrong file" }],
    gql: () => [`mutation ($id: ID!) { revertImport(id: $id, reason: "a wrong file") { id } }`, { id: NONE }],
    statuses: MANAGERS(404),
  },
];

const noFile = (type: string) => ({ input: { type } });

export const FILES_IN_GRAPHQL_CALLS: readonly GraphqlCall[] = [
  { field: "startImport", query: START, variables: () => noFile("CUSTOMERS"), statuses: MANAGERS(404) },
  { field: "startImport", query: START, variables: () => noFile("POINTS"), statuses: ADMINS(404) },
  // A file for one pool requires the permission for pools, not the one to import codes anywhere.
  { field: "startImport", query: START, variables: () => noFile("LOTTERY_CODES"), statuses: ADMINS(404) },
  {
    field: "startImport",
    query: START,
    variables: ({ eventId }) => ({ input: { type: "LOTTERY_CODES", poolEventId: eventId } }),
    statuses: MANAGERS(404),
  },
  {
    field: "startImport",
    query: START,
    variables: ({ eventId }) => ({ input: { type: "STORES", poolEventId: eventId } }),
    statuses: ADMINS(404),
  },
  { field: "importFile", query: FILE, variables: () => ({ type: "RECEIPTS" }), statuses: MANAGERS(404) },
  { field: "importFile", query: FILE, variables: () => ({ type: "STORES" }), statuses: ADMINS(404) },
  {
    field: "runImport",
    query: "mutation ($id: ID!) { runImport(id: $id) { id } }",
    variables: () => ({ id: NONE }),
    statuses: MANAGERS(404),
  },
];
