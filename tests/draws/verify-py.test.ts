import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { canonicalJson } from "../../domain/draws/manifest";
import { type Step } from "../../domain/draws/verification";
import { type DrawFiles } from "../../domain/draws/verify";
import { goldenFiles } from "./golden";
import { packOf, participants, TEST_CHAIN, VERIFIER } from "./pack";
import { changedAt, firstFailed, leavesOf } from "./verified";

const SCRIPT = join(__dirname, "..", "..", "docs", "verify", "verify.py");
const CHAIN = {
  chain: TEST_CHAIN.hash,
  scheme: TEST_CHAIN.scheme,
  public_key: TEST_CHAIN.publicKey,
  period: TEST_CHAIN.periodSeconds,
  genesis_time: TEST_CHAIN.genesisSeconds,
};
const FILE_NAMES = {
  manifest: "manifest.json",
  entries: "entries.csv",
  anchors: "anchors.json",
  result: "result.json",
  audit: "audit.json",
} as const;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "customer-club-verify-"));
  writeFileSync(join(folder, "chain.json"), JSON.stringify(CHAIN));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface PythonReport {
  failed: Step[];
  passed: Step[];
  seed: string;
  /** The drawn codes as "position, row, offset". */
  drawn: string[];
  status: number;
}

const namesOf = (output: string, status: string): Step[] =>
  [...output.matchAll(new RegExp(`^${status} (\\w+)`, "gm"))].map(([, name]) => name as Step);

/** Runs a script in one interpreter, once per list of arguments, and prints for each its output and its exit status. */
const RUN_ALL = `
import contextlib, io, json, runpy, sys
for sys.argv in json.load(sys.stdin):
    output, status = io.StringIO(), 0
    with contextlib.redirect_stdout(output):
        try: runpy.run_path(sys.argv[0], run_name="__main__")
        except SystemExit as end: status = int(end.code)
    print(json.dumps([output.getvalue(), status]))
`;

function runPython(runs: readonly (readonly string[])[]): PythonReport[] {
  const input = JSON.stringify(runs.map((args) => [SCRIPT, ...args]));
  const { stdout, stderr } = spawnSync("python3", ["-c", RUN_ALL], { input, encoding: "utf8", maxBuffer: 1e8 });
  expect(stderr).toBe("");
  const lines = stdout.trimEnd().split("\n");
  return lines.map((line) => {
    const [output, status] = JSON.parse(line) as [string, number];
    return {
      failed: namesOf(output, "failed"),
      passed: namesOf(output, "passed"),
      seed: /^seed (\w+)/m.exec(output)?.[1] ?? "",
      drawn: [...output.matchAll(/^(?:winner|reserve) \d+: \[(.+)\]$/gm)].map(([, numbers]) => numbers ?? ""),
      status,
    };
  });
}

/** Returns the report on each pack of the test chain. */
function python(packs: readonly DrawFiles[]): PythonReport[] {
  const runs = packs.map((files) => {
    const path = mkdtempSync(join(folder, "pack-"));
    writeFileSync(join(path, "verifier.html"), VERIFIER);
    for (const [key, name] of Object.entries(FILE_NAMES)) {
      const text = files[key as keyof typeof FILE_NAMES];
      if (text !== undefined) writeFileSync(join(path, name), text);
    }
    return [path, join(folder, "chain.json")];
  });
  return runPython(runs);
}

test("the script has at most 150 lines and imports the standard library only", () => {
  const text = readFileSync(SCRIPT, "utf8");

  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(150);
  expect([...text.matchAll(/^(?:import|from) (.+)$/gm)].map(([, names]) => names)).toEqual([
    "bisect, datetime, hashlib, hmac, json, pathlib, re, sys, zipfile",
  ]);
});

test.each([
  [
    "beacon" as const,
    "e25498c44715559f1ee9663db3e67b79fff2489437a6f5511001e04c3a7479e5",
    ["0, 0, 0", "7, 3, 0", "2, 1, 1"],
  ],
  [
    "witnessed" as const,
    "35d5393c0b58aadadc69257bb1300a331c08500eeb679a132f0bdf0645918f92",
    ["9, 3, 2", "1, 1, 0", "5, 2, 2"],
  ],
])("the golden vector of mode %s gives its seed and its results", (mode, seed, drawn) => {
  const path = mkdtempSync(join(folder, "golden-"));
  for (const [name, text] of Object.entries(goldenFiles(mode, seed))) writeFileSync(join(path, name), text);

  const [report] = runPython([[path]]);

  expect(report).toMatchObject({ seed, drawn });
  expect(report?.passed).toEqual([
    "manifest_canonical",
    "entries_hash",
    "entries_lines",
    "entries_sums",
    "entries_root",
    "result_file",
    "result_manifest",
    ...(mode === "witnessed" ? ["randomness"] : []),
    "seed",
    "winners",
    "winning_codes",
  ]);
});

