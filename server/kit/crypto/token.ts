import { createHash, randomBytes, randomFillSync } from "node:crypto";
import { codeFrom } from "../../../domain/codes";
import { inSlices } from "../time-slices";

const SESSION_PREFIX = "cc_s_";
const SESSION_TOKEN = /^cc_s_[A-Za-z0-9_-]{43}$/;
const API_KEY_PREFIX = "cc_k_";
const API_KEY = /^cc_k_[0-9a-f]{32}_[A-Za-z0-9_-]{43}$/;

export const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();

/** Returns a new opaque session token with 256 random bits. Only its hash is stored. */
export const newSessionToken = (): string => SESSION_PREFIX + randomBytes(32).toString("base64url");

export const isSessionToken = (text: string): boolean => SESSION_TOKEN.test(text);

/** Returns a new API key: its id, so that a leaked key can be traced, and 256 random bits. */
export const newApiKey = (id: string): string =>
  `${API_KEY_PREFIX}${id.replace(/-/g, "")}_${randomBytes(32).toString("base64url")}`;

export const isApiKey = (text: string): boolean => API_KEY.test(text);

/** Returns a secret for manual entry with 125 random bits: five groups of five symbols. */
export function newReadableSecret(): string {
  const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";
  const symbols = Array.from(randomBytes(25), (byte) => alphabet.charAt(byte % alphabet.length));
  return [0, 5, 10, 15, 20].map((start) => symbols.slice(start, start + 5).join("")).join("-");
}

const POOL_BYTES = 8192;
/** Codes that are created without yielding to the event loop; takes 1.5 ms. */
const CODES_PER_SLICE = 1_000;

/** Returns `count` new lottery codes from the operating system's random source, created in slices. */
export async function newCodes(count: number): Promise<string[]> {
  const pool = Buffer.alloc(Math.min(POOL_BYTES, count * 20));
  let next = pool.length;
  const nextByte = () => {
    if (next === pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    return pool.readUInt8(next++);
  };
  const codes: string[] = [];
  await inSlices(count, CODES_PER_SLICE, (start, end) => {
    for (let index = start; index < end; index++) codes.push(codeFrom(nextByte));
  });
  return codes;
}
