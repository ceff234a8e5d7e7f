// `npm test`: installs and builds what is missing, finds a browser, runs every test and prints the sum.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "../server/prepare.mjs";

// Without a window it runs the journeys an eighth faster.
const BROWSERS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

const onPath = (name) => spawnSync("which", [name], { encoding: "utf8" }).stdout.trim();

/** The browser of the journeys: CHROMIUM_PATH, else an installed one, else Debian's where we may install it. */
function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  const found = BROWSERS.map(onPath).find(Boolean);
  if (found) return found;
  if (process.getuid?.() !== 0 || !onPath("apt-get")) {
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
  return onPath("chromium-headless-shell");
}

prepare();
const env = { ...process.env, CHROMIUM_PATH: findBrowser() };

/** Runs jest and answers its counts; its report goes to stderr, --json fills only a file. */
function run(name, args) {
  const outputFile = join(mkdtempSync(join(tmpdir(), "customer-club-results-")), `${name}.json`);
  const jest = join("node_modules", "jest", "bin", "jest.js");
  const { status } = spawnSync(process.execPath, [jest, "--json", `--outputFile=${outputFile}`, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env,
  });
  const results = existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, "utf8")) : null;
  // A file that cannot even be read runs no test and fails none; it is a failure all the same.
  const isWhole = results !== null && results.numRuntimeErrorTestSuites === 0 && results.numTotalTests > 0;
  return { passed: results?.numPassedTests ?? 0, failed: results?.numFailedTests ?? 0, ok: status === 0 && isWhole };
}

// Journeys and killed servers want the machine for themselves; the rest share it.
const PARTS = [
  ["api", ["--selectProjects", "api"]],
  ["browser", ["--selectProjects", "browser", "--runInBand"]],
  ["faults", ["--selectProjects", "faults", "--runInBand"]],
];
const given = process.argv.slice(2);
const results = given.length > 0 ? [run("given", given)] : PARTS.map(([name, args]) => run(name, args));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
if (results.some(({ ok }) => !ok)) process.exitCode = 1;
