import type { Page } from "playwright-core";
import { verifierText } from "../../client/verifier/verifier.text";
import { publicDrawsText } from "../../client/features/public-draws/public-draws.text";
import { REASON_LABELS, STATE_LABELS } from "../../domain/draws/draw.text";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aMember, aPrize, aStaff, drawCalls, type Staff, TEST_CHAIN } from "../support/draws";
import { hoursFromNow } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";

const stage = useStage({ DRAND_RELAYS: "off" }, TEST_CHAIN);
const flowLangs = flowLanguages();

let staff: Staff;
const calls = () => drawCalls(stage().app, staff);

beforeEach(async () => {
  const { app } = stage();
  staff = await aStaff(app);
  // A draw counts the receipts of its period, so each test has its own customers only.
  await app.sql("update lottery_codes set status = 'invalid', invalidated_at = now() where status = 'claimed'");
});

/** Announces a draw of a car in nine days. */
async function announced(draft: Record<string, unknown> = {}): Promise<string> {
  const id = await calls().create({ cutoff_at: hoursFromNow(24), draw_at: hoursFromNow(216.5), ...draft });
  await calls().post(staff.manager, id, "/announce");
  return id;
}

/** Holds a draw with two prizes and two reserves; its first winner is disqualified. */
async function drawn(draft: Record<string, unknown> = {}): Promise<{ id: string; hash: string; codes: string[] }> {
  const { app } = stage();
  for (let count = 1; count <= 4; count++) await aMember(app, staff.admin, count);
  const prizes = [aPrize(), aPrize({ name_fa: "سکه", name_en: "Coin", value_toman: 90_000_000 })];
  const { id } = await calls().anchored({ prizes, reserves: 2, ...draft });
  await calls().run(id);
  const { body } = await calls().post(staff.manager, id, "/winners/1/disqualify", { reason: "not_claimed" });
  const { manifest_hash: hash, results } = body.data as { manifest_hash: string; results: { code: string }[] };
  return { id, hash, codes: results.map(({ code }) => code) };
}

const VOID_REASON = "The time on the poster was wrong";

/** Voids a draw and announces a copy of it. */
async function voided(): Promise<{ id: string; copy: string }> {
  const id = await announced({ name_fa: "قرعه‌کشی باطل", name_en: "Void draw" });
  await calls().post(staff.admin, id, "/void", { reason: VOID_REASON });
  const { body } = await calls().post(staff.manager, id, "/copy");
  const copy = body.data.id as string;
  await stage().app.rest(
    "PUT",
    `/api/admin/draws/${copy}`,
    { name_en: "Second try", name_fa: "بار دوم" },
    staff.manager,
  );
  await calls().post(staff.manager, copy, "/announce");
  return { id, copy };
}

const section = (page: Page, name: string) =>
  page.locator("section, article").filter({
    has: page.getByRole("heading", { name, exact: true }),
  });
const removeAll = () => stage().app.sql("update draws set announced_at = null where announced_at is not null");

test.each(flowLangs())("in %s the list has the draws, the latest first, with prizes and winners", async (lang) => {
  const { id: held } = await drawn({ name_fa: "برگزارشده", name_en: "Held draw" });
  const { id: withoutWinners } = await voided();
  const next = await announced({ name_fa: "آینده", name_en: "Next draw", draw_at: hoursFromNow(900.5) });

  const page = await stage().visit(`/draws?lang=${lang}`, { lang });
  const links = page.locator("article h2 a");
  await links.first().waitFor();
  const cardOf = (id: string) => page.locator("article").filter({ has: page.locator(`h2 a[href*="${id}"]`) });

  expect(await links.first().getAttribute("href")).toBe(`/draws/${next}?lang=${lang}`);
  const toFestival = page.locator("a.brand, footer li:first-child a");
  const festival = lang === "fa" ? "/" : "/?lang=en";
  expect(await toFestival.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    festival,
    festival,
  ]);
  expect(await cardOf(next).getByText(STATE_LABELS.announced[lang], { exact: true }).count()).toBe(1);
  expect(await cardOf(next).locator(".until b").first().textContent()).toBe(lang === "fa" ? "۳۷" : "37");
  expect(await cardOf(withoutWinners).innerText()).toContain(VOID_REASON);
  const winners = await cardOf(held).locator("li:has(b)").allInnerTexts();
  expect(winners).toHaveLength(2);
  expect(winners[0]).toMatch(/^S\. K\. 09\d\d\*\*\*\d{4}/);
  expect(await cardOf(held).innerText()).toContain(lang === "fa" ? "۹۰٬۰۰۰٬۰۰۰ تومان" : "90,000,000 Toman");
  await links.first().click();
  await page.getByRole("heading", { level: 1, name: lang === "fa" ? "آینده" : "Next draw" }).waitFor();
  expect(await page.title()).toBe(lang === "fa" ? "آینده · جشنوارهٔ ستاره‌باران" : "Next draw · Rain of Stars Festival");
});

