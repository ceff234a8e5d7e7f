import type { Pool } from "pg";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { Refusal } from "../fail";
import { sha256 } from "../crypto/token";
import { type Attempt, type FailureAllowances, failureLimits, unlimited } from "./failures";

interface Rule {
  /** How many a key may take in `seconds`. */
  points: number;
  seconds: number;
  /** Refuse when the store is away, instead of counting in this process's memory meanwhile. */
  failsClosed?: true;
  /** What is taken is given back by tries that succeed, so tries that are rejected must not count. */
  givesBack?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Who may call how often: every limit of the product. */
const RULES = {
  "login:ip": { points: 50, seconds: 15 * MINUTE, failsClosed: true, givesBack: true },
  "login:user-ip": { points: 5, seconds: 15 * MINUTE, failsClosed: true },
  "login:account": { points: 1_000_000, seconds: 15 * MINUTE, failsClosed: true },
  "login:account-wait": { points: 1, seconds: MINUTE, failsClosed: true },
  "totp:user": { points: 5, seconds: 15 * MINUTE, failsClosed: true },
  "totp:user-day": { points: 20, seconds: DAY, failsClosed: true, givesBack: true },
  "password:user": { points: 5, seconds: 15 * MINUTE, failsClosed: true },
  "key:minute": { points: 300, seconds: MINUTE },
  "export:caller": { points: 5, seconds: MINUTE },
  "code:ip": { points: 10, seconds: MINUTE },
  "register:phone-event": { points: 3, seconds: HOUR },
  "lookup:ip": { points: 30, seconds: MINUTE },
  "staff-lookup:session": { points: 600, seconds: HOUR },
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
  /** Runs a try of which only failures count. */
  attempt: Attempt;
}

/** How much the settings allow where they differ from the rules. */
export type Allowances = Partial<Record<LimitName, number>> & FailureAllowances;

export type LimitProfile = "standard" | "bench";

// Keys are hashed: a table of phone numbers that were asked for is personal data nobody needs.
const hashed = (key: string): string => sha256(key).toString("base64url");

function limiterFor(name: LimitName, pool: Pool, profile: LimitProfile, rule: Rule): RateLimiterAbstract {
  const options = { keyPrefix: name, points: rule.points, duration: rule.seconds };
  if (profile === "bench") return new RateLimiterMemory({ ...options, points: Number.MAX_SAFE_INTEGER });
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: name === "lookup:ip",
    // A block in memory outlives what is given back, and would lock out a key that has room again.
    ...(rule.givesBack ? {} : { inMemoryBlockOnConsumed: rule.points + 1 }),
    ...(rule.failsClosed ? {} : { insuranceLimiter: new RateLimiterMemory(options) }),
  });
}

const refuse = (state: RateLimiterRes): never => {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  throw new Refusal("RATE_LIMITED", [], { seconds }, seconds);
};

/** Every limit over one pool; the `bench` profile counts in memory and never refuses. */
export function createLimits(pool: Pool, profile: LimitProfile, allowances: Allowances = {}): Limits {
  const ruleOf = (name: LimitName): Rule => ({ ...RULES[name], points: allowances[name] ?? RULES[name].points });
  const limiters = new Map(
    (Object.keys(RULES) as LimitName[]).map((name) => [name, limiterFor(name, pool, profile, ruleOf(name))]),
  );
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
          limit: ruleOf(name).points,
          remaining: state.remainingPoints,
          resetSeconds: Math.ceil(state.msBeforeNext / 1000),
          used: state.consumedPoints,
        };
      } catch (state) {
        if (!(state instanceof RateLimiterRes)) throw state;
        if (ruleOf(name).givesBack) await limiter(name).reward(hashed(key));
        return refuse(state);
      }
    },
    async giveBack(name, key) {
      await limiter(name).reward(hashed(key));
    },
    async reset(name, key) {
      await limiter(name).delete(hashed(key));
    },
    attempt: profile === "bench" ? unlimited : failureLimits(pool, allowances),
  };
}
