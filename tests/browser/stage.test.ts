import type { Page } from "playwright-core";
import { stageText } from "../../client/features/draw-stage/stage.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aMember, aPrize, aStaff, drawCalls, type Staff, TEST_CHAIN } from "../support/draws";

const stage = useStage({ DRAND_RELAYS: "off" }, TEST_CHAIN);
let staff: Staff;
const calls = () => drawCalls(stage().app, staff);

/** Two prizes and a reserve for four people. */
const PRIZES = {
  prizes: [aPrize({ name_fa: "سکه", name_en: "Coin", value_toman: 90_000_000 }), aPrize()],
  reserves: 1,
};

beforeEach(async () => {
  const { app } = stage();
  await app.sql("update lottery_codes set status = 'invalid', invalidated_at = now() where status = 'claimed'");
  staff = await aStaff(app);
  for (const codes of [1, 2, 3, 1]) await aMember(app, staff.admin, codes);
});

const EXPECTED = {
  fa: {
    draw: "قرعه‌کشی نوروز",
    countdown: /^۰۰\s+ساعت\s+۵[۰-۹]\s+دقیقه/,
    facts: ["۴", "۷"],
    prize: "سکه",
    winner: "سکه. برنده: S. K.، ",
    reserve: "ذخیرهٔ ۱ از ۱",
    forward: "ArrowLeft",
    backward: "ArrowRight",
  },
  en: {
    draw: "Nowruz draw",
    countdown: /^00\s+hours\s+5\d\s+minutes/,
    facts: ["4", "7"],
    prize: "Coin",
    winner: "Coin. Winner: S. K., ",
    reserve: "Reserve 1 of 1",
    forward: "ArrowRight",
    backward: "ArrowLeft",
  },
};

interface Drawn {
  id: string;
  results: { place: number; code: string; masked_phone: string }[];
}

const aDrawnDraw = async (): Promise<Drawn> => {
  const { id } = await calls().anchored(PRIZES);
  return (await calls().run(id)).body.data as Drawn;
};

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

async function open(id: string, lang: Lang, still = false): Promise<Page> {
  const page = await stage().visit(`/draws/${id}/stage?lang=${lang}`, { lang, still });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.getByRole("heading", { level: 1, name: EXPECTED[lang].draw }).waitFor();
  return page;
}

const article = (page: Page) => page.getByRole("article");
const announced = (page: Page) => page.locator("p[role=status]").innerText();

/** Axe and the width at every size, without motion. */
async function expectFit(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1920, height: 1080 });
}

test.each(["fa", "en"] as const)(
  "in %s the stage counts down, shows the result once it is fixed, and reveals it by keys without a network",
  async (lang) => {
    const [t, expected] = [stageText[lang], EXPECTED[lang]];
    const { id, manifest_hash: hash } = await calls().anchored(PRIZES);
    const page = await open(id, lang);
    const timer = page.getByRole("timer");
    expect(await timer.innerText()).toMatch(expected.countdown);
    const before = await timer.innerText();
    await page.waitForFunction(
      (last) => document.querySelector<HTMLElement>("[role=timer]")?.innerText !== last,
      before,
    );
    expect((await page.locator(".stage-groups span").allInnerTexts()).join("")).toBe(hash);
    expect(await page.locator("dl dd").allInnerTexts()).toEqual(expected.facts);
    expect(await page.getByRole("link", { name: id }).getAttribute("href")).toBe(`/draws/${id}?lang=${lang}`);
    await expectFit(page);

    const codes = ((await calls().run(id)).body.data as Drawn).results.map(({ code }) => code);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.getByText(t.fixed, { exact: true }).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.context().setOffline(true);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));

    const revealed = (index: number) =>
      article(page)
        .getByText(codes[index] ?? "")
        .waitFor();
    await page.keyboard.press("Space");
    await revealed(0);
    expect(await article(page).innerText()).toContain(expected.prize);
    expect(await announced(page)).toContain(codes[0]);
    expect(await announced(page)).toContain(expected.winner);
    await page.keyboard.press(expected.forward);
    await revealed(1);
    await page.keyboard.press(expected.backward);
    await revealed(0);
    await page.keyboard.press("PageDown");
    await revealed(1);
    await page.locator("main").click();
    await revealed(2);
    expect(await article(page).innerText()).toContain(expected.reserve);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: t.verify }).waitFor();
    for (const code of codes) expect(await page.getByText(code).count()).toBe(1);
    expect(requests).toEqual([]);
    await expectFit(page);
  },
);

test("no name, phone or code is in the page before the prize is revealed", async () => {
  const { id, results } = await aDrawnDraw();
  const page = await open(id, "en");
  await page.getByText(stageText.en.fixed, { exact: true }).first().waitFor();

  const html = await page.content();

  for (const { code, masked_phone: phone } of results) {
    expect(html).not.toContain(code);
    expect(html).not.toContain(phone);
  }
});

test("a reload in the middle keeps the position, a new tab starts from the beginning", async () => {
  const { id, results } = await aDrawnDraw();
  const page = await open(id, "fa");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await article(page)
    .getByText(results[1]?.code ?? "")
    .waitFor();

  await page.reload();
  await article(page)
    .getByText(results[1]?.code ?? "")
    .waitFor();

  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText(stageText.fa.fixed, { exact: true }).first().waitFor();
});

