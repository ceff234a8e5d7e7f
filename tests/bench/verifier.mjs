// How long the verifier takes in Chromium for a draw of 100,000 people with a million codes, and how usable its page stays.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runnerImport } from "vite";
import { zipSync, strToU8 } from "fflate";
import { findBrowser } from "../support/find-browser.mjs";
import { need, ROOT } from "./kit/product.mjs";

const PEOPLE = 100_000;
const MAX_CODES = 19;
/** A phone has about a quarter of this processor. */
const SLOWER = 4;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];

const textsOf = ({ files }) => ({
  "manifest.json": files.manifest,
  "entries.csv": files.entries,
  "anchors.json": files.anchors,
  "result.json": files.result,
  "audit.json": files.audit,
});

async function makePack() {
  const path = join(ROOT, "tests", "draws", "pack.ts");
  const options = { configFile: false, root: ROOT, logLevel: "error" };
  const { module } = await runnerImport(path, options);
  const people = module.participants(PEOPLE, { maxCodes: MAX_CODES });
  const pack = module.packOf({ people, winners: 100, reserves: 100 });
  return { pack, chain: module.TEST_CHAIN };
}

/** Collects tasks that block the page for more than 50 ms. */
const watch = () => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: "longtask", buffered: true });
};

async function timed(page, input, files, selector) {
  const startedAt = performance.now();
  await page.locator(input).setInputFiles(files);
  await page.locator(selector).waitFor({ timeout: 300_000 });
  return (performance.now() - startedAt) / 1_000;
}

/** How long a participant waits after opening manifest and proof. */
async function proofTime(page, pack) {
  const [{ row }] = pack.result.results;
  const { phone, nationalCode } = pack.rows[row].person;
  await page.locator("#files").setInputFiles([
    { name: "manifest.json", mimeType: "application/json", buffer: Buffer.from(pack.files.manifest) },
    { name: "proof.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(pack.proofOf(row))) },
  ]);
  await page.locator("#summary .summary").waitFor();
  await page.locator("#phone").fill(phone);
  await page.locator("#nationalCode").fill(nationalCode);
  const startedAt = performance.now();
  await page.locator("form button").click();
  await page.locator("#mine .summary.passed").waitFor();
  return (performance.now() - startedAt) / 1_000;
}

export async function verifier({ figure, log }) {
  const folder = mkdtempSync(join(tmpdir(), "customer-club-verifier-"));
  log(`verifier: making a draw of ${PEOPLE} people`);
  const { pack, chain } = await makePack();
  execFileSync(process.execPath, [join(ROOT, "tests", "support", "build-verifier.mjs"), folder, JSON.stringify(chain)]);
  const contents = Object.entries(textsOf(pack)).map(([name, text]) => [name, strToU8(text)]);
  const zip = join(folder, "evidence.zip");
  writeFileSync(zip, zipSync(Object.fromEntries(contents)));
  const browser = await need("playwright-core").chromium.launch({ executablePath: findBrowser(), args: FLAGS });
  try {
    const open = async () => {
      const page = await browser.newPage();
      await page.addInitScript(watch);
      await page.goto(`file://${join(folder, "verifier.html")}`);
      return page;
    };
    const page = await open();
    const took = await timed(page, "#files", zip, "#summary .summary");
    const failed = await page.locator(".step.failed").count();
    figure({ name: `verifier: ${pack.manifest.codes} codes of ${PEOPLE} people, s`, value: took, max: 60 });
    figure({ name: "verifier: longest task, ms", value: await page.evaluate(() => window.longest), max: 1_000 });
    figure({ name: "verifier: checks that failed", value: failed, max: 0 });
    const phone = await open();
    const devtools = await phone.context().newCDPSession(phone);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    figure({ name: "verifier: proof on a phone, s", value: await proofTime(phone, pack), max: 2 });
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
