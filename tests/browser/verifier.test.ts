import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import { verifierText } from "../../client/verifier/verifier.text";
import { QUICKNET } from "../../domain/draws/beacon";
import { canonicalJson } from "../../domain/draws/manifest";
import { type Pack, packOf, participants, SIGNED_TIME_OF_QUICKNET, TEST_CHAIN, VERIFIER } from "../draws/pack";
import { changedAt } from "../draws/verified";
import { launchBrowser, type Look, LOOKS, overflowOf, violationsOf } from "../support/browser";

const ROOT = join(__dirname, "..", "..");
const PRODUCT = join(ROOT, "build", "verifier", "verifier.html");
const MAX_BYTES = 200 * 1024;
const t = verifierText;

let folder = "";
let browser: Browser;
const complaints: string[] = [];
const requests: string[] = [];

const build = (name: string, ...chain: string[]): string => {
  const outDir = join(folder, name);
  execFileSync(process.execPath, [join(ROOT, "tests", "support", "build-verifier.mjs"), outDir, ...chain]);
  return join(outDir, "verifier.html");
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "customer-club-verifier-"));
  build("test", JSON.stringify(TEST_CHAIN));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  expect(complaints.splice(0)).toEqual([]);
  // The page and its empty icon, from disk.
  expect(requests.splice(0).filter((url) => !/^(file:\/\/.*\/verifier\.html|data:,)$/.test(url))).toEqual([]);
});

/** Opens the verifier of the tests, or another build, from disk and without a network. */
async function open({ lang = "en", theme = "light", width = 1440 }: Look = {}, path?: string): Promise<Page> {
  const context = await browser.newContext({
    locale: lang === "fa" ? "fa-IR" : "en-US",
    colorScheme: theme,
    viewport: { width, height: 900 },
    offline: true,
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(`file://${path ?? join(folder, "test", "verifier.html")}`);
  return page;
}

const contentsOf = ({ files }: Pack): Record<string, string> => ({
  "manifest.json": files.manifest,
  "entries.csv": files.entries,
  "anchors.json": files.anchors,
  "result.json": files.result,
  "audit.json": files.audit,
  "verifier.html": VERIFIER,
});

const fileOf = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

const zipFileOf = (contents: Record<string, string>) => ({
  name: "evidence.zip",
  mimeType: "application/zip",
  buffer: Buffer.from(
    zipSync(Object.fromEntries(Object.entries(contents).map(([name, text]) => [name, strToU8(text)]))),
  ),
});

const give = (page: Page, ...files: ReturnType<typeof fileOf>[]) => page.locator("#files").setInputFiles(files);

const summaryOf = async (page: Page): Promise<string> => {
  await page.locator("#summary .summary").waitFor();
  return page.locator("#summary strong").innerText();
};

const PACK = packOf({ people: participants(12) });

test("the product's verifier is one small file with a policy for its own script, and its build is deterministic", () => {
  const html = readFileSync(PRODUCT, "utf8");
  const again = build("again");

  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAX_BYTES);
  expect(readFileSync(again, "utf8")).toBe(html);
  const hashOf = (part: RegExp) =>
    createHash("sha256")
      .update(part.exec(html)?.[1] ?? "")
      .digest("base64");
  expect(/http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]).toBe(
    [
      "default-src 'none'",
      `script-src 'sha256-${hashOf(/<script type="module">([^]*?)<\/script>/)}'`,
      `style-src 'sha256-${hashOf(/<style>([^]*?)<\/style>/)}'`,
      "connect-src 'none'",
      "img-src data:",
      "base-uri 'none'",
      "form-action 'none'",
    ].join("; "),
  );
});

test.each(["en", "fa"] as const)("in %s a genuine pack passes every check and shows its draw", async (lang) => {
  const page = await open({ lang });

  await give(page, zipFileOf(contentsOf(PACK)));

  expect(await summaryOf(page)).toBe(t[lang].allPassed);
  expect(await page.locator(".step").count()).toBe(22);
  expect(await page.locator(".step.passed").count()).toBe(22);
  expect(await page.locator(".hash span").allInnerTexts()).toEqual(PACK.manifestHash.match(/.{8}/g));
  const codes = await page.locator("tbody .code").allInnerTexts();
  expect(codes.map((code) => code.replaceAll("-", ""))).toEqual(PACK.result.results.map(({ code }) => code));
  expect(await page.getAttribute("html", "dir")).toBe(lang === "fa" ? "rtl" : "ltr");

  await page.getByLabel(t[lang].published).fill(PACK.manifestHash.toUpperCase().replace(/(.{4})/g, "$1 "));
  await page.getByText(t[lang].publishedSame).waitFor();
  await page.getByLabel(t[lang].published).fill("0".repeat(64));
  await page.getByText(t[lang].publishedOther).waitFor();
});

