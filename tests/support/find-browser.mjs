import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

// The headless shell runs the tests about an eighth faster than the full browser.
const BROWSERS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/** The path of a program; an empty string if it is not installed. */
const programPath = (name) => spawnSync("which", [name], { encoding: "utf8" }).stdout.trim();

/** The browser of the tests: CHROMIUM_PATH, or else an installed one; null if there is none. */
export function findBrowser() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && existsSync(configured)) return configured;
  return BROWSERS.map(programPath).find(Boolean) ?? null;
}

/** The browser of the tests; on Debian as root it is installed if there is none. Exits with 1 if there is none. */
export function browserOrInstall() {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) browserOrInstall();
