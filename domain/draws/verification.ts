import * as z from "zod/mini";
import { parseHex } from "./hashes";
import { canonicalJson } from "./manifest";

/** The checks of a draw in their order. `docs/draws.md` describes each. */
export const STEPS = [
  "manifest_canonical",
  "manifest_fields",
  "verifier_hash",
  "chain",
  "round",
  "entries_hash",
  "entries_lines",
  "entries_sums",
  "entries_root",
  "anchors_file",
  "anchors_manifest",
  "dispute_window",
  "result_file",
  "result_manifest",
  "randomness",
  "seed",
  "winners",
  "winning_codes",
  "audit_file",
  "audit_chain",
  "audit_heads",
  "audit_anchors",
  "proof_file",
  "proof_owner",
  "proof_tickets",
  "proof_path",
] as const;
export type Step = (typeof STEPS)[number];

/** Why a step failed, or why it was not checked. */
export type Reason =
  | "not_json"
  | "not_canonical"
  | "wrong_field"
  | "prizes_sum"
  | "differs"
  | "line_format"
  | "line_order"
  | "no_anchor"
  | "too_early"
  | "wrong_signature"
  | "wrong_commitment"
  | "wrong_place"
  | "results_count"
  | "wrong_path"
  | "broken_entry"
  | "unknown_head"
  | "unknown_anchor"
  | "no_file"
  | "no_person"
  | "needs_step"
  | "other_mode";

export interface Finding {
  status: "passed" | "failed" | "skipped";
  reason?: Reason;
  /** What the reason is about: a field, a line, an expected and an actual value. */
  values?: Readonly<Record<string, string | number>>;
}

export interface StepReport extends Finding {
  type: "step";
  step: Step;
}

export interface Progress {
  type: "progress";
  step: Step;
  done: number;
  total: number;
}

/** A part of the verification: yields its steps and its progress, and returns what later parts need, or null. */
export type Part<T> = Generator<StepReport | Progress, T | null>;

export const PASSED: Finding = { status: "passed" };

export const failed = (reason: Reason, values: Finding["values"] = {}): Finding => ({
  status: "failed",
  reason,
  values,
});

export const skipped = (reason: Reason, values: Finding["values"] = {}): Finding => ({
  status: "skipped",
  reason,
  values,
});

export const report = (step: Step, finding: Finding): StepReport => ({ type: "step", step, ...finding });

export const passedIf = (isPassed: boolean, finding: Finding): Finding => (isPassed ? PASSED : finding);

export const equals = (field: string, actual: string | number, expected: string | number): Finding =>
  passedIf(actual === expected, failed("differs", { field, actual, expected }));

/** Returns the first finding that is not passed. */
export const allOf = (...findings: readonly Finding[]): Finding =>
  findings.find(({ status }) => status !== "passed") ?? PASSED;

export function* skip(steps: readonly Step[], finding: Finding): Generator<StepReport, null> {
  for (const step of steps) yield report(step, finding);
  return null;
}

/** Returns the bytes of a field whose length the schema has checked. */
export const bytesOf = (hex: string, length: number): Uint8Array => parseHex(hex, length) ?? new Uint8Array();

export interface ParsedFile<T> {
  /** Whether the text is the canonical JSON of its value. */
  text: Finding;
  /** Whether the value has the fields of its format. */
  fields: Finding;
  value: T | null;
}

function parseJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

const isCanonical = (value: object, text: string): boolean => {
  try {
    return canonicalJson(value) === text;
  } catch {
    // The value is nested too deep.
    return false;
  }
};

/** Parses a JSON file of a draw. A text that is not canonical is a finding; its value is still returned. */
export function parseFile<T>(text: string, schema: z.ZodMiniType<T>): ParsedFile<T> {
  const json = parseJson(text);
  if (!json) return { text: failed("not_json"), fields: failed("not_json"), value: null };
  const canonical = passedIf(isCanonical(json, text), failed("not_canonical"));
  const parsed = z.safeParse(schema, json);
  if (parsed.success) return { text: canonical, fields: PASSED, value: parsed.data };
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const field = [...(issue?.path ?? []), ...unknown].map(String).join(".");
  return { text: canonical, fields: failed("wrong_field", { field }), value: null };
}
