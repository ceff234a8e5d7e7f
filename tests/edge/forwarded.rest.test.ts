import { openApp, type TestApp } from "../support/app";
import { aUser, signedIn } from "../support/factories";
import { signIn } from "../support/sign-in";

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ TRUST_PROXY: "1", LOG_LEVEL: "warn" });
});
afterAll(() => app.close());

/** A well-formed key that does not exist. */
const KEY = `cc_k_${"0".repeat(32)}_${"A".repeat(43)}`;

const GARBAGE = [
  "garbage",
  "1.2.3",
  "1.2.3.4.5",
  "::g",
  "' or 1=1 --",
  "fe80::1%eth0",
  "[::1",
  "unknown",
  "_hidden, garbage",
  "x".repeat(4_000),
  ",",
  "-",
];

test.each(GARBAGE)("the forwarded address %j causes no server error", async (address) => {
  const options = { ip: "10.0.0.1", headers: { "x-forwarded-for": address } };

  const responses = await Promise.all([
    app.rest("GET", "/api/items", undefined, { ...options, token: KEY }),
    app.gql("{ me { id } }", {}, { ...options, token: KEY }),
    app.rest("GET", "/api/items", undefined, options),
  ]);

  expect(responses.map(({ status }) => status)).toEqual([401, 200, 200]);
  expect(app.log().filter(({ level }) => level === "error")).toEqual([]);
});

test("a key with allowed addresses is rejected for an invalid address", async () => {
  const { token } = await signedIn(app, "admin");
  const { body } = await app.rest(
    "POST",
    "/api/admin/api-keys",
    { name: "Tills", scopes: ["items"], allowed_ips: ["203.0.113.0/24"], expires_in_days: 30 },
    { token },
  );
  const statusFrom = async (address: string) =>
    (
      await app.rest("GET", "/api/items", undefined, {
        ip: "10.0.0.1",
        token: body.secret,
        headers: { "x-forwarded-for": address },
      })
    ).status;

  expect([
    await statusFrom("203.0.113.9"),
    await statusFrom("::ffff:203.0.113.9"),
    await statusFrom("garbage"),
  ]).toEqual([200, 200, 401]);
});

test("an unreadable address is replaced by the connection's", async () => {
  const { username } = await aUser(app);
  await signIn(app, { username }, { ip: "10.9.8.7", headers: { "x-forwarded-for": "garbage" } });
  await signIn(app, { username }, { ip: "10.9.8.7", headers: { "x-forwarded-for": "::FFFF:198.51.100.7" } });

  const sessions = await app.sql<{ ip: string }>("select s.ip from sessions s order by s.created_at desc limit 2");

  expect(sessions.map(({ ip }) => ip)).toEqual(["198.51.100.7", "10.9.8.7"]);
});
