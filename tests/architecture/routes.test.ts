import { validate } from "graphql";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { routes } from "../../server/app/routes";
import { buildProductSchema } from "../../server/app/schema";
import { useApp } from "../support/app";

const app = useApp();

/** Every route of this release; a route that is not listed here is a mistake. */
const PROMISED = [
  "GET /health",
  "POST /auth/login",
  "POST /auth/logout",
  "POST /auth/confirm-password",
  "GET /auth/sessions",
  "DELETE /auth/sessions",
  "DELETE /auth/sessions/:id",
  "GET /auth/2fa",
  "POST /auth/2fa/setup",
  "POST /auth/2fa/confirm",
  "POST /auth/2fa/disable",
  "POST /auth/2fa/recovery",
  "GET /api/users",
  "POST /api/users",
  "GET /api/users/roles/list",
  "GET /api/users/:id",
  "PUT /api/users/:id",
  "DELETE /api/users/:id",
  "POST /api/users/:id/change-password",
  "POST /api/users/:id/reset-password",
  "POST /api/users/:id/reset-2fa",
  "DELETE /api/users/:id/sessions",
  "GET /api/users/:id/permissions",
  "GET /api/users/:id/activity",
  "GET /api/admin/api-keys",
  "POST /api/admin/api-keys",
  "DELETE /api/admin/api-keys/:id",
  "GET /api/items",
  "POST /api/items",
  "PUT /api/items/:id",
  "DELETE /api/items/:id",
  "POST /api/customers/create",
  "GET /api/customers/:id/summary",
  "GET /api/customers/lookup",
  "GET /api/admin/customers",
  "GET /api/admin/customers/search",
  "GET /api/admin/customers/:id",
  "PUT /api/admin/customers/:id",
  "DELETE /api/admin/customers/:id",
  "POST /api/admin/customers/:id/restore",
  "POST /api/admin/customers/:id/merge",
  "POST /api/admin/customers/:id/undo-merge",
  "POST /api/admin/customers/:id/erase",
  "GET /api/admin/receipts",
  "GET /api/admin/receipts/:id",
  "GET /api/admin/watch-cases",
  "GET /api/admin/watch-cases/:id",
  "PUT /api/admin/watch-cases/:id",
  "GET /api/admin/watch-rules",
  "PUT /api/admin/watch-rules/:rule",
  "POST /api/receipts/create",
  "POST /api/receipts/:receiptId/void",
  "POST /api/receipts/:receiptId/return",
  "POST /api/points/calculate",
  "POST /api/codes/generate",
  "GET /api/stores/active",
  "GET /api/events",
  "POST /api/events",
  "GET /api/events/:id",
  "PUT /api/events/:id",
  "DELETE /api/events/:id",
  "GET /api/opening-day/events",
  "GET /api/campaigns",
  "GET /api/events/:eventId/campaigns",
  "POST /api/events/:eventId/campaigns",
  "GET /api/campaigns/:id",
  "PUT /api/campaigns/:id",
  "DELETE /api/campaigns/:id",
  "GET /api/draws",
  "GET /api/draws/:id",
  "POST /api/draws/:id/proof",
  "GET /api/admin/draws",
  "POST /api/admin/draws",
  "GET /api/admin/draws/:id",
  "PUT /api/admin/draws/:id",
  "GET /api/admin/site",
  "PUT /api/admin/site",
  "GET /api/admin/site/versions",
  "GET /api/admin/site/versions/:id",
  "POST /api/admin/site/versions/:id/restore",
  "POST /api/admin/site/pictures",
  "POST /api/admin/draws/pictures",
  "POST /api/admin/draws/:id/copy",
  "POST /api/admin/draws/:id/preview",
  "POST /api/admin/draws/:id/announce",
  "POST /api/admin/draws/:id/freeze",
  "POST /api/admin/draws/:id/freeze/cancel",
  "POST /api/admin/draws/:id/requests/withdraw",
  "POST /api/admin/draws/:id/anchors",
  "POST /api/admin/draws/:id/run",
  "POST /api/admin/draws/:id/winners/:place/claim",
  "POST /api/admin/draws/:id/winners/:place/disqualify",
  "POST /api/admin/draws/:id/settle",
  "POST /api/admin/draws/:id/void",
  "GET /api/events/:eventId/lottery-codes",
  "POST /api/events/:eventId/lottery-codes/manual",
  "POST /api/events/:eventId/lottery-codes/import",
  "POST /api/events/:eventId/lottery-codes/export",
  "GET /api/admin/dashboard/kpis",
  "GET /api/admin/dashboard/revenue-trends",
  "GET /api/admin/dashboard/top-stores",
  "GET /api/admin/dashboard/recent-activity",
  "GET /api/admin/dashboard/customer-stats",
  "POST /api/reports/revenue",
  "POST /api/reports/customers",
  "POST /api/reports/stores",
  "GET /api/admin/draws/:id/winners",
  "GET /api/export/:type",
  "GET /api/templates/:type",
  "POST /api/reports/export",
  "POST /api/reports/custom/export",
  "POST /api/reports/summary",
  "GET /api/reports/summary",
  "GET /api/reports/revenue/summary",
  "GET /api/reports/customers/stats",
  "GET /api/reports/stores/rankings",
  "POST /api/lottery-codes/:id/invalidate",
  "POST /api/lottery-codes/:id/reinstate",
  "POST /api/opening-day/register",
  "POST /api/opening-day/validate-code",
  "POST /v1/lottery/validate",
  "POST /v1/lottery/claim",
  "POST /api/events/:eventId/register",
  "GET /api/events/:eventId/my-codes",
  "GET /api/events/:eventId/participants",
  "GET /api/participants",
  "GET /api/admin/stores",
  "POST /api/admin/stores",
  "GET /api/admin/stores/:id",
  "PUT /api/admin/stores/:id",
  "DELETE /api/admin/stores/:id",
  "PATCH /api/admin/stores/:id/toggle-status",
  "GET /api/events/feature-flags",
  "GET /api/events/feature-flags/:flag",
  "PUT /api/events/feature-flags",
  "PUT /api/events/feature-flags/:flag",
  "GET /api/events/feature-flags/:flag/history",
  "GET /api/admin/audit",
  "POST /api/import/:type",
  "GET /api/import/jobs",
  "GET /api/import/jobs/:id",
  "POST /api/import/jobs/:id/cancel",
  "POST /api/import/jobs/:id/revert",
];

