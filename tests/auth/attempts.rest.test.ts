import { cleanUpAtStart } from "../../server/app/startup-cleanup";
import { freshIp, openApp, useApp } from "../support/app";
import { whileBlocked } from "../support/blocked-table";
import { withRetries, concurrently } from "../support/retry";
import { aUser } from "../support/factories";
import { signIn, statusCounts } from "../support/sign-in";

const app = useApp();
const WRONG = "not the password";

async function failing(
  username: string,
  ip: string,
  times: number,
  headers: (n: number) => Record<string, string> = () => ({}),
) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) {
    statuses.push((await signIn(app(), { username, password: WRONG }, { ip, headers: headers(n) })).status);
  }
  return statuses;
}

test("five wrong passwords return 401; the sixth attempt is blocked for 15 minutes, even with the correct password", async () => {
  const { username } = await aUser(app());
  const ip = freshIp();

  const statuses = await failing(username, ip, 5);
  const { status, headers, body } = await signIn(app(), { username }, { ip });

  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(880);
  expect(Number(headers["retry-after"])).toBeLessThanOrEqual(900);
  expect(body.detail).toBe(`Too many attempts. Please try again in ${String(headers["retry-after"])} seconds.`);
});

test("a start forgets what a wrong clock has counted; the counts of today remain", async () => {
  const { username } = await aUser(app());
  const ip = freshIp();
  const other = freshIp();
  await failing(username, ip, 6);
  await app().sql("update rate_limits l set expire = l.expire + 10 * 86400000");
  await failing(username, other, 6);

  const restarted = await openApp({ DATABASE_URL: app().config.DATABASE_URL ?? "" });
  await cleanUpAtStart(restarted.product, restarted.config);
  const after = await signIn(restarted, { username }, { ip });
  const blocked = await signIn(restarted, { username }, { ip: other });
  await restarted.close();

  expect([after.status, blocked.status]).toEqual([200, 429]);
});

