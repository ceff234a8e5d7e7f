import { setTimeout as sleep } from "node:timers/promises";
import { freshIp, openApp, type RestResponse, type TestApp, useApp } from "../support/app";
import { concurrently, meetingAt } from "../support/retry";
import { aFestival, aNationalCode, aPhone, aReceipt, signedIn } from "../support/factories";
import { statusCounts } from "../support/sign-in";
import { statementsOf } from "../support/statements";
import { waitAfter } from "../../server/kit/limits/failure-limiter";

const app = useApp();

interface Pair {
  phone: string;
  code: string;
}

const look = ({ phone, code }: Pair, ip = freshIp(), at: TestApp = app()): Promise<RestResponse> =>
  at.rest("GET", `/api/customers/lookup?phone=${phone}&national_code=${code}`, undefined, { ip });

const wrong = (pair: Pair, ip?: string, at?: TestApp) => look({ ...pair, code: aNationalCode() }, ip, at);

async function people(count: number, at: TestApp = app()): Promise<Pair[]> {
  const { token } = await signedIn(at, "counter");
  const receipts = Array.from({ length: count }, () => aReceipt());
  for (const receipt of receipts) await at.rest("POST", "/api/receipts/create", receipt, { token });
  return receipts.map((receipt) => ({ phone: receipt.customer_phone, code: receipt.customer_national_code }));
}

const aPerson = async (at?: TestApp): Promise<Pair> => (await people(1, at))[0] as Pair;

/** Makes concurrent calls, which all start before the first one can read a customer. */
const atOnce = (count: number, call: (n: number) => Promise<RestResponse>): Promise<RestResponse[]> =>
  meetingAt(app(), ["lock table customers in access exclusive mode"], 1, () =>
    Array.from({ length: count }, (_, n) => call(n)),
  );

const statusesOf = (responses: RestResponse[]): number[] => responses.map(({ status }) => status);

const PAUSE_MS = 250;
const MAX_TRIES = 20;

/** Retries while the response is 429, as a waiting person does; 20 times at most. */
async function waiting(call: () => Promise<RestResponse>): Promise<RestResponse> {
  for (let attempt = 1; ; attempt++) {
    const response = await call();
    if (response.status !== 429 || attempt >= MAX_TRIES) return response;
    await sleep(PAUSE_MS);
  }
}

test("12 concurrent valid look-ups of one person from 12 addresses are all served, and the next one is not delayed", async () => {
  const person = await aPerson();

  const responses = await atOnce(12, () => look(person));
  const after = await look(person);

  expect([statusCounts(responses), after.status]).toEqual([{ 200: 12 }, 200]);
});

test("29 concurrent valid look-ups of nine people from one address are all served, and the address is not blocked", async () => {
  const nine = await people(9);
  const ip = freshIp();

  const responses = await atOnce(29, (n) => look(nine[n % 9] as Pair, ip));
  const after = await look(nine[0] as Pair, ip);

  expect([statusCounts(responses), after.status]).toEqual([{ 200: 29 }, 200]);
});

test("of 40 concurrent wrong codes of one phone from 40 addresses five are checked", async () => {
  const person = await aPerson();

  const responses = await atOnce(40, () => wrong(person));

  expect(statusCounts(responses)).toEqual({ 404: 5, 429: 35 });
});

test("of 40 concurrent phones for one national code from 40 addresses five are checked", async () => {
  const { code } = await aPerson();

  const responses = await atOnce(40, () => look({ phone: aPhone(), code }));

  expect(statusCounts(responses)).toEqual({ 404: 5, 429: 35 });
});

test("one address has three wrong codes for a phone; another address is not affected", async () => {
  const person = await aPerson();
  const ip = freshIp();

  const responses = await concurrently(8, () => wrong(person, ip));
  const elsewhere = await look(person);

  expect([statusCounts(responses), elsewhere.status]).toEqual([{ 404: 3, 429: 5 }, 200]);
});

test("the wait after a failure is one second at first and grows with each further failure", async () => {
  const person = await aPerson();
  for (let n = 0; n < 5; n++) await wrong(person);

  const first = await wrong(person);
  const sixth = await waiting(() => wrong(person));
  const second = await look(person);

  expect([first.status, first.headers["retry-after"]]).toEqual([429, "1"]);
  expect(sixth.status).toBe(404);
  expect([second.status, second.headers["retry-after"]]).toEqual([429, "2"]);
  expect(second.body.code).toBe("RATE_LIMITED");
  expect((await waiting(() => look(person))).status).toBe(200);
});