test("a draw of quicknet passes in the product's verifier, a draw of the test chain does not", async () => {
  const page = await open({}, PRODUCT);
  const genuine = packOf({ people: participants(12), chain: QUICKNET, drawTime: SIGNED_TIME_OF_QUICKNET });

  await give(page, zipFileOf(contentsOf(genuine)));
  expect(await summaryOf(page)).toBe(t.en.allPassed);

  await give(page, zipFileOf(contentsOf(PACK)));
  await page.locator("#summary .failed").waitFor();
  expect(await page.locator("[data-first]").getAttribute("data-first")).toBe("chain");
});

test.each([
  ["the name of a prize", "manifest.json", ["prizes", "0", "name_en"], "anchors_manifest"],
  ["the number of codes", "manifest.json", ["codes"], "entries_sums"],
  ["a place of publication", "anchors.json", ["anchors", "0", "url"], "audit_anchors"],
  ["the winner's row", "result.json", ["results", "0", "row"], "winners"],
  ["the winner's code", "result.json", ["results", "0", "code"], "winning_codes"],
  ["the beacon's signature", "result.json", ["signature"], "randomness"],
  ["an audit entry", "audit.json", ["entries", "1", "at"], "audit_chain"],
] as const)("a pack with a change of %s names the check that fails first", async (_, name, path, step) => {
  const contents = contentsOf(PACK);
  const page = await open();

  await give(page, zipFileOf({ ...contents, [name]: changedAt(contents[name] ?? "", path) }));

  expect(await summaryOf(page)).toBe(t.en.oneFailed);
  expect(await page.locator("[data-first]").innerText()).toContain(t.en.steps[step]);
  expect(await page.locator(".step.failed").first().getAttribute("data-step")).toBe(step);
});

test("single files are collected, a missing one is a check that was skipped", async () => {
  const { files } = PACK;
  const page = await open();

  await give(page, fileOf("manifest (1).json", files.manifest), fileOf("photo.json", "{}"));
  await page.getByText("photo.json").waitFor();
  expect(await summaryOf(page)).toBe(t.en.somePassed);
  await give(page, fileOf("draw-entries.csv", files.entries));
  await page.locator('[data-step="entries_root"].passed').waitFor();
  await give(page, fileOf("result", files.result), fileOf("anchors.json", files.anchors));
  await page.locator('[data-step="winning_codes"].passed').waitFor();
  expect(await page.locator(".step.failed").count()).toBe(0);
});

test("a reason that begins with the name of a file has the direction of the page", async () => {
  const page = await open({ lang: "fa" });

  await give(page, fileOf("manifest.json", PACK.files.manifest));

  const reason = page.locator(".reason", { hasText: "entries.csv" }).first();
  expect(await reason.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
});

test("an evidence pack replaces the files of the draw that was open", async () => {
  const page = await open();
  await give(page, zipFileOf(contentsOf(PACK)));
  expect(await summaryOf(page)).toBe(t.en.allPassed);

  // Not drawn yet: the result of the other draw does not belong to it.
  const { "result.json": _result, "audit.json": _audit, ...frozen } = contentsOf(packOf({ people: participants(5) }));
  await give(page, zipFileOf(frozen));
  await page.locator('[data-step="winners"].skipped').waitFor();
  expect(await summaryOf(page)).toBe(t.en.somePassed);
});

test("bytes that a text decoder would replace or remove are a change", async () => {
  const pack = packOf({ people: participants(3), mode: "witnessed", entropy: "1 2 \ufffd\n" });
  const contents = contentsOf(pack);
  const bytes = (text = "") => Buffer.from(text).toString("latin1");
  const fileOfBytes = (name: string, latin1: string) => ({
    ...fileOf(name, ""),
    buffer: Buffer.from(latin1, "latin1"),
  });
  const page = await open();
  await give(page, zipFileOf(contents));
  expect(await summaryOf(page)).toBe(t.en.allPassed);

  await give(page, fileOfBytes("entries.csv", `\xef\xbb\xbf${bytes(contents["entries.csv"])}`));
  await page.locator('[data-step="entries_hash"].failed').waitFor();
  await give(page, fileOfBytes("result.json", bytes(contents["result.json"]).replace("\xef\xbf\xbd", "\xff")));
  await page.locator('[data-step="result_file"].failed').waitFor();
});

test("a participant checks a proof with Persian digits; another person's number does not match", async () => {
  const page = await open({ lang: "fa" });
  const [winner] = PACK.result.results;
  const row = winner?.row ?? 0;
  const person = PACK.rows[row]?.person;
  const persian = (text = "") => text.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit)));
  const mine = page.locator("#mine");
  await page.getByRole("button", { name: t.fa.check }).click();
  await mine.getByText(t.fa.noDraw).waitFor();

  await give(page, zipFileOf(contentsOf(PACK)), fileOf("proof.json", canonicalJson(PACK.proofOf(row))));
  await summaryOf(page);
  await page.getByLabel(t.fa.phone).fill(persian(person?.phone));
  await page.getByLabel(t.fa.nationalCode).fill(persian(person?.nationalCode));
  await page.getByRole("button", { name: t.fa.check }).click();
  await mine.locator(".summary.passed").waitFor();
  expect(await mine.locator(".step.passed").count()).toBe(4);
  expect(await mine.locator(".won").innerText()).toContain("جایزهٔ 1");

  await page.getByLabel(t.fa.phone).fill("09129999999");
  await page.getByRole("button", { name: t.fa.check }).click();
  await mine.getByText(t.fa.mineWrong).waitFor();
  expect(await mine.locator(".step.failed").first().getAttribute("data-step")).toBe("proof_owner");
});

