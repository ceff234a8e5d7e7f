import type { Chain } from "./beacon";
import type { Entry } from "./entries";
import type { DrawResult } from "./manifest";
import { type Progress, skip, skipped, type StepReport, STEPS } from "./verification";
import { verifyAnchors } from "./verify-anchors";
import { verifyAudit } from "./verify-audit";
import { verifyEntries } from "./verify-entries";
import { type CheckedManifest, verifyCommitments, verifyManifest } from "./verify-manifest";
import { type OwnCodes, type Person, verifyProof } from "./verify-proof";
import { verifyResult } from "./verify-result";

/** The texts of a draw's files; a step whose file is missing is skipped. */
export interface DrawFiles {
  manifest?: string;
  entries?: string;
  anchors?: string;
  result?: string;
  audit?: string;
  /** The SHA-256 of the verifier's bytes. */
  verifierHash?: string;
  proof?: string;
  /** The owner of the proof, in canonical form. */
  person?: Person;
}

export interface Verification {
  checked: CheckedManifest | null;
  entries: readonly Entry[] | null;
  result: DrawResult | null;
  own: OwnCodes | null;
}

/**
 * Verifies a draw: yields every step of STEPS in its order, and the progress of the long ones. The caller decides when to
 * pause.
 */
export function* verifyDraw(files: DrawFiles, chain: Chain): Generator<StepReport | Progress, Verification> {
  const checked = yield* verifyManifest(files.manifest);
  if (!checked) {
    yield* skip(STEPS.slice(2), skipped("needs_step", { step: "manifest_fields" }));
    return { checked: null, entries: null, result: null, own: null };
  }
  const { manifest } = checked;
  yield* verifyCommitments(manifest, { chain, verifierHash: files.verifierHash });
  const entries = yield* verifyEntries(files.entries, manifest);
  const anchors = yield* verifyAnchors(files.anchors, { ...checked, chain, isDrawn: files.result !== undefined });
  const result = yield* verifyResult(files.result, { ...checked, chain, entries });
  yield* verifyAudit(files.audit, { manifest, result, anchors });
  const own = yield* verifyProof(files.proof, { ...checked, person: files.person, entries, result });
  return { checked, entries, result, own };
}
