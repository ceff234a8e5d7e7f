import { useApp } from "../support/app";
import { concurrently } from "../support/retry";
import { aUser } from "../support/factories";
import { codeAt, SECRET, signIn, statusCounts, wrongCode } from "../support/sign-in";

const app = useApp();

const sessionsOf = (userId: string) => app().sql(`select 1 from sessions s where s.user_id = $1`, [userId]);

const inDigits = (zero: number) => (code: string) =>
  code.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

test("a correct password of an account with a second factor returns only the second-factor challenge", async () => {
  const { id, username } = await aUser(app(), { totpSecret: SECRET });

  const responses = [
    await signIn(app(), { username }),
    await signIn(app(), { username, totp_code: "" }),
    await signIn(app(), { username, totp_code: "  " }),
  ];

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { body } of responses) expect(body).toEqual({ success: true, requires_2fa: true });
  expect(await sessionsOf(id)).toEqual([]);
});

test("the correct code opens a session", async () => {
  const { username } = await aUser(app(), { totpSecret: SECRET });

  const { status, body } = await signIn(app(), { username, totp_code: await codeAt() });

  expect(status).toBe(200);
  expect(body.access_token).toMatch(/^cc_s_/);
});

test.each([
  ["Persian", inDigits(0x06f0)],
  ["Arabic", inDigits(0x0660)],
  ["full-width", inDigits(0xff10)],
  ["spaced", (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
])("a code in %s digits is accepted", async (_, typed) => {
  const { username } = await aUser(app(), { totpSecret: SECRET });

  const { status } = await signIn(app(), { username, totp_code: typed(await codeAt()) });

  expect(status).toBe(200);
});

test("the code of the previous time step is accepted", async () => {
  const { username } = await aUser(app(), { totpSecret: SECRET });
  // Near the end of a step the previous code could become two steps old.
  const secondOfStep = (Date.now() / 1000) % 30;
  const ahead = secondOfStep > 25 ? 0 : -30;

  const { status } = await signIn(app(), { username, totp_code: await codeAt(ahead) });

  expect(status).toBe(200);
});

test.each([
  ["wrong", wrongCode],
  ["two minutes old", () => codeAt(-120)],
  ["two minutes ahead", () => codeAt(120)],
  ["from another secret", () => codeAt(0, "KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU")],
])("a code that is %s is rejected", async (_, code) => {
  const { id, username } = await aUser(app(), { totpSecret: SECRET });

  const { status, body } = await signIn(app(), { username, totp_code: await code() });

  expect([status, body.detail, body.code]).toEqual([401, "Invalid verification code", "TOTP_INCORRECT"]);
  expect(await sessionsOf(id)).toEqual([]);
});

test.each(["12345", "1234567", "abcdef", "12345a", "12.456"])("%j is not a well-formed code", async (code) => {
  const { username } = await aUser(app(), { totpSecret: SECRET });

  const { status, body } = await signIn(app(), { username, totp_code: code });

  expect([status, body.detail]).toEqual([400, "The verification code must be 6 digits"]);
});

test("a code opens one session and is rejected afterwards", async () => {
  const { id, username } = await aUser(app(), { totpSecret: SECRET });
  const code = await codeAt();

  const first = await signIn(app(), { username, totp_code: code });
  const second = await signIn(app(), { username, totp_code: code });

  expect([first.status, second.status]).toEqual([200, 401]);
  expect(await sessionsOf(id)).toHaveLength(1);
});

test("after a code was used, an older unused one is rejected too", async () => {
  const { username } = await aUser(app(), { totpSecret: SECRET });
  const [older, current] = [await codeAt(-30), await codeAt()];

  const first = await signIn(app(), { username, totp_code: current });
  const second = await signIn(app(), { username, totp_code: older });

  expect([first.status, second.status]).toEqual([200, 401]);
});

test.each([1, 2, 3])("twenty concurrent sign-ins with one code open one session (round %i)", async () => {
  const { id, username } = await aUser(app(), { totpSecret: SECRET });
  const code = await codeAt();

  const responses = await concurrently(20, () => signIn(app(), { username, totp_code: code }));

  const counts = statusCounts(responses);
  expect(counts[200]).toBe(1);
  expect((counts[401] ?? 0) + (counts[429] ?? 0)).toBe(19);
  expect(await sessionsOf(id)).toHaveLength(1);
});

test("the sixth wrong code within 15 minutes is not checked, from any address", async () => {
  const { username } = await aUser(app(), { totpSecret: SECRET });
  const wrong = await wrongCode();

  const responses = [];
  for (let attempt = 0; attempt < 6; attempt++) responses.push(await signIn(app(), { username, totp_code: wrong }));
  const right = await signIn(app(), { username, totp_code: await codeAt() });

  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(right.status).toBe(429);
  expect(Number(right.headers["retry-after"])).toBeGreaterThan(800);
});

test("of fifty concurrent wrong codes at most five are checked", async () => {
  const { username } = await aUser(app(), { totpSecret: SECRET });
  const wrong = await wrongCode();

  const responses = await concurrently(50, () => signIn(app(), { username, totp_code: wrong }));

  const counts = statusCounts(responses);
  expect(counts[401]).toBeGreaterThan(0);
  expect(counts[401]).toBeLessThanOrEqual(5);
  expect((counts[401] ?? 0) + (counts[429] ?? 0)).toBe(50);
});

test("a wrong code with a wrong password reveals nothing about codes and does not count against their limit", async () => {
  const { username } = await aUser(app(), { totpSecret: SECRET });

  const responses = await Promise.all(
    Array.from({ length: 4 }, () => signIn(app(), { username, password: "not the password", totp_code: "000000" })),
  );
  const right = await signIn(app(), { username, totp_code: await codeAt() });

  expect(responses.map(({ body }) => body.code)).toEqual(Array(4).fill("LOGIN_FAILED"));
  expect(right.status).toBe(200);
});
