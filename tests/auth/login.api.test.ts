import type { Area, Role } from "../../domain/permissions";
import { useApp } from "../support/app";
import { aUser, PASSWORD } from "../support/factories";
import { SECRET } from "../support/sign-in";

const app = useApp();

const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) {
  accessToken requires2fa mustChangePassword user { id username fullName role area mustChangePassword permissions } } }`;

const login = (username: string, more: Record<string, unknown> = {}) =>
  app().gql(LOGIN, { input: { username, password: PASSWORD, area: "COUNTER", ...more } });

test("a sign-in returns a token, the user and their permissions", async () => {
  const user = await aUser(app(), { role: "counter" });

  const { data } = await login(user.username);

  expect(data.login).toMatchObject({
    accessToken: expect.stringMatching(/^cc_s_/),
    requires2fa: false,
    user: { id: user.id, username: user.username, role: "COUNTER", area: "COUNTER" },
  });
  expect(data.login.user.permissions).toContain("receipts:create");
  expect(data.login.user.permissions).not.toContain("receipts:date-back");
});

test.each<[Role, Area, string]>([
  ["counter", "Admin", "AREA_REFUSED"],
  ["viewer", "Counter", "AREA_REFUSED"],
])("a sign-in of the role %s to the area %s is rejected with %s", async (role, area, code) => {
  const user = await aUser(app(), { role });

  const { data, errors } = await login(user.username, { area: area.toUpperCase() });

  expect(data).toBeNull();
  expect(errors?.[0]).toMatchObject({
    message: `This account cannot sign in as ${area}`,
    extensions: { code, status: 403 },
  });
});

test("a wrong password returns LOGIN_FAILED, like an unknown username", async () => {
  const user = await aUser(app());

  const responses = await Promise.all([login(user.username, { password: "not the password" }), login("nobody at all")]);

  for (const { data, errors } of responses) {
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: "Invalid username or password",
      extensions: { code: "LOGIN_FAILED", status: 401, fields: [] },
    });
  }
});

test("an account with a second factor gets only the second-factor challenge", async () => {
  const user = await aUser(app(), { totpSecret: SECRET });

  const { data } = await login(user.username);

  expect(data.login).toEqual({ accessToken: null, requires2fa: true, mustChangePassword: false, user: null });
});

test("a counter session of an administrator has counter rights only", async () => {
  const user = await aUser(app(), { role: "admin" });
  const { data } = await login(user.username);

  const me = await app().gql("{ me { role area permissions } }", {}, { token: data.login.accessToken });

  expect(me.data.me).toMatchObject({ role: "COUNTER", area: "COUNTER" });
  expect(me.data.me.permissions).not.toContain("metrics:read");
});

test("a password is changed and a session ended over GraphQL as over REST", async () => {
  const user = await aUser(app());
  const { data } = await login(user.username);
  const token = data.login.accessToken as string;

  const changed = await app().gql(
    `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "another long password") }`,
    {},
    { token },
  );
  const ended = await app().gql("mutation { logout }", {}, { token });
  const after = await app().gql("{ me { id } }", {}, { token });

  expect([changed.data, ended.data]).toEqual([{ changePassword: true }, { logout: true }]);
  expect(after.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test("one request checks one password: a document with two logins is rejected and checks none", async () => {
  const user = await aUser(app());
  const one = `login(input: { username: "${user.username}", password: "${PASSWORD}", area: COUNTER }) { accessToken }`;
  const documents = [
    `mutation { a: ${one} b: ${one} }`,
    `mutation { ...F b: ${one} } fragment F on Mutation { a: ${one} }`,
    `mutation { a: ${one} ... on Mutation { b: ${one} } }`,
  ];

  const responses = await Promise.all(documents.map((document) => app().gql(document)));

  const sessions = await app().sql(`select 1 from sessions s where s.user_id = $1`, [user.id]);
  expect(responses.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(sessions).toEqual([]);
});
