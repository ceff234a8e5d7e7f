import { useApp } from "../support/app";
import { signedIn } from "../support/factories";

const app = useApp();

test.each([
  ["POST", "/v1/lottery/claim", {}],
  ["POST", "/api/receipts/create", { purchase_amount: { not: "a number" } }],
  ["POST", "/api/admin/stores", { store_name: 5 }],
  ["PUT", "/api/admin/customers/1", { first_name: 7 }],
  ["GET", "/api/admin/stores?page=x", undefined],
] as const)("%s %s with wrong values needs a session first", async (method, path, body) => {
  const anonymous = await app().rest(method, path, body);
  const { token } = await signedIn(app(), "admin");
  const admin = await app().rest(method, path, body, { token });

  expect([anonymous.status, anonymous.body.code]).toEqual([401, "UNAUTHENTICATED"]);
  expect(admin.status).toBe(400);
});

test("an operation with wrong variables needs a session first", async () => {
  const query = "mutation ($input: StoreInput!) { createStore(input: $input) { id } }";

  const { errors } = await app().gql(query, { input: { storeName: 5 } });

  expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED", status: 401 });
});

test.each([
  ["DELETE", "/api/stores/active", "GET"],
  ["PATCH", "/api/items/0190a5b4-7c3e-7d21-9f00-0123456789ab", "DELETE, PUT"],
  ["GET", "/auth/login", "POST"],
])("%s %s returns 405 and the methods %s", async (method, url, allow) => {
  const response = await app().server.inject({ method: method as "GET", url });

  expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
  expect(response.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
});

test("an unknown path returns 404 for every method", async () => {
  const responses = await Promise.all(
    (["GET", "POST", "DELETE"] as const).map((method) => app().server.inject({ method, url: "/api/no-such-path" })),
  );

  expect(responses.map(({ statusCode, headers }) => [statusCode, headers.allow])).toEqual([
    [404, undefined],
    [404, undefined],
    [404, undefined],
  ]);
});
