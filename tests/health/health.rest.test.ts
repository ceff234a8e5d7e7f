import { freshIp, openApp, useApp } from "../support/app";
import { signedIn } from "../support/factories";

const app = useApp();

test("a healthy product returns its version and the state of its database, and nothing else", async () => {
  const { status, body } = await app().rest("GET", "/health");

  expect(status).toBe(200);
  expect(body).toEqual({ status: "healthy", version: expect.stringMatching(/^\d+\.\d+\.\d+$/), database: "connected" });
});

test("GraphQL returns the same", async () => {
  const { body } = await app().rest("GET", "/health");

  const { data } = await app().gql("{ health { status version database } }");

  expect(data.health).toEqual({ status: "HEALTHY", version: body.version, database: "CONNECTED" });
});

test("an unavailable database is reported, and the call succeeds", async () => {
  const alone = await openApp();
  await alone.product.primary.destroy();

  const { status, body } = await alone.rest("GET", "/health");
  const { data } = await alone.gql("{ health { status database } }");

  await alone.server.close();
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "degraded", database: "down" });
  expect(data.health).toEqual({ status: "DEGRADED", database: "DOWN" });
});

test("every response has a request id; a valid one of the request is used, an invalid one is not", async () => {
  const given = await app().rest("GET", "/health", undefined, { headers: { "x-request-id": "till-7.42" } });
  const strange = await app().rest("GET", "/health", undefined, { headers: { "x-request-id": "<script>" } });
  const failed = await app().rest("GET", "/api/nothing", undefined, { headers: { "x-request-id": "till-7.43" } });

  expect(given.headers["x-request-id"]).toBe("till-7.42");
  expect(strange.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(failed.body.request_id).toBe("till-7.43");
});

test("every response forbids storing, sniffing, framing and third parties", async () => {
  const responses = await Promise.all(
    ["/health", "/api/items", "/api/nothing", "/api/openapi.json"].map((url) => app().rest("GET", url)),
  );

  for (const { headers } of responses) {
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
    const policy = String(headers["content-security-policy"]).split(";");
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]),
    );
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
    expect(headers).not.toHaveProperty("set-cookie");
  }
});

test("a page of another origin gets a response only if CORS_ORIGINS lists it", async () => {
  const open = await openApp({ CORS_ORIGINS: "https://Club.example.ir/" });
  const from = (origin: string) =>
    open.rest("OPTIONS", "/api/items", undefined, { headers: { origin, "access-control-request-method": "POST" } });

  const [known, unknown] = [await from("https://club.example.ir"), await from("https://evil.example.org")];
  const read = await open.rest("GET", "/api/no-such", undefined, { headers: { origin: "https://club.example.ir" } });

  await open.close();
  expect(read.headers["access-control-expose-headers"]).toBe(
    "allow, content-disposition, idempotent-replayed, location, retry-after, x-request-id",
  );
  expect([known.status, known.headers["access-control-allow-origin"]]).toEqual([204, "https://club.example.ir"]);
  expect(unknown.headers).not.toHaveProperty("access-control-allow-origin");
  expect(known.headers).not.toHaveProperty("access-control-allow-credentials");
});

test("the metrics are available to this machine and to administrators", async () => {
  const { token: admin } = await signedIn(app(), "admin");
  const { token: manager } = await signedIn(app(), "manager");
  const from = (ip: string, token?: string, headers?: Record<string, string>) =>
    app().rest("GET", "/metrics", undefined, { ip, ...(token ? { token } : {}), ...(headers ? { headers } : {}) });

  const responses = await Promise.all([
    from("127.0.0.1"),
    from("::1"),
    from(freshIp()),
    from("127.0.0.1", undefined, { "x-forwarded-for": "203.0.113.7" }),
    from(freshIp(), manager),
    from(freshIp(), admin),
  ]);

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 401, 401, 403, 200]);
});

const METRICS_TOKEN = "a token for the scraper";

test("the metrics are available to a scraper with the token, from any address", async () => {
  const open = await openApp({ METRICS_TOKEN });
  const from = (authorization: string, headers: Record<string, string> = {}) =>
    open.rest("GET", "/metrics", undefined, { ip: freshIp(), headers: { authorization, ...headers } });

  const responses = await Promise.all([
    from(`Bearer ${METRICS_TOKEN}`),
    from(`Bearer ${METRICS_TOKEN}`, { "x-forwarded-for": "203.0.113.7" }),
    from(`Bearer ${METRICS_TOKEN} `),
    from(`Bearer ${METRICS_TOKEN}x`),
    from(`Bearer ${METRICS_TOKEN.slice(0, -1)}`),
    from(METRICS_TOKEN),
    from("Bearer "),
    from("Bearer undefined"),
  ]);
  const { body } = await open.rest("GET", "/api/items", undefined, { token: METRICS_TOKEN });

  await open.close();
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 401, 401, 401, 401, 401, 401]);
  expect(body.code).toBe("UNAUTHENTICATED");
});

test("without the setting no token gives access to the metrics", async () => {
  const statuses = await Promise.all(
    ["Bearer undefined", "Bearer null", "Bearer ", "undefined"].map(
      async (authorization) =>
        (await app().rest("GET", "/metrics", undefined, { ip: freshIp(), headers: { authorization } })).status,
    ),
  );

  expect(statuses).toEqual([401, 401, 401, 401]);
});

test.each([
  ["forwarded", "for=203.0.113.7"],
  ["x-forwarded-for", "203.0.113.7"],
  ["x-forwarded-for", ""],
  ["x-forwarded-host", "club.example.ir"],
  ["x-forwarded-proto", "https"],
  ["x-forwarded-port", "443"],
  ["x-forwarded-server", "proxy"],
  ["x-real-ip", "203.0.113.7"],
  ["via", "1.1 proxy"],
])("a local caller with the header %s is a proxy's caller, and needs a token for the metrics", async (name, value) => {
  const { status, body } = await app().rest("GET", "/metrics", undefined, {
    ip: "127.0.0.1",
    headers: { [name]: value },
  });

  expect([status, body.code]).toEqual([401, "UNAUTHENTICATED"]);
});

test("the metrics have the patterns of routes, never user input", async () => {
  await app().rest("GET", "/api/customers/lookup?phone=09121234567&national_code=0499370899");
  await app().rest("GET", "/api/customers/09121234567/summary");

  const { body } = await app().rest("GET", "/metrics", undefined, { ip: "127.0.0.1" });

  expect(body).toContain('route="/api/customers/:id/summary"');
  expect(body).not.toContain("09121234567");
});
