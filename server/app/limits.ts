import type { FailureRule } from "../kit/limits/failure-limiter";
import type { RateLimitRule } from "../kit/limits/rate-limiter";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Rate limits by operation. */
export const RATE_LIMITS = {
  "login:ip": { points: 50, seconds: 15 * MINUTE, failsClosed: true, isRefunded: true, byAddress: true },
  "login:user-ip": { points: 5, seconds: 15 * MINUTE, failsClosed: true, byAddress: true },
  "login:account": { points: 1_000_000, seconds: 15 * MINUTE, failsClosed: true },
  "login:account-wait": { points: 1, seconds: MINUTE, failsClosed: true },
  "totp:user": { points: 5, seconds: 15 * MINUTE, failsClosed: true },
  "totp:user-day": { points: 20, seconds: DAY, failsClosed: true, isRefunded: true },
  "password:user": { points: 5, seconds: 15 * MINUTE, failsClosed: true },
  "key:minute": { points: 300, seconds: MINUTE },
  "export:caller": { points: 5, seconds: MINUTE, byAddress: true },
  "template:caller": { points: 30, seconds: MINUTE, byAddress: true },
  "upload:caller": { points: 5, seconds: MINUTE, byAddress: true },
  "code:ip": { points: 10, seconds: MINUTE, byAddress: true },
  "register:phone-event": { points: 3, seconds: HOUR },
  "lookup:ip": { points: 30, seconds: MINUTE, byAddress: true, deletesExpired: true },
  "staff-lookup:session": { points: 600, seconds: HOUR },
} as const satisfies Record<string, RateLimitRule>;

/** Failure limits by operation. */
export const FAILURE_LIMITS = {
  "lookup-failure:address": { free: 200, firstWait: 1, byAddress: true },
  "lookup-failure:address-phone": { free: 3, firstWait: 1, byAddress: true },
  "lookup-failure:phone": { free: 5, firstWait: 1 },
  "lookup-failure:code": { free: 5, firstWait: 1 },
  "code-failure:address": { free: 20, firstWait: 1, byAddress: true },
  // Without it, a national code could be guessed from a phone and an unused code.
  "code-failure:phone": { free: 20, firstWait: 1 },
  // A session belongs to one user, so its wait affects no other user.
  "staff-lookup-failure:session": { free: 60, firstWait: 60 },
} as const satisfies Record<string, FailureRule>;

declare module "../kit/limits/rate-limiter" {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging
  interface RateLimitRules extends Record<keyof typeof RATE_LIMITS, RateLimitRule> {}
}

declare module "../kit/limits/failure-limiter" {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging
  interface FailureLimitRules extends Record<keyof typeof FAILURE_LIMITS, FailureRule> {}
}
