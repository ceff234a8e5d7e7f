import { RestApiKeysDocument, RestCreateApiKeyDocument, RestRevokeApiKeyDocument } from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

const tag = "API keys";

export const keyRoutes = [
  route("GET", "/api/admin/api-keys", RestApiKeysDocument, {
    tag,
    summary: "All keys, including revoked and expired ones",
    body: { data: "apiKeys" },
  }),
  route("POST", "/api/admin/api-keys", RestCreateApiKeyDocument, {
    tag,
    summary: "Create a key; its secret is returned once",
    status: 201,
    body: { data: "createApiKey.key", secret: "createApiKey.secret" },
  }),
  route("DELETE", "/api/admin/api-keys/:id", RestRevokeApiKeyDocument, {
    tag,
    summary: "Revoke a key",
    body: { data: "revokeApiKey" },
  }),
];
