import { createHash } from "node:crypto";
import { useApp } from "../support/app";
import { untilWaiting } from "../support/lock-waiters";
import { withRetries, meetingAt, concurrently } from "../support/retry";
import { aUser, PASSWORD, signedIn } from "../support/factories";
import { moveSession, signIn } from "../support/sign-in";

const app = useApp({ SESSION_IDLE_MINUTES: "120", SESSION_HOURS: "12" });

const statusOf = async (token: string): Promise<number> =>
  (await app().rest("POST", "/api/points/calculate", { receipt_id: "none" }, { token })).status;

/** The call is allowed and finds no receipt; an ended session gets 401 before that. */
const LIVE = 404;

test.each([
  ["last_seen_at", "-2 hours -1 second", 401],
  ["last_seen_at", "-2 hours 5 seconds", LIVE],
  ["last_seen_at", "-1 year", 401],
  ["expires_at", "-1 second", 401],
  ["expires_at", "5 seconds", LIVE],
  ["expires_at", "-1 year", 401],
] as const)("a session whose %s is %s from now returns %i", async (column, interval, status) => {
  const { token } = await signedIn(app(), "counter");

  await moveSession(app(), token, column, interval);

  expect(await statusOf(token)).toBe(status);
});

test("a call extends the idle time of a session, but not its twelve hours", async () => {
  const { token } = await signedIn(app(), "counter");
  await moveSession(app(), token, "last_seen_at", "-119 minutes");
  await moveSession(app(), token, "expires_at", "11 minutes");

  const used = await statusOf(token);
  const [session] = await app().sql<{ idle: number; left: number }>(
    `select extract(epoch from now() - s.last_seen_at)::int as idle, extract(epoch from s.expires_at - now())::int as left
     from sessions s where s.token_sha256 = $1`,
    [createHash("sha256").update(token).digest()],
  );

  expect(used).toBe(LIVE);
  expect(session?.idle).toBeLessThan(30);
  expect(session?.left).toBeLessThanOrEqual(660);
});

test("a new session ends in twelve hours", async () => {
  const { user } = await signedIn(app(), "counter");

  const [session] = await app().sql<{ hours: number }>(
    `select extract(epoch from s.expires_at - s.created_at)::int / 3600.0 as hours from sessions s where s.user_id = $1`,
    [user.id],
  );

  expect(Number(session?.hours)).toBe(12);
});

test.each([
  ["deactivated", "is_active = false"],
  ["deleted", "deleted_at = now()"],
])("the session of a %s account ends at once", async (_, change) => {
  const { token, user } = await signedIn(app(), "counter");
  const before = await statusOf(token);

  await app().sql(`update users set ${change} where id = $1`, [user.id]);

  expect([before, await statusOf(token)]).toEqual([LIVE, 401]);
});

test("a changed role applies to the next call", async () => {
  const { token, user } = await signedIn(app(), "admin");
  const before = await statusOf(token);

  await app().sql(`update users set role = 'viewer' where id = $1`, [user.id]);
  const asViewer = await statusOf(token);
  await app().sql(`update users set role = 'counter' where id = $1`, [user.id]);

  expect([before, asViewer]).toEqual([LIVE, 403]);
  // The counter role may not use the area of this session.
  expect(await statusOf(token)).toBe(401);
});

test("the sixth sign-in ends the oldest session and leaves five", async () => {
  const { username } = await aUser(app());
  const tokens: string[] = [];
  for (let n = 0; n < 6; n++) tokens.push((await signIn(app(), { username })).body.access_token);

  const statuses = await Promise.all(tokens.map(statusOf));

  expect(statuses).toEqual([401, LIVE, LIVE, LIVE, LIVE, LIVE]);
});

/** The row that every sign-in of an account locks. */
const accountOf = (userId: string): [string, unknown[]] => [
  `select 1 from users u where u.id = $1 for update`,
  [userId],
];

test("concurrent sign-ins leave five open sessions", async () => {
  const { username, id } = await aUser(app());

  for (let n = 0; n < 4; n++) await signIn(app(), { username });
  const responses = await meetingAt(app(), accountOf(id), 4, () => [
    concurrently(4, () => signIn(app(), { username })),
  ]);

  const live = await app().sql(`select 1 from sessions s where s.user_id = $1 and s.revoked_at is null`, [id]);
  expect(responses.flat().map(({ status }) => status)).toEqual(Array(4).fill(200));
  expect(live).toHaveLength(5);
});

test("a sign-in with the old password during its change leaves no open session after the change", async () => {
  const { token, user } = await signedIn(app(), "counter");
  const body = { current_password: PASSWORD, new_password: "another long password" };
  const change = () => app().rest("POST", "/api/users/me/change-password", body, { token });
  const early = () => signIn(app(), { username: user.username });
  // The password is still correct when it is checked, but not when the account is locked.
  let untilQueued: Promise<unknown> | undefined;
  const late = () => (untilQueued ??= untilWaiting(app(), 3)).then(early);

  const [changed, ...signedInThen] = await meetingAt(app(), accountOf(user.id), 6, () =>
    [change, early, early, late, late, late].map(withRetries),
  );

  const live = await app().sql(`select 1 from sessions s where s.user_id = $1 and s.revoked_at is null`, [user.id]);
  expect(changed?.status).toBe(200);
  expect(signedInThen.map(({ status }) => status).slice(2)).toEqual([401, 401, 401]);
  expect(live).toHaveLength(1);
});
