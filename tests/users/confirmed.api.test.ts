import { v7 as uuidv7 } from "uuid";
import { SENSITIVE_FIELDS } from "../../domain/permissions";
import { buildProductSchema } from "../../server/app/schema";
import { type TestApp, useApp } from "../support/app";
import { aUser, PASSWORD, signedIn } from "../support/factories";

const app = useApp();

interface Operation {
  document: string;
  /** The variables for a new account. */
  variables: (other: { id: string; username: string }) => Record<string, unknown>;
}

const aDraft = (role: string, username: string) => ({
  username: `new-${username}`,
  email: `new-${username}@example.com`,
  fullName: "New Person",
  role,
  password: PASSWORD,
});

const CREATE = `mutation ($input: NewUserInput!) { createUser(input: $input) { id } }`;
const UPDATE = `mutation ($id: String!, $input: UserUpdate!) { updateUser(id: $id, input: $input) { user { role } } }`;
const FLAG = `mutation ($name: String!, $on: Boolean!) { updateFeatureFlag(name: $name, isEnabled: $on) { name } }`;

/** Operations that an unlocked screen must not be enough for, and operations that it permits. */
const DELICATE: Record<string, Operation> = {
  "creating an administrator": {
    document: CREATE,
    variables: ({ username }) => ({ input: aDraft("ADMIN", username) }),
  },
  "promoting to administrator": {
    document: UPDATE,
    variables: ({ id }) => ({ id, input: { role: "ADMIN" } }),
  },
  "a one-time password for another": {
    document: UPDATE,
    variables: ({ id }) => ({ id, input: { resetPassword: true } }),
  },
  "setting another's password": {
    document: `mutation ($id: String!, $p: String!) { resetUserPassword(id: $id, newPassword: $p) }`,
    variables: ({ id }) => ({ id, p: "chosen by another" }),
  },
  "requiring others to change their passwords": {
    document: `mutation ($input: BulkActionInput!) { startBulkAction(input: $input) { id } }`,
    variables: ({ id }) => ({ input: { id: uuidv7(), kind: "REQUIRE_PASSWORD_CHANGE", ids: [id] } }),
  },
  "removing another's second factor": {
    document: `mutation ($id: String!) { resetSecondFactor(id: $id) { id } }`,
    variables: ({ id }) => ({ id }),
  },
  "ending another's sessions": {
    document: `mutation ($id: String!) { endUserSessions(id: $id) }`,
    variables: ({ id }) => ({ id }),
  },
  "deleting a user": { document: `mutation ($id: String!) { deleteUser(id: $id) }`, variables: ({ id }) => ({ id }) },
  "changing a flag": { document: FLAG, variables: () => ({ name: "event_management", on: true }) },
  "changing several flags": {
    document: `mutation ($input: FeatureFlagsInput!) { setFeatureFlags(input: $input) { name } }`,
    variables: () => ({ input: { eventManagement: true } }),
  },
  "making a key": {
    document: `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { secret } }`,
    variables: () => ({ input: { name: "Key", scopes: ["ITEMS"], expiresInDays: 30 } }),
  },
};

const PLAIN: Record<string, Operation> = {
  "creating a viewer": { document: CREATE, variables: ({ username }) => ({ input: aDraft("VIEWER", username) }) },
  "a role below administrator": {
    document: UPDATE,
    variables: ({ id }) => ({ id, input: { role: "MANAGER" } }),
  },
  "a new name": { document: UPDATE, variables: ({ id }) => ({ id, input: { fullName: "Another Name" } }) },
  "ending one's own other sessions": { document: `mutation { endOtherSessions }`, variables: () => ({}) },
};

const age = (at: TestApp, seconds: number): Promise<unknown> =>
  at.sql("update sessions set password_confirmed_at = now() - make_interval(secs => $1)", [seconds]);

async function run({ document, variables }: Operation, other: { id: string; username: string }, token: string) {
  const { errors } = await app().gql(document, variables(other), { token });
  return errors?.[0]?.extensions.code ?? "done";
}

/** The account and what its administrator could change. Jobs of earlier tests may still write entries of their own. */
const stateOf = async (id: string, adminId: string): Promise<unknown> =>
  app().sql(
    `select to_jsonb(u) as account, (select count(*)::int from users) as users, (select count(*)::int from api_keys) as keys,
       (select jsonb_agg(to_jsonb(f) order by f.name) from feature_flags f) as flags,
       (select count(*)::int from audit_log a where a.actor_id = $2) as lines
     from users u where u.id = $1`,
    [id, adminId],
  );

