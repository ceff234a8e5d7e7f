import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

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
export const programPath = (name) => spawnSync("which", [name], { encoding: "utf8" }).stdout.trim();

/** The browser of the tests: CHROMIUM_PATH, or else an installed one; null if there is none. */
export function findBrowser() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && existsSync(configured)) return configured;
  return BROWSERS.map(programPath).find(Boolean) ?? null;
}
