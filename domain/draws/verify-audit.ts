import { brokenEntry } from "./audit-chain";
import {
  type Anchors,
  auditSchema,
  canonicalJson,
  type DrawAuditEntry,
  type DrawResult,
  type Manifest,
} from "./manifest";
import {
  allOf,
  equals,
  failed,
  type Finding,
  parseFile,
  PASSED,
  type Part,
  passedIf,
  report,
  skip,
  skipped,
} from "./verification";

function heads(entries: readonly DrawAuditEntry[], manifest: Manifest, result: DrawResult | null): Finding {
  const hashes = entries.map(({ hash }) => hash);
  const frozenAt = hashes.indexOf(manifest.audit_head);
  if (frozenAt < 0) return failed("unknown_head", { field: "manifest.audit_head", actual: manifest.audit_head });
  if (!result) return PASSED;
  // The run is after the freeze.
  const isKnown = hashes.indexOf(result.audit_head) >= frozenAt;
  return passedIf(isKnown, failed("unknown_head", { field: "result.audit_head", actual: result.audit_head }));
}

function anchored(entries: readonly DrawAuditEntry[], { anchors }: Anchors): Finding {
  const textOf = (at: string, details: object) => `${at} ${canonicalJson(details)}`;
  const known = new Set(
    entries.filter(({ action }) => action === "DRAW_ANCHORED").map(({ at, details }) => textOf(at, details)),
  );
  const unknown = anchors.findIndex(({ at, url, note }) => !known.has(textOf(at, { url, note })));
  return passedIf(unknown < 0, failed("unknown_anchor", { position: unknown + 1 }));
}

/** Checks audit.json: its hash chain, the heads that manifest and result name, and the anchors. */
export function* verifyAudit(
  text: string | undefined,
  { manifest, result, anchors }: { manifest: Manifest; result: DrawResult | null; anchors: Anchors | null },
): Part<never> {
  const later = ["audit_chain", "audit_heads", "audit_anchors"] as const;
  if (text === undefined) return yield* skip(["audit_file", ...later], skipped("no_file", { file: "audit.json" }));
  const file = parseFile(text, auditSchema);
  const { value: audit } = file;
  const ofDraw = audit ? [equals("draw_id", audit.draw_id, manifest.draw_id)] : [];
  yield report("audit_file", allOf(file.text, file.fields, ...ofDraw));
  if (!audit) return yield* skip(later, skipped("needs_step", { step: "audit_file" }));
  const broken = brokenEntry(manifest.draw_id, audit.entries);
  yield report("audit_chain", passedIf(broken === null, failed("broken_entry", { position: broken ?? 0 })));
  yield report("audit_heads", heads(audit.entries, manifest, result));
  const anchorsFinding = anchors ? anchored(audit.entries, anchors) : skipped("needs_step", { step: "anchors_file" });
  yield report("audit_anchors", anchorsFinding);
  return null;
}
