import { useApp } from "../support/app";
import { concurrently } from "../support/retry";
import { aUser, PASSWORD, signedIn } from "../support/factories";
import { codeAt, SECRET, signIn } from "../support/sign-in";

const app = useApp({ REQUIRE_2FA_ROLES: "manager" });

const post = (token: string, path: string, body: object = {}) => app().rest("POST", path, body, { token });

/** An account with an enrolled second factor, its secret and its recovery codes. */
async function enrolled() {
  const { token, user } = await signedIn(app(), "counter");
  const setup = await post(token, "/auth/2fa/setup", { password: PASSWORD });
  const secret = setup.body.data.secret as string;
  const confirmed = await post(token, "/auth/2fa/confirm", { totp_code: await codeAt(0, secret) });
  return { token, user, secret, uri: setup.body.data.uri as string, codes: confirmed.body.recovery_codes as string[] };
}

/** Clears the last used time step, so that the current code is accepted again. */
const forgetStep = (id: string) => app().sql("update users set totp_last_step = null where id = $1", [id]);

test("an enrolled second factor is required, accepts each code once, and has ten recovery codes", async () => {
  const { token, user, secret, uri, codes } = await enrolled();
  await forgetStep(user.id);

  const challenged = await signIn(app(), { username: user.username });
  const code = await codeAt(0, secret);
  const opened = await signIn(app(), { username: user.username, totp_code: code });
  const again = await signIn(app(), { username: user.username, totp_code: code });
  const state = await app().rest("GET", "/auth/2fa", undefined, { token });

  expect(uri).toMatch(/^otpauth:\/\/totp\/Customer%20Club:/);
  expect(uri).toContain(`secret=${secret}`);
  expect(new Set(codes).size).toBe(10);
  expect(codes.every((one) => /^[a-z2-9]{5}(-[a-z2-9]{5}){4}$/.test(one))).toBe(true);
  expect([challenged.body.requires_2fa, opened.status, again.status]).toEqual([true, 200, 401]);
  expect(state.body.data).toMatchObject({ is_enabled: true, is_required: false, recovery_codes_left: 10 });
});

test("the secret and the recovery codes are not stored in plain text", async () => {
  const { user, secret, codes } = await enrolled();

  const stored = await app().sql(
    "select to_jsonb(u) as account, (select jsonb_agg(r) from recovery_codes r where r.user_id = u.id) as codes from users u where u.id = $1",
    [user.id],
  );

  const text = JSON.stringify(stored);
  expect([secret, ...codes].filter((one) => text.includes(one))).toEqual([]);
});

test("a new secret is not required until it is confirmed; a wrong code does not confirm it", async () => {
  const { token, user } = await signedIn(app(), "counter");
  await post(token, "/auth/2fa/setup", { password: PASSWORD });

  const wrong = await post(token, "/auth/2fa/confirm", { totp_code: "000000" });
  const letters = await post(token, "/auth/2fa/confirm", { totp_code: "abc" });
  const { body } = await signIn(app(), { username: user.username });

  expect([wrong.status, wrong.body.fields[0].field, wrong.body.fields[0].code]).toEqual([
    400,
    "totp_code",
    "TOTP_INCORRECT",
  ]);
  expect([letters.status, letters.body.fields[0].code]).toEqual([400, "TOTP_FORMAT"]);
  expect(body.access_token).toEqual(expect.any(String));
});

test("the setup requires the password, and is rejected if a second factor is already on", async () => {
  const { token, secret } = await enrolled();
  const otherUser = await signedIn(app(), "counter");

  const wrong = await post(otherUser.token, "/auth/2fa/setup", { password: "not the password" });
  const on = await post(token, "/auth/2fa/setup", { password: PASSWORD });
  const confirmed = await post(token, "/auth/2fa/confirm", { totp_code: await codeAt(0, secret) });

  expect([wrong.status, wrong.body.fields[0].code]).toEqual([400, "PASSWORD_INCORRECT"]);
  expect([on.body.code, confirmed.body.code]).toEqual(["SECOND_FACTOR_ON", "SECOND_FACTOR_ON"]);
});

