import { type Entry, entryBytes, readEntries } from "./entries";
import { hashText, toHex } from "./hashes";
import type { Manifest } from "./manifest";
import { TreeBuilder } from "./merkle-tree";
import { allOf, equals, failed, PASSED, type Part, report, skip, skipped } from "./verification";

const STEPS_OF_ENTRIES = ["entries_hash", "entries_lines", "entries_sums", "entries_root"] as const;
const ROWS_A_TURN = 1_000;

/** Checks entries.csv against the manifest and returns its entries, or null if a line is wrong. */
export function* verifyEntries(text: string | undefined, manifest: Manifest): Part<Entry[]> {
  if (text === undefined) return yield* skip(STEPS_OF_ENTRIES, skipped("no_file", { file: "entries.csv" }));
  yield { type: "progress", step: "entries_hash", done: 0, total: manifest.owners };
  yield report("entries_hash", equals("entries_sha256", hashText(text), manifest.entries_sha256));
  const tree = new TreeBuilder();
  const entries: Entry[] = [];
  let codes = 0;
  const reader = readEntries(text);
  for (let next = reader.next(); ; next = reader.next()) {
    if (next.done) {
      const fault = next.value;
      if (!fault) break;
      yield report(
        "entries_lines",
        failed(fault.fault === "format" ? "line_format" : "line_order", { line: fault.line }),
      );
      return yield* skip(["entries_sums", "entries_root"], skipped("needs_step", { step: "entries_lines" }));
    }
    entries.push(next.value);
    tree.add(entryBytes(next.value));
    codes += next.value.count;
    if (entries.length % ROWS_A_TURN === 0)
      yield { type: "progress", step: "entries_lines", done: entries.length, total: manifest.owners };
  }
  yield report("entries_lines", PASSED);
  yield report(
    "entries_sums",
    allOf(equals("owners", entries.length, manifest.owners), equals("codes", codes, manifest.codes)),
  );
  yield report("entries_root", equals("merkle_root", toHex(tree.root()), manifest.merkle_root));
  return entries;
}