test("waits double up to a quarter of an hour", () => {
  const rule = { free: 5, firstWait: 1 };

  expect([4, 5, 6, 7, 8, 14, 15, 500].map((failures) => waitAfter(failures, rule))).toEqual([
    0, 1, 2, 4, 8, 512, 900, 900,
  ]);
});

test("while a phone is blocked its pair is not checked", async () => {
  const person = await aPerson();
  for (let n = 0; n < 5; n++) await wrong(person);

  const { result, statements } = await statementsOf(() => look(person));

  expect(result.status).toBe(429);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter((text) => text.includes("customers"))).toEqual([]);
});

test("a success resets the failures of its address with its phone and no others", async () => {
  const person = await aPerson();
  const ip = freshIp();

  const before = [await wrong(person, ip), await wrong(person, ip)];
  const right = await look(person, ip);
  const after = [await wrong(person, ip), await wrong(person, ip)];
  const fifth = await wrong(person);
  const sixth = await look(person);

  expect(statusesOf([...before, right, ...after, fifth])).toEqual([404, 404, 200, 404, 404, 404]);
  expect(sixth.status).toBe(429);
});

test("the number of failures of an address is configurable, and one more blocks it", async () => {
  const other = await openApp({ LOOKUP_FAILURES_PER_HOUR: "4" });
  const person = await aPerson(other);
  const ip = freshIp();

  const misses = [];
  for (let n = 0; n < 4; n++) misses.push(await look({ phone: aPhone(), code: aNationalCode() }, ip, other));
  const fifth = await look(person, ip, other);
  const elsewhere = await look(person, freshIp(), other);
  const later = await waiting(() => look(person, ip, other));
  await other.close();

  expect(statusesOf([...misses, fifth, elsewhere])).toEqual([404, 404, 404, 404, 429, 200]);
  expect([fifth.headers["retry-after"], later.status]).toEqual(["1", 200]);
});

test("the number of look-ups of an address per minute is configurable", async () => {
  const other = await openApp({ LOOKUPS_PER_MINUTE: "7" });
  const person = await aPerson(other);
  const ip = freshIp();

  const responses = [];
  for (let n = 0; n < 9; n++) responses.push(await look(person, ip, other));
  await other.close();

  expect(statusesOf(responses)).toEqual([200, 200, 200, 200, 200, 200, 200, 429, 429]);
});

test("12 concurrent checks of valid codes from one address do not count as failures", async () => {
  const other = await openApp({ CODE_CHECKS_PER_MINUTE: "100", CODE_FAILURES_PER_HOUR: "3" });
  const ip = freshIp();
  const check = (code: string) => other.rest("POST", "/api/opening-day/validate-code", { code }, { ip });
  const { poolCode } = await aFestival(other);

  const valid = await concurrently(12, () => check(poolCode));
  const misses = await concurrently(8, (n) => check(`NOSUCHCODE${n}`));
  await other.close();

  expect([statusCounts(valid), new Set(valid.map(({ body }) => body.valid))]).toEqual([{ 200: 12 }, new Set([true])]);
  expect(statusCounts(misses)).toEqual({ 200: 3, 429: 5 });
});

test("a registration with a wrong code is a failure of its address, for any person", async () => {
  const other = await openApp({ CODE_CHECKS_PER_MINUTE: "100", CODE_FAILURES_PER_HOUR: "3" });
  const { eventId, poolCode } = await aFestival(other);
  const register = (lottery_code: string, ip: string) =>
    other.rest(
      "POST",
      "/api/opening-day/register",
      {
        event_id: eventId,
        full_name: "Mina Noori",
        phone_number: aPhone(),
        id_card_number: aNationalCode(),
        lottery_code,
      },
      { ip },
    );
  const ip = freshIp();

  const misses = [];
  for (let n = 0; n < 3; n++) misses.push(await register(`NOSUCHCODE${n}`, ip));
  const right = await register(poolCode, ip);
  const elsewhere = await register(poolCode, freshIp());
  await other.close();

  expect(new Set(misses.map(({ body }) => body.code))).toEqual(new Set(["CODE_NOT_ACCEPTED"]));
  expect([right.status, elsewhere.status]).toEqual([429, 201]);
});
