import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { QUICKNET } from "../../domain/draws/beacon";
import { entryBytes, entryLine } from "../../domain/draws/entries";
import { hashText, SPEC, toHex } from "../../domain/draws/hashes";
import { canonicalJson } from "../../domain/draws/manifest";
import { treeRoot } from "../../domain/draws/merkle-tree";
import { commitmentTo } from "../../domain/draws/winners";
import { resultsOf, rowsOf, SIGNATURE_OF_657413 } from "./pack";

const bytes = (text: string) => sha256(utf8ToBytes(text));
const DRAW_ID = "d-test-1";

const rows = rowsOf(
  DRAW_ID,
  [0, 1, 2, 3, 4].map((owner) => ({
    phone: `0912000000${owner}`,
    nationalCode: `000000000${owner}`,
    salt: bytes(`osalt${owner}`).slice(0, 16),
    tickets: Array.from({ length: owner + 1 }, (_, code) => ({
      code: `TESTCODE0${owner}0${code}`,
      salt: bytes(`salt${owner}-${code}`).slice(0, 16),
    })),
  })),
);
export const GOLDEN_ENTRIES = rows.map(({ entry }) => entry);
const entries = GOLDEN_ENTRIES.map(entryLine).join("");

const core = {
  spec: SPEC as typeof SPEC,
  draw_id: DRAW_ID,
  owners: 5,
  codes: 15,
  entries_sha256: hashText(entries),
  merkle_root: toHex(treeRoot(GOLDEN_ENTRIES.map(entryBytes))),
  winners: 2,
  reserves: 1,
  one_prize_per_owner: true,
};
export const GOLDEN_SECRET = bytes("server secret");
export const GOLDEN_ENTROPY = "4 6 2 2 1 5 3 6 1 1\n";

/** The manifests of the golden vectors. They have the fields that determine the winners, and no other. */
export const GOLDEN_MANIFESTS = {
  beacon: { ...core, mode: "beacon" as const, chain: QUICKNET.hash, round: 657_413 },
  witnessed: { ...core, mode: "witnessed" as const, commit: toHex(commitmentTo(GOLDEN_SECRET)) },
};

const RANDOMNESS = {
  beacon: { round: 657_413, signature: SIGNATURE_OF_657413 },
  witnessed: { secret: toHex(GOLDEN_SECRET), entropy: GOLDEN_ENTROPY },
};

/** The files of a golden vector. Its seed is the published one, not a computed one. */
export function goldenFiles(mode: "beacon" | "witnessed", seed: string): Record<string, string> {
  const manifest = canonicalJson(GOLDEN_MANIFESTS[mode]);
  const result = {
    spec: SPEC,
    draw_id: DRAW_ID,
    manifest_hash: hashText(manifest),
    audit_head: "0".repeat(64),
    seed,
    mode,
    ...RANDOMNESS[mode],
    results: resultsOf(rows, hexToBytes(seed), GOLDEN_MANIFESTS[mode]),
  };
  return { "manifest.json": manifest, "entries.csv": entries, "result.json": canonicalJson(result) };
}
