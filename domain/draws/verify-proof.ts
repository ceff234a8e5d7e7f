import { type Entry, entryBytes } from "./entries";
import { HASH_BYTES, ownerHash, SALT_BYTES, ticketHash, toHex } from "./hashes";
import { type DrawnResult, type DrawResult, type Proof, proofSchema } from "./manifest";
import { rootOfPath, ticketsRoot } from "./merkle-tree";
import {
  allOf,
  bytesOf,
  equals,
  failed,
  type Finding,
  parseFile,
  type Part,
  passedIf,
  report,
  skip,
  skipped,
} from "./verification";
import type { CheckedManifest } from "./verify-manifest";

export interface Person {
  phone: string;
  nationalCode: string;
}

/** What a proof shows of its participant. */
export interface OwnCodes {
  /** The index of the participant's row. */
  row: number;
  codes: string[];
  /** The places of the participant in the result. */
  places: DrawnResult[];
}

interface ProofContext extends CheckedManifest {
  person: Person | undefined;
  entries: readonly Entry[] | null;
  result: DrawResult | null;
}

/** The row that the proof shows; null if neither the person nor the entries give its owner. */
function entryOf(proof: Proof, { manifest, person, entries }: ProofContext): Entry | null {
  const salt = bytesOf(proof.owner_salt, SALT_BYTES);
  const owner = person ? ownerHash(manifest.draw_id, { ...person, salt }) : entries?.[proof.row]?.owner;
  if (!owner) return null;
  const tickets = proof.tickets.map(({ code, salt: codeSalt }) =>
    ticketHash(manifest.draw_id, { code, salt: bytesOf(codeSalt, SALT_BYTES) }),
  );
  return { owner, count: tickets.length, codesRoot: ticketsRoot(tickets) };
}

function ownerFinding(proof: Proof, { person, entries }: ProofContext, entry: Entry | null): Finding {
  if (!person) return skipped("no_person");
  const row = entries?.[proof.row];
  if (!entries) return skipped("needs_step", { step: "entries_lines" });
  return equals("owner", toHex(entry?.owner ?? new Uint8Array()), row ? toHex(row.owner) : "");
}

function ticketsFinding(proof: Proof, { entries }: ProofContext, entry: Entry | null): Finding {
  const row = entries?.[proof.row];
  if (!row || !entry) return skipped("needs_step", { step: "entries_lines" });
  return allOf(
    equals("count", entry.count, row.count),
    equals("codes_root", toHex(entry.codesRoot), toHex(row.codesRoot)),
  );
}

function pathFinding(proof: Proof, { manifest }: ProofContext, entry: Entry | null): Finding {
  if (!entry) return skipped("no_person");
  const path = proof.path.map((hash) => bytesOf(hash, HASH_BYTES));
  const root = rootOfPath(entryBytes(entry), { index: proof.row, size: manifest.owners, path });
  return passedIf(
    root !== null && toHex(root) === manifest.merkle_root,
    failed("wrong_path", { place: proof.row + 1 }),
  );
}

/** Checks a participant's proof. Without entries.csv the path to the root of the entries is the check. */
export function* verifyProof(text: string | undefined, context: ProofContext): Part<OwnCodes> {
  const later = ["proof_owner", "proof_tickets", "proof_path"] as const;
  if (text === undefined) return yield* skip(["proof_file", ...later], skipped("no_file", { file: "proof.json" }));
  const { fields, value: proof } = parseFile(text, proofSchema);
  const ofDraw = proof
    ? [
        equals("draw_id", proof.draw_id, context.manifest.draw_id),
        equals("manifest_hash", proof.manifest_hash, context.hash),
      ]
    : [];
  yield report("proof_file", allOf(fields, ...ofDraw));
  if (!proof) return yield* skip(later, skipped("needs_step", { step: "proof_file" }));
  const entry = entryOf(proof, context);
  yield report("proof_owner", ownerFinding(proof, context, entry));
  yield report("proof_tickets", ticketsFinding(proof, context, entry));
  yield report("proof_path", pathFinding(proof, context, entry));
  const places = context.result?.results.filter(({ row }) => row === proof.row) ?? [];
  return { row: proof.row, codes: proof.tickets.map(({ code }) => code), places };
}
