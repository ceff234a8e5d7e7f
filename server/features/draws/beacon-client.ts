import * as z from "zod/mini";
import { type Chain, isBeaconValid, parseSignature } from "../../../domain/draws/beacon";
import { fail } from "../../kit/errors/app-error";

/** Maximum time of all relays together. */
const DEADLINE_MS = 5_000;
const MAX_RESPONSE_LENGTH = 4_096;

const response = z.object({ round: z.int(), signature: z.string() });

/** The path of a round at a relay. Source: docs.drand.love/docs/dev-guide/3-4-dev-guide-http-api. */
export const roundPath = ({ hash }: Chain, round: number): string => `/${hash}/public/${round}`;

async function fetchFrom(relay: string, chain: Chain, round: number, signal: AbortSignal): Promise<Uint8Array> {
  const reply = await fetch(new URL(roundPath(chain, round), relay), { signal, redirect: "error" });
  const text = await reply.text();
  if (!reply.ok || text.length > MAX_RESPONSE_LENGTH) return fail("BEACON_UNREACHABLE", { url: relay });
  const beacon = response.parse(JSON.parse(text));
  const signature = parseSignature(beacon.signature);
  const isValid = beacon.round === round && signature !== null && isBeaconValid(chain, round, signature);
  return isValid ? signature : fail("BEACON_SIGNATURE_INVALID");
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
