import { bls12_381 } from "@noble/curves/bls12-381.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import { parseHex, toHex } from "./hashes";

/** A chain of the drand randomness beacon with the scheme `bls-unchained-g1-rfc9380`. */
export interface Chain {
  /** The hash that identifies the chain, in hexadecimal. */
  hash: string;
  scheme: string;
  /** The group's public key on G2: 96 bytes in hexadecimal. */
  publicKey: string;
  /** Seconds between two rounds. */
  periodSeconds: number;
  /** Unix time of round 1, in seconds. */
  genesisSeconds: number;
}

/** The chain quicknet of the League of Entropy. Source: docs.drand.love, 2023-10-16, and /info of the relays. */
export const QUICKNET: Chain = {
  hash: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  scheme: "bls-unchained-g1-rfc9380",
  publicKey:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
  periodSeconds: 3,
  genesisSeconds: 1_692_803_367,
};

export const SIGNATURE_BYTES = 48;
const DOMAIN = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";
const MS = 1000;

/** Returns the first round whose time is at or after an instant. */
export const roundAfter = ({ genesisSeconds, periodSeconds }: Chain, instant: Date): number =>
  Math.max(1, Math.ceil((instant.getTime() / MS - genesisSeconds) / periodSeconds) + 1);

/** Returns the instant at which a round is published. */
export const timeOfRound = ({ genesisSeconds, periodSeconds }: Chain, round: number): Date =>
  new Date((genesisSeconds + (round - 1) * periodSeconds) * MS);

function messageOf(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}

/** Returns whether a signature of 48 bytes is the chain's signature of a round. */
export function isBeaconValid({ publicKey }: Chain, round: number, signature: Uint8Array): boolean {
  const { shortSignatures } = bls12_381;
  try {
    return shortSignatures.verify(signature, shortSignatures.hash(messageOf(round), DOMAIN), hexToBytes(publicKey));
  } catch {
    // The bytes are no point of the curve or of its subgroup.
    return false;
  }
}

/** Returns the randomness of a round: the hash of its signature. */
export const randomnessOf = (signature: Uint8Array): string => toHex(sha256(signature));

/** Returns the bytes of a signature in hexadecimal, or null. */
export const parseSignature = (text: string): Uint8Array | null => parseHex(text, SIGNATURE_BYTES);
