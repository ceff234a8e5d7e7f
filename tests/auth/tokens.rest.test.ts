import { sha256 } from "../../server/kit/crypto/token";
import { useApp } from "../support/app";
import { signedIn } from "../support/factories";
import { moveSession } from "../support/sign-in";
import { concurrently } from "../support/retry";

const app = useApp();

const RIGHT = "Bearer TOKEN";
const UNSIGNED = "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJyb2xlIjoiYWRtaW4ifQ.";
const HEX = "0123456789abcdef".repeat(4);

/** Malformed Authorization headers; TOKEN is replaced by a valid token. */
const MALFORMED: readonly string[] = [
  ...["", " ", "Bearer", "Bearer ", "Bearer  ", "bearer", "BEARER", "null", "undefined", "true", "0", "[]", "{}"],
  ...[
    "TOKEN",
    " TOKEN",
    "Bearer  TOKEN",
    "Bearer\tTOKEN",
    "Bearer: TOKEN",
    "Bearer=TOKEN",
    "BearerTOKEN",
    "Bearer,TOKEN",
  ],
  ...[
    "Token TOKEN",
    "Basic TOKEN",
    "Digest TOKEN",
    "Negotiate TOKEN",
    "Basic YWRtaW46YWRtaW4=",
    "ApiKey TOKEN",
    "OAuth TOKEN",
  ],
  ...[
    "Bearer TOKENx",
    "Bearer xTOKEN",
    "Bearer TOKEN=",
    "Bearer TOKEN.",
    "Bearer TOKEN TOKEN",
    "Bearer TOKEN, Bearer TOKEN",
  ],
  ...[
    "Bearer TOKEN,TOKEN",
    "Bearer TOKEN;",
    'Bearer "TOKEN"',
    "Bearer 'TOKEN'",
    "Bearer <TOKEN>",
    "Bearer TOKEN\u00a0",
    "Bearer TOKEN#",
  ],
  ...[
    "Bearer TOKEN%00",
    "Bearer TOKEN%20",
    "Bearer TOKEN\\u0000",
    "Bearer TOKEN--",
    "Bearer TOKEN' or '1'='1",
    "Bearer ' or 1=1 --",
  ],
  ...[
    "Bearer cc_s_",
    "Bearer cc_s",
    "Bearer cc_k_1_secret",
    "Bearer CC_S_",
    `Bearer cc_s_${"A".repeat(43)}`,
    `Bearer cc_s_${"A".repeat(42)}`,
  ],
  ...[
    `Bearer cc_s_${"A".repeat(44)}`,
    `Bearer cc_s_${"-".repeat(43)}`,
    `Bearer cc_s_${"_".repeat(43)}`,
    `Bearer cc_s_${"+".repeat(43)}`,
  ],
  ...[
    `Bearer cc_s_${"/".repeat(43)}`,
    `Bearer cc_s_${".".repeat(43)}`,
    `Bearer cc_s_${"%".repeat(43)}`,
    `Bearer ${"A".repeat(48)}`,
  ],
  ...[
    `Bearer ${UNSIGNED}`,
    `Bearer ${UNSIGNED}signature`,
    "Bearer eyJhbGciOiJIUzI1NiJ9.e30.x",
    `Bearer ${HEX}`,
    `Bearer sha256:${HEX}`,
  ],
  ...[
    "Bearer __proto__",
    "Bearer constructor",
    "Bearer toString",
    "Bearer NaN",
    "Bearer -1",
    "Bearer 1",
    "Bearer *",
    "Bearer admin",
  ],
  ...[
    "Bearer ../../etc/passwd",
    "Bearer ${jndi:ldap://127.0.0.1/a}",
    "Bearer {{7*7}}",
    "Bearer <script>",
    "Bearer $1",
    "Bearer @",
  ],
  ...[
    `Bearer ${"x".repeat(512)}`,
    `Bearer ${"x".repeat(513)}`,
    `Bearer ${"x".repeat(10_000)}`,
    `Bearer cc_s_${"A".repeat(10_000)}`,
  ],
  ...[
    "Bearer \u06f0\u06f1\u06f2",
    "Bearer TOKEN\u200c",
    "Bearer \u202eTOKEN",
    "\ufeffBearer TOKEN",
    "Ｂearer TOKEN",
    "Bearer \ud83d\ude00",
  ],
];

