import type { Pool } from "pg";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { AppError } from "../errors/app-error";
import { limitKeysOfLines, SITE_FACTOR } from "./ip-addresses";
import { hashedKey } from "./limit-key";
import {
  type Attempt,
  type FailureAllowances,
  failureLimits,
  type FailureName,
  type FailureRules,
  unlimited,
} from "./failure-limiter";

/** The limit of calls per key. */
export interface RateLimitRule {
  /** Calls allowed within `seconds`. */
  points: number;
  seconds: number;
  /** Reject if the store is unavailable, instead of counting in memory. */
  failsClosed?: true;
  /** The key is or contains an IP address: IPv6 is counted by network, see `limitKeysOf`. */
  byAddress?: true;
  /** Successful calls are refunded, so rejected calls must not count. */
  isRefunded?: true;
  /** This limiter deletes the expired rows of all limiters; set it for one rule only. */
  deletesExpired?: true;
}

/** The rules by name; `app/limits.ts` declares the names. @public */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declared by `app`, which alone knows the features
export interface RateLimitRules {}

type RateLimitName = keyof RateLimitRules;

/** The state of one counter after an update. */
interface Count {
  limit: number;
  remaining: number;
  resetSeconds: number;
  used: number;
}

export interface Limits {
  /** Consumes one call of a key, atomically. Throws RATE_LIMITED if none is left. `seconds` overrides the rule's. */
  consume(name: RateLimitName, key: string, seconds?: number): Promise<Count>;
  /** Refunds one call. */
  refund(name: RateLimitName, key: string): Promise<void>;
  /** Resets the counter of a key. */
  reset(name: RateLimitName, key: string): Promise<void>;
  /** Runs an attempt and counts only failures. */
  attempt: Attempt;
}

/** Configured limits that override the rules. */
export type Allowances = Partial<Record<RateLimitName, number>> & FailureAllowances;

type LimitProfile = "standard" | "bench";

interface Store {
  pool: Pool;
  profile: LimitProfile;
}

/** With `isSite` it counts a /48 network, which has several times the points of one of its /64 networks. */
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
    // An in-memory block would outlive a refund and reject a key that has calls left.
    ...(rule.isRefunded ? {} : { inMemoryBlockOnConsumed: points + 1 }),
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
  /** Called on each rejection. */
  onHit: (name: RateLimitName | FailureName) => void;
}

/** Creates all limits on one pool. */
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
  /**
   * Returns the counters of a key, the /64 network first, so that its rejected calls do not count for the /48 network.
   */
  const countersOf = (name: RateLimitName, raw: string): [Counter, ...Counter[]] => {
    const limiter = limiters.get(name) as RateLimiterAbstract;
    const siteLimiter = siteLimiters.get(name);
    if (!siteLimiter) return [{ limiter, key: hashedKey(raw) }];
    const { key, site } = limitKeysOfLines(raw);
    const first = { limiter, key: hashedKey(key) };
    return site === null ? [first] : [first, { limiter: siteLimiter, key: hashedKey(site) }];
  };
  const reject = (name: RateLimitName, state: RateLimiterRes): never => {
    onHit(name);
    const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    throw new AppError("RATE_LIMITED", [], { seconds }, seconds);
  };
  const refundAll = async (counters: readonly Counter[]): Promise<void> => {
    for (const { limiter, key } of counters) await limiter.reward(key);
  };
  return {
    async consume(name, raw, seconds) {
      const counters = countersOf(name, raw);
      const options = seconds === undefined ? {} : { customDuration: seconds };
      const counts: RateLimiterRes[] = [];
      for (const [index, { limiter, key }] of counters.entries()) {
        try {
          counts.push(await limiter.consume(key, 1, options));
        } catch (state) {
          if (!(state instanceof RateLimiterRes)) throw state;
          if (ruleOf(name).isRefunded) await refundAll(counters.slice(0, index + 1));
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
    refund: (name, raw) => refundAll(countersOf(name, raw)),
    async reset(name, raw) {
      for (const { limiter, key } of countersOf(name, raw)) await limiter.delete(key);
    },
    attempt: profile === "bench" ? unlimited : failureLimits(pool, { rules: failureRules, allowances, onHit }),
  };
}
