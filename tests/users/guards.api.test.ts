import { consumeOneTimePassword, lockAccountForShare } from "../../server/features/users/session.queries";
import { User } from "../../server/features/users/user.entity";
import { inTransaction } from "../../server/kit/transactions/transaction";
import { useApp } from "../support/app";
import { withRetries } from "../support/retry";
import { aUser, PASSWORD, signedIn, type SignedIn } from "../support/factories";
import { codeAt, SECRET, signIn, statusCounts } from "../support/sign-in";

const app = useApp();

const put = (token: string, id: string, body: object) => app().rest("PUT", `/api/users/${id}`, body, { token });

/** An administrator's session without the cost of a sign-in each time: one account, promoted again between the rounds. */
const admins = async (): Promise<[SignedIn, SignedIn]> => [
  await signedIn(app(), "admin"),
  await signedIn(app(), "admin"),
];

test("of two administrators who concurrently demote, deactivate or delete each other one succeeds, 200 times", async () => {
  const [first, second] = await admins();
  const ways = [
    (by: SignedIn, of: SignedIn) => put(by.token, of.user.id, { role: "viewer" }),
    (by: SignedIn, of: SignedIn) => put(by.token, of.user.id, { is_active: false }),
  ];
  const results: string[] = [];
  for (let round = 0; round < 200; round++) {
    const way = ways[round % ways.length] as (typeof ways)[number];
    const responses = await Promise.all([way(first, second), way(second, first)]);
    results.push(
      responses
        .map(({ status }) => (status === 200 ? "done" : "rejected"))
        .sort()
        .join(" and "),
    );
    const left = await app().sql("select 1 from users where role = 'admin' and is_active and deleted_at is null");
    if (left.length === 0) results.push("nobody left");
    await app().sql("update users set role = 'admin', is_active = true where id = any($1)", [
      [first.user.id, second.user.id],
    ]);
    await app().sql("update sessions set revoked_at = null where user_id = any($1)", [[first.user.id, second.user.id]]);
  }

  expect([...new Set(results)]).toEqual(["done and rejected"]);
});

test("of two administrators who delete each other at once one is left", async () => {
  const [first, second] = await admins();

  const responses = await Promise.all([
    app().rest("DELETE", `/api/users/${second.user.id}`, undefined, { token: first.token }),
    app().rest("DELETE", `/api/users/${first.user.id}`, undefined, { token: second.token }),
  ]);

  expect(responses.filter(({ status }) => status === 200).length).toBe(1);
});

test.each([
  ["a role", { role: "viewer" }],
  ["deactivation", { is_active: false }],
  ["a reset", { reset_password: true }],
])("no user can apply %s to their own account", async (_, change) => {
  const { token, user } = await signedIn(app(), "admin");

  const { status, body } = await put(token, user.id, change);

  expect([status, body.code]).toEqual([409, "SELF_REFUSED"]);
});

/** Operations that end another user's sessions, and the state of the account after each. */
const EVENTS: readonly [string, (token: string, id: string) => Promise<{ status: number }>][] = [
  ["a role that the area does not have", (token, id) => put(token, id, { role: "viewer" })],
  ["a role that the area has too", (token, id) => put(token, id, { role: "manager" })],
  ["deactivation", (token, id) => put(token, id, { is_active: false })],
  ["a one-time password", (token, id) => put(token, id, { reset_password: true })],
  [
    "a set password",
    (token, id) =>
      app().rest("POST", `/api/users/${id}/reset-password`, { new_password: "chosen by another" }, { token }),
  ],
  ["a reset second factor", (token, id) => app().rest("POST", `/api/users/${id}/reset-2fa`, {}, { token })],
  ["ending them", (token, id) => app().rest("DELETE", `/api/users/${id}/sessions`, undefined, { token })],
  ["deletion", (token, id) => app().rest("DELETE", `/api/users/${id}`, undefined, { token })],
];

test.each(EVENTS)(
  "%s ends every session of the account with the next request, 20 times",
  async (_, act) => {
    const { token } = await signedIn(app(), "admin");
    const users = await Promise.all(Array.from({ length: 20 }, () => signedIn(app(), "counter")));

    const acted = await Promise.all(users.map(({ user }) => withRetries(() => act(token, user.id))));
    const after = await Promise.all(
      users.map((user) => withRetries(() => app().rest("GET", "/api/items", undefined, { token: user.token }))),
    );

    expect(statusCounts(acted)).toEqual({ 200: 20 });
    expect(statusCounts(after)).toEqual({ 401: 20 });
  },
  60_000,
);

