import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { sha256 } from "../crypto/token";
import { AppError } from "../errors/app-error";
import { limitKeysOfLines, SITE_FACTOR } from "./ip-addresses";
import { createSemaphore } from "../concurrency/concurrency";

/** How many failures one key may have. */
export interface FailureRule {
  /** Failures that a key may have within an hour before it has to wait. */
  free: number;
  /** Seconds of the first wait. */
  firstWait: number;
  /** The key is an address, or has one as a line: IPv6 is counted by network, see `limitKeysOf`. */
  byAddress?: true;
}

/** The names of the rules; `app/limits.ts` declares them. @public */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declared by `app`, which alone knows the features
export interface FailureLimitRules {}

export type FailureName = keyof FailureLimitRules;
export type FailureRules = Readonly<Record<FailureName, FailureRule>>;
type FailureKey = readonly [name: FailureName, key: string];
export type FailureAllowances = Partial<Record<FailureName, number>>;

const REMEMBERED_SECONDS = 3_600;
const MAX_WAIT_SECONDS = 900;
/** Tries that may wait for an earlier try of the same key; further ones are rejected at once. */
const MAX_WAITING = 100;

/** Seconds a key waits after so many failures: doubled by each, up to a quarter of an hour; 0 within the allowance. */
export const waitAfter = (failures: number, { free, firstWait }: FailureRule): number =>
  failures < free ? 0 : Math.min(MAX_WAIT_SECONDS, firstWait * 2 ** (failures - free));

interface Options {
  /** The failures of this name are forgotten after a success. */
  cleared?: FailureName;
  /** Tries of one key run side by side: for writes of signed-in callers, whose number at a time is bounded otherwise. */
  sideBySide?: true;
}

/**
 * Runs a try that fails by returning null, and returns what it returns. While one of the keys has to wait the try is not
 * made: RATE_LIMITED. A failure counts for every key; a try that throws counts for nothing.
 */
export type Attempt = <Result>(
  keys: readonly FailureKey[],
  work: () => Promise<Result | null>,
  options?: Options,
) => Promise<Result | null>;

/** An attempt without limits, for measuring. */
export const unlimited: Attempt = (_keys, work) => work();

const hashed = (key: string): string => sha256(key).toString("base64url");

/** One counter of a try: of a key, or of the /48 network of its address. */
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

type OneByOne = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Runs the work of one key one after another, and that of different keys side by side. */
function oneByOne(): OneByOne {
  const lines = new Map<string, { run: ReturnType<typeof createSemaphore>; length: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { run: createSemaphore(1), length: 0 };
    if (line.length > MAX_WAITING) return rejectFor(1);
    lines.set(key, line);
    line.length++;
    try {
      return await line.run(work);
    } finally {
      line.length--;
      if (line.length === 0) lines.delete(key);
    }
  };
}

interface FailureOptions {
  rules: FailureRules;
  allowances: FailureAllowances;
  /** Called at each rejection. */
  onHit: (name: FailureName) => void;
}

/**
 * The limits that count failures only, over one pool. See docs/decisions/0019 for why tries of one key run one by one.
 */
export function failureLimits(pool: Pool, { rules, allowances, onHit }: FailureOptions): Attempt {
  const limiter = (keyPrefix: string) => {
    const options = { keyPrefix, points: 1, duration: REMEMBERED_SECONDS };
    const store = { storeClient: pool, storeType: "pool", tableName: "rate_limits", tableCreated: true };
    const insuranceLimiter = new RateLimiterMemory(options);
    return new RateLimiterPostgres({ ...options, ...store, clearExpiredByTimeout: false, insuranceLimiter });
  };
  const limitersFor = (name: FailureName, isSite: boolean) => {
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
  const limiters = new Map(
    (Object.keys(rules) as FailureName[]).map((name) => [
      name,
      { network: limitersFor(name, false), site: limitersFor(name, true) },
    ]),
  );
  const limitersOf = ({ name, isSite }: Counted) => {
    const found = limiters.get(name) as NonNullable<ReturnType<typeof limiters.get>>;
    return isSite ? found.site : found.network;
  };
  const inTurn = oneByOne();

  async function checkWaits(counted: readonly Counted[]): Promise<void> {
    let [wait, longest]: [number, FailureName | null] = [0, null];
    for (const one of counted) {
      const ms = (await limitersOf(one).waits.get(hashed(one.key)))?.msBeforeNext ?? 0;
      if (ms > wait) [wait, longest] = [ms, one.name];
    }
    if (longest === null) return;
    onHit(longest);
    rejectFor(Math.max(1, Math.ceil(wait / 1000)));
  }

  async function countFailure(one: Counted): Promise<void> {
    const { rule, failures, waits } = limitersOf(one);
    const { consumedPoints } = await failures.penalty(hashed(one.key));
    const seconds = waitAfter(consumedPoints, rule);
    if (seconds > 0) await waits.block(hashed(one.key), seconds);
  }

  return async (keys, work, { cleared, sideBySide } = {}) => {
    const counted = keys.flatMap((key) => countedBy(rules, key));
    const attempt = async () => {
      await checkWaits(counted);
      const result = await work();
      if (result === null) for (const one of counted) await countFailure(one);
      else
        for (const one of counted)
          if (one.name === cleared && !one.isSite) await limitersOf(one).failures.delete(hashed(one.key));
      return result;
    };
    if (sideBySide) return attempt();
    // Every try takes the lines of its keys in one order, so that two tries never wait for each other. A site has no line:
    // its networks need not wait for each other.
    return counted
      .filter(({ isSite }) => !isSite)
      .map(textOf)
      .toSorted()
      .reduceRight((inner, key) => () => inTurn(key, inner), attempt)();
  };
}
