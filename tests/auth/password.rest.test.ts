import { queryRows } from "../../server/kit/db/queries";
import { useApp } from "../support/app";
import { untilWaiting } from "../support/lock-waiters";
import { concurrently } from "../support/retry";
import { aUser, PASSWORD, signedIn } from "../support/factories";
import { signIn, statusCounts } from "../support/sign-in";

const app = useApp();

const NEW = "another long password";

const change = (token: string, body: Record<string, unknown>, id = "me") =>
  app().rest("POST", `/api/users/${id}/change-password`, body, { token });

test.each(["me", "own id", "own id in upper case"])(
  "users change their own password; the id is given as %s",
  async (named) => {
    const { token, user } = await signedIn(app(), "counter");
    const id = named === "me" ? "me" : named === "own id" ? user.id : user.id.toUpperCase();

    const { status, body } = await change(token, { current_password: PASSWORD, new_password: NEW }, id);

    const [old, fresh] = [
      await signIn(app(), { username: user.username }),
      await signIn(app(), { username: user.username, password: NEW }),
    ];
    expect([status, body]).toEqual([200, { success: true }]);
    expect([old.status, fresh.status]).toEqual([401, 200]);
  },
);

test.each([
  [
    { current_password: "not the password", new_password: NEW },
    "current_password",
    "The current password is incorrect",
  ],
  [
    { current_password: PASSWORD, new_password: "x".repeat(11) },
    "new_password",
    "The password must be at least 12 characters",
  ],
  [
    { current_password: PASSWORD, new_password: "x".repeat(129) },
    "new_password",
    "The password must not exceed 128 characters",
  ],
  [
    { current_password: PASSWORD, new_password: PASSWORD },
    "new_password",
    "The new password must differ from the current one",
  ],
  [{ current_password: "", new_password: NEW }, "current_password", "This field is required"],
  [{ new_password: NEW }, "current_password", "This field is required"],
  [{ current_password: PASSWORD }, "new_password", "This field is required"],
  [{ current_password: PASSWORD, new_password: 123_456_789_012 }, "new_password", "This value is not valid"],
  [{ current_password: [PASSWORD], new_password: NEW }, "current_password", "This value is not valid"],
])("a change %# is rejected at its field and the old password stays valid", async (body, field, words) => {
  const { token, user } = await signedIn(app(), "counter");

  const response = await change(token, body);

  expect(response.status).toBe(400);
  expect([response.body.detail, response.body.fields[0].field]).toEqual([words, field]);
  expect((await signIn(app(), { username: user.username })).status).toBe(200);
});

test("no user changes another user's password, not even an administrator", async () => {
  const { token } = await signedIn(app(), "admin");
  const other = await aUser(app());

  const responses = await Promise.all(
    [other.id, "00000000-0000-7000-8000-000000000000", "admin", "me%00"].map((id) =>
      change(token, { current_password: PASSWORD, new_password: NEW }, id),
    ),
  );

  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await signIn(app(), { username: other.username })).status).toBe(200);
});

test("a change ends all other sessions and keeps the current one", async () => {
  const { token, user } = await signedIn(app(), "counter");
  const others = [await signIn(app(), { username: user.username }), await signIn(app(), { username: user.username })];

  await change(token, { current_password: PASSWORD, new_password: NEW });

  const mine = await app().gql("{ me { id } }", {}, { token });
  const theirs = await Promise.all(
    others.map(({ body }) => app().rest("POST", "/auth/logout", {}, { token: body.access_token })),
  );
  expect(mine.data.me.id).toBe(user.id);
  expect(theirs.map(({ status }) => status)).toEqual([401, 401]);
});

