import { sha256 } from "./sha256";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The name of the scheme. Source of every formula in this folder: docs/draws.md. */
export const SPEC = "vdraw/1";

export const HASH_BYTES = 32;
export const SALT_BYTES = 16;

export { bytesToHex as toHex };

const HEX = /^(?:[0-9a-f]{2})+$/;

/** Returns the bytes of lower-case hexadecimal text of an exact length, or null for any other text. */
export const parseHex = (text: string, length: number): Uint8Array | null =>
  HEX.test(text) && text.length === length * 2 ? hexToBytes(text) : null;

/** Returns the SHA-256 of UTF-8 text as hexadecimal text. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const encoder = new TextEncoder();
/** Holds the input of a short hash: a freeze computes millions, and an allocation takes as long as a hash. */
const input = new Uint8Array(512);
const MAX_UTF8_BYTES = 3;

/** Returns the SHA-256 of UTF-8 text followed by bytes. */
function hashBoth(text: string, bytes: Uint8Array): Uint8Array {
  if (text.length * MAX_UTF8_BYTES + bytes.length > input.length) return sha256(concatBytes(utf8ToBytes(text), bytes));
  const { written } = encoder.encodeInto(text, input);
  input.set(bytes, written);
  return sha256(input.subarray(0, written + bytes.length));
}

/** Returns a tagged hash of texts, each followed by a zero byte, and final bytes. */
export const taggedHash = (tag: string, texts: readonly string[], bytes: Uint8Array): Uint8Array =>
  hashBoth([`${SPEC}/${tag}`, ...texts, ""].join("\0"), bytes);

export interface Ticket {
  /** In canonical form: upper case, no dashes. */
  code: string;
  salt: Uint8Array;
}

/** Returns the hash that commits to one code of a draw. */
export const ticketHash = (drawId: string, { code, salt }: Ticket): Uint8Array =>
  taggedHash("ticket", [drawId, code], salt);

export interface Owner {
  phone: string;
  nationalCode: string;
  salt: Uint8Array;
}

/** Returns the pseudonym of a participant in one draw. */
export const ownerHash = (drawId: string, { phone, nationalCode, salt }: Owner): Uint8Array =>
  taggedHash("owner", [drawId, phone, nationalCode], salt);

/** Orders hashes bytewise; the order of their hexadecimal texts is the same. */
export function compareBytes(left: Uint8Array, right: Uint8Array): number {
  for (let index = 0; index < left.length && index < right.length; index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
