import { ERRORS } from "../../domain/errors/error-catalogue";
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
  ["PUT", "/graphql", "GET, POST"],
  ["GET", "/api/uploads", "POST"],
  ["POST", "/health/ready", "GET"],
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

test.each([
  "/api/admin/stores/",
  "/api/items/",
  "/api/draws/",
  "/api/admin/customers//notes",
  "/auth/login/",
  "/graphql/",
])("%s, with an empty segment, returns 404 for every method", async (url) => {
  const { token } = await signedIn(app(), "admin");
  const headers = { authorization: `Bearer ${token}` };

  const responses = await Promise.all(
    (["GET", "POST", "PUT", "DELETE"] as const).map((method) => app().server.inject({ method, url, headers })),
  );

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect(responses[0]?.json()).toMatchObject({ success: false, code: "NOT_FOUND" });
});

test.each([
  ["[]", "Operation batching disabled."],
  ["5", "POST body missing, invalid Content-Type, or JSON object has no keys."],
  ['{"query":5}', "GraphQL queries must be strings."],
])("the GraphQL body %s is rejected in the caller's language", async (payload, message) => {
  const headers = { "content-type": "application/json", "accept-language": "fa", "x-request-id": "office-7" };

  const response = await app().server.inject({ method: "POST", url: "/graphql", payload, headers });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    errors: [
      {
        message,
        extensions: {
          code: "BAD_REQUEST",
          status: 400,
          detail: ERRORS.BAD_REQUEST.fa,
          fields: [],
          requestId: "office-7",
        },
      },
    ],
  });
});

test.each([
  ["a mutation by GET", { "apollo-require-preflight": "1" }, 405],
  ["a type that GraphQL does not have", { "apollo-require-preflight": "1", accept: "image/png" }, 406],
])("%s has the same status in its error", async (_, headers, status) => {
  const url = `/graphql?query=${encodeURIComponent(status === 405 ? "mutation { logout }" : "{ health { status } }")}`;
  const response = await app().server.inject({ method: "GET", url, headers: { ...headers } });

  expect([response.statusCode, response.json().errors[0].extensions.status]).toEqual([status, status]);
});

test.each([
  ["/api/import/customers", "application/json", "{}"],
  ["/api/import/customers", "text/csv", "phone_number\n09121234567\n"],
  ["/api/uploads", "application/json", "{}"],
] as const)("a file for %s that is sent as %s is asked for as a form", async (url, type, payload) => {
  const { token } = await signedIn(app(), "admin");
  const post = (lang: string) =>
    app().server.inject({
      method: "POST",
      url,
      payload,
      headers: { "content-type": type, authorization: `Bearer ${token}`, "accept-language": lang },
    });

  const [en, fa] = [await post("en"), await post("fa")];

  expect([en.statusCode, en.json().code]).toEqual([415, "FORM_REQUIRED"]);
  expect(en.json().detail).toBe("Send the file as a form (multipart/form-data).");
  expect(fa.json().detail).toBe("فایل را به صورت فرم (multipart/form-data) بفرستید.");
});

test("every missing field of a request is listed, not only the first", async () => {
  const { token } = await signedIn(app(), "counter");

  const receipt = await app().rest("POST", "/api/receipts/create", { purchase_amount: 1 }, { token });
  const login = await app().rest("POST", "/auth/login", {});

  expect(receipt.status).toBe(400);
  expect(receipt.body.fields.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
    ["receipt_id", "FIELD_REQUIRED"],
    ["customer_phone", "FIELD_REQUIRED"],
    ["customer_national_code", "FIELD_REQUIRED"],
    ["purchase_date", "FIELD_REQUIRED"],
  ]);
  expect(login.body.detail).toBe(
    "username: This field is required; password: This field is required; role: This field is required",
  );
});

test("the form of a store gets every missing field", async () => {
  const { token } = await signedIn(app(), "admin");

  const { body } = await app().rest("POST", "/api/admin/stores", { manager_name: "Reza" }, { token });

  expect(body.detail).toEqual([
    { field: "store_name", message: "This field is required" },
    { field: "store_type", message: "This field is required" },
  ]);
});

test.each([
  ["en;q=0.5, fa", "fa"],
  ["fa;q=0.4, en;q=0.8", "en"],
  ["fa-IR, fa;q=0.9, en;q=0.8", "fa"],
  ["fa;q=0", "en"],
  ["de, fa;q=0.3", "fa"],
  ["de", "en"],
  ["fa;q=x", "en"],
] as const)("an error for Accept-Language %j has the language %s", async (accept, lang) => {
  const headers = { "accept-language": accept };

  const response = await app().server.inject({ method: "GET", url: "/api/no-such-path", headers });

  expect(response.json().detail).toBe(ERRORS.NOT_FOUND[lang]);
});

test("the list of stores names its page size as the caller does", async () => {
  const { token } = await signedIn(app(), "admin");

  const { body } = await app().rest("GET", "/api/admin/stores?limit=0", undefined, { token });
  const { paths } = (await app().server.inject("/api/openapi.json")).json();

  expect(body.fields).toMatchObject([{ field: "limit", code: "PAGE_SIZE_INVALID" }]);
  const parameters: { name: string }[] = paths["/api/admin/stores"].get.parameters;
  expect(parameters.map(({ name }) => name)).toContain("limit");
});
