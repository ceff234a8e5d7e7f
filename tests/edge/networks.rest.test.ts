import { openApp, type TestApp } from "../support/app";
import { signIn, statusCounts } from "../support/sign-in";

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ TRUST_PROXY: "1" });
});
afterAll(() => app.close());

const behindProxy = (address: string) => ({ ip: "10.0.0.1", headers: { "x-forwarded-for": address } });

const wrongCode = (address: string) =>
  app.rest("POST", "/api/opening-day/validate-code", { code: "NOSUCHCODE" }, behindProxy(address));

const lookUp = (address: string, n: number) =>
  app.rest(
    "GET",
    `/api/customers/lookup?phone=0912000${String(1000 + n)}&national_code=${String(1000000000 + n)}`,
    undefined,
    behindProxy(address),
  );

async function inTurn<Result>(count: number, call: (n: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let n = 0; n < count; n++) results.push(await call(n));
  return results;
}

test("of 35 wrong look-ups from 35 addresses of one /64 network, at most the 30 of one caller are tried", async () => {
  const responses = await inTurn(35, (n) => lookUp(`2001:db8:1:1::${(n + 1).toString(16)}`, n));

  expect(statusCounts(responses)[429]).toBeGreaterThanOrEqual(5);
});

test("14 codes checked from 14 addresses of one /64 network are counted as one caller's", async () => {
  const responses = await inTurn(14, (n) => wrongCode(`2001:db8:2:1:${(n + 1).toString(16)}::1`));

  expect(responses.slice(10).map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  expect(responses.slice(0, 10).map(({ status }) => status)).not.toContain(429);
});

test("55 sign-ins of 55 accounts from one /64 network stop after 50", async () => {
  const responses = await inTurn(55, (n) =>
    signIn(
      app,
      { username: `guess ${n}`, password: "not the password" },
      behindProxy(`2001:db8:3:1::${(n + 1).toString(16)}`),
    ),
  );

  expect(statusCounts(responses)).toEqual({ 401: 50, 429: 5 });
});

test("a /48 network has ten times the limit of one of its /64 networks", async () => {
  // Twelve networks use nine of their ten calls each: 108 together, above the 100 calls of the site in a minute.
  const responses = await inTurn(108, (n) => wrongCode(`2001:db8:4:${(Math.floor(n / 9) + 1).toString(16)}::1`));

  const limited = responses.map(({ status }) => status === 429);
  expect(limited.indexOf(true)).toBe(100);
  expect(limited.filter(Boolean)).toHaveLength(8);
});

test("another /48 network is not counted with it", async () => {
  const { status } = await wrongCode("2001:db8:5:1::1");

  expect(status).not.toBe(429);
});

test("an IPv4 address is one caller in every spelling", async () => {
  const spellings = ["7.7.7.7", "::ffff:7.7.7.7", "::FFFF:707:707", "0:0:0:0:0:ffff:0707:0707", "7.7.7.7:50123"];

  const responses = await inTurn(14, (n) => wrongCode(spellings[n % spellings.length] ?? ""));

  expect(responses.map(({ status }) => status === 429).indexOf(true)).toBe(10);
});
