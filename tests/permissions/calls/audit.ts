import { ADMINS, type Call, type GraphqlCall } from "./call";

export const AUDIT_CALLS: readonly Call[] = [
  {
    route: "GET /api/admin/audit",
    of: "the audit log",
    send: () => ["/api/admin/audit"],
    gql: () => ["{ auditLog { totalItems } }"],
    statuses: ADMINS(200),
  },
];

export const AUDIT_GRAPHQL_CALLS: readonly GraphqlCall[] = [
  { field: "auditFacets", query: "{ auditFacets { actions } }", statuses: ADMINS(200) },
];
