import { sha256 } from "./sha256";
import { concatBytes } from "@noble/hashes/utils.js";
import { compareBytes, HASH_BYTES } from "./hashes";

// The tree hash of RFC 6962, section 2.1. Pairing the nodes of each level, with an odd last node moved up unchanged, gives
// the same root as the split at the largest power of two.
const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);

const leafHash = (entry: Uint8Array): Uint8Array => sha256(concatBytes(LEAF, entry));

/** The input of a node's hash, used again for each: an allocation takes as long as the hash. */
const nodeInput = new Uint8Array(NODE.length + 2 * HASH_BYTES);
nodeInput.set(NODE);

function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  nodeInput.set(left, NODE.length);
  nodeInput.set(right, NODE.length + HASH_BYTES);
  return sha256(nodeInput);
}

const nodeAt = (level: Uint8Array, index: number): Uint8Array =>
  level.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);

function levelAbove(level: Uint8Array): Uint8Array {
  const width = level.length / HASH_BYTES;
  const above = new Uint8Array(Math.ceil(width / 2) * HASH_BYTES);
  for (let index = 0; index < width; index += 2) {
    const left = nodeAt(level, index);
    const isPair = index + 1 < width;
    above.set(isPair ? nodeHash(left, nodeAt(level, index + 1)) : left, (index / 2) * HASH_BYTES);
  }
  return above;
}

/** Returns the levels of the tree of `size` entries, the leaves first, the root last: 32 bytes for each node. */
export function treeLevels(entries: Iterable<Uint8Array>, size: number): Uint8Array[] {
  let level: Uint8Array = new Uint8Array(size * HASH_BYTES);
  let index = 0;
  for (const entry of entries) level.set(leafHash(entry), HASH_BYTES * index++);
  const levels = [level];
  while (level.length > HASH_BYTES) levels.push((level = levelAbove(level)));
  return levels;
}

/** Computes the root of a tree whose entries arrive one by one, in memory of the tree's height. */
export class TreeBuilder {
  /** The roots of the complete subtrees, the largest first. */
  private readonly peaks: Uint8Array[] = [];
  private size = 0;

  add(entry: Uint8Array): void {
    let hash = leafHash(entry);
    for (let bits = this.size++; bits % 2 === 1; bits = Math.floor(bits / 2)) {
      const left = this.peaks.pop();
      if (left) hash = nodeHash(left, hash);
    }
    this.peaks.push(hash);
  }

  /** Returns the root; of no entries it is the hash of no bytes. */
  root(): Uint8Array {
    const last = this.peaks.at(-1) ?? sha256(new Uint8Array());
    return this.peaks.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), last);
  }
}

/** Returns the root of the tree of entries; of no entries it is the hash of no bytes. */
export function treeRoot(entries: readonly Uint8Array[]): Uint8Array {
  const tree = new TreeBuilder();
  for (const entry of entries) tree.add(entry);
  return tree.root();
}

/** The index of each node of a path, by level from the leaves up; levels where the node has no sibling are omitted. */
export function siblingsOf(index: number, size: number): { level: number; index: number }[] {
  const siblings: { level: number; index: number }[] = [];
  for (let [level, at, width] = [0, index, size]; width > 1; level++, at >>= 1, width = (width + 1) >> 1) {
    const sibling = at ^ 1;
    if (sibling < width) siblings.push({ level, index: sibling });
  }
  return siblings;
}

/** Returns the sibling hashes on the path from an entry to the root. */
export function pathOf(entries: readonly Uint8Array[], index: number): Uint8Array[] {
  const levels = treeLevels(entries, entries.length);
  return siblingsOf(index, entries.length).map(({ level, index: at }) => nodeAt(levels[level] ?? new Uint8Array(), at));
}

/** Returns the root that a path proves for an entry, or null if the path has another length. */
export function rootOfPath(
  entry: Uint8Array,
  { index, size, path }: { index: number; size: number; path: readonly Uint8Array[] },
): Uint8Array | null {
  const siblings = siblingsOf(index, size);
  if (index >= size || siblings.length !== path.length) return null;
  return siblings.reduce((hash, sibling, step) => {
    const beside = path[step] ?? hash;
    return sibling.index % 2 === 1 ? nodeHash(hash, beside) : nodeHash(beside, hash);
  }, leafHash(entry));
}

/** Returns the root of a participant's tickets, which may be in any order. */
export const ticketsRoot = (tickets: readonly Uint8Array[]): Uint8Array => treeRoot([...tickets].sort(compareBytes));
