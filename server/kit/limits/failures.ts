import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { sha256 } from "../crypto/token";
import { Refusal } from "../fail";
import { slots } from "./slots";

interface Rule {
  /** Failures that a key may have within an hour before it has to wait. */
  free: number;
  /** Seconds of the first wait. */
  firstWait: number;
}

const RULES = {
  "lookup-failure:address": { free: 200, firstWait: 1 },
  "lookup-failure:address-phone": { free: 3, firstWait: 1 },
  "lookup-failure:phone": { free: 5, firstWait: 1 },
  "lookup-failure:code": { free: 5, firstWait: 1 },
  "code-failure:address": { free: 20, firstWait: 1 },
  // One session is one person, so its wait locks nobody else out.
  "staff-lookup-failure:session": { free: 60, firstWait: 60 },
} as const satisfies Record<string, Rule>;

export type FailureName = keyof typeof RULES;
export type FailureKey = readonly [name: FailureName, key: string];
export type FailureAllowances = Partial<Record<FailureName, number>>;

const REMEMBERED_SECONDS = 3_600;
const MAX_WAIT_SECONDS = 900;
/** Tries that may wait for an earlier try of the same key; further ones are rejected at once. */
const MAX_WAITING = 100;

/** Seconds a key waits after so many failures: doubled by each, up to a quarter of an hour; 0 within the allowance. */
export const waitAfter = (failures: number, { free, firstWait }: Rule): number =>
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
const textOf = ([name, key]: FailureKey): string => `${name}\n${key}`;
const refuseFor = (seconds: number): never => {
  throw new Refusal("RATE_LIMITED", [], { seconds }, seconds);
};

type OneByOne = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Runs the work of one key one after another, and that of different keys side by side. */
function oneByOne(): OneByOne {
  const lines = new Map<string, { run: ReturnType<typeof slots>; length: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { run: slots(1), length: 0 };
    if (line.length > MAX_WAITING) return refuseFor(1);
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

/**
 * The limits that count failures only, over one pool. See docs/decisions/0018 for why tries of one key run one by one.
 */
export function failureLimits(pool: Pool, allowances: FailureAllowances): Attempt {
  const limiter = (keyPrefix: string) => {
    const options = { keyPrefix, points: 1, duration: REMEMBERED_SECONDS };
    const store = { storeClient: pool, storeType: "pool", tableName: "rate_limits", tableCreated: true };
    const insuranceLimiter = new RateLimiterMemory(options);
    return new RateLimiterPostgres({ ...options, ...store, clearExpiredByTimeout: false, insuranceLimiter });
  };
  const limiters = new Map(
    (Object.keys(RULES) as FailureName[]).map((name) => [
      name,
      {
        rule: { ...RULES[name], free: allowances[name] ?? RULES[name].free },
        failures: limiter(name),
        waits: limiter(`${name}-wait`),
      },
    ]),
  );
  const limitersOf = (name: FailureName) => limiters.get(name) as NonNullable<ReturnType<typeof limiters.get>>;
  const inTurn = oneByOne();

  async function checkWaits(keys: readonly FailureKey[]): Promise<void> {
    let wait = 0;
    for (const [name, key] of keys) {
      wait = Math.max(wait, (await limitersOf(name).waits.get(hashed(key)))?.msBeforeNext ?? 0);
    }
    if (wait > 0) refuseFor(Math.max(1, Math.ceil(wait / 1000)));
  }

  async function countFailure([name, key]: FailureKey): Promise<void> {
    const { rule, failures, waits } = limitersOf(name);
    const { consumedPoints } = await failures.penalty(hashed(key));
    const seconds = waitAfter(consumedPoints, rule);
    if (seconds > 0) await waits.block(hashed(key), seconds);
  }

  return async (keys, work, { cleared, sideBySide } = {}) => {
    const attempt = async () => {
      await checkWaits(keys);
      const result = await work();
      if (result === null) for (const key of keys) await countFailure(key);
      else for (const [name, key] of keys) if (name === cleared) await limitersOf(name).failures.delete(hashed(key));
      return result;
    };
    if (sideBySide) return attempt();
    // Every try takes the lines of its keys in one order, so that two tries never wait for each other.
    return keys
      .map(textOf)
      .toSorted()
      .reduceRight((inner, key) => () => inTurn(key, inner), attempt)();
  };
}
