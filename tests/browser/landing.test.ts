import { brotliDecompressSync } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { signInText } from "../../client/features/counter/sign-in.text";
import { homeText } from "../../client/features/home/home.text";
import { en, fa, FESTIVAL } from "../../client/features/landing/landing.text";
import { lookupText } from "../../client/features/lookup/lookup.text";
import { publicDrawsText } from "../../client/features/public-draws/public-draws.text";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { BUILT_IN_CONTENT } from "../../domain/site/built-in.text";
import { aCode, addCode, anEvent, aVisitor, bring, waiting } from "../events/fixtures";
import { openApp } from "../support/app";
import { CLIENT, overflowOf, useStage, violationsOf } from "../support/browser";
import { aNationalCode, hoursFromNow, aPhone, aReceipt, signedIn } from "../support/factories";

const stage = useStage();
const t = fa;
const FAQ = BUILT_IN_CONTENT.faq;

const inPersian = (text: string): string => text.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit)));
const fill = (text: string, value: string): string => text.replace(/\{\{\w+\}\}/, value);

const PAGES = ["/", "/landing"];
const PAGES_IN_ENGLISH = ["/?lang=en", "/landing?lang=en"];

/** The page after its requests. */
async function loaded(path: string, width = 1440): Promise<Page> {
  const page = await stage().visit(path, { width });
  await page.waitForLoadState("networkidle");
  return page;
}

async function aKnownCustomer() {
  const { token } = await signedIn(stage().app, "counter");
  const receipt = aReceipt({
    purchase_amount: 5_400_000,
    customer_first_name: "سارا",
    customer_last_name: "کریمی",
  });
  const { body } = await stage().app.rest("POST", "/api/receipts/create", receipt, { token });
  return { phone: receipt.customer_phone, nationalCode: receipt.customer_national_code, codes: body.data.codes };
}

const card = (page: Page) => page.locator("#my-stars");
const register = (page: Page) => page.locator("#register");

async function fillPerson(page: Page, visitor: ReturnType<typeof aVisitor>): Promise<void> {
  await register(page).getByLabel(t.person).fill(visitor.full_name);
  await register(page).getByLabel(t.phone).fill(visitor.phone_number);
  await register(page).getByLabel(t.nationalCode).fill(visitor.id_card_number);
}

/** One event at a time, so that the first of the public list is the test's own. */
async function theEvent(draft: Record<string, unknown> = {}): Promise<string> {
  await stage().app.sql("update events set is_active = false");
  return (await anEvent(stage().app, draft)).id;
}

test("a customer finds stars and the first three codes with Persian digits, copies one, and searches again", async () => {
  const { phone, nationalCode } = await aKnownCustomer();
  const page = await loaded("/");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const send = card(page).getByRole("button", { name: t.lookup });
  expect(await send.evaluate((button) => getComputedStyle(button).backgroundImage)).toContain("rgb(244, 200, 92)");
  // The button is enabled from the start; it names what is missing.
  await send.click();
  expect(await card(page).getByLabel(t.phone).getAttribute("aria-invalid")).toBe("true");
  expect(
    await card(page)
      .getByLabel(t.phone)
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);

  await card(page).getByLabel(t.phone).pressSequentially(inPersian(phone));
  await card(page).getByLabel(t.nationalCode).pressSequentially(inPersian(nationalCode));
  expect(await card(page).getByLabel(t.phone).inputValue()).toBe(phone);
  await send.click();
  await card(page).getByText(fill(t.hello, "سارا کریمی")).waitFor();

  const shown = await card(page).locator("bdi").allInnerTexts();
  expect(shown).toHaveLength(3);
  expect(await card(page).locator("dd").allInnerTexts()).toEqual(["۵", "۵"]);
  await card(page).getByText(fill(t.moreCodes, "۲")).waitFor();
  await card(page)
    .getByRole("button", { name: fill(t.copyCode, shown[0] ?? "") })
    .click();
  await page.getByText(t.copied, { exact: true }).waitFor();
  // The sign-up, with its countdown, comes after the look-up.
  expect(await card(page).getByRole("link", { name: t.signUpTitle }).getAttribute("href")).toBe("/landing#sign-up");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown[0]);

  await card(page).getByRole("button", { name: t.again }).click();
  expect(await card(page).getByLabel(t.phone).inputValue()).toBe("");
});

