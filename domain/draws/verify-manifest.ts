import { type Chain, roundAfter } from "./beacon";
import { hashText } from "./hashes";
import { type Manifest, manifestSchema } from "./manifest";
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

export interface CheckedManifest {
  manifest: Manifest;
  hash: string;
}

function prizesSum({ winners, prizes }: Manifest): Finding {
  const sum = prizes.reduce((total, { quantity }) => total + quantity, 0);
  return passedIf(sum === winners, failed("prizes_sum", { actual: sum, expected: winners }));
}

/** Checks the form of manifest.json and returns it with its hash, or null if it has other fields. */
export function* verifyManifest(text: string | undefined): Part<CheckedManifest> {
  const steps = ["manifest_canonical", "manifest_fields"] as const;
  if (text === undefined) return yield* skip(steps, skipped("no_file", { file: "manifest.json" }));
  const file = parseFile(text, manifestSchema);
  yield report("manifest_canonical", file.text);
  const { value: manifest } = file;
  yield report("manifest_fields", manifest ? prizesSum(manifest) : file.fields);
  return manifest && { manifest, hash: hashText(text) };
}

/** Checks the verifier's own file, where its hash is known, and the beacon that the manifest names. */
export function* verifyCommitments(
  manifest: Manifest,
  { chain, verifierHash }: { chain: Chain; verifierHash: string | undefined },
): Part<never> {
  const verifier =
    verifierHash === undefined
      ? skipped("no_file", { file: "verifier.html" })
      : equals("verifier_sha256", verifierHash, manifest.verifier_sha256);
  yield report("verifier_hash", verifier);
  if (manifest.mode === "witnessed") return yield* skip(["chain", "round"], skipped("other_mode"));
  yield report(
    "chain",
    allOf(
      equals("chain", manifest.chain, chain.hash),
      equals("scheme", manifest.scheme, chain.scheme),
      equals("public_key", manifest.public_key, chain.publicKey),
    ),
  );
  yield report("round", equals("round", manifest.round, roundAfter(chain, new Date(manifest.draw_time))));
  return null;
}