test.each(LANGS)(
  "in %s a held draw shows winners, reserves, disqualifications, its hash and its files",
  async (lang) => {
    const t = publicDrawsText[lang];
    const { url } = stage();
    const { id, hash, codes } = await drawn();
    const page = await stage().visit(`/draws/${id}?lang=${lang}`, { lang });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);

    const winners = section(page, t.winners);
    await winners.waitFor();
    const [lost, second, promoted, reserve] = codes;
    expect(await winners.locator(".prizes > li:nth-child(1)").innerText()).toContain(promoted);
    expect(await winners.locator(".prizes > li:nth-child(1)").innerText()).toContain(t.promoted);
    expect(await winners.locator(".prizes > li:nth-child(2)").innerText()).toContain(second);
    expect(await section(page, t.reserves).innerText()).toContain(reserve);
    const disqualified = await section(page, t.disqualified).innerText();
    expect(disqualified).toContain(lost);
    expect(disqualified).toContain(REASON_LABELS.not_claimed[lang]);
    expect(await page.getByRole("main").innerText()).not.toMatch(/Karimi|09\d{9}/);

    const proof = section(page, t.proof);
    expect((await proof.locator(".hash").innerText()).replace(/\s/g, "")).toBe(hash);
    await proof.getByRole("button", { name: t.copy }).click();
    await proof.getByText(t.copied, { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hash);
    expect(await proof.getByRole("link", { name: "https://t.me/mall/12" }).count()).toBe(1);
    expect(await proof.getByText("Telegram").count()).toBe(1);
    const files = await section(page, t.files)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => [link.getAttribute("href"), link.getAttribute("download")]));
    expect(files.map(([, name]) => name)).toEqual([
      "manifest.json",
      "entries.csv",
      "anchors.json",
      "result.json",
      "verifier.html",
    ]);
    const responses = await Promise.all(files.map(([href]) => fetch(url + href)));
    // An unread body keeps its connection busy.
    await Promise.all(responses.map((response) => response.arrayBuffer()));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(responses[0]?.headers.get("etag")).toBe(`"${hash}"`);
    expect(await page.getByRole("link", { name: t.stage }).getAttribute("href")).toBe(
      `/draws/${id}/stage?lang=${lang}`,
    );
  },
);

test("a void draw shows its reason, and the copies link to each other", async () => {
  const t = publicDrawsText.en;
  const { id, copy } = await voided();
  const page = await stage().visit(`/draws/${id}?lang=en`);

  await section(page, t.voidTitle).getByText(VOID_REASON).waitFor();
  expect(await section(page, t.timeline).getByText(t.voided, { exact: true }).count()).toBe(1);
  expect(await page.getByRole("link", { name: t.stage }).count()).toBe(0);
  await page.getByRole("link", { name: "Second try" }).click();
  await page.getByRole("heading", { level: 1, name: "Second try" }).waitFor();
  expect(page.url()).toContain(copy);
  await page.getByRole("link", { name: "Void draw" }).click();
  await section(page, t.voidTitle).waitFor();
});

test("a draw that is voided after its run shows what it fixed, and has no winners in the list", async () => {
  const t = publicDrawsText.en;
  const { id, hash, codes } = await drawn({ name_en: "Undone draw" });
  await calls().post(staff.admin, id, "/void", { reason: VOID_REASON });
  const page = await stage().visit("/draws?lang=en");
  const card = page.getByRole("article").filter({ hasText: "Undone draw" });
  await card.getByText(VOID_REASON).waitFor();
  expect(await card.innerText()).not.toContain("S. K.");

  await card.getByRole("link", { name: "Undone draw" }).click();
  await section(page, t.results).waitFor();

  expect(await section(page, t.results).innerText()).toContain(codes[1]);
  expect(await page.getByRole("heading", { name: t.winners, exact: true }).count()).toBe(0);
  expect((await page.locator(".hash").innerText()).replace(/\s/g, "")).toBe(hash);
});