const options = fc.record({
  owners: fc.constantFrom(1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 31, 33, 100, 257, 1_000),
  winners: fc.integer({ min: 1, max: 12 }),
  reserves: fc.integer({ min: 0, max: 12 }),
  maxCodes: fc.integer({ min: 1, max: 20 }),
  onePerOwner: fc.boolean(),
  mode: fc.constantFrom("beacon" as const, "witnessed" as const),
  entropy: fc.string({ unit: "grapheme" }),
});

test("draws of many sizes pass in both implementations, with the same seed and the same winners", () => {
  const packs = fc
    .sample(options, { numRuns: 25, seed: 12 })
    .map(({ owners, maxCodes, ...rest }) =>
      packOf({ ...rest, people: participants(owners, { seed: rest.entropy, maxCodes }) }),
    );

  const reports = python(packs.map(({ files }) => files));

  expect(reports).toEqual(
    packs.map(({ result }) => ({
      failed: [],
      passed: expect.arrayContaining(["seed", "winners", "winning_codes", "audit_chain", "entries_root"]),
      seed: result.seed,
      drawn: result.results.map(({ position, row, offset }) => `${position}, ${row}, ${offset}`),
      status: 0,
    })),
  );
  expect(packs.map(({ files }) => firstFailed(files))).toEqual(packs.map(() => null));
});

test.each(["beacon", "witnessed"] as const)(
  "in mode %s both implementations name the same step for a changed file",
  (mode) => {
    const { files } = packOf({ people: participants(9), mode });
    const changes = (["manifest", "anchors", "result", "audit"] as const).flatMap((file) => {
      const seen = new Set<string>();
      return leavesOf(JSON.parse(files[file])).flatMap((path) => {
        const kind = path.map((key) => (/^\d+$/.test(key) ? "N" : key)).join(".");
        if (seen.has(kind)) return [];
        seen.add(kind);
        return [{ name: `${file} ${path.join(".")}`, changed: { ...files, [file]: changedAt(files[file], path) } }];
      });
    });
    const entries = files.entries.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    changes.push({ name: "entries", changed: { ...files, entries } });
    changes.push({ name: "line", changed: { ...files, manifest: `${files.manifest}\n` } });

    const reports = python(changes.map(({ changed }) => changed));
    const found = changes.map(({ name }, index) => `${name}: ${reports[index]?.failed[0]}`);

    // Without BLS a changed signature is noticed by its seed.
    const expectedOf = (step: Step | null) => (mode === "beacon" && step === "randomness" ? "seed" : step);
    expect(found).toEqual(changes.map(({ name, changed }) => `${name}: ${expectedOf(firstFailed(changed))}`));
  },
);

test("a zip file is read as it is, and a pack of another chain than quicknet fails without its parameters", () => {
  const { files } = packOf({ people: participants(5) });
  const contents = Object.entries(FILE_NAMES).map(([key, name]) => [
    name,
    strToU8(files[key as keyof typeof FILE_NAMES]),
  ]);
  const path = join(folder, "evidence.zip");
  writeFileSync(path, zipSync(Object.fromEntries(contents)));

  const [withChain, withoutChain] = runPython([[path, join(folder, "chain.json")], [path]]);
  expect(withChain?.failed).toEqual([]);
  expect(withoutChain).toMatchObject({ failed: ["chain", "round", "dispute_window"], status: 1 });
});

test("a changed field that keeps every file consistent fails at its rule", () => {
  const people = participants(5);
  const { manifest } = packOf({ people });
  const changes: [Step, DrawFiles][] = [
    ["dispute_window", packOf({ people, manifest: { dispute_window_seconds: 90_000 } }).files],
    ["round", packOf({ people, manifest: { round: 24_264_202 } }).files],
    ["audit_heads", packOf({ people, manifest: { audit_head: "0".repeat(64) } }).files],
    ["manifest_fields", packOf({ people, manifest: { prizes: [] } }).files],
    ["manifest_fields", { manifest: canonicalJson({ ...manifest, more: 1 }) }],
  ];

  const reports = python(changes.map(([, files]) => files));

  expect(reports.map(({ failed }) => failed[0])).toEqual(changes.map(([step]) => step));
  expect(reports.at(-1)?.failed).toEqual(["manifest_fields"]);
});
