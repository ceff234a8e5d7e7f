import { createHash, randomBytes } from "node:crypto";
import { type Entry, entryBytes, entryLine } from "../../../domain/draws/entries";
import { compareBytes, ownerHash, SALT_BYTES, ticketHash, toHex } from "../../../domain/draws/hashes";
import { ticketsRoot, treeLevels } from "../../../domain/draws/merkle-tree";

/** A person with their codes, as the database returns them. */
export interface Person {
  customerId: string;
  phone: string;
  nationalCode: string;
  codeIds: string[];
  codes: string[];
}

/** A hashed participant. Texts are kept packed: 100,000 of them hold a million codes. */
interface Participant extends Entry {
  customerId: string;
  salt: string;
  /** PostgreSQL array literals, in the order of the tickets. */
  codeIds: string;
  codes: string;
  salts: string;
}

export interface FreezeSummary {
  owners: number;
  codes: number;
  entriesSha256: string;
  /** The levels of the tree of entries: 32 bytes per node. */
  levels: Uint8Array[];
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;

/** Returns a participant with new random salts. Codes are ordered by their tickets. */
function hashed(drawId: string, { customerId, phone, nationalCode, codeIds, codes }: Person): Participant {
  const salts = randomBytes(SALT_BYTES * (codes.length + 1));
  const saltAt = (index: number) => salts.subarray(index * SALT_BYTES, (index + 1) * SALT_BYTES);
  const tickets = codes
    .map((code, index) => {
      const salt = saltAt(index + 1);
      return { hash: ticketHash(drawId, { code, salt }), code, id: codeIds[index] ?? "", salt };
    })
    .sort((left, right) => compareBytes(left.hash, right.hash));
  return {
    customerId,
    owner: ownerHash(drawId, { phone, nationalCode, salt: saltAt(0) }),
    salt: toHex(saltAt(0)),
    count: codes.length,
    codesRoot: ticketsRoot(tickets.map(({ hash }) => hash)),
    codeIds: `{${tickets.map(({ id }) => id).join(",")}}`,
    codes: `{${tickets.map(({ code }) => quoted(code)).join(",")}}`,
    salts: tickets.map(({ salt }) => toHex(salt)).join(""),
  };
}

/** Builds the entries of a draw: add every person, then finish, then read the rows. */
export class FreezeEntries {
  #participants: Participant[] = [];

  constructor(readonly drawId: string) {}

  add(people: readonly Person[]): void {
    for (const person of people) this.#participants.push(hashed(this.drawId, person));
  }

  /** Orders the entries and hashes them. Throws RangeError without entries. */
  finish(): FreezeSummary {
    this.#participants.sort((left, right) => compareBytes(left.owner, right.owner));
    const file = createHash("sha256");
    let codes = 0;
    for (const entry of this.#participants) {
      file.update(entryLine(entry));
      codes += entry.count;
    }
    const levels = treeLevels(this.#participants.map(entryBytes));
    return {
      owners: this.#participants.length,
      codes,
      entriesSha256: file.digest("hex"),
      levels: levels.map((nodes) => Buffer.concat(nodes)),
    };
  }

  /** Returns the columns of rows for COPY, see `ENTRY_COLUMNS`; none past the end. */
  rows(from: number, until: number): (string | number)[][] {
    return this.#participants
      .slice(from, until)
      .map(({ customerId, owner, salt, count, codesRoot, codeIds, codes, salts }, index) => [
        this.drawId,
        from + index,
        customerId,
        String.raw`\x${toHex(owner)}`,
        String.raw`\x${salt}`,
        count,
        String.raw`\x${toHex(codesRoot)}`,
        codeIds,
        codes,
        String.raw`\x${salts}`,
      ]);
  }
}

/** The columns of `rows`. */
export const ENTRY_COLUMNS =
  "draw_entries (draw_id, row_index, customer_id, owner, owner_salt, code_count, codes_root, code_ids, codes, salts)";
