// `npm test`: installs and builds what is missing, finds a browser, runs every test and prints the sum.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "../server/prepare.mjs";

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

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
  execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: ["ignore", "ignore", "inherit"], env });
  return onPath("chromium");
}

prepare();
const outputFile = join(mkdtempSync(join(tmpdir(), "customer-club-results-")), "results.json");
const args = [
  join("node_modules", "jest", "bin", "jest.js"),
  "--json",
  `--outputFile=${outputFile}`,
  ...process.argv.slice(2),
];
const jest = spawnSync(process.execPath, args, {
  stdio: ["ignore", "inherit", "inherit"],
  // jest's report goes to stderr; --json would also fill stdout.
  env: { ...process.env, CHROMIUM_PATH: findBrowser() },
});
if (existsSync(outputFile)) {
  const results = JSON.parse(readFileSync(outputFile, "utf8"));
  process.stdout.write(`${results.numPassedTests} passed, ${results.numFailedTests} failed\n`);
  // A file that cannot even be read runs no test and fails none; it is a failure all the same.
  if (results.numRuntimeErrorTestSuites > 0 || results.numTotalTests === 0) process.exitCode = 1;
}
process.exitCode ||= jest.status ?? 1;
