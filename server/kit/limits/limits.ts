import type { Pool } from "pg";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { Refusal } from "../fail";
import { sha256 } from "../crypto/token";
import { limitKeysOfLines } from "./addresses";

interface Rule {
  /** How many a key may take in `seconds`. */
  points: number;
  seconds: number;
  /** Refuse when the store is away, instead of counting in this process's memory meanwhile. */
  failsClosed?: true;
  /** The key is an address, or has one as a line: IPv6 is counted by network, see `limitKeysOf`. */
  byAddress?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Who may call how often: every limit of the product. */
const RULES = {
  "login:ip": { points: 50, seconds: 15 * MINUTE, failsClosed: true, byAddress: true },
  "login:user-ip": { points: 5, seconds: 15 * MINUTE, failsClosed: true, byAddress: true },
  "login:account": { points: 1_000_000, seconds: 15 * MINUTE, failsClosed: true },
  "login:account-wait": { points: 1, seconds: MINUTE, failsClosed: true },
  "totp:user": { points: 5, seconds: 15 * MINUTE, failsClosed: true },
  "totp:user-day": { points: 20, seconds: DAY, failsClosed: true },
  "password:user": { points: 5, seconds: 15 * MINUTE, failsClosed: true },
  "key:minute": { points: 300, seconds: MINUTE },
  "export:caller": { points: 5, seconds: MINUTE, byAddress: true },
  "code:ip": { points: 10, seconds: MINUTE, byAddress: true },
  "code-miss:ip": { points: 20, seconds: HOUR, byAddress: true },
  "register:phone-event": { points: 3, seconds: HOUR },
  "lookup:ip": { points: 30, seconds: MINUTE, byAddress: true },
  "lookup-miss:ip": { points: 20, seconds: HOUR, byAddress: true },
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

/** A /48 network may take this many times the points of one of its /64 networks. */
const SITE_FACTOR = 10;

interface Store {
  pool: Pool;
  profile: LimitProfile;
}

function limiterFor(name: LimitName, isSite: boolean, { pool, profile }: Store): RateLimiterAbstract {
  const rule: Rule = RULES[name];
  const points = isSite ? rule.points * SITE_FACTOR : rule.points;
  const options = { keyPrefix: isSite ? `${name}/48` : name, points, duration: rule.seconds };
  if (profile === "bench") return new RateLimiterMemory({ ...options, points: Number.MAX_SAFE_INTEGER });
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: name === "lookup:ip" && !isSite,
    inMemoryBlockOnConsumed: points + 1,
    ...(rule.failsClosed ? {} : { insuranceLimiter: new RateLimiterMemory(options) }),
  });
}

interface Counter {
  limiter: RateLimiterAbstract;
  key: string;
}

/** Every limit over one pool; the `bench` profile counts in memory and never refuses. `onHit` is called at each refusal. */
export function createLimits(pool: Pool, profile: LimitProfile, onHit: (name: LimitName) => void): Limits {
  const store = { pool, profile };
  const names = Object.keys(RULES) as LimitName[];
  const limiters = new Map(names.map((name) => [name, limiterFor(name, false, store)]));
  const siteLimiters = new Map(
    names.flatMap((name) => ("byAddress" in RULES[name] ? [[name, limiterFor(name, true, store)]] : [])),
  );
  /** The counters of a key: the narrow one first, so that a network that is refused takes nothing from its site. */
  const countersOf = (name: LimitName, raw: string): [Counter, ...Counter[]] => {
    const limiter = limiters.get(name) as RateLimiterAbstract;
    const siteLimiter = siteLimiters.get(name);
    if (!siteLimiter) return [{ limiter, key: hashed(raw) }];
    const { key, site } = limitKeysOfLines(raw);
    const first = { limiter, key: hashed(key) };
    return site === null ? [first] : [first, { limiter: siteLimiter, key: hashed(site) }];
  };
  const refuse = (name: LimitName, state: RateLimiterRes): never => {
    onHit(name);
    const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    throw new Refusal("RATE_LIMITED", [], { seconds }, seconds);
  };
  return {
    async take(name, key, seconds) {
      const options = seconds === undefined ? {} : { customDuration: seconds };
      const [narrow, ...wider] = countersOf(name, key);
      try {
        const state = await narrow.limiter.consume(narrow.key, 1, options);
        for (const { limiter, key: site } of wider) await limiter.consume(site, 1, options);
        return {
          limit: RULES[name].points,
          remaining: state.remainingPoints,
          resetSeconds: Math.ceil(state.msBeforeNext / 1000),
          used: state.consumedPoints,
        };
      } catch (state) {
        if (state instanceof RateLimiterRes) return refuse(name, state);
        throw state;
      }
    },
    async giveBack(name, key) {
      await Promise.all(countersOf(name, key).map((counter) => counter.limiter.reward(counter.key)));
    },
    async reset(name, key) {
      await Promise.all(countersOf(name, key).map((counter) => counter.limiter.delete(counter.key)));
    },
  };
}
