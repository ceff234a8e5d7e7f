// `npm run pictures`: takes the pictures of docs/pictures from the demo, which it starts on an empty data folder.
import { join } from "node:path";
import { chromium } from "playwright-core";
import { prepare } from "../server/prepare.mjs";
import { startDemo } from "./support/demo.mjs";
import { browserOrInstall } from "./support/find-browser.mjs";

const FOLDER = join("docs", "pictures");
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const STAGE = { width: 1280, height: 720 };
/** When the winner is shown and most of the stars are still falling. */
const STARS_MS = 2500;
const FIRST_NAME = "\u0633\u0627\u0631\u0627";
const LAST_NAME = "\u06a9\u0631\u06cc\u0645\u06cc";
const CUSTOMER = { customerPhone: "09121112233", customerNationalCode: "0012345679" };

await prepare();
const demo = await startDemo();
const browser = await chromium.launch({ executablePath: browserOrInstall(), args: ["--no-sandbox"] });

/** Opens a page of the demo; `user` signs in first. Without other options it is in Persian, light and still. */
async function open(path, { user, viewport = DESKTOP, ...look } = {}) {
  const context = await browser.newContext({
    baseURL: demo.url,
    viewport,
    locale: "fa-IR",
    colorScheme: "light",
    timezoneId: "Asia/Tehran",
    reducedMotion: "reduce",
    ...look,
  });
  const page = await context.newPage();
  await page.goto(path);
  if (user !== undefined) {
    await page.locator("[name=username]").fill(user);
    await page.locator("[name=password]").fill(`demo-${user}-1404`);
    await page.keyboard.press("Enter");
    await page.locator("[name=password]").waitFor({ state: "detached" });
    await page.locator("nav").first().waitFor();
  }
  await page.waitForLoadState("networkidle");
  return page;
}

async function take(page, name) {
  await page.waitForFunction(() => document.querySelector("[role=status][aria-label], [aria-busy=true]") === null);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  process.stdout.write(`${name}\n`);
}

/** Takes the screen of a path, when the element `ready` is visible. */
async function takeScreen(name, path, { ready = "h1", ...options } = {}) {
  const page = await open(path, options);
  await page.locator(ready).first().waitFor();
  await take(page, name);
  await page.context().close();
}

const EN_DARK = { locale: "en-US", colorScheme: "dark" };

/** The till: a member's receipt, one that is recorded, and one without a network. */
async function takeTill() {
  const fill = async (page, values) => {
    for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
  };
  const submit = (page) => page.locator("form button[type=submit]").click();
  const recorded = await open("/counter", { user: "counter" });
  await recorded.locator("[name=storeId]").selectOption({ index: 1 });
  await fill(recorded, { ...CUSTOMER, receiptId: "R-2041", purchaseAmount: "3500000" });
  await fill(recorded, { customerFirstName: FIRST_NAME, customerLastName: LAST_NAME });
  await submit(recorded);
  await recorded.getByText("R-2041").first().waitFor();
  await take(recorded, "receipt-fa");

  const filled = await open("/counter", { user: "counter", ...EN_DARK });
  await filled.locator("[name=storeId]").selectOption({ index: 1 });
  await fill(filled, { ...CUSTOMER, receiptId: "R-2042", purchaseAmount: "6500000" });
  await filled.getByText(`${FIRST_NAME} ${LAST_NAME}`).waitFor();
  await take(filled, "counter-en-dark");

  const queued = await open("/counter", { user: "counter", viewport: PHONE });
  await queued.locator("[name=storeId]").selectOption({ index: 1 });
  await queued.context().setOffline(true);
  await fill(queued, { ...CUSTOMER, receiptId: "R-2044", purchaseAmount: "2500000" });
  await submit(queued);
  const card = queued.getByText("R-2044").first();
  await card.waitFor();
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await take(queued, "queued-390");
}

/** Downloads the evidence pack of a draw as an administrator. */
async function evidenceOf(id) {
  const session = await fetch(`${demo.url}/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: "demo-admin-1404", role: "Admin" }),
  });
  const { access_token: token } = await session.json();
  const pack = await fetch(`${demo.url}/api/admin/draws/${id}/evidence.zip`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return Buffer.from(await pack.arrayBuffer());
}

/** The public pages of the settled draw, its stage with the winner of the first prize, and the verifier. */
async function takeDraw() {
  const { draws } = await (await fetch(`${demo.url}/api/draws`)).json();
  const { id, manifest_hash: hash } = draws.find(({ state }) => state === "settled");
  await takeScreen("draw-en", `/draws/${id}?lang=en`, EN_DARK);
  await takeScreen("draw-390", `/draws/${id}`, { viewport: PHONE });

  const stage = await open(`/draws/${id}/stage`, { viewport: STAGE, reducedMotion: "no-preference" });
  await stage.keyboard.press("End");
  // The first prize comes before three others and three reserves.
  for (let step = 0; step < 7; step++) await stage.keyboard.press("ArrowRight");
  await stage.waitForTimeout(STARS_MS);
  await take(stage, "draw-stage-fa");

  const verifier = await open(`/api/draws/${id}/verifier.html`);
  await verifier.locator("#files").setInputFiles({
    name: "evidence.zip",
    mimeType: "application/zip",
    buffer: await evidenceOf(id),
  });
  await verifier.locator("#published").fill(hash);
  await verifier
    .locator("h2")
    .nth(1)
    .evaluate((heading) => heading.scrollIntoView());
  await take(verifier, "verifier-fa");
}

try {
  await takeScreen("landing-1440", "/");
  await takeScreen("landing-390", "/", { viewport: PHONE });
  await takeScreen("dashboard-fa", "/admin", { user: "admin", ready: ".recharts-line" });
  await takeScreen("customers-fa", "/admin/customers", { user: "admin" });
  await takeScreen("desk-fa", "/counter/registration", { user: "counter" });
  await takeScreen("reports-en-dark", "/admin/reports", { user: "admin", ready: ".recharts-surface", ...EN_DARK });
  await takeTill();
  await takeDraw();
} finally {
  await browser.close();
  await demo.stop();
}