const withoutId = ({ request_id: _id, ...body }: Record<string, unknown>) => body;

test("all malformed headers are rejected with the same response, on protected and public calls", async () => {
  const { token } = await signedIn(app(), "admin");
  const { body: known } = await app().rest("POST", "/auth/logout", {});

  const responses = await Promise.all(
    MALFORMED.map(async (header) => {
      const authorization = header.replaceAll("TOKEN", token);
      const closed = await app().rest("POST", "/auth/logout", {}, { headers: { authorization } });
      const open = await app().rest("GET", "/api/items", undefined, { headers: { authorization } });
      const gql = await app().gql("{ me { id } }", {}, { headers: { authorization } });
      return { header, closed, open, gql };
    }),
  );

  const different = responses.filter(
    ({ closed, open, gql }) =>
      closed.status !== 401 ||
      open.status !== 401 ||
      JSON.stringify(withoutId(closed.body)) !== JSON.stringify(withoutId(known)) ||
      JSON.stringify(withoutId(open.body)) !== JSON.stringify(withoutId(known)) ||
      gql.errors?.[0]?.extensions.code !== "UNAUTHENTICATED",
  );
  expect(withoutId(known)).toEqual({
    success: false,
    error: "Authentication failed. Please log in again.",
    detail: "Authentication failed. Please log in again.",
    code: "UNAUTHENTICATED",
  });
  expect(different.map(({ header }) => header)).toEqual([]);
});

test.each([
  ["revoked", "update sessions set revoked_at = now() where token_sha256 = $1"],
  ["expired", "update sessions set expires_at = now() - interval '1 second' where token_sha256 = $1"],
  ["deleted", "delete from sessions where token_sha256 = $1"],
])("a %s token gets the same response as a missing one", async (_, change) => {
  const { token } = await signedIn(app(), "admin");
  await app().sql(change, [sha256(token)]);

  const mine = await app().rest("POST", "/auth/logout", {}, { token });
  const none = await app().rest("POST", "/auth/logout", {});

  expect(mine.status).toBe(401);
  expect(withoutId(mine.body)).toEqual(withoutId(none.body));
});

test("a wrong symbol at any position makes a token invalid", async () => {
  const { token } = await signedIn(app(), "admin");
  const near = Array.from({ length: 43 }, (_, index) => {
    const at = 5 + index;
    return token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
  });

  const responses = await concurrently(near.length, (index) =>
    app().rest("POST", "/auth/logout", {}, { token: near[index] ?? "" }),
  );
  const right = await app().rest(
    "POST",
    "/auth/logout",
    {},
    { headers: { authorization: RIGHT.replace("TOKEN", token) } },
  );

  expect(responses.map(({ status }) => status)).toEqual(Array(43).fill(401));
  expect(right.status).toBe(200);
});

test("the scheme is case-insensitive, as HTTP requires", async () => {
  const { token } = await signedIn(app(), "admin");

  const { status } = await app().rest("POST", "/auth/logout", {}, { headers: { authorization: `bEARER ${token}` } });

  expect(status).toBe(200);
});

test("a token is read from the Authorization header only: not from the URL, a cookie or the body", async () => {
  const { token } = await signedIn(app(), "admin");

  const responses = await Promise.all([
    app().rest("POST", `/auth/logout?access_token=${token}&token=${token}&authorization=Bearer%20${token}`, {}),
    app().rest("POST", "/auth/logout", {}, { headers: { cookie: `auth_token=${token}; authorization=${token}` } }),
    app().rest("POST", "/auth/logout", { access_token: token, authorization: `Bearer ${token}` }),
    app().rest(
      "POST",
      "/auth/logout",
      {},
      { headers: { "x-api-key": token, "proxy-authorization": `Bearer ${token}` } },
    ),
  ]);

  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test("an expired token does not prevent a sign-in or the health call", async () => {
  const { token, user } = await signedIn(app(), "counter");
  await moveSession(app(), token, "expires_at", "-1 second");

  const health = await app().rest("GET", "/health", undefined, { token });
  const again = await app().rest(
    "POST",
    "/auth/login",
    { username: user.username, password: "a long enough password", role: "Counter" },
    { token },
  );

  expect([health.status, again.status]).toEqual([200, 200]);
});