test("the language changes at any time and everything that was opened and typed stays", async () => {
  const page = await open();
  await give(page, zipFileOf(contentsOf(PACK)));
  await summaryOf(page);
  await page.getByLabel(t.en.proof).fill("{}");

  await page.getByRole("button", { name: t.en.language }).click();

  expect(await page.locator("h1").innerText()).toBe(t.fa.title);
  expect(await summaryOf(page)).toBe(t.fa.allPassed);
  expect(await page.getByLabel(t.fa.proof).inputValue()).toBe("{}");
});

test("a checked proof stays checked after a change of the language and after another file of the draw", async () => {
  const page = await open();
  const { "result.json": result, ...others } = contentsOf(PACK);
  const row = PACK.result.results[0]?.row ?? 0;
  await give(page, zipFileOf(others), fileOf("proof.json", canonicalJson(PACK.proofOf(row))));
  await summaryOf(page);
  const { phone = "", nationalCode = "" } = PACK.rows[row]?.person ?? {};
  await page.getByLabel(t.en.phone).fill(phone);
  await page.getByLabel(t.en.nationalCode).fill(nationalCode);
  await page.getByRole("button", { name: t.en.check }).click();
  const mine = page.locator("#mine");
  await mine.getByText(t.en.mineNotDrawn).waitFor();

  await page.getByRole("button", { name: t.en.language }).click();
  await mine.getByText(t.fa.mineNotDrawn).waitFor();

  await give(page, fileOf("result.json", result ?? ""));
  await mine.locator(".won").waitFor();
});

test("a new start leaves the focus at the files, and a damaged zip file is reported as damaged", async () => {
  const page = await open();
  const pack = zipFileOf(contentsOf(PACK));
  await give(page, pack);
  await summaryOf(page);
  await page.getByRole("button", { name: t.en.clear }).focus();
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("files");

  await give(page, { ...pack, buffer: pack.buffer.subarray(0, 2_000) });
  const problem = await page.getByRole("alert").innerText();
  expect(problem.replace(/[\u2068\u2069]/g, "")).toBe("Damaged or not completely downloaded: evidence.zip");
});

test("a draw of 4,000 participants passes while the page stays usable", async () => {
  const page = await open();
  const pack = packOf({ people: participants(4_000, { maxCodes: 10 }), winners: 40, reserves: 40 });

  await give(page, zipFileOf(contentsOf(pack)));

  expect(await summaryOf(page)).toBe(t.en.allPassed);
  expect(await page.locator("tbody tr").count()).toBe(80);
});

test.each(LOOKS)(
  "in $lang, $theme at $width px the page passes axe and fits, empty, passed and failed",
  async (look) => {
    const page = await open(look);
    const check = async () => {
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    };
    await check();

    await give(page, zipFileOf(contentsOf(PACK)));
    await summaryOf(page);
    await check();

    await give(page, fileOf("result.json", changedAt(PACK.files.result, ["results", "0", "salt"])));
    await page.locator("#summary .failed").waitFor();
    await check();
  },
);
