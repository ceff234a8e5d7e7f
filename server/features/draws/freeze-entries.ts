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

/** A hashed participant. */
interface Participant {
  owner: Uint8Array;
  count: number;
  codesRoot: Uint8Array;
  /** The salt of the owner, then those of the tickets in their order. */
  salts: Buffer;
  /** The id of the customer, then the ids and the codes of the tickets as array literals: one per line. */
  texts: string;
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
  const texts = [
    customerId,
    `{${tickets.map(({ index }) => ids[index]).join(",")}}`,
    `{${tickets.map(({ index }) => quoted(codes[index] ?? "")).join(",")}}`,
  ].join("\n");
  const ordered = Buffer.concat([saltAt(0), ...tickets.map(({ index }) => saltAt(index + 1))]);
  return { owner, count: codes.length, codesRoot, salts: ordered, texts };
}

/** Hashes one after another, in a block that grows. */
class Hashes {
  #bytes = Buffer.alloc(HASH_BYTES * 4_096);
  #count = 0;

  push(hash: Uint8Array): void {
    const at = HASH_BYTES * this.#count++;
    if (at === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], this.#bytes.length * 2);
    this.#bytes.set(hash, at);
  }

  at(index: number): Buffer {
    return this.#bytes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);
  }
}

/**
 * The C library maps a block of this size by itself: only the pages that are written take memory, and all of it returns
 * to the system at once.
 */
const BLOCK_BYTES = 64 * 1_024 * 1_024;

/** Strings of bytes one after another, each of them in one block. */
class Strings {
  readonly #blocks: Buffer[] = [];
  #used = BLOCK_BYTES;
  /** Where each string starts, counted over all blocks, and its length. */
  readonly #starts: number[] = [];
  readonly #lengths: number[] = [];

  push(bytes: Buffer, text: string): void {
    const length = bytes.length + Buffer.byteLength(text);
    if (this.#used + length > BLOCK_BYTES) {
      this.#blocks.push(Buffer.alloc(BLOCK_BYTES));
      this.#used = 0;
    }
    const block = this.#blocks.at(-1);
    block?.set(bytes, this.#used);
    block?.write(text, this.#used + bytes.length);
    this.#starts.push((this.#blocks.length - 1) * BLOCK_BYTES + this.#used);
    this.#lengths.push(length);
    this.#used += length;
  }

  at(index: number): Buffer {
    const start = this.#starts[index] ?? 0;
    const from = start % BLOCK_BYTES;
    const block = this.#blocks[Math.floor(start / BLOCK_BYTES)] ?? Buffer.alloc(0);
    return block.subarray(from, from + (this.#lengths[index] ?? 0));
  }
}

const RESERVE_BYTES = 64 * 1_024;

/**
 * Builds the entries of a draw: add every person, then finish, then read the lines. Everything is kept in a few blocks of
 * bytes: as objects, 100,000 participants with a million codes take three times the memory.
 */
export class FreezeEntries {
  readonly #drawId: string;
  readonly #random = randomReserve(RESERVE_BYTES);
  readonly #owners = new Hashes();
  readonly #roots = new Hashes();
  readonly #counts: number[] = [];
  /** The salts of each participant with its texts. */
  readonly #details = new Strings();
  #order: number[] = [];

  constructor(drawId: string) {
    this.#drawId = drawId;
  }

  add(people: readonly Person[]): void {
    for (const person of people) {
      const { owner, count, codesRoot, salts, texts } = hashed(this.#drawId, person, this.#random);
      this.#owners.push(owner);
      this.#roots.push(codesRoot);
      this.#counts.push(count);
      this.#details.push(salts, texts);
    }
  }

  /** Orders the entries and hashes them. */
  finish(): FreezeSummary {
    this.#order = this.#counts
      .map((_, index) => index)
      .sort((left, right) => Buffer.compare(this.#owners.at(left), this.#owners.at(right)));
    const file = createHash("sha256");
    const rows = function* (this: FreezeEntries) {
      for (const index of this.#order) {
        const entry = {
          owner: this.#owners.at(index),
          count: this.#counts[index] ?? 0,
          codesRoot: this.#roots.at(index),
        };
        file.update(entryLine(entry));
        yield entryBytes(entry);
      }
    };
    const levels = treeLevels(rows.call(this), this.#order.length);
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
      .map((index, row) => this.#line(index, from + row))
      .join("");
  }

  #line(index: number, row: number): string {
    const count = this.#counts[index] ?? 0;
    const details = this.#details.at(index);
    const saltsEnd = SALT_BYTES * (count + 1);
    const [customerId = "", codeIds = "", codes = ""] = details.toString("utf8", saltsEnd).split("\n");
    return copyLine([
      this.#drawId,
      row,
      customerId,
      bytea(this.#owners.at(index)),
      bytea(details.subarray(0, SALT_BYTES)),
      count,
      bytea(this.#roots.at(index)),
      codeIds,
      codes,
      bytea(details.subarray(SALT_BYTES, saltsEnd)),
    ]);
  }
}