test("a copy that is not announced is not linked", async () => {
  const id = await announced();
  await calls().post(staff.admin, id, "/void", { reason: VOID_REASON });
  await calls().post(staff.manager, id, "/copy");

  const page = await stage().visit(`/draws/${id}?lang=en`);
  await section(page, publicDrawsText.en.voidTitle).waitFor();
  await page.waitForLoadState("networkidle");

  expect(await page.getByText(publicDrawsText.en.copies).count()).toBe(0);
});

test.each(flowLangs())(
  "in %s an announced draw counts down, and then shows the winners without a reload",
  async (lang) => {
    const t = publicDrawsText[lang];
    const { app } = stage();
    for (const codes of [1, 2]) await aMember(app, staff.admin, codes);
    const { id, draw_at: drawAt } = (await calls().anchored()) as { id: string; draw_at: string };
    const page = await stage().visit("/draws", { lang, still: false });
    const hour = 3_600_000;
    await page.clock.install({ time: Date.parse(drawAt) - 2.5 * hour });
    await page.goto(`${stage().url}/draws/${id}?lang=${lang}`);
    const timer = page.getByRole("timer");
    await timer.waitFor();

    // The page's clock continues, so less than thirty minutes remain.
    expect(await page.locator(".until b").allInnerTexts()).toEqual([
      ...(lang === "fa" ? ["۰", "۲", "۲۹"] : ["0", "2", "29"]),
      expect.any(String),
    ]);
    expect(await timer.getAttribute("aria-live")).toBe("off");
    await page.clock.fastForward(hour);
    await page.locator(".until li:nth-child(2)", { hasText: lang === "fa" ? "۱" : "1" }).waitFor();
    await page.clock.fastForward(1.5 * hour);
    await page.getByText(t.now).waitFor();
    await calls().run(id);
    await page.clock.fastForward(31_000);
    await section(page, t.winners).waitFor();
  },
);

test("the verifier opens in the language of the page that links to it", async () => {
  const page = await stage().visit(`/draws/${await announced()}`, { lang: "en" });

  await page.getByRole("link", { name: publicDrawsText.fa.recompute.link }).click();
  await page.getByRole("heading", { level: 1, name: verifierText.fa.title }).waitFor();
});

test("a prize without a value has no price", async () => {
  const prizes = [aPrize({ name_en: "Free parking", value_toman: 0 })];
  const page = await stage().visit(`/draws/${await announced({ prizes })}?lang=en`);
  await page.getByRole("heading", { level: 3, name: "Free parking" }).waitFor();
  expect(await page.getByText("0 Toman").count()).toBe(0);
});

test("a visitor who prefers less motion sees no seconds", async () => {
  const id = await announced();
  const page = await stage().visit("/draws");
  await page.goto(`${stage().url}/draws/${id}?lang=en`);
  await page.getByRole("timer").waitFor();

  expect(await page.locator(".until span").allInnerTexts()).toEqual(["days", "hours", "minutes"]);
});

test.each(flowLangs())("in %s an unknown draw leads to the list", async (lang) => {
  const t = publicDrawsText[lang];
  const page = await stage().visit("/draws", { lang });

  const response = await page.goto(`${stage().url}/draws/00000000-0000-7000-8000-000000000000?lang=${lang}`);
  await page.getByRole("heading", { level: 1, name: t.notFound }).waitFor();

  expect(response?.status()).toBe(404);
  await page.getByRole("main").getByRole("link", { name: t.allDraws }).click();
  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
});

test("a failed load can be tried again", async () => {
  const t = publicDrawsText.en;
  const id = await announced({ name_en: "Patient draw" });
  const page = await stage().visit("/draws");
  for (const [path, heading] of [
    ["/draws?lang=en", t.title],
    [`/draws/${id}?lang=en`, "Patient draw"],
  ] as const) {
    await page.route("**/api/draws**", (route) => route.abort());
    await page.goto(stage().url + path);
    await page.getByText(t.failed).waitFor();
    await page.unroute("**/api/draws**");
    await page.getByRole("button", { name: t.retry }).click();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(await page.getByText(t.failed).count()).toBe(0);
  }
});