test("the REST table has exactly the specified calls, each once", () => {
  const held = routes.map(({ method, path }) => `${method} ${path}`);

  expect([...held].sort()).toEqual([...PROMISED].sort());
});

test.each(routes)("the document of $method $path is valid in the schema", ({ document }) => {
  const errors = validate(buildProductSchema(), document);

  expect(errors).toEqual([]);
});

test("the published OpenAPI document lists every documented call with its responses, and no other", async () => {
  const { status, body } = await app().rest("GET", "/api/openapi.json");

  const listed = Object.entries<Record<string, { summary: string; responses: object }>>(body.paths).flatMap(
    ([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
  const calls = Object.values<Record<string, { summary: string; responses: object }>>(body.paths).flatMap((path) =>
    Object.values(path),
  );
  expect(status).toBe(200);
  const flags = ["event_management", "lottery_code_generation", "opening_day_mode"];
  const promised = PROMISED.flatMap((call) =>
    call.includes(":flag") ? flags.map((flag) => call.replace(":flag", flag)) : [call],
  );
  expect(listed.sort()).toEqual(promised.sort());
  expect(calls.filter(({ summary, responses }) => !summary || !("default" in responses))).toEqual([]);
});

test("the published OpenAPI document lists every error code with its status and both texts", async () => {
  const { body } = await app().rest("GET", "/api/openapi.json");

  const listed = body["x-errors"] as { code: string; status: number; en: string; fa: string }[];
  expect(Object.fromEntries(listed.map(({ code, ...row }) => [code, row]))).toEqual(ERRORS);
  expect(listed).toContainEqual({
    code: "PHONE_LENGTH",
    status: 400,
    en: "Phone number must be 11 digits",
    fa: "شماره تلفن باید 11 رقم باشد",
  });
});

test("the published OpenAPI document has the REST names of slices and of national codes", async () => {
  const { body } = await app().rest("GET", "/api/openapi.json");

  const { get: list } = body.paths["/api/campaigns"];
  const { post: register } = body.paths["/api/opening-day/register"];
  expect(list.parameters.map(({ name }: { name: string }) => name)).toEqual(["skip", "limit", "is_active"]);
  expect(list.responses["200"].content["application/json"].schema.properties).toMatchObject({
    campaigns: { type: "array" },
    total: { type: "integer" },
    skip: { type: "integer" },
    limit: { type: "integer" },
  });
  expect(register.requestBody.content["application/json"].schema.required).toEqual([
    "event_id",
    "phone_number",
    "id_card_number",
  ]);
});

test("the published OpenAPI document lists the 202 response of background work and its status URL", async () => {
  const { body } = await app().rest("GET", "/api/openapi.json");

  type Listed = Record<string, { responses: Record<string, { headers?: object; content: object }> }>;
  const accepting = Object.entries<Listed>(body.paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { responses }]) => {
      const response = responses["202"];
      if (!response) return [];
      expect(response.headers).toHaveProperty("Location");
      expect(response.content).toEqual(responses["200"]?.content);
      return [`${method.toUpperCase()} ${path}`];
    }),
  );
  expect(accepting.sort()).toEqual([
    "POST /api/admin/draws/{id}/freeze",
    "POST /api/admin/draws/{id}/run",
    "POST /api/events/{eventId}/lottery-codes/import",
    "POST /api/import/{type}",
  ]);
});

test.each(PROMISED)("%s is mounted", async (call) => {
  const [method = "", path = ""] = call.split(" ");

  const { body } = await app().rest(method, path.replace(/:\w+/g, "11111111-1111-4111-8111-111111111111"));

  expect(body?.code).not.toBe("NOT_FOUND");
});
