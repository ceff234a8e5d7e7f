// The scores of Lighthouse with its phone profile, for a first visit without a session.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "../../server/prepare.mjs";
import { findBrowser } from "../support/find-browser.mjs";
import { startProduct } from "./kit/product.mjs";
import { median } from "./kit/stats.mjs";

const VERSION = "12.8.2";
const RUNS = 5;
const FLAGS = "--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update";

/** Goals of the performance score; the other scores have to be 100. */
const PAGES = { "/": 95, "/landing": 95, "/customer": 95, "/counter": 90, "/MVP": 90, "/admin": 90 };
const OTHERS = ["accessibility", "best-practices", "seo"];

/** Returns Lighthouse's report of one visit. */
function reportOf(url, file) {
  execFileSync(
    "npm",
    [
      ...["exec", "--yes", `--package=lighthouse@${VERSION}`, "--", "lighthouse", url, "--quiet"],
      ...["--output=json", `--output-path=${file}`, `--chrome-flags=${FLAGS}`],
    ],
    { stdio: "inherit", env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  return JSON.parse(readFileSync(file, "utf8"));
}

const percent = (score) => Math.round((score ?? 0) * 100);

/** The audits that cost a category its full score. */
const faultsOf = ({ categories, audits }, name) =>
  categories[name].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
    .map(({ id }) => id)
    .join(", ");

export async function lighthouse({ figure, log }) {
  await prepare();
  const folder = mkdtempSync(join(tmpdir(), "customer-club-lighthouse-"));
  const product = await startProduct(join(folder, "data"));
  try {
    for (const [path, goal] of Object.entries(PAGES)) {
      const reports = Array.from({ length: RUNS }, () => reportOf(product.url + path, join(folder, "report.json")));
      const scoreOf = (name) => median(reports.map(({ categories }) => percent(categories[name].score)));
      figure({ name: `lighthouse: ${path}, performance`, value: scoreOf("performance"), limit: 100, goal: goal / 100 });
      for (const name of OTHERS) {
        figure({ name: `lighthouse: ${path}, ${name}`, value: scoreOf(name), limit: 100, goal: 1 });
        const faults = faultsOf(reports[0], name);
        if (faults) log(`${path}, ${name}: ${faults}`);
      }
    }
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