test("phone and national code are typed once for all codes and purchases, and no address contains them", async () => {
  const { phone, nationalCode } = await aKnownCustomer();
  const page = await loaded("/");
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await card(page).getByLabel(t.phone).fill(phone);
  await card(page).getByLabel(t.nationalCode).fill(nationalCode);
  await card(page).getByRole("button", { name: t.lookup }).click();

  await card(page).getByRole("link", { name: t.allCodes }).click();
  await page.getByText(lookupText.fa.welcome.replace("{{name}}", "سارا کریمی")).waitFor();

  expect(addresses.filter((address) => address.includes(phone) || address.includes(nationalCode))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(phone);
  await page.reload();
  expect(await page.getByLabel(lookupText.fa.phone).inputValue()).toBe("");
});

test("the icons of the manifest and of an iPhone have the sizes that they claim", async () => {
  const page = await loaded("/");
  const bytesOf = async (path: string) => Buffer.from(await (await fetch(`${stage().url}${path}`)).arrayBuffer());
  const manifest = JSON.parse((await bytesOf("/manifest.webmanifest")).toString()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  const apple = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  const pictures = [
    ...manifest.icons.filter(({ type }) => type === "image/png"),
    { src: apple ?? "", sizes: "180x180" },
  ];

  for (const { src, sizes } of pictures) {
    const bytes = await bytesOf(src);
    expect([src, bytes.toString("latin1", 1, 4), `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([
      src,
      "PNG",
      sizes,
    ]);
  }
  expect(pictures.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512", "180x180"]);
  expect(manifest.icons.filter(({ purpose }) => purpose === "maskable").map(({ src }) => src)).toEqual([
    "/icon-maskable-512.png",
  ]);
});

test.each(PAGES)(
  "with PUBLIC_URL %s has absolute addresses, is compressed and is revalidated by its tag",
  async (path) => {
    const app = await openApp({ PUBLIC_URL: "https://club.example" }, CLIENT);
    try {
      const get = (headers: Record<string, string> = {}) => app.server.inject({ url: path, headers });
      const plain = await get();
      const packed = await get({ "accept-encoding": "gzip, br" });
      const known = await get({ "if-none-match": String(plain.headers.etag) });
      const english = (await app.server.inject({ url: `${path}?lang=en` })).body;

      expect(plain.body).toContain(`<link rel="canonical" href="https://club.example${path}" />`);
      expect(plain.body).toContain(`<meta property="og:url" content="https://club.example${path}" />`);
      expect(plain.body).toMatch(/<meta property="og:image" content="https:\/\/club\.example\/festival\.jpg"/);
      expect(english).toContain(`<link rel="canonical" href="https://club.example${path}?lang=en" />`);
      expect(english).toContain(`<meta property="og:url" content="https://club.example${path}?lang=en" />`);
      for (const html of [plain.body, english])
        for (const [lang, query] of [
          ["fa", ""],
          ["en", "?lang=en"],
        ] as const)
          expect(html).toContain(
            `<link rel="alternate" hreflang="${lang}" href="https://club.example${path}${query}" />`,
          );
      expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
      expect([known.statusCode, known.body]).toEqual([304, ""]);
    } finally {
      await app.close();
    }
  },
);

test("a negative balance is shown as zero with the reason", async () => {
  const known = await aKnownCustomer();
  await stage().app.sql("update customers set total_points = -3 where phone_number = $1", [known.phone]);
  const page = await loaded("/");
  await card(page).getByLabel(t.phone).fill(known.phone);
  await card(page).getByLabel(t.nationalCode).fill(known.nationalCode);
  await card(page).getByRole("button", { name: t.lookup }).click();

  await card(page).getByText(t.negativePoints).waitFor();
  expect(await card(page).locator("dd").first().innerText()).toBe("۰");
});

test("an unknown customer shows that nothing was found, a lost response that the server is unreachable", async () => {
  const page = await loaded("/");
  await card(page).getByLabel(t.phone).fill(aPhone());
  await card(page).getByLabel(t.nationalCode).fill(aNationalCode());
  await card(page).getByRole("button", { name: t.lookup }).click();
  await card(page).getByText(t.notFound).waitFor();

  await page.route("**/graphql", (route) => route.abort());
  await card(page).getByRole("button", { name: t.lookup }).click();
  await card(page).getByText(t.noAnswer).waitFor();
});

test("the page with the look-up has one form and leads to the registration of a code", async () => {
  await theEvent();
  const page = await loaded("/");
  expect(await page.locator("form").count()).toBe(1);

  await page.getByRole("link", { name: t.toRegister }).click();
  await page.waitForURL("**/landing#register");
  await register(page).getByLabel(t.code).waitFor();
});

test("a code is checked at 8 characters once the person is known, registered, and reported as already theirs the second time", async () => {
  const eventId = await theEvent();
  const [code = ""] = await waiting(stage().app, eventId, 1);
  const visitor = aVisitor();
  const page = await loaded("/landing");
  const checkedCodes: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("validate-code")) checkedCodes.push(String(request.postDataJSON().code));
  });

  await register(page).getByLabel(t.code).fill(code);
  // Nothing is requested within this time: there is no condition to poll for.
  await page.waitForTimeout(700);
  expect(checkedCodes).toEqual([]);
  await register(page).getByLabel(t.code).fill("");
  await fillPerson(page, visitor);
  await register(page).getByLabel(t.code).fill(code.slice(0, 7));
  await page.waitForTimeout(700);
  expect(checkedCodes).toEqual([]);
  await register(page).getByLabel(t.code).fill(code);
  await register(page).getByText(t.valid).waitFor();
  expect(checkedCodes).toEqual([code]);
  await register(page).getByRole("button", { name: t.register }).click();
  await register(page).getByText(t.registered).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t.register);

  await register(page).getByText(code).waitFor();
  expect(await register(page).getByLabel(t.code).inputValue()).toBe("");
  expect(await register(page).getByText(t.valid).count()).toBe(0);

  await fillPerson(page, visitor);
  await register(page).getByLabel(t.code).fill(code);
  await register(page).getByRole("button", { name: t.register }).click();
  await register(page).getByText(t.registeredAlready).waitFor();
  expect(await stage().app.sql("select 1 from registrations where event_id = $1", [eventId])).toHaveLength(1);
});

test.each(["/landing", "/landing?lang=en"])(
  "%s: the select has its own chevron, and hints do not touch the focus ring",
  async (path) => {
    await theEvent();
    await anEvent(stage().app, { name: "Second" });
    const page = await loaded(path);
    const select = register(page).locator("select");
    await select.waitFor();

    const look = await select.evaluate((element) => {
      const { appearance, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      return { appearance, isWider: parseFloat(paddingInlineEnd) > 2 * parseFloat(paddingInlineStart) };
    });
    expect(look).toEqual({ appearance: "none", isWider: true });
    const chevron = () =>
      select.evaluate((element) => {
        const { borderBlockEndColor: color, borderBlockEndWidth: width } = getComputedStyle(
          element.parentElement ?? element,
          "::after",
        );
        return [width, color === getComputedStyle(element).backgroundColor];
      });
    expect(await chevron()).toEqual(["2px", false]);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await chevron()).toEqual(["2px", false]);
    await page.emulateMedia({ forcedColors: "none" });

    const field = register(page)
      .locator(".field")
      .filter({ has: page.locator(".help") });
    await field.locator("input").focus();
    const isClear = await field.evaluate((element) => {
      const [input, help] = [element.querySelector("input"), element.querySelector(".help")];
      if (!input || !help) return null;
      const { outlineWidth, outlineOffset } = getComputedStyle(input);
      const ring = input.getBoundingClientRect().bottom + parseFloat(outlineWidth) + parseFloat(outlineOffset);
      return parseFloat(outlineWidth) > 0 && help.getBoundingClientRect().top > ring;
    });
    expect(isClear).toBe(true);
  },
);

test("one star is in the singular", async () => {
  const page = await loaded("/?lang=en");

  expect(await page.locator(".worth li b").allInnerTexts()).toEqual(["1 star", "2 stars", "3 stars"]);
});

test("the stars of each type of store are on one line", async () => {
  const page = await loaded("/");

  const tops = await page
    .locator(".earned")
    .evaluateAll((tiles) =>
      tiles.map((tile) => new Set([...tile.children].map((star) => star.getBoundingClientRect().top)).size),
    );
  expect(tops).toEqual([1, 1, 1]);
});

test("a code is not shown as accepted for a phone and a national code of two people", async () => {
  const eventId = await theEvent();
  const [code = "", used = ""] = await waiting(stage().app, eventId, 2);
  const owner = aVisitor();
  await bring(stage().app, eventId, used, owner);
  const page = await loaded("/landing");

  await fillPerson(page, { ...aVisitor(), phone_number: owner.phone_number });
  await register(page).getByLabel(t.code).fill(code);

  await register(page).getByText(t.invalid).waitFor();
  expect(await register(page).getByText(t.valid).count()).toBe(0);
});

test("a wrong code and another's code are rejected with the same message; a short one is checked by the button", async () => {
  const eventId = await theEvent();
  const short = `S${Date.now() % 100_000}`;
  await addCode(stage().app, eventId, short);
  const page = await loaded("/landing");
  await fillPerson(page, aVisitor());

  await register(page).getByLabel(t.code).fill(aCode());
  await register(page).getByText(t.invalid).waitFor();
  await register(page).getByRole("button", { name: t.register }).click();
  await register(page).getByText(ERRORS.CODE_NOT_ACCEPTED.fa).waitFor();
  expect(await register(page).getByLabel(t.code).inputValue()).not.toBe("");

  await register(page).getByLabel(t.code).fill(short);
  await register(page).getByRole("button", { name: t.check }).click();
  await register(page).getByText(t.valid).waitFor();
});

test("a future event shows its start; without events there is a message; if switched off, there is no registration", async () => {
  await theEvent({ startDate: hoursFromNow(30), endDate: hoursFromNow(60) });
  const page = await loaded("/landing");
  await register(page)
    .getByText(t.notOpenYet.split("{{")[0] ?? "")
    .waitFor();
  expect(await register(page).getByLabel(t.code).count()).toBe(0);

  await theEvent({ startDate: hoursFromNow(6 / 3600), endDate: hoursFromNow(1) });
  await page.reload();
  await register(page)
    .getByText(t.notOpenYet.split("{{")[0] ?? "")
    .waitFor();
  // The form appears when the event opens.
  await register(page).getByLabel(t.code).waitFor();
  await page.getByText(t.untilEnd).waitFor();

  await stage().app.sql("update events set is_active = false");
  await page.reload();
  await register(page).getByText(t.noEvents).waitFor();

  await page.route("**/api/opening-day/events", (route) => route.abort());
  await page.reload();
  await register(page).getByText(t.eventsFailed).waitFor();
  await page.unroute("**/api/opening-day/events");
  await register(page).getByRole("button", { name: t.retry }).click();
  await register(page).getByText(t.noEvents).waitFor();

  await stage().app.sql("update feature_flags set is_enabled = false where name = 'opening_day_mode'");
  try {
    await page.reload();
    await register(page).waitFor({ state: "detached" });
    expect(await page.getByRole("link", { name: t.bottlesLink }).count()).toBe(0);
    await page.goto(stage().url);
    await page.getByRole("heading", { name: t.registerTitle }).waitFor({ state: "detached" });
  } finally {
    await stage().app.sql("update feature_flags set is_enabled = true where name = 'opening_day_mode'");
  }
});

test("the three anchors scroll their sections to 100 px and mark the current one", async () => {
  const page = await loaded("/");
  const links = page.locator("header nav a");
  expect(await links.allInnerTexts()).toEqual([t.linkStars, t.linkPrizes, t.linkFaq]);
  expect(await page.locator("header [aria-current]").count()).toBe(0);

  for (const [name, id] of [
    [t.linkPrizes, "prizes"],
    [t.linkFaq, "faq"],
    [t.linkStars, "stars"],
  ] as const) {
    await links.getByText(name, { exact: true }).click();
    await page.locator("header [aria-current]").getByText(name, { exact: true }).waitFor();
    const top = await page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
    expect(Math.abs(top - 100)).toBeLessThanOrEqual(1);
  }
  const motion = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await motion()).toBe("auto");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await motion()).toBe("smooth");
});

test("the sign-up page has its own four links, and each leads to a part of it", async () => {
  const page = await loaded("/landing");
  const links = page.locator("header nav a");

  expect(await links.allInnerTexts()).toEqual([t.linkAbout, t.linkRules, t.linkFaq, t.linkContact]);
  for (const target of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")))
    expect(await page.locator(target).count()).toBe(1);
});

test("one of the five questions is open", async () => {
  const page = await loaded("/");
  const questions = page.locator("#faq button");
  const open = page.locator("#faq button[aria-expanded=true]");
  expect(await questions.count()).toBe(5);

  for (const { questionFa: question, replyFa: reply } of FAQ.toReversed()) {
    await page.getByRole("button", { name: question }).click();
    await page.locator("#faq").getByText(reply).waitFor();
    expect(await open.allInnerTexts()).toEqual([question]);
    expect(await page.locator("#faq .faq-reply:visible").count()).toBe(1);
  }
  await open.click();
  expect(await open.count()).toBe(0);
});

test("the sign-up form asks for a phone, shows thanks and sends nothing", async () => {
  const page = await loaded("/landing");
  const phone = aPhone();
  const sent: string[] = [];
  // On a busy machine the page reads its events only now.
  const isSent = (request: Request) => request.method() !== "GET" || request.url().includes(phone);
  page.on("request", (request) => isSent(request) && sent.push(request.url()));
  const join = () => page.getByRole("button", { name: t.signUp, exact: true }).click();

  await join();
  await page.getByText("لطفا شماره موبایل خود را وارد کنید").waitFor();
  await page.getByLabel(t.phone).first().fill("0812345");
  await join();
  await page.getByText(ERRORS.PHONE_LENGTH.fa).waitFor();
  await page.getByLabel(t.phone).first().fill(inPersian(phone));
  await join();
  await page.getByText(t.signUpThanks).waitFor();

  expect(sent).toEqual([]);
});

const clock = (page: Page) => page.locator(".countdown b").allInnerTexts();

/** Waits for the script of the page, which on a busy machine starts after its files are loaded. */
const untilCounting = (page: Page) => page.waitForFunction(() => localStorage.getItem("countdown_started_at") !== null);

test("the countdown starts at the configured time without an event, else it ends at the event's start, then at its end", async () => {
  await stage().app.sql("update events set is_active = false");
  const { days, hours, minutes } = FESTIVAL.countdown;
  const page = await loaded("/landing");
  expect(await clock(page)).toEqual([days, hours, minutes].map((part) => inPersian(String(part))));
  await page.clock.install();
  await page.evaluate(() => localStorage.removeItem("countdown_started_at"));
  await page.reload();
  await untilCounting(page);
  await page.clock.runFor(3 * 60_000);
  expect(await clock(page)).toEqual([days, hours, minutes - 3].map((part) => inPersian(String(part))));

  // The countdown continues on a later visit of the same device.
  const later = await loaded("/landing");
  await untilCounting(later);
  await later.evaluate(() => {
    const days = 2 * 86_400_000;
    localStorage.setItem("countdown_started_at", String(Number(localStorage.getItem("countdown_started_at")) - days));
  });
  await later.reload();
  await later
    .locator(".countdown b")
    .first()
    .getByText(inPersian(String(days - 2)), { exact: true })
    .waitFor();

  await theEvent({ startDate: hoursFromNow(49.5), endDate: hoursFromNow(80) });
  const before = await loaded("/landing");
  await before.locator(".countdown b").getByText("۲", { exact: true }).waitFor();
  await before.getByText(t.untilStart).waitFor();
  expect((await clock(before)).slice(0, 2)).toEqual(["۲", "۱"]);

  await theEvent({ startDate: hoursFromNow(-1), endDate: hoursFromNow(26.5) });
  const during = await loaded("/landing");
  await untilCounting(during);
  await during.getByText(t.untilEnd).waitFor();
  expect((await clock(during)).slice(0, 2)).toEqual(["۱", "۲"]);
});

test.each(PAGES)("without JavaScript %s shows its text, and typed values cannot be sent", async (path) => {
  const { url, visit } = stage();
  const browser = (await visit("/")).context().browser();
  const context = await browser?.newContext({ javaScriptEnabled: false, locale: "en-US" });
  const page = await context?.newPage();
  if (!context || !page) throw new Error("no browser");
  const answer = await page.goto(url + path);

  const words = await page.locator("body").innerText();
  for (const part of [
    t.name,
    t.prizesTitle,
    t.registerTitle,
    ...(path === "/landing" ? [t.signUpTitle] : []),
    t.bottlesTitle,
    BUILT_IN_CONTENT.partnerNameFa,
  ])
    expect(words).toContain(part);
  for (const { questionFa, replyFa } of FAQ) for (const part of [questionFa, replyFa]) expect(words).toContain(part);
  expect(await page.getAttribute("html", "lang")).toBe("fa");
  expect(await page.title()).toBe(t.fullName);
  expect(await page.locator("form:not([method=post])").count()).toBe(0);
  expect(answer?.headers()["content-security-policy"]).toContain("script-src 'self'");
  await context.close();
});

test.each(PAGES.flatMap((path) => [1440, 390].map((width) => [path, width] as const)))(
  "%s at %i px passes axe, empty and filled",
  async (path, width) => {
    const eventId = await theEvent();
    const [code = ""] = await waiting(stage().app, eventId, 1);
    const page = await loaded(path, width);
    await page.getByRole("heading", { name: t.registerTitle }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.locator("h1").count()).toBe(1);

    if (path === "/landing") {
      await fillPerson(page, aVisitor());
      await register(page).getByLabel(t.code).fill(code);
      await register(page).getByText(t.valid).waitFor();
      await page.getByRole("button", { name: t.signUp, exact: true }).click();
    } else {
      const known = await aKnownCustomer();
      await card(page).getByLabel(t.phone).fill(known.phone);
      await card(page).getByLabel(t.nationalCode).fill(known.nationalCode);
      await card(page).getByRole("button", { name: t.lookup }).click();
      await card(page).getByRole("button", { name: t.again }).waitFor();
    }
    expect(await violationsOf(page)).toEqual([]);
  },
);

test.each(PAGES_IN_ENGLISH.flatMap((path) => [1440, 390].map((width) => [path, width] as const)))(
  "%s at %i px is English, passes axe and returns to Persian",
  async (path, width) => {
    const page = await loaded(path, width);

    expect(await page.locator("html").getAttribute("dir")).toBe("ltr");
    expect(await page.title()).toBe(en.fullName);
    for (const { questionEn } of FAQ) await page.getByRole("button", { name: questionEn }).waitFor();
    if (path.startsWith("/landing")) {
      await page.getByRole("button", { name: en.signUp, exact: true }).click();
      await page.getByText(en.phoneMissing).waitFor();
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("link", { name: en.otherLanguage }).click();
    await page.waitForURL(stage().url + path.replace("?lang=en", ""));
    await page.getByRole("link", { name: t.otherLanguage }).waitFor();
  },
);

test.each([...PAGES, ...PAGES_IN_ENGLISH])("%s fits on 320 px", async (path) => {
  const page = await loaded(path, 320);

  expect(await overflowOf(page)).toBe(0);
});

test("a link of the English club leads to the festival's own document in English", async () => {
  const page = await stage().visit("/MVP", { lang: "en" });

  await page.getByRole("link", { name: homeText.en.openingDay, exact: true }).click();

  await page.waitForURL("**/?lang=en");
  await page.getByRole("heading", { level: 1, name: en.name }).waitFor();
  expect(await page.locator("html").getAttribute("class")).toBeNull();
});

test.each(PAGES)("%s links to the draws from the questions and the footer", async (path) => {
  const page = await loaded(path);
  const hrefs = (links: string) =>
    page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute("href")));

  expect(await hrefs("#faq a")).toEqual(["/draws"]);
  expect(await hrefs("footer a[href='/draws']")).toEqual(["/draws"]);
  await page.locator("#faq a").click();
  // There is no draw yet.
  await page.getByRole("heading", { level: 1, name: publicDrawsText.fa.none }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/draws");
});

test("the footer leads staff to their sign-in", async () => {
  const page = await loaded("/");

  await page.getByRole("link", { name: t.staff, exact: true }).click();

  await page.waitForURL("**/counter?lang=fa");
  await page.getByRole("heading", { level: 1, name: signInText.fa.signInTitle }).waitFor();
});
