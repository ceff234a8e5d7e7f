import * as z from "zod/mini";
import { type Chain, isBeaconValid, parseSignature } from "../../../domain/draws/beacon";

/** Maximum time of all relays together. */
const DEADLINE_MS = 5_000;
const MAX_RESPONSE_LENGTH = 4_096;

const response = z.object({ round: z.int(), signature: z.string() });

/** The path of a round at a relay. Source: docs.drand.love/docs/dev-guide/3-4-dev-guide-http-api. */
export const roundPath = ({ hash }: Chain, round: number): string => `/${hash}/public/${round}`;

async function fetchFrom(relay: string, chain: Chain, round: number, signal: AbortSignal): Promise<Uint8Array> {
  const reply = await fetch(new URL(roundPath(chain, round), relay), { signal, redirect: "error" });
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  const text = await reply.text();
  if (text.length > MAX_RESPONSE_LENGTH) throw new Error("the response is too long");
  const beacon = response.parse(JSON.parse(text));
  const signature = parseSignature(beacon.signature);
  if (beacon.round !== round || !signature || !isBeaconValid(chain, round, signature)) throw new Error("wrong beacon");
  return signature;
}

/** Asks all relays at once for a round and returns the first valid signature; null if none has one in five seconds. */
export async function fetchSignature(
  relays: readonly string[],
  chain: Chain,
  round: number,
): Promise<Uint8Array | null> {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, AbortSignal.timeout(DEADLINE_MS)]);
  try {
    return await Promise.any(relays.map((relay) => fetchFrom(relay, chain, round, signal)));
  } catch {
    return null;
  } finally {
    done.abort();
  }
}
