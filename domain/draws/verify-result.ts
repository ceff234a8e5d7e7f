import { type Chain, isBeaconValid, parseSignature } from "./beacon";
import type { Entry } from "./entries";
import { HASH_BYTES, SALT_BYTES, ticketHash, toHex } from "./hashes";
import { type DrawnResult, type DrawResult, type Manifest, resultSchema } from "./manifest";
import { rootOfPath } from "./merkle-tree";
import {
  allOf,
  bytesOf,
  equals,
  failed,
  type Finding,
  parseFile,
  PASSED,
  type Part,
  passedIf,
  type Progress,
  report,
  skip,
  skipped,
} from "./verification";
import type { CheckedManifest } from "./verify-manifest";
import { beaconSeed, commitmentTo, drawCodes, type DrawnCode, witnessedSeed } from "./winners";

const CODES_A_TURN = 500;
const RESULTS_A_TURN = 100;

function ofManifest(result: DrawResult, { manifest, hash }: CheckedManifest): Finding {
  const findings = [
    equals("draw_id", result.draw_id, manifest.draw_id),
    equals("manifest_hash", result.manifest_hash, hash),
    equals("mode", result.mode, manifest.mode),
  ];
  if (result.mode === "beacon" && manifest.mode === "beacon")
    findings.push(equals("round", result.round, manifest.round));
  return allOf(...findings);
}

/** The randomness: the beacon's signature of the round, or the secret that the manifest commits to. */
function randomness(result: DrawResult, manifest: Manifest, chain: Chain): Finding {
  if (result.mode === "beacon") {
    const signature = parseSignature(result.signature) ?? new Uint8Array();
    const round = manifest.mode === "beacon" ? manifest.round : result.round;
    return passedIf(isBeaconValid(chain, round, signature), failed("wrong_signature", { round }));
  }
  if (manifest.mode !== "witnessed") return skipped("needs_step", { step: "result_manifest" });
  const commit = toHex(commitmentTo(bytesOf(result.secret, HASH_BYTES)));
  return passedIf(
    commit === manifest.commit,
    failed("wrong_commitment", { actual: commit, expected: manifest.commit }),
  );
}

function seedOf(result: DrawResult, manifestHash: string): Uint8Array {
  const hash = bytesOf(manifestHash, HASH_BYTES);
  return result.mode === "beacon"
    ? beaconSeed(parseSignature(result.signature) ?? new Uint8Array(), hash)
    : witnessedSeed(bytesOf(result.secret, HASH_BYTES), hash, result.entropy);
}

/** Compares a place with the recomputed one, field by field. */
function placeFinding(
  actual: DrawnResult,
  expected: DrawnCode & { place: number; kind: string; owner: string },
): Finding {
  const fields = ["place", "kind", "position", "row", "offset", "owner"] as const;
  const field = fields.find((name) => actual[name] !== expected[name]);
  if (!field) return PASSED;
  const { place } = expected;
  return failed("wrong_place", { place, field, actual: actual[field], expected: expected[field] });
}

interface Drawing {
  manifest: Manifest;
  entries: readonly Entry[];
  results: readonly DrawnResult[];
}

function* recomputed(seed: Uint8Array, { manifest, entries }: Drawing): Generator<Progress, DrawnCode[]> {
  const total = manifest.winners + manifest.reserves;
  const rules = {
    counts: entries.map(({ count }) => count),
    results: total,
    onePerOwner: manifest.one_prize_per_owner,
  };
  const drawn: DrawnCode[] = [];
  let turns = 0;
  for (const code of drawCodes(seed, rules)) {
    if (code) drawn.push(code);
    if (++turns % CODES_A_TURN === 0) yield { type: "progress", step: "winners", done: drawn.length, total };
  }
  return drawn;
}

function* winnersFinding(seed: Uint8Array, drawing: Drawing): Generator<Progress, Finding> {
  const { manifest, entries, results } = drawing;
  const drawn = yield* recomputed(seed, drawing);
  for (const [index, code] of drawn.entries()) {
    const actual = results[index];
    if (!actual) break;
    const place = index + 1;
    const kind = place <= manifest.winners ? "winner" : "reserve";
    const owner = toHex(entries[code.row]?.owner ?? new Uint8Array());
    const finding = placeFinding(actual, { ...code, place, kind, owner });
    if (finding.status === "failed") return finding;
  }
  const counts = { actual: results.length, expected: drawn.length };
  return passedIf(results.length === drawn.length, failed("results_count", counts));
}

/** Whether a drawn code and its path lead to the root of its participant's codes. */
function hasRightPath({ code, salt, offset, path }: DrawnResult, drawId: string, entry: Entry | undefined): boolean {
  if (!entry) return false;
  const ticket = ticketHash(drawId, { code, salt: bytesOf(salt, SALT_BYTES) });
  const hashes = path.map((hash) => bytesOf(hash, HASH_BYTES));
  const root = rootOfPath(ticket, { index: offset, size: entry.count, path: hashes });
  return root !== null && toHex(root) === toHex(entry.codesRoot);
}

function* codesFinding({ manifest, entries, results }: Drawing): Generator<Progress, Finding> {
  for (const [index, result] of results.entries()) {
    if (!hasRightPath(result, manifest.draw_id, entries[result.row]))
      return failed("wrong_path", { place: result.place });
    if (index % RESULTS_A_TURN === 0)
      yield { type: "progress", step: "winning_codes", done: index, total: results.length };
  }
  return PASSED;
}

/** Checks result.json: the randomness, the seed, every place and every winning code. */
export function* verifyResult(
  text: string | undefined,
  { manifest, hash, chain, entries }: CheckedManifest & { chain: Chain; entries: readonly Entry[] | null },
): Part<DrawResult> {
  const later = ["result_manifest", "randomness", "seed", "winners", "winning_codes"] as const;
  if (text === undefined) return yield* skip(["result_file", ...later], skipped("no_file", { file: "result.json" }));
  const file = parseFile(text, resultSchema);
  yield report("result_file", allOf(file.text, file.fields));
  const { value: result } = file;
  if (!result) return yield* skip(later, skipped("needs_step", { step: "result_file" }));
  yield report("result_manifest", ofManifest(result, { manifest, hash }));
  yield report("randomness", randomness(result, manifest, chain));
  const seed = seedOf(result, hash);
  yield report("seed", equals("seed", result.seed, toHex(seed)));
  if (!entries) {
    yield* skip(["winners", "winning_codes"], skipped("needs_step", { step: "entries_lines" }));
    return result;
  }
  const drawing = { manifest, entries, results: result.results };
  yield report("winners", yield* winnersFinding(seed, drawing));
  yield report("winning_codes", yield* codesFinding(drawing));
  return result;
}
