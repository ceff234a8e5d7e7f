// How soon the pages are shown on a slow phone: a quarter of this processor, 1.6 Mbit/s with 150 ms, measured by the browser.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "../../server/prepare.mjs";
import { need, signIn, startProduct } from "./kit/product.mjs";
import { median } from "./kit/stats.mjs";

const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SETTLED_MS = 1_500;
const RUNS = 5;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];

/** Goals: the largest paint in ms with an empty and with a full cache, and the layout shift. */
const PAGES = [
  { path: "/", cold: 2_500 },
  { path: "/landing", cold: 2_500 },
  { path: "/customer", cold: 3_500 },
  { path: "/counter", cold: 3_500, warm: 1_500 },
  { path: "/admin/customers", cold: 4_000, warm: 1_800, isGuarded: true },
  { path: "/admin/events", cold: 4_000, warm: 1_800, isGuarded: true },
];
const SHIFT = 0.05;

/** Collects the browser's paint and layout-shift entries, from the first moment of a page on. */
const watch = () => {
  window.seen = { largest: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.seen.largest = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
};

async function load(page, url) {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => window.seen);
}

/** One visitor: the first visit on a phone, and the same page again. */
async function visit(browser, { url, path, token }) {
  const context = await browser.newContext({
    locale: "fa-IR",
    viewport: { width: 390, height: 844 },
    ...(token && {
      storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: "auth_token", value: token }] }] },
    }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", NETWORK);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(watch);
    const cold = await load(page, url + path);
    const warm = await load(page, url + path);
    return { cold, warm };
  } finally {
    await context.close();
  }
}

export async function pages({ figure, log }) {
  await prepare();
  const { chromium } = need("playwright-core");
  const dataDir = mkdtempSync(join(tmpdir(), "customer-club-pages-"));
  const product = await startProduct(dataDir);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: FLAGS,
  });
  try {
    const token = await signIn(product);
    for (const { path, cold, warm, isGuarded } of PAGES) {
      const runs = [];
      for (let run = 0; run < RUNS; run++) {
        runs.push(await visit(browser, { url: product.url, path, token: isGuarded ? token : undefined }));
      }
      const middle = (pick) => median(runs.map(pick));
      figure({ name: `pages: ${path}, largest paint, cold, ms`, value: middle((run) => run.cold.largest), max: cold });
      if (warm) {
        figure({
          name: `pages: ${path}, largest paint, warm, ms`,
          value: middle((run) => run.warm.largest),
          max: warm,
        });
      }
      figure({ name: `pages: ${path}, layout shift`, value: middle((run) => run.cold.shift), max: SHIFT });
      log(`${path}: ${RUNS} visitors`);
    }
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
