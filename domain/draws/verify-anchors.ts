import { type Chain, timeOfRound } from "./beacon";
import { type Anchors, anchorsSchema, type Manifest } from "./manifest";
import {
  allOf,
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

const MS = 1000;
const MAX_TIME_MS = 8_640_000_000_000_000;

const isoOf = (ms: number): string => (Math.abs(ms) <= MAX_TIME_MS ? new Date(ms).toISOString() : String(ms));

/** The instant of the draw in milliseconds: the time of its round, or the draw time of a witnessed draw. */
const instantOf = (manifest: Manifest, chain: Chain): number =>
  manifest.mode === "beacon" ? timeOfRound(chain, manifest.round).getTime() : new Date(manifest.draw_time).getTime();

interface Timeline {
  manifest: Manifest;
  chain: Chain;
  isDrawn: boolean;
}

function disputeWindow({ anchors }: Anchors, { manifest, chain, isDrawn }: Timeline): Finding {
  if (anchors.length === 0) return isDrawn ? failed("no_anchor") : skipped("no_anchor");
  const first = Math.min(...anchors.map(({ at }) => new Date(at).getTime()));
  const earliest = first + manifest.dispute_window_seconds * MS;
  const instant = instantOf(manifest, chain);
  return passedIf(instant >= earliest, failed("too_early", { actual: isoOf(instant), expected: isoOf(earliest) }));
}

/** Checks that anchors.json names this manifest, and that the draw is after the dispute window of its first anchor. */
export function* verifyAnchors(
  text: string | undefined,
  { manifest, hash, chain, isDrawn }: CheckedManifest & Timeline,
): Part<Anchors> {
  const later = ["anchors_manifest", "dispute_window"] as const;
  if (text === undefined) return yield* skip(["anchors_file", ...later], skipped("no_file", { file: "anchors.json" }));
  const file = parseFile(text, anchorsSchema);
  yield report("anchors_file", allOf(file.text, file.fields));
  if (!file.value) return yield* skip(later, skipped("needs_step", { step: "anchors_file" }));
  const { draw_id, manifest_hash } = file.value;
  yield report(
    "anchors_manifest",
    allOf(equals("draw_id", draw_id, manifest.draw_id), equals("manifest_hash", manifest_hash, hash)),
  );
  yield report("dispute_window", disputeWindow(file.value, { manifest, chain, isDrawn }));
  return file.value;
}
