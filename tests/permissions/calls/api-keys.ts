import { ADMINS, type Call, NONE } from "./call";

const DRAFT = { name: "Till bridge" };

export const KEY_CALLS: readonly Call[] = [
  {
    route: "GET /api/admin/api-keys",
    of: "the list",
    send: () => ["/api/admin/api-keys"],
    gql: () => ["{ apiKeys { id } }"],
    statuses: ADMINS(200),
  },
  {
    route: "POST /api/admin/api-keys",
    of: "a new key",
    send: () => ["/api/admin/api-keys", { ...DRAFT, scopes: ["receipts.write"], expires_in_days: 30 }],
    gql: () => [
      `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { key { id } } }`,
      { input: { ...DRAFT, scopes: ["RECEIPTS_WRITE"], expiresInDays: 30 } },
    ],
    statuses: ADMINS(201),
  },
  {
    route: "DELETE /api/admin/api-keys/:id",
    of: "no key",
    send: () => [`/api/admin/api-keys/${NONE}`],
    gql: () => [`mutation ($id: ID!) { revokeApiKey(id: $id) { id } }`, { id: NONE }],
    statuses: ADMINS(404),
  },
];
