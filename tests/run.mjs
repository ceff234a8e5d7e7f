// `npm test`: installs and builds what is missing, finds a browser, runs every test and prints the totals.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "../server/prepare.mjs";
import { browserOrInstall } from "./support/find-browser.mjs";

await prepare();
const env = { ...process.env, CHROMIUM_PATH: browserOrInstall() };

/** The size of V8's young generation in MB: a larger one is collected less often. */
const YOUNG_GENERATION = "--max-semi-space-size=64";

/** Runs jest and returns its counts. The report is printed to stderr; --json only writes the file. */
function run(name, args) {
  const folder = mkdtempSync(join(tmpdir(), "customer-club-results-"));
  const outputFile = join(folder, `${name}.json`);
  const jest = join("node_modules", "jest", "bin", "jest.js");
  const { status } = spawnSync(
    process.execPath,
    [YOUNG_GENERATION, jest, "--json", `--outputFile=${outputFile}`, ...args],
    { stdio: ["ignore", "inherit", "inherit"], env },
  );
  const results = existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, "utf8")) : null;
  rmSync(folder, { recursive: true, force: true });
  // A test file that does not compile has no failed test; the run has failed all the same.
  const isWhole = results !== null && results.numRuntimeErrorTestSuites === 0 && results.numTotalTests > 0;
  return { passed: results?.numPassedTests ?? 0, failed: results?.numFailedTests ?? 0, ok: status === 0 && isWhole };
}

// Tests wait a third of their time, so three share two cores; those that kill processes have limits and get a core each.
const PARTS = [
  ["api", ["--selectProjects", "api", "--maxWorkers=3"]],
  ["browser", ["--selectProjects", "browser", "--maxWorkers=3"]],
  ["faults", ["--selectProjects", "faults"]],
];
const jestArgs = process.argv.slice(2);
const results = jestArgs.length > 0 ? [run("selected", jestArgs)] : PARTS.map(([name, args]) => run(name, args));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
if (results.some(({ ok }) => !ok)) process.exitCode = 1;
