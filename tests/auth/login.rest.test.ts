import type { Area, Role } from "../../domain/permissions";
import { freshIp, useApp } from "../support/app";
import { aUser, PASSWORD, signedIn } from "../support/factories";
import { signIn } from "../support/sign-in";

const app = useApp();

const WRONG = {
  success: false,
  error: "Invalid username or password",
  detail: "Invalid username or password",
  code: "LOGIN_FAILED",
};

test("a correct password opens a session and returns its user", async () => {
  const user = await aUser(app(), { role: "manager" });

  const { status, body } = await signIn(app(), { username: user.username, area: "Admin" });

  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    access_token: expect.stringMatching(/^cc_s_[\w-]{43}$/),
    requires_2fa: false,
    must_change_password: false,
    user: {
      user_id: user.id,
      username: user.username,
      full_name: user.fullName,
      role: "manager",
      area: "admin",
      must_change_password: false,
      has_second_factor: false,
      needs_second_factor: false,
    },
  });
});

test("a username is compared without case and surrounding space", async () => {
  const user = await aUser(app(), { username: "Sara.Karimi" });

  const { status, body } = await signIn(app(), { username: "  SARA.karimi " });

  expect(status).toBe(200);
  expect(body.user.user_id).toBe(user.id);
});

test("a wrong password, an unknown username, a deactivated and a deleted account get the same response", async () => {
  const [user, closed, deleted] = await Promise.all([aUser(app()), aUser(app()), aUser(app())]);
  await app().sql(`update users set is_active = false where id = $1`, [closed.id]);
  await app().sql(`update users set deleted_at = now() where id = $1`, [deleted.id]);

  const responses = await Promise.all([
    signIn(app(), { username: user.username, password: "not the password" }),
    signIn(app(), { username: "nobody at all" }),
    signIn(app(), { username: closed.username }),
    signIn(app(), { username: deleted.username }),
    signIn(app(), { username: user.username, password: `${PASSWORD} ` }),
    signIn(app(), { username: user.username, password: PASSWORD.toUpperCase() }),
    signIn(app(), { username: user.username, password: "not the password", area: "Admin" }),
  ]);

  for (const { status, body } of responses) {
    expect(status).toBe(401);
    expect(body).toEqual({ ...WRONG, request_id: expect.any(String) });
  }
});

test("the response is in the requested language", async () => {
  const { body } = await signIn(app(), { username: "nobody at all" }, { lang: "fa" });

  expect(body.detail).toBe("نام کاربری یا گذرواژه نادرست است");
});

test.each<[Role, Area, number, string]>([
  ["admin", "Admin", 200, "admin"],
  ["manager", "Admin", 200, "manager"],
  ["viewer", "Admin", 200, "viewer"],
  ["counter", "Admin", 403, "This account cannot sign in as Admin"],
  ["admin", "Counter", 200, "counter"],
  ["manager", "Counter", 200, "counter"],
  ["counter", "Counter", 200, "counter"],
  ["viewer", "Counter", 403, "This account cannot sign in as Counter"],
])("a sign-in of the role %s to the area %s returns %i: %s", async (role, area, status, words) => {
  const user = await aUser(app(), { role });

  const response = await signIn(app(), { username: user.username, area });

  expect(response.status).toBe(status);
  expect(status === 200 ? response.body.user.role : response.body.detail).toBe(words);
});

test("a rejected area has a Persian message, and only after a correct password", async () => {
  const user = await aUser(app(), { role: "viewer" });

  const right = await signIn(app(), { username: user.username }, { lang: "fa" });
  const wrong = await signIn(app(), { username: user.username, password: "not the password" });

  expect(right.body.detail).toBe("این حساب نمی‌تواند با نقش صندوق وارد شود");
  expect(wrong.body.detail).toBe("Invalid username or password");
});

test.each([
  [{}, ["username", "password", "role"]],
  [{ username: "a", password: "b" }, ["role"]],
  [{ username: "a", password: "b", role: "Owner" }, ["role"]],
  [{ username: "", password: "b", role: "Admin" }, ["username"]],
  [{ username: ["a"], password: "b", role: "Admin" }, ["username"]],
  [{ username: "a", password: { $ne: null }, role: "Admin" }, ["password"]],
  [{ username: "a", password: "b", role: "Admin", totp_code: "12" }, ["totp_code"]],
])("a sign-in with %j is rejected before a password is checked, at %j", async (body, fields) => {
  const { status, body: response } = await app().rest("POST", "/auth/login", body);

  expect([status, response.code]).toEqual([400, "BAD_USER_INPUT"]);
  // GraphQL reports the first missing field; the domain reports all invalid ones.
  expect(response.fields.length).toBeGreaterThan(0);
  for (const { field } of response.fields) expect(fields).toContain(field);
});

test("the response never contains the submitted password", async () => {
  const { body } = await signIn(app(), { username: "nobody", password: "a secret that must not echo" });
  const { body: malformed } = await app().rest("POST", "/auth/login", {
    username: "a",
    password: ["a secret that must not echo"],
    role: "Admin",
  });

  expect(JSON.stringify([body, malformed])).not.toContain("secret");
});

test("logging out ends the session at once for every call, and keeps the browser's storage", async () => {
  const { token } = await signedIn(app(), "admin");
  const before = await app().gql("{ me { id } }", {}, { token });

  const { status, body, headers } = await app().rest("POST", "/auth/logout", {}, { token });
  const again = await app().rest("POST", "/auth/logout", {}, { token });
  const after = await app().gql("{ me { id } }", {}, { token });

  expect(before.data.me).not.toBeNull();
  expect([status, body]).toEqual([200, { success: true }]);
  // The header would delete the queue of a till.
  expect(headers).not.toHaveProperty("clear-site-data");
  expect([again.status, again.body.code]).toEqual([401, "UNAUTHENTICATED"]);
  expect(after.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test("logging out ends one session and leaves the others", async () => {
  const user = await aUser(app());
  const [first, second] = [
    await signIn(app(), { username: user.username }),
    await signIn(app(), { username: user.username }),
  ];

  await app().rest("POST", "/auth/logout", {}, { token: first.body.access_token });
  const other = await app().gql("{ me { id } }", {}, { token: second.body.access_token });

  expect(other.data.me.id).toBe(user.id);
});

test("each sign-in and sign-out writes an audit entry with the IP address and without name or token", async () => {
  const ip = freshIp();
  const user = await aUser(app());
  const { body } = await signIn(app(), { username: user.username }, { ip });
  await app().rest("POST", "/auth/logout", {}, { token: body.access_token, ip });

  const lines = await app().sql<{ action: string; line: { ip: string } }>(
    `select a.action, to_jsonb(a) as line from audit_log a where a.actor_id = $1 and a.entity = 'user' order by a.id`,
    [user.id],
  );

  expect(lines.map(({ action }) => action)).toEqual(["LOGIN", "LOGOUT"]);
  expect(lines.map(({ line }) => line.ip)).toEqual([ip, ip]);
  expect(JSON.stringify(lines)).not.toContain(body.access_token);
});

test("the token itself is not stored", async () => {
  const { token } = await signedIn(app(), "counter");

  const found = await app().sql(`select 1 from sessions s where to_jsonb(s)::text like '%' || $1 || '%'`, [token]);

  expect(found).toEqual([]);
});
