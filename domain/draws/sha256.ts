import { sha256 as portableSha256 } from "@noble/hashes/sha2.js";

type Hash = (bytes: Uint8Array) => Uint8Array;

let implementation: Hash = portableSha256;

/** Returns the SHA-256 of bytes. */
export const sha256: Hash = (bytes) => implementation(bytes);

/** Replaces the implementation of `sha256` by that of a platform: the one of Node takes half of the time. */
export const useSha256 = (platformSha256: Hash): void => {
  implementation = platformSha256;
};
