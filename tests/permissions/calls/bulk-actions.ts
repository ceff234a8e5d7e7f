import { v7 as uuidv7 } from "uuid";
import { type GraphqlCall, MANAGERS, NONE, type Statuses } from "./call";

const ADMIN_ONLY: Statuses = [200, 403, 403, 403, 403, 401];
const START = "mutation ($input: BulkActionInput!) { startBulkAction(input: $input) { id } }";
const start = (kind: string, statuses: Statuses): GraphqlCall => ({
  field: "startBulkAction",
  query: START,
  variables: () => ({ input: { id: uuidv7(), kind, ids: [NONE], reason: "misprinted" } }),
  statuses,
});

/** Each kind needs the permission of its single action. */
export const BULK_GRAPHQL_CALLS: readonly GraphqlCall[] = [
  start("DISABLE_STORES", MANAGERS(200)),
  start("DELETE_CUSTOMERS", ADMIN_ONLY),
  start("DISABLE_USERS", ADMIN_ONLY),
  start("INVALIDATE_CODES", MANAGERS(200)),
  {
    field: "bulkAction",
    query: "query ($id: ID!) { bulkAction(id: $id) { id } }",
    variables: () => ({ id: NONE }),
    statuses: MANAGERS(404),
  },
  {
    field: "cancelBulkAction",
    query: "mutation ($id: ID!) { cancelBulkAction(id: $id) { id } }",
    variables: () => ({ id: NONE }),
    statuses: MANAGERS(404),
  },
];
