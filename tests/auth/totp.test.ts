import { generate } from "otplib";
import { newTotpSecret, totpStep } from "../../server/kit/crypto/totp";
import { SECRET } from "../support/sign-in";

/** A time in the second half of a step, so that one second more or less stays in it. */
const NOW = new Date("2026-03-21T10:00:15Z");
const STEP = Math.floor(NOW.getTime() / 30_000);

const codeOf = (step: number, secret = SECRET): Promise<string> => generate({ secret, epoch: step * 30 });

const check = (code: string, more: { lastStep?: number; toleranceSeconds?: number; now?: Date } = {}) =>
  totpStep(SECRET, code, { now: NOW, lastStep: null, toleranceSeconds: 30, ...more });

test.each([
  [-20, null],
  [-3, null],
  [-2, null],
  [-1, STEP - 1],
  [0, STEP],
  [1, null],
  [2, null],
  [20, null],
])("the code of step %i from now belongs to step %p", async (ahead, step) => {
  expect(await check(await codeOf(STEP + ahead))).toBe(step);
});

test.each([
  [-1, null],
  [0, STEP],
  [1, null],
])("with the strict tolerance the code of step %i from now belongs to step %p", async (ahead, step) => {
  expect(await check(await codeOf(STEP + ahead), { toleranceSeconds: 0 })).toBe(step);
});

test.each([
  [STEP - 2, 0, STEP],
  [STEP - 1, 0, STEP],
  [STEP, 0, null],
  [STEP + 1, 0, null],
  [STEP - 1, -1, null],
  [STEP - 2, -1, STEP - 1],
])("after step %i was used, the code of %i from now belongs to %p", async (lastStep, ahead, step) => {
  expect(await check(await codeOf(STEP + ahead), { lastStep })).toBe(step);
});

test.each(["2026-03-21T10:00:00Z", "2026-03-21T10:00:29.999Z"])(
  "a code is valid for its whole step: %s",
  async (now) => {
    expect(await check(await codeOf(STEP), { now: new Date(now) })).toBe(STEP);
  },
);

test("of 1,000 random codes only those of the two accepted steps pass", async () => {
  const open = await Promise.all([codeOf(STEP - 1), codeOf(STEP)]);
  const tried = Array.from({ length: 1_000 }, (_, index) => String((index * 999_983) % 1_000_000).padStart(6, "0"));

  const results = await Promise.all(tried.map(async (code) => ({ code, step: await check(code) })));

  expect(results.filter(({ code, step }) => (step !== null) !== open.includes(code))).toEqual([]);
});

test("a new secret has 160 random bits", () => {
  const secrets = new Set(Array.from({ length: 100 }, newTotpSecret));

  expect(secrets.size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});