test("the language of the URL wins over the stored one, and the URL always names the shown one", async () => {
  const { url } = stage();
  const page = await stage().visit("/draws");
  const langOf = () => page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`);
  expect(await langOf()).toBe("fa rtl");
  expect(page.url()).toBe(`${url}/draws`);

  await page.getByRole("link", { name: publicDrawsText.fa.language, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: publicDrawsText.en.title }).waitFor();
  expect([page.url(), await langOf()]).toEqual([`${url}/draws?lang=en`, "en ltr"]);

  await page.goto(`${url}/draws?page=1`);
  await page.getByRole("heading", { level: 1, name: publicDrawsText.en.title }).waitFor();
  expect([page.url(), await langOf()]).toEqual([`${url}/draws?page=1&lang=en`, "en ltr"]);
  await page.goto(`${url}/draws?lang=fa`);
  await page.getByRole("heading", { level: 1, name: publicDrawsText.fa.title }).waitFor();
  expect(await langOf()).toBe("fa rtl");
});

test("the list has pages of ten, a page after the last one leads to it, and an empty list has its own state", async () => {
  const t = publicDrawsText.en;
  await removeAll();
  const page = await stage().visit("/draws?lang=en");
  await page.getByRole("heading", { level: 1, name: t.none }).waitFor();

  for (let hour = 1; hour <= 11; hour++) {
    await announced({ name_en: `Draw ${hour}`, cutoff_at: hoursFromNow(1), draw_at: hoursFromNow(100 + hour) });
  }
  await page.goto(`${stage().url}/draws?lang=en`);
  await page.getByRole("link", { name: "Draw 11", exact: true }).waitFor();
  expect(await page.getByRole("article").count()).toBe(10);
  await page.getByRole("link", { name: t.older }).click();
  await page.getByRole("link", { name: "Draw 1", exact: true }).waitFor();
  expect(page.url()).toBe(`${stage().url}/draws?page=2&lang=en`);
  expect(await page.getByRole("article").count()).toBe(1);
  await page.getByRole("link", { name: t.newer }).click();
  await page.getByRole("link", { name: "Draw 11", exact: true }).waitFor();
  await page.goto(`${stage().url}/draws?page=99&lang=en`);
  await page.getByRole("link", { name: "Draw 1", exact: true }).waitFor();
  expect(page.url()).toBe(`${stage().url}/draws?page=2&lang=en`);
});

test.each(LANGS)("in %s every state is free of accessibility faults, fits, and calls no other host", async (lang) => {
  const t = publicDrawsText[lang];
  const { url } = stage();
  const { id: held } = await drawn({ name_fa: "برگزارشده", name_en: "W".repeat(100) });
  const { id: empty } = await voided();
  const next = await announced();
  const page = await stage().visit("/draws", { lang });
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  const go = (path: string) => page.goto(`${url}${path}?lang=${lang}`);
  const states: Record<string, () => Promise<unknown>> = {
    list: async () => {
      await go("/draws");
      await page.getByRole("article").first().waitFor();
    },
    held: async () => {
      await go(`/draws/${held}`);
      await section(page, t.disqualified).waitFor();
    },
    announced: async () => {
      await go(`/draws/${next}`);
      await page.getByRole("timer").waitFor();
    },
    void: async () => {
      await go(`/draws/${empty}`);
      await section(page, t.voidTitle).waitFor();
    },
    unknown: async () => {
      await go("/draws/x");
      await page.getByText(t.notFoundLead).waitFor();
    },
    failed: async () => {
      await page.route("**/api/draws**", (route) => route.abort());
      await go(`/draws/${held}`);
      await page.getByText(t.failed).waitFor();
      await page.unroute("**/api/draws**");
    },
    loading: async () => {
      await page.route("**/api/draws**", () => undefined);
      await go(`/draws/${held}`);
      await page.locator("h1.bone").waitFor();
    },
    listLoading: async () => {
      await go("/draws");
      await page.locator(".draw.bone").first().waitFor();
    },
  };

  for (const [state, reach] of Object.entries(states)) {
    await reach();
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect([state, width, await overflowOf(page), await violationsOf(page)]).toEqual([state, width, 0, []]);
    }
  }
  expect([...hosts]).toEqual([url]);
});

test.each(LANGS)("%s: a draw is printed on two pages", async (lang) => {
  const { id } = await drawn();
  const page = await stage().visit(`/draws/${id}?lang=${lang}`, { lang });
  await page.getByRole("heading", { name: publicDrawsText[lang].verify }).waitFor();
  const margin = "10mm";
  const file = await page.pdf({ format: "A4", margin: { top: margin, bottom: margin, left: margin, right: margin } });
  expect(file.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(2);
});
