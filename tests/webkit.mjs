// `npm run webkit`: opens every screen of the demo in WebKit, the engine of Safari, and records a receipt. Needs
// `apt-get install webkit2gtk-driver xvfb xauth`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Builder, By, Capabilities, Key, until } from "selenium-webdriver";
import { prepare } from "../server/prepare.mjs";
import { startDemo } from "./support/demo.mjs";
import { freePort } from "./support/free-port.mjs";

const WAIT_MS = 20_000;
const STORED = ["auth_token", "auth_user"];
/** Their lists have records after a choice only. */
const UNLISTED = ["/admin/import-export", "/admin/events/campaigns"];

const routes = readFileSync("client/app/routes.tsx", "utf8");
const paths = [...routes.matchAll(/path: "([^"]+)"/g)].map(([, path]) =>
  path.replace("/:section?", "").replace("/:tab?", ""),
);
const [, brokenTitle] = /brokenTitle: "([^"]+)"/.exec(readFileSync("client/app/app.text.ts", "utf8"));

await prepare();
const port = await freePort();
const env = { ...process.env, LANGUAGE: "en_US", TZ: "Asia/Tehran", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
const display = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], {
  env,
  stdio: "inherit",
  detached: true,
});
await once(display, "spawn");
display.unref();
process.on("exit", () => process.kill(-display.pid));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
const demo = await startDemo();

async function connect() {
  const capabilities = new Capabilities({ browserName: "MiniBrowser" });
  for (const end = Date.now() + WAIT_MS; ;) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

const failures = [];
const note = (name, fault) => {
  process.stdout.write(`${fault === undefined ? "ok" : "FAILED"} ${name}${fault === undefined ? "" : `: ${fault}`}\n`);
  if (fault !== undefined) failures.push(name);
};

/** Waits until a page has a heading and loads nothing; returns what is wrong with it. */
async function faultOf(driver) {
  await driver.wait(until.elementLocated(By.css("h1")), WAIT_MS);
  await driver.wait(
    () =>
      driver.executeScript(
        () => document.querySelector(".static-shell, [aria-busy=true], [role=status][aria-label]") === null,
      ),
    WAIT_MS,
  );
  const heading = await driver.findElement(By.css("h1")).getText();
  if (heading === brokenTitle) return heading;
  const overflow = await driver.executeScript(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? `overflow of ${overflow} px` : undefined;
}

async function visit(driver, path) {
  try {
    await driver.get(demo.url + path);
    note(path, await faultOf(driver));
  } catch (error) {
    note(path, error.message);
  }
}

async function signIn(driver, path, user) {
  await driver.get(demo.url + path);
  await driver.executeScript((keys) => keys.forEach((key) => localStorage.removeItem(key)), STORED);
  await driver.navigate().refresh();
  await driver.wait(until.elementLocated(By.name("password")), WAIT_MS);
  await driver.findElement(By.name("username")).sendKeys(user);
  await driver.findElement(By.name("password")).sendKeys(`demo-${user}-1404`, Key.ENTER);
  await driver.wait(() => driver.executeScript((key) => localStorage.getItem(key) !== null, STORED[0]), WAIT_MS);
}

/** The path of the first record of a list. */
const firstRecord = (driver, list) =>
  driver.wait(
    () =>
      driver.executeScript(
        (path) =>
          [...document.querySelectorAll("main a")]
            .map((link) => link.getAttribute("href"))
            .find((href) => href.startsWith(`${path}/`) && /[0-9a-f-]{36}/.test(href)),
        list,
      ),
    WAIT_MS,
  );

async function recordReceipt(driver) {
  await signIn(driver, "/counter", "counter");
  const fill = (name, text) => driver.findElement(By.name(name)).sendKeys(text);
  await driver.wait(until.elementLocated(By.css("[name=storeId] option:nth-child(2)")), WAIT_MS).click();
  await fill("customerPhone", "09121112233");
  await fill("customerNationalCode", "0012345679");
  await fill("receiptId", "WEBKIT-1");
  await fill("purchaseAmount", "3500000");
  await driver.findElement(By.css("form button[type=submit]")).click();
  await driver.wait(until.elementLocated(By.xpath("//li[contains(., 'WEBKIT-1')]")), WAIT_MS);
}

try {
  const driver = await connect();
  for (const path of ["/", "/landing", "/draws"]) await visit(driver, path);
  await recordReceipt(driver).then(
    () => note("a receipt"),
    (error) => note("a receipt", error.message),
  );
  await signIn(driver, "/admin", "admin");
  for (const path of paths.filter((one) => !one.includes(":"))) {
    await visit(driver, path);
    if (!paths.includes(`${path}/:id`) || UNLISTED.includes(path)) continue;
    await firstRecord(driver, path).then(
      (record) => visit(driver, record),
      (error) => note(`${path}/:id`, error.message),
    );
  }
  await driver.quit();
} finally {
  await demo.stop();
}
process.stdout.write(`${failures.length} failed\n`);
if (failures.length > 0) process.exitCode = 1;
