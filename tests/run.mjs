// `npm test`: installs and builds what is missing, finds a browser, runs every test and prints the totals.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "../server/prepare.mjs";
import { findBrowser, programPath } from "./support/find-browser.mjs";

/** The browser of the tests; on Debian as root it is installed if there is none. Exits with 1 if there is none. */
function browserPath() {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() !== 0 || !programPath("apt-get")) {
    process.stderr.write("The browser tests need Chromium: install it or set CHROMIUM_PATH to one.\n");
    process.exit(1);
  }
  process.stdout.write("Installing Chromium for the browser tests...\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
  execFileSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
  return programPath("chromium-headless-shell");
}

prepare();
const env = { ...process.env, CHROMIUM_PATH: browserPath() };

/** Runs jest and returns its counts. The report is printed to stderr; --json only writes the file. */
function run(name, args) {
  const folder = mkdtempSync(join(tmpdir(), "customer-club-results-"));
  const outputFile = join(folder, `${name}.json`);
  const jest = join("node_modules", "jest", "bin", "jest.js");
  const { status } = spawnSync(process.execPath, [jest, "--json", `--outputFile=${outputFile}`, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env,
  });
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