test("with reduced motion nothing moves, otherwise stars rain on the winner and not on a reserve", async () => {
  const { id } = await aDrawnDraw();
  const page = await open(id, "fa", true);
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.keyboard.press("PageDown");
  await article(page).waitFor();
  expect(await moving()).toBe(0);
  await expectFit(page);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await moving()).toBeGreaterThan(10);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await article(page).getByText("ذخیرهٔ ۱ از ۱").waitFor();
  expect(await page.locator(".stage-star-rain").count()).toBe(0);
});

test("the result in force is shown: a promoted reserve has the prize, and a disqualified winner is not named", async () => {
  const { id, results } = await aDrawnDraw();
  await calls().post(staff.manager, id, "/winners/1/disqualify", { reason: "not_claimed" });
  const page = await open(id, "en");

  await page.keyboard.press("PageDown");
  await article(page)
    .getByText(results[2]?.code ?? "")
    .waitFor();
  await article(page).getByText(stageText.en.promoted).waitFor();
  await page.keyboard.press("End");
  await page.getByText(stageText.en.disqualified).waitFor();
  expect(await page.getByText(results[0]?.code ?? "").count()).toBe(0);
});

test("the longest names fit on a screen without scrolling, before the draw and revealed", async () => {
  const name = "Home appliances for the loyal customers of the City Star mall on the longest night of the whole year";
  const { id } = await calls().anchored({ ...PRIZES, name_en: name, prizes: [aPrize({ name_en: name, quantity: 2 })] });
  const page = await stage().visit(`/draws/${id}/stage?lang=en`, { lang: "en" });
  const expectScreen = async () => {
    for (const size of SIZES.slice(0, 2)) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    }
  };
  await page.getByRole("timer").waitFor();
  await expectScreen();

  await calls().run(id);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByText(stageText.en.fixed, { exact: true }).first().waitFor();
  await page.keyboard.press("PageDown");
  await article(page).waitFor();
  await expectScreen();
});

test("a draw that is voided while the stage is open shows the reason, and an unknown draw is named as such", async () => {
  const { id } = await calls().anchored(PRIZES);
  const page = await open(id, "fa");
  await page.getByRole("timer").waitFor();

  await calls().post(staff.admin, id, "/void", { reason: "چاپ کدها اشتباه بود" });
  await page.evaluate(() => window.dispatchEvent(new Event("online")));

  await page.getByText(stageText.fa.voided).waitFor();
  await page.getByText("چاپ کدها اشتباه بود").waitFor();
  await expectFit(page);

  await page.goto(`${stage().url}/draws/018f0000-0000-7000-8000-0000000000aa/stage?lang=en`);
  await page.getByRole("heading", { name: stageText.en.missing }).waitFor();
});

test("the stage connects by itself after a lost network, and keeps the countdown meanwhile", async () => {
  const { id } = await calls().anchored(PRIZES);
  const page = await open(id, "en");
  await page.getByRole("timer").waitFor();
  await page.context().setOffline(true);
  await calls().run(id);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByRole("timer").waitFor();

  await page.context().setOffline(false);

  await page.getByText(stageText.en.fixed, { exact: true }).first().waitFor();
});

test("the key f and the button fill the screen, and space still reveals after the button", async () => {
  const { id, results } = await aDrawnDraw();
  const page = await open(id, "en");
  const untilFull = (isFull: boolean) =>
    page.waitForFunction((expected) => (document.fullscreenElement !== null) === expected, isFull);
  await page.getByRole("button", { name: stageText.en.fullScreen }).click();
  await untilFull(true);
  await page.keyboard.press("Space");
  await article(page)
    .getByText(results[0]?.code ?? "")
    .waitFor();
  await untilFull(true);
  await page.keyboard.press("f");
  await untilFull(false);
});

/** A picture of one pixel. */
const PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

test("the picture of a prize is on the public page, and on the stage without a network", async () => {
  const form = new FormData();
  form.set("file", new Blob([Buffer.from(PICTURE, "base64")]), "prize.png");
  const headers = { authorization: `Bearer ${staff.manager.token}` };
  const stored = await fetch(`${stage().url}/api/admin/draws/pictures`, { method: "POST", headers, body: form });
  const { data } = (await stored.json()) as { data: { sha256: string } };
  const { id } = await calls().anchored({ prizes: [aPrize({ picture_sha256: data.sha256 })] });
  await calls().run(id);
  const src = `/api/draws/${id}/pictures/${data.sha256}`;
  const isShown = (page: Page) =>
    page.waitForFunction(
      (url) => document.querySelector<HTMLImageElement>(`img[src="${url}"]`)?.naturalWidth === 1,
      src,
    );

  await isShown(await stage().visit(`/draws/${id}?lang=en`, { lang: "en" }));

  const page = await open(id, "en");
  const loaded = (url: string) => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(url));
  await page.waitForFunction(loaded, src);
  await page.context().setOffline(true);
  await page.keyboard.press("Space");
  await isShown(page);
});
