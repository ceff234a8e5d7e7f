import { canonicalJson } from "../../domain/draws/manifest";
import type { Step, StepReport } from "../../domain/draws/verification";
import { type DrawFiles, type Verification, verifyDraw } from "../../domain/draws/verify";
import { TEST_CHAIN } from "./pack";

/** Runs the verifier to its end. */
export function verify(files: DrawFiles, chain = TEST_CHAIN): { steps: StepReport[]; verification: Verification } {
  const steps: StepReport[] = [];
  const running = verifyDraw(files, chain);
  for (let next = running.next(); ; next = running.next()) {
    if (next.done) return { steps, verification: next.value };
    if (next.value.type === "step") steps.push(next.value);
  }
}

/** The first failed step, or null. */
export const firstFailed = (files: DrawFiles): Step | null =>
  verify(files).steps.find(({ status }) => status === "failed")?.step ?? null;

/** The path of every value in a JSON value. */
export function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function changedValue(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value !== "string") return "00".repeat(32);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return new Date(Date.parse(value) + 3_600_000).toISOString().replace(".000", "");
  if (!/^[0-9a-f]{32,}$/.test(value)) return `${value}x`;
  return value.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
}

/** Returns the text of a file with one other value. */
export function changedAt(text: string, path: readonly string[]): string {
  const root = JSON.parse(text) as Record<string, unknown>;
  const holder = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, root);
  const key = path.at(-1) ?? "";
  holder[key] = changedValue(holder[key]);
  return canonicalJson(root);
}
