import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { AppError } from "../errors/app-error";
import { limitKeysOfLines, SITE_FACTOR } from "./ip-addresses";
import { hashedKey } from "./limit-key";
import { createSemaphore } from "../concurrency/concurrency";

/** The limit of failures per key. */
export interface FailureRule {
  /** Failures within an hour before the key has to wait. */
  free: number;
  /** Seconds of the first wait. */
  firstWait: number;
  /** The key is or contains an IP address: IPv6 is counted by network, see `limitKeysOf`. */
  byAddress?: true;
}

/** The names of the rules; `app/limits.ts` declares them. @public */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declared by `app`, which alone knows the features
export interface FailureLimitRules {}

export type FailureName = keyof FailureLimitRules;
export type FailureRules = Readonly<Record<FailureName, FailureRule>>;
type FailureKey = readonly [name: FailureName, key: string];
export type FailureAllowances = Partial<Record<FailureName, number>>;

const WINDOW_SECONDS = 3_600;
const MAX_WAIT_SECONDS = 900;
/** Attempts that may wait for an earlier one of the same key; further ones are rejected immediately. */
const MAX_WAITING = 100;

/** Returns the wait in seconds after a number of failures: doubles up to 15 minutes; 0 within the allowance. */
export const waitAfter = (failures: number, { free, firstWait }: FailureRule): number =>
  failures < free ? 0 : Math.min(MAX_WAIT_SECONDS, firstWait * 2 ** (failures - free));

interface Options {
  /** The failures of this name are reset after a success. */
  cleared?: FailureName;
  /** Attempts of one key run concurrently: for writes of signed-in callers, which have other limits. */
  isConcurrent?: true;
}

/**
 * Runs an attempt and returns its result; null is a failure. Throws RATE_LIMITED without running it while one of the
 * keys has to wait. A failure counts for every key; an attempt that throws is not counted.
 */
export type Attempt = <Result>(
  keys: readonly FailureKey[],
  work: () => Promise<Result | null>,
  options?: Options,
) => Promise<Result | null>;

/** An attempt without limits, for benchmarks. */
export const unlimited: Attempt = (_keys, work) => work();

/** One counter of an attempt: of a key, or of the /48 network of its IP address. */
interface Counted {
  name: FailureName;
  key: string;
  isSite: boolean;
}

const countedBy = (rules: FailureRules, [name, raw]: FailureKey): Counted[] => {
  if (!rules[name].byAddress) return [{ name, key: raw, isSite: false }];
  const { key, site } = limitKeysOfLines(raw);
  const network = { name, key, isSite: false };
  return site === null ? [network] : [network, { name, key: site, isSite: true }];
};

const textOf = ({ name, key, isSite }: Counted): string => `${name}${isSite ? "/48" : ""}\n${key}`;
const rejectFor = (seconds: number): never => {
  throw new AppError("RATE_LIMITED", [], { seconds }, seconds);
};

type SerialQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Runs work of the same key sequentially and work of different keys concurrently. */
function createSerialQueue(): SerialQueue {
  const queues = new Map<string, { run: ReturnType<typeof createSemaphore>; length: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { run: createSemaphore(1), length: 0 };
    if (queue.length > MAX_WAITING) return rejectFor(1);
    queues.set(key, queue);
    queue.length++;
    try {
      return await queue.run(work);
    } finally {
      queue.length--;
      if (queue.length === 0) queues.delete(key);
    }
  };
}

interface FailureOptions {
  rules: FailureRules;
  allowances: FailureAllowances;
  /** Called on each rejection. */
  onHit: (name: FailureName) => void;
}

interface FailureLimiters {
  rule: FailureRule;
  failures: RateLimiterPostgres;
  waits: RateLimiterPostgres;
}

/** Creates the limiters of each rule: for a key, or the /64 network of its IP address, and for the /48 network. */
function createLimiters(pool: Pool, { rules, allowances }: Pick<FailureOptions, "rules" | "allowances">) {
  const limiter = (keyPrefix: string) => {
    const options = { keyPrefix, points: 1, duration: WINDOW_SECONDS };
    const store = { storeClient: pool, storeType: "pool", tableName: "rate_limits", tableCreated: true };
    const insuranceLimiter = new RateLimiterMemory(options);
    return new RateLimiterPostgres({ ...options, ...store, clearExpiredByTimeout: false, insuranceLimiter });
  };
  const limitersFor = (name: FailureName, isSite: boolean): FailureLimiters => {
    const rule: FailureRule = {
      ...rules[name],
      free: (allowances as Partial<Record<string, number>>)[name] ?? rules[name].free,
    };
    const prefix = isSite ? `${name}/48` : name;
    return {
      rule: isSite ? { ...rule, free: rule.free * SITE_FACTOR } : rule,
      failures: limiter(prefix),
      waits: limiter(`${prefix}-wait`),
    };
  };
  return new Map(
    (Object.keys(rules) as FailureName[]).map((name) => [
      name,
      { network: limitersFor(name, false), site: limitersFor(name, true) },
    ]),
  );
}

/** Limits that count only failures. See docs/decisions/0019 for why attempts of one key run sequentially. */
export function failureLimits(pool: Pool, { rules, allowances, onHit }: FailureOptions): Attempt {
  const limiters = createLimiters(pool, { rules, allowances });
  const limitersOf = ({ name, isSite }: Counted): FailureLimiters => {
    const found = limiters.get(name) as NonNullable<ReturnType<typeof limiters.get>>;
    return isSite ? found.site : found.network;
  };
  const inTurn = createSerialQueue();

  async function requireNoWait(counted: readonly Counted[]): Promise<void> {
    let [wait, longest]: [number, FailureName | null] = [0, null];
    for (const one of counted) {
      const ms = (await limitersOf(one).waits.get(hashedKey(one.key)))?.msBeforeNext ?? 0;
      if (ms > wait) [wait, longest] = [ms, one.name];
    }
    if (longest === null) return;
    onHit(longest);
    rejectFor(Math.max(1, Math.ceil(wait / 1000)));
  }

  async function countFailure(one: Counted): Promise<void> {
    const { rule, failures, waits } = limitersOf(one);
    const { consumedPoints } = await failures.penalty(hashedKey(one.key));
    const seconds = waitAfter(consumedPoints, rule);
    if (seconds > 0) await waits.block(hashedKey(one.key), seconds);
  }

  return async (keys, work, { cleared, isConcurrent } = {}) => {
    const counted = keys.flatMap((key) => countedBy(rules, key));
    const attempt = async () => {
      await requireNoWait(counted);
      const result = await work();
      if (result === null) for (const one of counted) await countFailure(one);
      else
        for (const one of counted)
          if (one.name === cleared && !one.isSite) await limitersOf(one).failures.delete(hashedKey(one.key));
      return result;
    };
    if (isConcurrent) return attempt();
    // Every attempt enters the queues of its keys in the same order to avoid deadlocks. A /48 network has no queue: its
    // /64 networks need not wait for each other.
    return counted
      .filter(({ isSite }) => !isSite)
      .map(textOf)
      .toSorted()
      .reduceRight((inner, key) => () => inTurn(key, inner), attempt)();
  };
}
