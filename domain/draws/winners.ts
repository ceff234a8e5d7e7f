import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { SPEC, taggedHash } from "./hashes";

const SEED = utf8ToBytes(`${SPEC}/seed\0`);
const DRAW = utf8ToBytes(`${SPEC}/draw\0`);

const seedOf = (key: Uint8Array, ...parts: readonly Uint8Array[]): Uint8Array =>
  hmac(sha256, key, concatBytes(SEED, ...parts));

/** Returns the seed of a draw by a randomness beacon. */
export const beaconSeed = (signature: Uint8Array, manifestHash: Uint8Array): Uint8Array =>
  seedOf(sha256(signature), manifestHash);

/** Returns the seed of a witnessed draw. `entropy` is the exact text of the witnesses, line feeds included. */
export const witnessedSeed = (secret: Uint8Array, manifestHash: Uint8Array, entropy: string): Uint8Array =>
  seedOf(secret, manifestHash, sha256(utf8ToBytes(entropy)));

/** Returns the commitment to the secret of a witnessed draw. */
export const commitmentTo = (secret: Uint8Array): Uint8Array => taggedHash("commit", [], secret);

const BITS = 256n;

const bigEndian = (bytes: Uint8Array): bigint => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let number = 0n;
  for (let at = 0; at < bytes.length; at += 8) number = (number << 64n) | view.getBigUint64(at);
  return number;
};

/** Yields uniform random integers below `limits`: 256 bits of HMAC-SHA-256 by counter, with rejection sampling. */
function uniformSource(seed: Uint8Array): (below: number) => number {
  const counter = new Uint8Array(8);
  let count = 0n;
  const next = () => {
    new DataView(counter.buffer).setBigUint64(0, count++);
    return bigEndian(hmac(sha256, seed, concatBytes(DRAW, counter)));
  };
  return (below) => {
    const size = BigInt(below);
    const limit = (1n << BITS) - ((1n << BITS) % size);
    let number = next();
    while (number >= limit) number = next();
    return Number(number % size);
  };
}

/** Returns the greatest index whose sum is at most the position. `sums` ascends from 0. */
function rowAt(sums: readonly number[], position: number): number {
  let [low, high] = [0, sums.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}

export interface DrawnCode {
  /** The position among all codes, in the order of the entries. */
  position: number;
  /** The index of the entry. */
  row: number;
  /** The index of the code among the sorted tickets of the entry. */
  offset: number;
}

export interface DrawRules {
  /** The numbers of codes in the order of the entries, each at least 1. */
  counts: readonly number[];
  /** The number of winners and reserves. */
  results: number;
  onePerOwner: boolean;
}

/**
 * Yields the drawn codes in order, and null for a code that is not drawn because its participant already is. Ends before
 * `results` drawn codes if the codes are used up.
 * A sparse Fisher-Yates shuffle without replacement, deterministic in the seed.
 */
export function* drawCodes(
  seed: Uint8Array,
  { counts, results, onePerOwner }: DrawRules,
): Generator<DrawnCode | null, void> {
  const sums = [0];
  for (const count of counts) sums.push((sums.at(-1) ?? 0) + count);
  const total = sums.at(-1) ?? 0;
  const below = uniformSource(seed);
  const swapped = new Map<number, number>();
  const drawnRows = new Set<number>();
  let drawn = 0;
  for (let step = 0; step < total && drawn < results; step++) {
    const other = step + below(total - step);
    const position = swapped.get(other) ?? other;
    swapped.set(other, swapped.get(step) ?? step);
    const row = rowAt(sums, position);
    if (onePerOwner && drawnRows.has(row)) {
      // The remaining codes belong to participants who are drawn.
      if (drawnRows.size === counts.length) return;
      yield null;
      continue;
    }
    drawnRows.add(row);
    drawn++;
    yield { position, row, offset: position - (sums[row] ?? 0) };
  }
}

/** Returns the drawn codes: fewer than `results` if the codes, or with `onePerOwner` the participants, are used up. */
export const drawWinners = (seed: Uint8Array, rules: DrawRules): DrawnCode[] =>
  [...drawCodes(seed, rules)].filter((code) => code !== null);
