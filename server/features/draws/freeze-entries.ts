import { createHash, randomBytes } from "node:crypto";
import { entryBytes, entryLine } from "../../../domain/draws/entries";
import { compareBytes, HASH_BYTES, ownerHash, SALT_BYTES, ticketHash, toHex } from "../../../domain/draws/hashes";
import { ticketsRoot, treeLevels } from "../../../domain/draws/merkle-tree";
import { copyLine } from "../../kit/transactions/copy";

/** A person with their codes, as the database returns them: ids and codes in the same order, one per line. */
export interface Person {
  customerId: string;
  phone: string;
  nationalCode: string;
  codeIds: string;
  codes: string;
}

/** A hashed participant. Its line is the rest of its COPY line, after the draw and the row. */
interface Participant {
  owner: Uint8Array;
  count: number;
  codesRoot: Uint8Array;
  line: string;
}

export interface FreezeSummary {
  owners: number;
  codes: number;
  entriesSha256: string;
  /** The levels of the tree of entries: 32 bytes per node. */
  levels: Uint8Array[];
}

/** The columns of the lines. */
export const ENTRY_COLUMNS =
  "draw_entries (draw_id, row_index, customer_id, owner, owner_salt, code_count, codes_root, code_ids, codes, salts)";

const quoted = (text: string): string => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
const bytea = (bytes: Uint8Array): string => String.raw`\x${toHex(bytes)}`;

type RandomBytes = (length: number) => Buffer;

/** Returns random bytes from larger reserves, because one call of the system takes as long as several hashes. */
function randomReserve(size: number): RandomBytes {
  let [reserve, used] = [Buffer.alloc(0), 0];
  return (length) => {
    if (used + length > reserve.length) [reserve, used] = [randomBytes(Math.max(size, length)), 0];
    return reserve.subarray(used, (used += length));
  };
}

/** Returns a participant with new random salts. Codes are ordered by their tickets. */
function hashed(drawId: string, person: Person, random: RandomBytes): Participant {
  const { customerId, phone, nationalCode } = person;
  const [ids, codes] = [person.codeIds.split("\n"), person.codes.split("\n")];
  const salts = random(SALT_BYTES * (codes.length + 1));
  const saltAt = (index: number) => salts.subarray(index * SALT_BYTES, (index + 1) * SALT_BYTES);
  const tickets = codes
    .map((code, index) => ({ hash: ticketHash(drawId, { code, salt: saltAt(index + 1) }), index }))
    .sort((left, right) => compareBytes(left.hash, right.hash));
  const owner = ownerHash(drawId, { phone, nationalCode, salt: saltAt(0) });
  const codesRoot = ticketsRoot(tickets.map(({ hash }) => hash));
  const line = copyLine([
    customerId,
    bytea(owner),
    bytea(saltAt(0)),
    codes.length,
    bytea(codesRoot),
    `{${tickets.map(({ index }) => ids[index]).join(",")}}`,
    `{${tickets.map(({ index }) => quoted(codes[index] ?? "")).join(",")}}`,
    bytea(Buffer.concat(tickets.map(({ index }) => saltAt(index + 1)))),
  ]);
  return { owner, count: codes.length, codesRoot, line };
}

/** A growing block of bytes outside the heap. */
class Bytes {
  #block: Buffer;
  #size = 0;

  constructor(capacity: number) {
    this.#block = Buffer.alloc(capacity);
  }

  get size(): number {
    return this.#size;
  }

  append(bytes: Uint8Array): void {
    if (this.#size + bytes.length > this.#block.length) {
      const larger = Buffer.alloc(Math.max(this.#block.length * 2, this.#size + bytes.length));
      this.#block.copy(larger, 0, 0, this.#size);
      this.#block = larger;
    }
    this.#block.set(bytes, this.#size);
    this.#size += bytes.length;
  }

  slice(from: number, until: number): Buffer {
    return this.#block.subarray(from, until);
  }
}

/** The bytes of the lines of so many participants: a block that grows is copied, so there are several. */
const PARTICIPANTS_PER_BLOCK = 4_096;
const LINE_BYTES = 1_024;
const RESERVE_BYTES = 64 * 1_024;

/**
 * Builds the entries of a draw: add every person, then finish, then read the lines. Everything is kept in a few blocks of
 * bytes: as objects, 100,000 participants with a million codes take three times the memory.
 */
export class FreezeEntries {
  readonly #drawId: string;
  readonly #random = randomReserve(RESERVE_BYTES);
  readonly #owners = new Bytes(HASH_BYTES * PARTICIPANTS_PER_BLOCK);
  readonly #roots = new Bytes(HASH_BYTES * PARTICIPANTS_PER_BLOCK);
  readonly #counts: number[] = [];
  readonly #lines: Bytes[] = [];
  /** The end of each line in its block. */
  readonly #ends: number[] = [];
  #order: number[] = [];

  constructor(drawId: string) {
    this.#drawId = drawId;
  }

  add(people: readonly Person[]): void {
    for (const person of people) {
      const { owner, count, codesRoot, line } = hashed(this.#drawId, person, this.#random);
      if (this.#counts.length % PARTICIPANTS_PER_BLOCK === 0) {
        this.#lines.push(new Bytes(LINE_BYTES * PARTICIPANTS_PER_BLOCK));
      }
      this.#owners.append(owner);
      this.#roots.append(codesRoot);
      this.#counts.push(count);
      const block = this.#lines.at(-1);
      block?.append(Buffer.from(line));
      this.#ends.push(block?.size ?? 0);
    }
  }

  /** Orders the entries and hashes them. */
  finish(): FreezeSummary {
    const hashAt = (hashes: Bytes, index: number) => hashes.slice(index * HASH_BYTES, (index + 1) * HASH_BYTES);
    this.#order = this.#counts
      .map((_, index) => index)
      .sort((left, right) => Buffer.compare(hashAt(this.#owners, left), hashAt(this.#owners, right)));
    const file = createHash("sha256");
    const rows = function* (this: FreezeEntries) {
      for (const index of this.#order) {
        const [owner, codesRoot] = [hashAt(this.#owners, index), hashAt(this.#roots, index)];
        const entry = { owner, count: this.#counts[index] ?? 0, codesRoot };
        file.update(entryLine(entry));
        yield entryBytes(entry);
      }
    };
    const levels = treeLevels(rows.call(this)).map((nodes) => Buffer.concat(nodes));
    return {
      owners: this.#order.length,
      codes: this.#counts.reduce((sum, count) => sum + count, 0),
      entriesSha256: file.digest("hex"),
      levels,
    };
  }

  /** Returns the COPY lines of rows, empty past the end. */
  lines(from: number, until: number): string {
    return this.#order
      .slice(from, until)
      .map((index, row) => `${this.#drawId}\t${from + row}\t${this.#line(index)}`)
      .join("");
  }

  #line(index: number): string {
    const from = index % PARTICIPANTS_PER_BLOCK === 0 ? 0 : this.#ends[index - 1];
    const block = this.#lines[Math.floor(index / PARTICIPANTS_PER_BLOCK)];
    return block?.slice(from ?? 0, this.#ends[index] ?? 0).toString() ?? "";
  }
}
