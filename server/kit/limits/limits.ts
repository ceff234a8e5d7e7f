import type { Pool } from "pg";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { Refusal } from "../fail";
import { sha256 } from "../crypto/token";

interface Rule {
  /** How many a key may take in `seconds`. */
  points: number;
  seconds: number;
  /** Refuse when the store is away, instead of counting in this process's memory meanwhile. */
  failsClosed?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Who may call how often: every limit of the product. */
const RULES = {
  "login:ip": { points: 50, seconds: 15 * MINUTE, failsClosed: true },
  "login:user-ip": { points: 5, seconds: 15 * MINUTE, failsClosed: true },
  "login:account": { points: 1_000_000, seconds: 15 * MINUTE, failsClosed: true },
  "login:account-wait": { points: 1, seconds: MINUTE, failsClosed: true },
  "totp:user": { points: 5, seconds: 15 * MINUTE, failsClosed: true },
  "totp:user-day": { points: 20, seconds: DAY, failsClosed: true },
  "password:user": { points: 5, seconds: 15 * MINUTE, failsClosed: true },
  "key:minute": { points: 300, seconds: MINUTE },
  "export:caller": { points: 5, seconds: MINUTE },
  "template:caller": { points: 30, seconds: MINUTE },
  "upload:caller": { points: 5, seconds: MINUTE },
  "code:ip": { points: 10, seconds: MINUTE },
  "code-miss:ip": { points: 20, seconds: HOUR },
  "register:phone-event": { points: 3, seconds: HOUR },
  "lookup:ip": { points: 30, seconds: MINUTE },
  "lookup-miss:ip": { points: 20, seconds: HOUR },
  "lookup-miss:phone": { points: 5, seconds: HOUR },
  "lookup-miss:code": { points: 5, seconds: HOUR },
} as const satisfies Record<string, Rule>;

export type LimitName = keyof typeof RULES;

/** The state of one counter after it was touched. */
export interface Count {
  limit: number;
  remaining: number;
  resetSeconds: number;
  used: number;
}

export interface Limits {
  /** Takes one from a key; refuses with RATE_LIMITED when none is left. Atomic, so parallel tries cannot pass. `seconds` overrides the rule's. */
  take(name: LimitName, key: string, seconds?: number): Promise<Count>;
  /** Gives one back, for a try that turned out well. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets a key. */
  reset(name: LimitName, key: string): Promise<void>;
}

export type LimitProfile = "standard" | "bench";

// Keys are hashed: a table of phone numbers that were asked for is personal data nobody needs.
const hashed = (key: string): string => sha256(key).toString("base64url");

function limiterFor(name: LimitName, pool: Pool, profile: LimitProfile): RateLimiterAbstract {
  const rule: Rule = RULES[name];
  const options = { keyPrefix: name, points: rule.points, duration: rule.seconds };
  if (profile === "bench") return new RateLimiterMemory({ ...options, points: Number.MAX_SAFE_INTEGER });
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: name === "lookup:ip",
    inMemoryBlockOnConsumed: rule.points + 1,
    ...(rule.failsClosed ? {} : { insuranceLimiter: new RateLimiterMemory(options) }),
  });
}

const refuse = (state: RateLimiterRes): never => {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  throw new Refusal("RATE_LIMITED", [], { seconds }, seconds);
};

/** Every limit over one pool; the `bench` profile counts in memory and never refuses. */
export function createLimits(pool: Pool, profile: LimitProfile): Limits {
  const limiters = new Map((Object.keys(RULES) as LimitName[]).map((name) => [name, limiterFor(name, pool, profile)]));
  const limiter = (name: LimitName) => limiters.get(name) as RateLimiterAbstract;
  return {
    async take(name, key, seconds) {
      try {
        const state = await limiter(name).consume(
          hashed(key),
          1,
          seconds === undefined ? {} : { customDuration: seconds },
        );
        return {
          limit: RULES[name].points,
          remaining: state.remainingPoints,
          resetSeconds: Math.ceil(state.msBeforeNext / 1000),
          used: state.consumedPoints,
        };
      } catch (state) {
        if (state instanceof RateLimiterRes) return refuse(state);
        throw state;
      }
    },
    async giveBack(name, key) {
      await limiter(name).reward(hashed(key));
    },
    async reset(name, key) {
      await limiter(name).delete(hashed(key));
    },
  };
}
