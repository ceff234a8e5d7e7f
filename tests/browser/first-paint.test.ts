import type { Page } from "playwright-core";
import { LOOKS, useStage, violationsOf } from "../support/browser";
import { signedIn } from "../support/factories";

const stage = useStage();

const SCRIPTS = /\/assets\/.*\.js$/;
const PRELOADS = /<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/** Loads the page again up to its first paint; its scripts arrive after the returned function is called. */
async function reloadWithoutScripts(page: Page): Promise<() => void> {
  const gate: { open: () => void } = { open: () => undefined };
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  await page.route(SCRIPTS, async (route) => {
    await opened;
    await route.continue();
  });
  // An active service worker of the till would send the scripts itself.
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  await page.reload({ waitUntil: "commit" });
  await page.locator("#root").waitFor({ state: "attached" });
  await page.waitForFunction(() => document.readyState !== "loading" && document.fonts.status === "loaded");
  return gate.open;
}

/** Position and size of the parts of the visible layout. */
const boxesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("header, header a, header button, h1, h1 + div, section, input, form button")]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ x, y, width, height }) => [x, y, width, height].map((value) => value.toFixed(1)).join(" ")),
  );

const TITLES = { fa: "امتیازها و کدهای من", en: "My points and codes" };

test.each(LOOKS)(
  "/customer paints its form before its script, and the screen replaces it without a shift ($lang, $theme, $width px)",
  async (look) => {
    const page = await stage().visit("/customer", look);
    const loadScripts = await reloadWithoutScripts(page);

    const title = page.locator("h1:visible");
    expect(await title.allTextContents()).toEqual([TITLES[look.lang]]);
    expect(await page.getByRole("heading").count()).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(look.theme);
    expect(await violationsOf(page)).toEqual([]);
    const painted = await boxesOf(page);
    expect(painted.length).toBeGreaterThan(10);
    await page.evaluate(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
        type: "layout-shift",
      });
      Object.assign(window, { shifts });
    });
    loadScripts();
    await page.getByRole("heading", { name: TITLES[look.lang] }).waitFor();
    await page.waitForLoadState("networkidle");

    expect(await page.locator(".static-shell").count()).toBe(0);
    expect(await boxesOf(page)).toEqual(painted);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  },
);

test("before the script, the back office paints nothing and the till no sign-in form and no other user's menu", async () => {
  const { app, url, visit } = stage();
  const page = await visit("/counter", { lang: "en", ...(await signedIn(app, "admin")) });

  const loadTill = await reloadWithoutScripts(page);
  expect(await page.locator(".static-shell header:visible").count()).toBe(1);
  expect(await page.locator("h1:visible, input:visible, header button:visible").count()).toBe(0);
  loadTill();
  await page.getByRole("heading").first().waitFor();
  await page.goto(`${url}/admin/stores`);
  const loadOffice = await reloadWithoutScripts(page);
  expect(await page.locator(".static-shell :visible").count()).toBe(0);
  loadOffice();
  await page.getByRole("heading").first().waitFor();
});

test("without JavaScript a page shows only that it needs it", async () => {
  const { url, visit } = stage();
  const page = await visit("/customer");
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const scriptless = await context?.newPage();
  await scriptless?.goto(`${url}/customer`);

  expect(await scriptless?.evaluate(() => document.body.innerText.trim())).toBe(
    "برای دیدن این صفحه جاوااسکریپت را روشن کنید. Please turn JavaScript on to use this page.",
  );
});

test.each([
  ["/customer", "guest", "LookupScreen"],
  ["/MVP", "guest", "HomeScreen"],
  ["/counter", "guest", "CounterScreen"],
  ["/counter", "admin", "CounterScreen"],
  ["/admin", "guest", "graphql"],
  ["/admin", "admin", "graphql"],
])("the document of %s preloads only what the screen of a visitor (%s) loads anyway", async (path, visitor, chunk) => {
  const { app, url, visit } = stage();
  const documentOf = async (of: string) => (await fetch(url + of)).text();
  const preloads = [...(await documentOf(path)).matchAll(PRELOADS)].map(([, file = ""]) => file);
  const plain = await documentOf("/nowhere");
  const page = await visit("/nowhere", visitor === "admin" ? await signedIn(app, "admin") : {});
  await page.route(url + path, (route) => route.fulfill({ contentType: "text/html", body: plain }));

  await page.goto(url + path);
  await page.locator("h1:not([aria-hidden], [aria-hidden] *)").first().waitFor();
  await page.waitForLoadState("networkidle");

  const loaded = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  expect(preloads.join()).toContain(`/assets/${chunk}-`);
  expect(preloads.filter((file) => !loaded.includes(file))).toEqual([]);
});
