import { queryRows } from "../../server/kit/db/queries";
import { useApp } from "../support/app";
import { aUser, signedIn } from "../support/factories";
import { untilWaiting } from "../support/lock-waiters";
import { codeAt, SECRET, signIn } from "../support/sign-in";

const app = useApp({ REQUIRE_2FA_ROLES: "admin,manager" });

test("a role that requires a second factor may only log out until it has one", async () => {
  const { token } = await signedIn(app(), "admin");

  const responses = await Promise.all([
    app().rest("GET", "/api/items", undefined, { token }),
    app().rest("GET", "/api/stores/active", undefined, { token }),
    app().rest("POST", "/api/points/calculate", { receipt_id: "R-1" }, { token }),
  ]);
  const logout = await app().rest("POST", "/auth/logout", {}, { token });

  expect(responses.map(({ status, body }) => [status, body.code])).toEqual(
    Array(3).fill([403, "SECOND_FACTOR_REQUIRED"]),
  );
  expect(logout.status).toBe(200);
});

test("with a second factor, or in a role that requires none, all calls are allowed", async () => {
  const manager = await aUser(app(), { role: "manager", totpSecret: SECRET });
  const { body } = await signIn(app(), { username: manager.username, area: "Admin", totp_code: await codeAt() });
  const { token: counter } = await signedIn(app(), "counter");

  const responses = await Promise.all(
    [body.access_token as string, counter].map((token) => app().rest("GET", "/api/items", undefined, { token })),
  );

  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
});

test("the requirement depends on the role, not on the area: an administrator at the counter needs a second factor too", async () => {
  const { username } = await aUser(app(), { role: "admin" });
  const { body } = await signIn(app(), { username, area: "Counter" });

  const { status } = await app().rest("GET", "/api/items", undefined, { token: body.access_token });

  expect(status).toBe(403);
});

test("a sign-in by password alone opens no session once the second factor is set up", async () => {
  const { id, username } = await aUser(app());

  // The account has no second factor when the password is checked, and one when the session is opened.
  const { signingIn } = await app().product.primary.transaction(async (holder) => {
    await queryRows(holder, "set local idle_in_transaction_session_timeout = 0");
    await queryRows(holder, "update users set totp_secret = 'set up', totp_enabled_at = now() where id = $1", [id]);
    const pending = signIn(app(), { username });
    await untilWaiting(app(), 1);
    return { signingIn: pending };
  });

  expect((await signingIn).status).toBe(401);
  expect(await app().sql("select from sessions where user_id = $1", [id])).toEqual([]);
});