test("an unknown username is counted like an existing one", async () => {
  const statuses = await failing("nobody of this name", freshIp(), 6);

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test("a forged address in a header does not start a new count", async () => {
  const { username } = await aUser(app());

  const ip = freshIp();
  const forged = (n: number) => ({
    "x-forwarded-for": `203.0.113.${n}`,
    "x-real-ip": `203.0.113.${n}`,
    forwarded: `for=203.0.113.${n}`,
    "cf-connecting-ip": `203.0.113.${n}`,
    "true-client-ip": `203.0.113.${n}`,
  });

  const statuses = await failing(username, ip, 5, forged);
  const sixth = await signIn(app(), { username, password: WRONG }, { ip, headers: forged(6) });

  expect([...statuses, sixth.status]).toEqual([401, 401, 401, 401, 401, 429]);
  // The 15 minutes of this address, not the one-second delay of unknown devices.
  expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(800);
});

test("all spellings of a username share one count", async () => {
  const { username } = await aUser(app(), { username: "Leila.Amini" });
  const ip = freshIp();

  const statuses: number[] = [];
  for (const typed of [username, "leila.amini", " LEILA.AMINI", "Ｌeila.amini", "leila.AMINI ", "Leila.amini"]) {
    statuses.push((await signIn(app(), { username: typed, password: WRONG }, { ip })).status);
  }

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test("of 200 concurrent wrong passwords at most five are checked", async () => {
  const { username } = await aUser(app());
  const ip = freshIp();

  // Alone, so that one attempt is processed even on a busy machine.
  const first = await signIn(app(), { username, password: WRONG }, { ip });
  const responses = await concurrently(199, () => signIn(app(), { username, password: WRONG }, { ip }));

  const counts = statusCounts([first, ...responses]);
  // A retry after a busy database may have been counted already, so fewer than five are possible, but never more.
  expect(counts[401]).toBeGreaterThan(0);
  expect(counts[401]).toBeLessThanOrEqual(5);
  expect((counts[401] ?? 0) + (counts[429] ?? 0)).toBe(200);
});

test("an address that tries many usernames is blocked after fifty", async () => {
  const ip = freshIp();

  const responses = await concurrently(60, (n) => signIn(app(), { username: `guess ${n}`, password: WRONG }, { ip }));

  const counts = statusCounts(responses);
  expect(counts[401]).toBeGreaterThan(40);
  expect(counts[401]).toBeLessThanOrEqual(50);
  expect((counts[401] ?? 0) + (counts[429] ?? 0)).toBe(60);
});

test("calls that fail because the database is busy do not count as attempts", async () => {
  const ip = freshIp();
  const guess = (n: number) => signIn(app(), { username: `busy ${n}`, password: WRONG }, { ip });

  const during = await whileBlocked(
    app(),
    "users",
    () => Promise.all(Array.from({ length: 60 }, (_, n) => guess(n))),
    "access exclusive",
  );
  const after: number[] = [];
  for (let n = 0; n < 50; n++) after.push((await guess(n)).status);

  expect(statusCounts(during)).toEqual({ 503: 60 });
  expect(new Set(after)).toEqual(new Set([401]));
}, 60_000);

test("sixty concurrent correct passwords from one address do not block it", async () => {
  const ip = freshIp();
  const names: string[] = [];
  for (let n = 0; n < 60; n++) names.push((await aUser(app())).username);

  const responses = await concurrently(60, (n) => signIn(app(), { username: names[n] ?? "" }, { ip }));
  const after = await withRetries(() => signIn(app(), { username: names[0] ?? "" }, { ip }));

  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(50);
  expect(after.status).toBe(200);
});

test("a correct password resets the count of wrong ones", async () => {
  const { username } = await aUser(app());
  const ip = freshIp();

  const before = await failing(username, ip, 4);
  const right = await signIn(app(), { username }, { ip });
  const after = await failing(username, ip, 5);

  expect([...before, right.status, ...after]).toEqual([401, 401, 401, 401, 200, 401, 401, 401, 401, 401]);
});

test("failures from many addresses delay other unknown devices, but not a known one", async () => {
  const { username } = await aUser(app());
  const home = freshIp();
  await signIn(app(), { username }, { ip: home });

  const others: number[] = [];
  for (let n = 0; n < 7; n++) others.push((await signIn(app(), { username, password: WRONG })).status);
  const owner = await signIn(app(), { username }, { ip: home });

  expect(others.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(others.slice(5)).toContain(429);
  expect(owner.status).toBe(200);
});

test("an account is delayed by seconds, never locked", async () => {
  const { username } = await aUser(app());
  for (let n = 0; n < 5; n++) await signIn(app(), { username, password: WRONG });

  const during = await signIn(app(), { username });

  expect(during.status).toBe(429);
  expect(Number(during.headers["retry-after"])).toBeLessThanOrEqual(60);
});

test("behind one trusted proxy the forwarded address is counted", async () => {
  const proxied = await openApp({ TRUST_PROXY: "1" });
  const { username } = await aUser(proxied);
  const ip = freshIp();
  const from = (address: string) =>
    signIn(proxied, { username, password: WRONG }, { ip, headers: { "x-forwarded-for": address } });

  const same = [];
  for (let n = 0; n < 6; n++) same.push(await from(`198.51.100.${n}, 203.0.113.7`));
  const other = await from("203.0.113.8");

  await proxied.close();
  expect(same.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(Number(same[5]?.headers["retry-after"])).toBeGreaterThan(800);
  // Another address has only the delay of unknown devices of this account.
  expect(Number(other.headers["retry-after"] ?? 0)).toBeLessThanOrEqual(60);
});

test("of sixty concurrent wrong passwords from sixty addresses five are checked, and then one per delay", async () => {
  const { username } = await aUser(app());

  const responses = await Promise.all(
    Array.from({ length: 60 }, () =>
      app().rest("POST", "/auth/login", { username, password: "a wrong password", role: "Counter" }),
    ),
  );

  const tried = responses.filter(({ status }) => status === 401).length;
  expect(tried).toBeGreaterThanOrEqual(5);
  expect(tried).toBeLessThanOrEqual(7);
  expect(responses.filter(({ status }) => status === 429 || status === 503)).toHaveLength(60 - tried);
});

test("without the table of the rate limits every sign-in is rejected, and look-ups are still served", async () => {
  const { username } = await aUser(app());
  await app().sql("alter table rate_limits rename to rate_limits_away");
  try {
    const signedIn = await signIn(app(), { username });
    const lookup = await app().rest("GET", "/api/customers/lookup?phone=09121234567&national_code=0012345679");

    expect(signedIn.status).toBeGreaterThanOrEqual(500);
    expect(signedIn.body).not.toHaveProperty("access_token");
    expect(lookup.status).toBe(404);
  } finally {
    await app().sql("alter table rate_limits_away rename to rate_limits");
  }
});
