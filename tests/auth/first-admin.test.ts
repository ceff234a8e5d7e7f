import { ensureFirstAdmin, systemContext } from "../../server/app/bootstrap";
import { recoverUser } from "../../server/features/users/user-update.service";
import { openApp } from "../support/app";
import { signedIn } from "../support/factories";
import { SECRET, signIn } from "../support/sign-in";

const accountsOf = async (app: Awaited<ReturnType<typeof openApp>>) =>
  app.sql<{ username: string; role: string; mustChange: boolean }>(
    `select u.username, u.role, u.must_change_password as "mustChange" from users u`,
  );

test("an empty database gets one administrator with a one-time password that is printed once", async () => {
  const app = await openApp();

  const [issued, again] = [
    await ensureFirstAdmin(app.product, app.config),
    await ensureFirstAdmin(app.product, app.config),
  ];

  const accounts = await accountsOf(app);
  const login = await signIn(app, { username: "admin", password: issued ?? "", area: "Admin" });
  await app.close();
  expect(issued).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){4}$/);
  expect(again).toBeNull();
  expect(accounts).toEqual([{ username: "admin", role: "admin", mustChange: true }]);
  expect([login.status, login.body.must_change_password]).toEqual([200, true]);
});

test("a configured password is used and not printed", async () => {
  const app = await openApp({ ADMIN_USERNAME: "Owner", ADMIN_INITIAL_PASSWORD: "from the settings 1404" });

  const issued = await ensureFirstAdmin(app.product, app.config);

  const login = await signIn(app, { username: "owner", password: "from the settings 1404", area: "Admin" });
  await app.close();
  expect(issued).toBeNull();
  expect([login.status, login.body.must_change_password]).toEqual([200, true]);
});

test("two servers that start on one empty database create one administrator, and both start", async () => {
  const app = await openApp();

  const issued = await Promise.all(Array.from({ length: 4 }, () => ensureFirstAdmin(app.product, app.config)));

  const accounts = await accountsOf(app);
  await app.close();
  expect(issued.filter((password) => password !== null)).toHaveLength(1);
  expect(accounts).toHaveLength(1);
});

test("one-time passwords differ", async () => {
  const [first, second] = await Promise.all([openApp(), openApp()]);

  const issued = await Promise.all([first, second].map((app) => ensureFirstAdmin(app.product, app.config)));

  await Promise.all([first.close(), second.close()]);
  expect(new Set(issued).size).toBe(2);
});

test("the only administrator gets in again without the password, the second factor and a recovery code", async () => {
  const app = await openApp();
  const { token, user } = await signedIn(app, "admin", { username: "Owner", totpSecret: SECRET });

  const password = await recoverUser(systemContext(app.product), "owner");

  const before = await app.rest("GET", "/auth/2fa", undefined, { token });
  const login = await signIn(app, { username: "owner", password, area: "Admin" });
  const again = await signIn(app, { username: "owner", password, area: "Admin" });
  const audit = await app.sql("select action, actor_id from audit_log where entity_id = $1 order by id", [user.id]);
  await app.close();
  expect(before.status).toBe(401);
  expect([login.status, login.body.must_change_password]).toEqual([200, true]);
  expect(again.status).toBe(401);
  expect(audit).toEqual(
    expect.arrayContaining([
      { action: "RESET_SECOND_FACTOR", actor_id: null },
      { action: "RESET_PASSWORD", actor_id: null },
    ]),
  );
});

test("an unknown username recovers no account", async () => {
  const app = await openApp();

  const recovery = recoverUser(systemContext(app.product), "nobody");

  await expect(recovery).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
  await app.close();
});
