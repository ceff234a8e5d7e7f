import { setTimeout as sleep } from "node:timers/promises";
import { aReceipt, asInput, type ReceiptBody } from "./factories";
import { type HttpResponse, type ServerProcess, query } from "./server-process";

/** Returns random numbers of [0, 1) by a seed, so that a failing run can be repeated: mulberry32 of Tommy Ettinger. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<Value>(list: readonly Value[], random: () => number): Value[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other] as Value, copy[last] as Value];
  }
  return copy;
}

/** Processes a list over some concurrent connections. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  connections: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return results;
}

const CREATE = `mutation ($input: ReceiptInput!) { createReceipt(input: $input) {
  id receiptId customerId storeId storeType purchaseAmount pointsCalculated lotteryCodesGenerated codes replayed } }`;

/** Fields that two responses for one receipt must share, from either API. */
export interface Recorded {
  id: string;
  receiptId: string;
  customerId: string;
  amount: number;
  points: number;
  codes: string[];
  replayed: boolean;
}

export interface Sent {
  /** The receipt of the response; null if it was rejected. */
  recorded: Recorded | null;
  response: HttpResponse;
  /** The error code of an error. */
  code: string | null;
}

/** Sends a receipt through one of the two APIs. */
export async function send(
  live: ServerProcess,
  token: string,
  receipt: ReceiptBody,
  { api = "rest", key, timeoutMs }: { api?: "rest" | "graphql"; key?: string; timeoutMs?: number } = {},
): Promise<Sent> {
  if (api === "rest") {
    const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
    const response = await live.call("POST", "/api/receipts/create", { body: receipt, token, headers, timeoutMs });
    const { data } = response.body;
    return response.status < 300
      ? {
          response,
          code: null,
          recorded: {
            id: data.id,
            receiptId: data.receipt_id,
            customerId: data.customer_id,
            amount: data.purchase_amount,
            points: data.points_calculated,
            codes: data.codes,
            replayed: data.replayed,
          },
        }
      : { response, code: response.body.code ?? "UNKNOWN", recorded: null };
  }
  const input = { ...asInput(receipt), ...(key === undefined ? {} : { idempotencyKey: key }) };
  const response = await live.call("POST", "/graphql", {
    body: { query: CREATE, variables: { input } },
    token,
    timeoutMs,
  });
  const made = response.body.data?.createReceipt;
  return made
    ? {
        response,
        code: null,
        recorded: {
          id: made.id,
          receiptId: made.receiptId,
          customerId: made.customerId,
          amount: made.purchaseAmount,
          points: made.pointsCalculated,
          codes: made.codes,
          replayed: made.replayed,
        },
      }
    : { response, code: response.body.errors?.[0]?.extensions?.code ?? "UNKNOWN", recorded: null };
}

/** What a load has seen so far. */
export interface Load {
  /** Acknowledged receipts, with the response. */
  acknowledged: { receipt: ReceiptBody; recorded: Recorded }[];
  /** Failed responses, with their time and duration. */
  rejected: { at: number; status: number; code: string | null; ms: number; retryAfter: string | undefined }[];
  /** Requests whose connection broke. */
  broken: number;
  /** Times of successful responses. */
  successes: number[];
  /** No more new requests; settles after the last response. */
  stop(): Promise<void>;
}

/** Records distinct receipts without a pause, half of new people and half of a few known ones, until it is stopped. */
export function startLoad(live: ServerProcess, token: string, { connections }: { connections: number }): Load {
  let isStopping = false;
  const regulars = Array.from({ length: 20 }, () => aReceipt());
  let turn = 0;
  const next = (): ReceiptBody => {
    const known = regulars[turn % regulars.length] as ReceiptBody;
    const { customer_phone, customer_national_code } = known;
    return turn++ % 2 === 0 ? aReceipt() : aReceipt({ customer_phone, customer_national_code });
  };
  const load: Load = { acknowledged: [], rejected: [], broken: 0, successes: [], stop: () => Promise.resolve() };
  const worker = async () => {
    while (!isStopping) {
      const receipt = next();
      try {
        const { recorded, response, code } = await send(live, token, receipt, { timeoutMs: 10_000 });
        const at = performance.now();
        if (recorded) {
          load.acknowledged.push({ receipt, recorded });
          load.successes.push(at);
        } else {
          load.rejected.push({
            at,
            status: response.status,
            code,
            ms: response.ms,
            retryAfter: response.headers["retry-after"],
          });
          await sleep(5);
        }
      } catch {
        load.broken++;
        await sleep(5);
      }
    }
  };
  const workers = Promise.all(Array.from({ length: connections }, worker));
  load.stop = async () => {
    isStopping = true;
    await workers;
  };
  return load;
}

/** Requests /health at a steady rate; `stop` returns every probe. */
export function startProbe(live: ServerProcess, everyMs: number) {
  const probes: { at: number; ms: number; status: string }[] = [];
  let isStopping = false;
  const loop = (async () => {
    while (!isStopping) {
      const { ms, body } = await live
        .call("GET", "/health", { timeoutMs: 10_000 })
        .catch(() => ({ ms: Infinity, body: { status: "no response" } }));
      probes.push({ at: performance.now(), ms, status: body.status });
      await sleep(everyMs);
    }
  })();
  return {
    probes,
    async stop() {
      isStopping = true;
      await loop;
      return probes;
    },
  };
}

/** The acknowledged receipts that are not stored exactly once. */
export async function lostOrDoubled(folder: string, { acknowledged }: Load): Promise<string[]> {
  const found = await query<{ id: string }>(folder, "select r.id from receipts r where r.receipt_key = any($1)", [
    acknowledged.map(({ receipt }) => receipt.receipt_id.toUpperCase()),
  ]);
  const known = new Map<string, number>();
  for (const { id } of found) known.set(id, (known.get(id) ?? 0) + 1);
  return acknowledged.flatMap(({ recorded }) => (known.get(recorded.id) === 1 ? [] : [recorded.receiptId]));
}
