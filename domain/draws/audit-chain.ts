import { utf8ToBytes } from "@noble/hashes/utils.js";
import { HASH_BYTES, taggedHash, toHex } from "./hashes";
import { canonicalJson, type DrawAuditEntry } from "./manifest";

/** The hash before the first entry. */
export const CHAIN_START = "00".repeat(HASH_BYTES);

/** Returns the hash of an audit entry: of its canonical JSON, which holds the hash of the entry before it. */
export const auditHash = (drawId: string, entry: Omit<DrawAuditEntry, "hash">): string =>
  toHex(taggedHash("audit", [drawId], utf8ToBytes(canonicalJson(entry))));

/** Returns the position of the first entry that is not linked to the one before it, or null if the chain is whole. */
export function brokenEntry(drawId: string, entries: readonly DrawAuditEntry[]): number | null {
  let previous = CHAIN_START;
  for (const [index, { hash, ...entry }] of entries.entries()) {
    const isLinked = entry.position === index + 1 && entry.previous === previous;
    if (!isLinked || auditHash(drawId, entry) !== hash) return index + 1;
    previous = hash;
  }
  return null;
}