test("a user's new password or second factor ends the other sessions and keeps the current one, 20 times", async () => {
  const users = await Promise.all(Array.from({ length: 20 }, () => signedIn(app(), "counter")));
  const others = await Promise.all(
    users.map(({ user }) => withRetries(() => signIn(app(), { username: user.username }))),
  );

  const changed = await Promise.all(
    users.map(({ token }) =>
      withRetries(() =>
        app().rest(
          "POST",
          "/api/users/me/change-password",
          { current_password: PASSWORD, new_password: "another long one" },
          { token },
        ),
      ),
    ),
  );
  const sessionsOf = (token: string) => withRetries(() => app().rest("GET", "/auth/sessions", undefined, { token }));
  const otherSessions = await Promise.all(users.map(({ token }) => sessionsOf(token)));
  const ended = await Promise.all(others.map(({ body }) => sessionsOf(body.access_token)));

  expect([statusCounts(changed), statusCounts(otherSessions), statusCounts(ended)]).toEqual([
    { 200: 20 },
    { 200: 20 },
    { 401: 20 },
  ]);
  expect(otherSessions.map(({ body }) => body.data.length)).toEqual(Array(20).fill(1));
}, 60_000);

test("a one-time password opens one session within a day, and must be replaced", async () => {
  const { token } = await signedIn(app(), "admin");
  const { user } = await signedIn(app(), "counter");
  const reset = async () => (await put(token, user.id, { reset_password: true })).body.one_time_password as string;
  const enter = (password: string) => signIn(app(), { username: user.username, password });

  const first = await reset();
  const second = await reset();
  const [stale, ...pair] = await Promise.all([enter(first), enter(second), enter(second)]);
  const third = await reset();
  await app().sql("update users set password_expires_at = now() - interval '1 second' where id = $1", [user.id]);
  const late = await enter(third);
  const fourth = await reset();
  const opened = await enter(fourth);
  const changed = await app().rest(
    "POST",
    "/api/users/me/change-password",
    { current_password: fourth, new_password: "one of my very own" },
    { token: opened.body.access_token },
  );
  const own = [await enter("one of my very own"), await enter("one of my very own")];

  expect(first).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){4}$/);
  expect([stale?.status, late.status]).toEqual([401, 401]);
  expect(statusCounts(pair)).toEqual({ 200: 1, 401: 1 });
  expect([changed.status, ...own.map(({ status }) => status)]).toEqual([200, 200, 200]);
});

test("with a second factor, the first step of a sign-in does not consume a one-time password", async () => {
  const { token } = await signedIn(app(), "admin");
  const user = await aUser(app(), { totpSecret: SECRET });
  const { body } = await put(token, user.id, { reset_password: true });
  expect(body.message).toBe("Password reset successfully");
  const attempt = { username: user.username, password: body.one_time_password as string };

  const challenged = await signIn(app(), attempt);
  const opened = await signIn(app(), { ...attempt, totp_code: await codeAt() });

  expect(challenged.body.requires_2fa).toBe(true);
  expect(opened.body.must_change_password).toBe(true);
});

test.each([
  ["a one-time password", (token: string, id: string) => put(token, id, { reset_password: true })],
  ...EVENTS.filter(([name]) => name === "a set password" || name === "a reset second factor"),
])("%s needs the administrator's password of the last five minutes", async (_, act) => {
  const { token } = await signedIn(app(), "admin");
  const other = await aUser(app());
  await app().sql("update sessions set password_confirmed_at = now() - interval '301 seconds'");

  const rejected = await act(token, other.id);
  const wrong = await app().rest("POST", "/auth/confirm-password", { password: "not the password" }, { token });
  const right = await app().rest("POST", "/auth/confirm-password", { password: PASSWORD }, { token });
  const done = await act(token, other.id);

  expect(rejected).toMatchObject({ status: 403, body: { code: "REAUTH_REQUIRED" } });
  expect([wrong.status, right.status, done.status]).toEqual([400, 200, 200]);
});

test("a confirmation is valid after 299 seconds, but not after 301", async () => {
  const { token } = await signedIn(app(), "admin");
  const other = await aUser(app());
  const after = async (seconds: number) => {
    await app().sql("update sessions set password_confirmed_at = now() - make_interval(secs => $1)", [seconds]);
    return (await put(token, other.id, { reset_password: true })).status;
  };

  expect([await after(299), await after(301)]).toEqual([200, 403]);
});

test("all invariants hold at the end", async () => {
  expect(await app().doctor()).toBe("");
});

test("a sign-in that waits for another one with the same one-time password is rejected", async () => {
  const { user } = await signedIn(app(), "counter");
  await app().sql("update users set password_expires_at = now() + interval '1 hour' where id = $1", [user.id]);
  const account = await app().ctx().db.findOneByOrFail(User, { id: user.id });

  const isLater = await inTransaction(app().ctx(), async (later) => {
    await later.db.query("select now()");
    const isFirst = await inTransaction(app().ctx(), async (first) => {
      const isLocked = await lockAccountForShare(first.db, account);
      await consumeOneTimePassword(first.db, user.id);
      return isLocked;
    });
    expect(isFirst).toBe(true);
    return lockAccountForShare(later.db, account);
  });

  expect(isLater).toBe(false);
});