test("a change that started before an administrator reset the password does not replace the new one", async () => {
  const { token, user } = await signedIn(app(), "counter");

  const { changing } = await app().product.primary.transaction(async (holder) => {
    await queryRows(holder, "set local idle_in_transaction_session_timeout = 0");
    await queryRows(holder, "update users set password_hash = 'reset' where id = $1", [user.id]);
    const pending = change(token, { current_password: PASSWORD, new_password: NEW });
    await untilWaiting(app(), 1);
    return { changing: pending };
  });
  const { status, body } = await changing;

  const stored = await app().sql("select password_hash from users where id = $1", [user.id]);
  expect([status, body.fields?.[0].code]).toEqual([400, "PASSWORD_INCORRECT"]);
  expect(stored).toEqual([{ password_hash: "reset" }]);
});

test("a session may try five wrong current passwords, also concurrently", async () => {
  const { token } = await signedIn(app(), "counter");

  const responses = await concurrently(20, () =>
    change(token, { current_password: "not the password", new_password: NEW }),
  );

  const counts = statusCounts(responses);
  expect(counts[400]).toBeGreaterThan(0);
  expect(counts[400]).toBeLessThanOrEqual(5);
  expect((counts[400] ?? 0) + (counts[429] ?? 0)).toBe(20);
});

test("a user who must change the password may only do that, log out and read public data", async () => {
  const { token, user } = await signedIn(app(), "admin", { mustChangePassword: true });
  const blocked = [
    ["GET", "/api/users", undefined],
    ["POST", "/api/items", { title: "x" }],
    ["GET", "/api/admin/stores", undefined],
    ["POST", "/api/customers/create", {}],
    ["GET", `/api/customers/${user.id}/summary`, undefined],
    ["GET", "/api/events", undefined],
    ["POST", "/api/receipts/create", {}],
    ["POST", "/api/receipts/R-1/void", { reason: "x" }],
    ["POST", "/api/points/calculate", { receipt_id: "R-1" }],
    ["POST", "/api/codes/generate", { receipt_id: "R-1" }],
  ] as const;

  const responses = await Promise.all(blocked.map(([method, url, body]) => app().rest(method, url, body, { token })));
  const me = await app().gql("{ me { mustChangePassword } }", {}, { token });
  const open = [
    await app().rest("GET", "/api/items", undefined, { token }),
    await app().rest("GET", "/api/stores/active", undefined, { token }),
    await app().rest("GET", "/api/customers/lookup?phone=09121234567&national_code=0499370899", undefined, { token }),
    await app().rest("GET", "/api/opening-day/events", undefined, { token }),
  ];
  const lists = await app().gql("{ items { id } activeStores { id } }", {}, { token });
  const health = await app().rest("GET", "/health", undefined, { token });
  const changed = await change(token, { current_password: PASSWORD, new_password: NEW });
  const free = await app().rest("GET", "/api/users", undefined, { token });

  // A missing input is rejected before the caller is authorized.
  expect(responses.filter(({ status }) => status !== 403 && status !== 400)).toEqual([]);
  expect(responses.filter(({ body }) => body.code === "PASSWORD_CHANGE_REQUIRED").length).toBeGreaterThanOrEqual(8);
  expect(open.map(({ status }) => status)).toEqual([200, 200, 404, 200]);
  expect(lists.errors).toBeUndefined();
  expect(me.data.me.mustChangePassword).toBe(true);
  expect([health.status, changed.status, free.status]).toEqual([200, 200, 200]);
});

test("a sign-in reports that the password has to be changed", async () => {
  const { username } = await aUser(app(), { mustChangePassword: true });

  const { body } = await signIn(app(), { username });

  expect([body.must_change_password, body.user.must_change_password]).toEqual([true, true]);
});

test("a password of 128 characters in any script works as typed", async () => {
  const { token, user } = await signedIn(app(), "counter");
  const password = "گذرواژهٔ بلند 😀 ".repeat(10).slice(0, 120);

  const { status } = await change(token, { current_password: PASSWORD, new_password: password });

  expect(status).toBe(200);
  expect((await signIn(app(), { username: user.username, password })).status).toBe(200);
});