test.each(Object.entries(DELICATE))("%s needs a password confirmed in the last five minutes", async (_, operation) => {
  const { token, user: admin } = await signedIn(app(), "admin");
  const { user: other } = await signedIn(app(), "viewer");
  await age(app(), 301);
  const before = await stateOf(other.id, admin.id);

  const rejected = await run(operation, other, token);
  const after = await stateOf(other.id, admin.id);
  const { status } = await app().rest("POST", "/auth/confirm-password", { password: PASSWORD }, { token });
  const done = await run(operation, other, token);

  expect([rejected, status, done]).toEqual(["REAUTH_REQUIRED", 200, "done"]);
  expect(after).toEqual(before);
});

test.each(Object.entries(DELICATE))("%s is allowed for five minutes after a sign-in", async (_, operation) => {
  const { token } = await signedIn(app(), "admin");
  const fresh = await run(operation, await aUser(app()), token);
  await age(app(), 299);
  const late = await run(operation, await aUser(app()), token);

  expect([fresh, late]).toEqual(["done", "done"]);
});

test.each(Object.entries(PLAIN))("%s needs no confirmed password", async (_, operation) => {
  const { token } = await signedIn(app(), "admin");
  const other = await aUser(app());
  await age(app(), 3_600);

  expect(await run(operation, other, token)).toBe("done");
});

test("a confirmation applies to its own session only", async () => {
  const { token, user } = await signedIn(app(), "admin");
  await age(app(), 301);
  const other = await app().rest("POST", "/auth/login", { username: user.username, password: PASSWORD, role: "Admin" });
  await app().rest("POST", "/auth/confirm-password", { password: PASSWORD }, { token: other.body.access_token });

  const operation = DELICATE["deleting a user"] as Operation;

  expect(await run(operation, await aUser(app()), token)).toBe("REAUTH_REQUIRED");
});

test.each([
  ["POST", "/api/users", (other: string) => ({ ...restDraft(other), role: "admin" })],
  ["PUT", "/api/users/:id", () => ({ role: "admin" })],
  ["DELETE", "/api/users/:id", () => undefined],
  ["DELETE", "/api/users/:id/sessions", () => undefined],
  ["PUT", "/api/events/feature-flags/event_management", () => ({ is_enabled: true })],
  ["PUT", "/api/events/feature-flags", () => ({ event_management: true })],
])(
  "%s %s returns REAUTH_REQUIRED to an older session, with instructions in both languages",
  async (method, path, body) => {
    const { token } = await signedIn(app(), "admin");
    const other = await aUser(app());
    await age(app(), 301);
    const call = (lang: "en" | "fa") =>
      app().rest(method, path.replace(":id", other.id), body(other.username), { token, lang });

    const [english, persian] = [await call("en"), await call("fa")];

    expect([english, persian].map((response) => [response.status, response.body.code, response.body.detail])).toEqual([
      [403, "REAUTH_REQUIRED", "Please confirm your password first."],
      [403, "REAUTH_REQUIRED", "لطفاً ابتدا گذرواژهٔ خود را دوباره وارد کنید."],
    ]);
  },
);

const restDraft = (username: string) => ({
  username: `rest-${username}`,
  email: `rest-${username}@example.com`,
  full_name: "New Person",
  password: PASSWORD,
});

test("a role without the permission gets 403 before a password is requested", async () => {
  const { token } = await signedIn(app(), "manager");
  await age(app(), 301);

  expect(await run(DELICATE["deleting a user"] as Operation, await aUser(app()), token)).toBe("FORBIDDEN");
});

test("the table of sensitive operations names mutations of the schema, and OpenAPI marks each of their paths", async () => {
  const mutations = buildProductSchema().getMutationType()?.getFields() ?? {};
  const { body } = await app().rest("GET", "/api/openapi.json");
  const marked: Record<string, unknown> = {};
  for (const [path, methods] of Object.entries(body.paths as Record<string, Record<string, Record<string, unknown>>>)) {
    for (const [method, call] of Object.entries(methods)) {
      const rule = call["x-confirmed-password"];
      if (!rule) continue;
      marked[`${method} ${path}`] = rule;
      expect(call.responses).toHaveProperty(["403", "description"], expect.stringContaining("REAUTH_REQUIRED"));
      expect(call.description).toContain("POST /auth/confirm-password");
    }
  }

  expect(SENSITIVE_FIELDS.filter((field) => !(field in mutations))).toEqual([]);
  const always = { within_minutes: 5, when: "always" };
  expect(marked).toEqual({
    "post /api/users": { within_minutes: 5, when: "the role is admin" },
    "put /api/users/{id}": { within_minutes: 5, when: "the role is set to admin or a password is reset" },
    "delete /api/users/{id}": always,
    "post /api/users/{id}/reset-password": always,
    "post /api/users/{id}/reset-2fa": always,
    "delete /api/users/{id}/sessions": always,
    "put /api/events/feature-flags": always,
    "put /api/events/feature-flags/event_management": always,
    "put /api/events/feature-flags/lottery_code_generation": always,
    "put /api/events/feature-flags/opening_day_mode": always,
    "post /api/admin/api-keys": always,
  });
});
