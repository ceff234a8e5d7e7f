import type { Pool } from "pg";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { AppError } from "../errors/app-error";
import { sha256 } from "../crypto/token";
import { limitKeysOfLines, SITE_FACTOR } from "./ip-addresses";
import {
  type Attempt,
  type FailureAllowances,
  failureLimits,
  type FailureName,
  type FailureRules,
  unlimited,
} from "./failure-limiter";

/** How often one key may do something. */
export interface RateLimitRule {
  /** How many a key may take in `seconds`. */
  points: number;
  seconds: number;
  /** Reject when the store is away, instead of counting in this process's memory meanwhile. */
  failsClosed?: true;
  /** The key is an address, or has one as a line: IPv6 is counted by network, see `limitKeysOf`. */
  byAddress?: true;
  /** What is taken is given back by tries that succeed, so tries that are rejected must not count. */
  givesBack?: true;
  /** This limiter deletes the expired rows of all limiters; one rule has it. */
  deletesExpired?: true;
}

/** The rules by name; `app/limits.ts` declares the names. @public */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declared by `app`, which alone knows the features
export interface RateLimitRules {}

type RateLimitName = keyof RateLimitRules;

/** The state of one counter after it was touched. */
interface Count {
  limit: number;
  remaining: number;
  resetSeconds: number;
  used: number;
}

export interface Limits {
  /** Takes one from a key; throws RATE_LIMITED when none is left. Atomic, so parallel tries cannot pass. `seconds` overrides the rule's. */
  take(name: RateLimitName, key: string, seconds?: number): Promise<Count>;
  /** Gives one back, for a try that turned out well. */
  giveBack(name: RateLimitName, key: string): Promise<void>;
  /** Forgets a key. */
  reset(name: RateLimitName, key: string): Promise<void>;
  /** Runs a try of which only failures count. */
  attempt: Attempt;
}

/** How much the settings allow where they differ from the rules. */
export type Allowances = Partial<Record<RateLimitName, number>> & FailureAllowances;

type LimitProfile = "standard" | "bench";

// Keys are hashed: a table of phone numbers that were asked for is personal data nobody needs.
const hashed = (key: string): string => sha256(key).toString("base64url");

interface Store {
  pool: Pool;
  profile: LimitProfile;
}

/** `site` counts a /48 network, which may take several times the points of one of its /64 networks. */
function limiterFor(
  name: RateLimitName,
  isSite: boolean,
  rule: RateLimitRule,
  { pool, profile }: Store,
): RateLimiterAbstract {
  const points = isSite ? rule.points * SITE_FACTOR : rule.points;
  const options = { keyPrefix: isSite ? `${name}/48` : name, points, duration: rule.seconds };
  if (profile === "bench") return new RateLimiterMemory({ ...options, points: Number.MAX_SAFE_INTEGER });
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: rule.deletesExpired === true && !isSite,
    // A block in memory outlives what is given back, and would lock out a key that has room again.
    ...(rule.givesBack ? {} : { inMemoryBlockOnConsumed: points + 1 }),
    ...(rule.failsClosed ? {} : { insuranceLimiter: new RateLimiterMemory(options) }),
  });
}

interface Counter {
  limiter: RateLimiterAbstract;
  key: string;
}

interface LimitOptions {
  rules: Readonly<Record<RateLimitName, RateLimitRule>>;
  failureRules: FailureRules;
  /** `bench` counts in memory and never rejects. */
  profile: LimitProfile;
  allowances?: Allowances;
  /** Called at each rejection. */
  onHit: (name: RateLimitName | FailureName) => void;
}

/** Every limit over one pool. */
export function createLimits(
  pool: Pool,
  { rules, failureRules, profile, allowances = {}, onHit }: LimitOptions,
): Limits {
  const ruleOf = (name: RateLimitName): RateLimitRule => ({
    ...rules[name],
    points: (allowances as Partial<Record<string, number>>)[name] ?? rules[name].points,
  });
  const names = Object.keys(rules) as RateLimitName[];
  const store = { pool, profile };
  const limiters = new Map(names.map((name) => [name, limiterFor(name, false, ruleOf(name), store)]));
  const siteLimiters = new Map(
    names.flatMap((name) => (ruleOf(name).byAddress ? [[name, limiterFor(name, true, ruleOf(name), store)]] : [])),
  );
  /** The counters of a key: the narrow one first, so that a network that is rejected takes nothing from its site. */
  const countersOf = (name: RateLimitName, raw: string): [Counter, ...Counter[]] => {
    const limiter = limiters.get(name) as RateLimiterAbstract;
    const siteLimiter = siteLimiters.get(name);
    if (!siteLimiter) return [{ limiter, key: hashed(raw) }];
    const { key, site } = limitKeysOfLines(raw);
    const first = { limiter, key: hashed(key) };
    return site === null ? [first] : [first, { limiter: siteLimiter, key: hashed(site) }];
  };
  const reject = (name: RateLimitName, state: RateLimiterRes): never => {
    onHit(name);
    const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    throw new AppError("RATE_LIMITED", [], { seconds }, seconds);
  };
  const rewardAll = async (counters: readonly Counter[]): Promise<void> => {
    for (const { limiter, key } of counters) await limiter.reward(key);
  };
  return {
    async take(name, raw, seconds) {
      const counters = countersOf(name, raw);
      const options = seconds === undefined ? {} : { customDuration: seconds };
      const counts: RateLimiterRes[] = [];
      for (const [index, { limiter, key }] of counters.entries()) {
        try {
          counts.push(await limiter.consume(key, 1, options));
        } catch (state) {
          if (!(state instanceof RateLimiterRes)) throw state;
          if (ruleOf(name).givesBack) await rewardAll(counters.slice(0, index + 1));
          return reject(name, state);
        }
      }
      const [state] = counts as [RateLimiterRes];
      return {
        limit: ruleOf(name).points,
        remaining: state.remainingPoints,
        resetSeconds: Math.ceil(state.msBeforeNext / 1000),
        used: state.consumedPoints,
      };
    },
    giveBack: (name, raw) => rewardAll(countersOf(name, raw)),
    async reset(name, raw) {
      for (const { limiter, key } of countersOf(name, raw)) await limiter.delete(key);
    },
    attempt: profile === "bench" ? unlimited : failureLimits(pool, { rules: failureRules, allowances, onHit }),
  };
}