test("a second factor that was turned off is set up again with the current code of its new secret", async () => {
  const { token, user, secret } = await enrolled();
  await forgetStep(user.id);
  await post(token, "/auth/2fa/disable", { password: PASSWORD, totp_code: await codeAt(0, secret) });

  const setup = await post(token, "/auth/2fa/setup", { password: PASSWORD });
  const { status } = await post(token, "/auth/2fa/confirm", { totp_code: await codeAt(0, setup.body.data.secret) });

  expect(status).toBe(200);
});

test("the code of a replaced secret is rejected", async () => {
  const { token } = await signedIn(app(), "counter");
  const first = await post(token, "/auth/2fa/setup", { password: PASSWORD });
  await post(token, "/auth/2fa/setup", { password: PASSWORD });

  const { status } = await post(token, "/auth/2fa/confirm", { totp_code: await codeAt(0, first.body.data.secret) });

  expect(status).toBe(400);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
  "recovery code %i opens one session for 20 concurrent sign-ins",
  async (n) => {
    const { user, codes } = await enrolled();
    const attempt = { username: user.username, password: PASSWORD, role: "Counter", recovery_code: codes[n] };

    const responses = await concurrently(20, () => app().rest("POST", "/auth/login", attempt));
    const later = await app().rest("POST", "/auth/login", attempt);

    const sessions = await app().sql("select 1 from sessions where user_id = $1 and revoked_at is null", [user.id]);
    const used = await app().sql<{ details: object }>(
      "select a.details from audit_log a where a.actor_id = $1 and a.action = 'USE_RECOVERY_CODE'",
      [user.id],
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(later.status).not.toBe(200);
    // The session of the enrolment, and the opened one.
    expect(sessions).toHaveLength(2);
    expect(used.map(({ details }) => details)).toEqual([{ recoveryCodesLeft: 9 }]);
  },
);

test("a sign-in with a recovery code returns the number of remaining ones, and wrong ones count like wrong codes", async () => {
  const { user, codes } = await enrolled();
  const enter = (recovery_code: string) =>
    app().rest("POST", "/auth/login", { username: user.username, password: PASSWORD, role: "Counter", recovery_code });

  const right = await enter(` ${(codes[0] ?? "").replace(/-/g, " ")} `);
  const wrong = [];
  for (let n = 0; n < 6; n++) wrong.push(await enter("aaaaa-bbbbb-ccccc-ddddd-eeeee"));

  expect(right.body).toMatchObject({ recovery_codes_left: 9, access_token: expect.any(String) });
  expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(wrong[0]?.body.code).toBe("RECOVERY_CODE_FAILED");
});

test("switching it off requires password and code; then sign-ins need no code, and the recovery codes are deleted", async () => {
  const { token, user, secret, codes } = await enrolled();
  await forgetStep(user.id);
  const off = (body: object) => post(token, "/auth/2fa/disable", body);

  const noCode = await off({ password: PASSWORD, totp_code: "000000" });
  const noPassword = await off({ password: "not the password", totp_code: await codeAt(0, secret) });
  const done = await off({ password: PASSWORD, totp_code: await codeAt(0, secret) });
  const plain = await signIn(app(), { username: user.username });
  const left = await app().sql("select 1 from recovery_codes where user_id = $1", [user.id]);

  expect([noCode.status, noPassword.status, done.status, plain.status]).toEqual([400, 400, 200, 200]);
  expect([left.length, codes.length]).toEqual([0, 10]);
});

test("new recovery codes replace the old ones", async () => {
  const { token, user, secret, codes } = await enrolled();
  await forgetStep(user.id);

  const { body } = await post(token, "/auth/2fa/recovery", { password: PASSWORD, totp_code: await codeAt(0, secret) });
  const attempt = { username: user.username, password: PASSWORD, role: "Counter" };
  const old = await app().rest("POST", "/auth/login", { ...attempt, recovery_code: codes[3] });
  const fresh = await app().rest("POST", "/auth/login", { ...attempt, recovery_code: body.recovery_codes[3] });

  expect([old.status, fresh.status]).toEqual([401, 200]);
});

test("a role that requires a second factor can enrol and then continue in the same session", async () => {
  const { token, user } = await signedIn(app(), "manager");
  const list = () => app().rest("GET", "/api/users", undefined, { token });
  const me = async () => (await app().gql("{ me { needsSecondFactor hasSecondFactor } }", {}, { token })).data.me;

  const before = await list();
  const shown = await me();
  const setup = await post(token, "/auth/2fa/setup", { password: PASSWORD });
  const confirmed = await post(token, "/auth/2fa/confirm", { totp_code: await codeAt(0, setup.body.data.secret) });
  const after = await list();

  expect(before.body.code).toBe("SECOND_FACTOR_REQUIRED");
  expect(shown).toEqual({ needsSecondFactor: true, hasSecondFactor: false });
  expect([confirmed.status, after.status]).toEqual([200, 200]);
  expect(await me()).toEqual({ needsSecondFactor: false, hasSecondFactor: true });
  expect(user.role).toBe("manager");
});

test("a session that must change its password first may not enrol or list sessions", async () => {
  const { token } = await signedIn(app(), "counter", { mustChangePassword: true });

  const responses = [
    await post(token, "/auth/2fa/setup", { password: PASSWORD }),
    await app().rest("GET", "/auth/sessions", undefined, { token }),
    await post(token, "/auth/confirm-password", { password: PASSWORD }),
  ];

  expect(responses.map(({ body }) => body.code)).toEqual(Array(3).fill("PASSWORD_CHANGE_REQUIRED"));
});

test("enrolment ends the other sessions and writes an audit entry; an administrator can remove the second factor", async () => {
  const { user, token: own } = await signedIn(app(), "counter");
  const other = await signIn(app(), { username: user.username });
  const setup = await post(own, "/auth/2fa/setup", { password: PASSWORD });
  await post(own, "/auth/2fa/confirm", { totp_code: await codeAt(0, setup.body.data.secret) });
  const { token } = await signedIn(app(), "admin");

  const ended = await app().rest("GET", "/auth/sessions", undefined, { token: other.body.access_token });
  const lifted = await post(token, `/api/users/${user.id}/reset-2fa`);
  const plain = await signIn(app(), { username: user.username });
  const lines = await app().sql<{ action: string }>(
    "select a.action from audit_log a where a.entity_id = $1 and a.action like '%SECOND_FACTOR' order by a.id",
    [user.id],
  );

  expect([ended.status, lifted.body.data.has_second_factor, plain.status]).toEqual([401, false, 200]);
  expect(lines.map(({ action }) => action)).toEqual(["ENROL_SECOND_FACTOR", "RESET_SECOND_FACTOR"]);
});

test("a user's sessions are listed with device and IP address; one or all others can be ended", async () => {
  const user = await aUser(app());
  const CHROME =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  const enter = async (agent: string, ip: string) =>
    (await signIn(app(), { username: user.username }, { ip, headers: { "user-agent": agent } })).body
      .access_token as string;
  const first = await enter(CHROME, "10.1.1.1");
  const second = await enter("till-bridge/2.1", "10.2.2.2");
  const third = await enter("", "10.3.3.3");
  const list = async () => (await app().rest("GET", "/auth/sessions", undefined, { token: first })).body.data;

  const shown = await list();
  const ended = await app().rest("DELETE", `/auth/sessions/${shown[1].session_id}`, undefined, { token: first });
  const revoked = await app().rest("GET", "/auth/sessions", undefined, { token: second });
  const rest = await app().rest("DELETE", "/auth/sessions", undefined, { token: first });
  const last = await app().rest("GET", "/auth/sessions", undefined, { token: third });

  expect(shown).toMatchObject([
    { device: null, ip: "10.3.3.3", is_current: false },
    { device: "till-bridge", ip: "10.2.2.2", is_current: false },
    { device: "Chrome, Windows", ip: "10.1.1.1", is_current: true, area: "counter" },
  ]);
  expect([ended.status, revoked.status, rest.body.ended, last.status]).toEqual([200, 401, 1, 401]);
  expect(await list()).toHaveLength(1);
});

test("no user can end another user's session", async () => {
  const { token } = await signedIn(app(), "admin");
  const otherUser = await signedIn(app(), "counter");
  const [session] = (await app().rest("GET", "/auth/sessions", undefined, { token: otherUser.token })).body.data;

  const { status } = await app().rest("DELETE", `/auth/sessions/${session.session_id}`, undefined, { token });

  expect(status).toBe(404);
});

test("an account created with a second factor requires it at the first sign-in", async () => {
  const user = await aUser(app(), { totpSecret: SECRET });

  const { body } = await signIn(app(), { username: user.username });

  expect(body).toEqual({ success: true, requires_2fa: true });
});

test("all invariants hold at the end", async () => {
  expect(await app().doctor()).toBe("");
});
