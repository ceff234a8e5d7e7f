import type { Locator, Page } from "playwright-core";
import { encode } from "uqr";
import { counterText } from "../support/counter-text";
import { deskText } from "../../client/features/registration-desk/desk.text";
import { eventsText } from "../../client/features/events/events.text";
import { scanText } from "../../client/kit/scan/scan.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { invalidateCode } from "../../server/features/code-pools/code-pool.service";
import { updateEvent } from "../../server/features/events/event.service";
import { anEvent, aVisitor, atDesk, waiting } from "../events/fixtures";
import { openBackOffice, withText, tabTo } from "../support/back-office";
import { faultsOf, faultsOfStates, looksIn, overflowOf, useStage, violationsOf } from "../support/browser";
import { aFestival, hoursFromNow, aUser, PASSWORD, signedIn } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";
import { PERSON_GAPS, sendKeys } from "../support/scanner";

const stage = useStage();
const flowLangs = flowLanguages();
const SCREEN = "/admin/events/registration";
/** Keys slower than a scanner sends them. */
const HUMAN = { delay: 45 };

const PAST = { startDate: hoursFromNow(-2), endDate: hoursFromNow(-1) };

type Words = typeof deskText.en;
type Visitor = ReturnType<typeof aVisitor>;

const formOf = (page: Page, t: Words) => page.getByRole("form", { name: t.register });
const lookupOf = (page: Page, t: Words) => page.getByRole("form", { name: t.lookup });
const submitOf = (page: Page, t: Words) => formOf(page, t).getByRole("button", { name: t.register });
const resultOf = (page: Page, title: string) => page.getByRole("region", { name: title });

async function fill(page: Page, t: Words, visitor: Visitor): Promise<void> {
  const form = formOf(page, t);
  await form.getByLabel(t.fullName).fill(visitor.full_name);
  await form.getByLabel(t.phone).fill(visitor.phone_number);
  await form.getByLabel(t.idCard).fill(visitor.id_card_number);
}

async function lookUp(page: Page, t: Words, visitor: Visitor): Promise<void> {
  await lookupOf(page, t).getByLabel(t.phone).fill(visitor.phone_number);
  await lookupOf(page, t).getByLabel(t.idCard).fill(visitor.id_card_number);
  await page.getByRole("button", { name: t.find, exact: true }).click();
}

/** The stored registrations of an event, oldest first. */
const stored = (eventId: string) =>
  stage().app.sql<{ id: string; customerId: string; code: string; name: string; qr: string | null }>(
    `select r.id, r.customer_id as "customerId", k.display_code as code, r.full_name as name, r.qr_code_data as qr
     from registrations r left join lottery_codes k on k.id = r.code_id where r.event_id = $1 order by r.created_at`,
    [eventId],
  );

/** The distance from the top of the document. */
const topOf = (area: Locator) => area.evaluate((element) => element.getBoundingClientRect().top + scrollY);

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);

const scan = (page: Page, text: string) => sendKeys(page, text, { gaps: [2], terminator: "Enter" });

/** The dark modules of a drawn QR code, row by row; each is a square of the path. */
async function modulesOf(picture: Locator): Promise<boolean[][]> {
  const { width, path } = await picture.evaluate((svg) => ({
    width: Number(svg.getAttribute("viewBox")?.split(" ")[2]),
    path: svg.querySelector("path")?.getAttribute("d") ?? "",
  }));
  const squares = [...path.matchAll(/M(\d+),(\d+)h(\d+)/g)].map(([, ...numbers]) => numbers.map(Number));
  const side = squares[0]?.[2] ?? 1;
  const modules = Array.from({ length: width / side }, () => Array.from({ length: width / side }, () => false));
  for (const [x = 0, y = 0] of squares) modules[y / side]?.fill(true, x / side, x / side + 1);
  return modules;
}

test.each(flowLangs())("%s: a club without an opening day event shows what is missing", async (lang) => {
  const { app } = stage();
  const t = deskText[lang];
  await anEvent(app, { mode: "normal", name: "Not of this kind" });
  await anEvent(app, { isActive: false, name: "Switched off" });
  const page = await openBackOffice(stage(), SCREEN, "manager", { lang });

  await page.getByText(t.noEvents).waitFor();
  expect(await page.title()).toBe(t.title);
  expect(await page.getByRole("link", { name: t.toEvents }).getAttribute("href")).toBe("/admin/events");
  expect(await faultsOf(page, looksIn(lang))).toEqual([]);
});

test.each(LANGS)(
  "%s: a visitor is registered after validation errors, gets a slip, is recognised when registered again, and is found",
  async (lang) => {
    const { app } = stage();
    const t = deskText[lang];
    // The only event that runs now, so the clerk need not choose it.
    await app.sql("update events set is_active = false");
    const { eventId, poolCode, poolCodeId } = await aFestival(app);
    const [visitor, other] = [aVisitor(), aVisitor()];
    const page = await openBackOffice(stage(), SCREEN, "manager", { lang, theme: "dark" });
    const form = formOf(page, t);

    await form.waitFor();
    expect(await page.getByLabel(eventsText[lang].selectEvent).inputValue()).toBe(eventId);
    expect(await hasFocus(form.getByLabel(t.fullName))).toBe(true);
    await fill(page, t, { ...visitor, full_name: "", phone_number: "0912" });
    await submitOf(page, t).click();
    await form.getByText(ERRORS.FULL_NAME_REQUIRED[lang]).waitFor();
    await form.getByText(ERRORS.PHONE_LENGTH[lang]).waitFor();
    expect(await stored(eventId)).toEqual([]);

    const counts = (registered: number, unused: number) =>
      page.getByText(
        eventsText[lang].counts
          .replace("{{registered}}", registered.toLocaleString(lang === "fa" ? "fa-IR" : "en-US"))
          .replace("{{unused}}", unused.toLocaleString(lang === "fa" ? "fa-IR" : "en-US")),
      );
    await counts(0, 1).waitFor();

    await fill(page, t, visitor);
    const lookupTop = await topOf(lookupOf(page, t));
    await form
      .getByLabel(t.phone)
      .fill(visitor.phone_number.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit))));
    await submitOf(page, t).click();
    const card = resultOf(page, t.done);
    await card.waitFor();
    await counts(1, 0).waitFor();
    expect(await topOf(lookupOf(page, t))).toBe(lookupTop);
    const [row, ...rest] = await stored(eventId);
    expect(rest).toEqual([]);
    expect(row).toMatchObject({ code: poolCode, name: visitor.full_name });
    expect(
      await form.getByRole("textbox").evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    ).toEqual(["", "", "", ""]);
    expect(await hasFocus(form.getByLabel(t.fullName))).toBe(true);
    expect(await card.getByText(t.registrationId).isVisible()).toBe(false);
    await card.getByText(t.identifiers).click();
    const shown = await card.innerText();
    for (const fact of [row?.id, row?.customerId, poolCode, visitor.full_name]) expect(shown).toContain(fact);
    await card.getByRole("button", { name: sharedText[lang].copyOf.replace("{{name}}", t.code) }).click();
    await page.getByText(sharedText[lang].copied, { exact: true }).waitFor();

    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const slip = page.locator(".roll-sheet");
    const slipText = await slip.innerText();
    for (const words of [
      sharedText[lang].festival,
      `${new URL(page.url()).host}/draws`,
      poolCode,
      visitor.full_name,
      "Festival ",
    ])
      expect(slipText).toContain(words);
    expect(slipText).toMatch(lang === "fa" ? /۱۴\d\d|[۰-۹]{4}/ : /20\d\d/);
    const seen = await page.evaluate(() =>
      [...document.body.children]
        .filter((child) => child.getClientRects().length > 0)
        .map((child) => child.className.includes("roll-sheet")),
    );
    expect(seen).toEqual([true]);
    const colours = await slip.evaluate((sheet) => [
      getComputedStyle(sheet).color,
      getComputedStyle(sheet).backgroundColor,
    ]);
    expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    expect(await modulesOf(slip.locator("svg"))).toEqual(encode(poolCode, { ecc: "M", border: 3 }).data);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "screen" });
    expect(await slip.isVisible()).toBe(false);

    await fill(page, t, visitor);
    await submitOf(page, t).click();
    await resultOf(page, t.replayed).getByText(poolCode).waitFor();
    expect(await stored(eventId)).toHaveLength(1);

    await fill(page, t, other);
    await submitOf(page, t).click();
    await page.getByRole("alert").getByText(withText(t.registerFailed, ERRORS.POOL_EMPTY[lang])).waitFor();
    expect(await page.getByText(t.replayed).count()).toBe(0);
    expect(await form.getByLabel(t.idCard).inputValue()).toBe(other.id_card_number);
    expect(await app.sql("select 1 from customers c where c.phone_number = $1", [other.phone_number])).toEqual([]);

    await lookUp(page, t, visitor);
    const found = page.getByRole("list", { name: t.lookup }).getByRole("listitem");
    await found.filter({ hasText: poolCode }).waitFor();
    expect(await found.innerText()).toContain(t.available);
    await invalidateCode(app.ctx(), poolCodeId, { reason: "Printed twice" });
    await page.getByRole("button", { name: t.find, exact: true }).click();
    await found.getByText(t.used, { exact: true }).waitFor();
    await lookUp(page, t, other);
    await page.getByText(t.none).waitFor();

    await waiting(app, eventId, 2);
    await page.evaluate(() => (window.print = () => (document.body.dataset.printed = "yes")));
    await fill(page, t, other);
    await submitOf(page, t).click();
    await resultOf(page, t.done).getByLabel(t.printAlways).check();
    expect(await page.locator("body[data-printed]").count()).toBe(0);
    const third = { ...aVisitor(), full_name: "Nora Ahmadi" };
    await fill(page, t, third);
    await submitOf(page, t).click();
    await page.locator("body[data-printed]").waitFor();

    const nameIs = (name: string) =>
      page.waitForFunction(
        (wanted) => document.querySelector<HTMLInputElement>("[name=fullName]")?.value === wanted,
        name,
      );
    await fill(page, t, { ...visitor, full_name: "" });
    await nameIs(visitor.full_name);
    await fill(page, t, { ...third, full_name: visitor.full_name });
    await nameIs(third.full_name);
    await form.getByLabel(t.phone).fill("0912");
    await nameIs("");
    await fill(page, t, { ...visitor, full_name: "Typed by hand" });
    await form.getByText(withText(t.known, visitor.full_name)).waitFor();
    await nameIs("Typed by hand");
  },
);

test("by keyboard only: Enter moves to the next field, a scan in any field claims the scanned code, Ctrl+Enter registers", async () => {
  const { app } = stage();
  const t = deskText.en;
  const { id } = await anEvent(app);
  const [, second] = await waiting(app, id, 2);
  const visitor = aVisitor();
  const page = await openBackOffice(stage(), `${SCREEN}?event=${id}`, "admin", { lang: "en" });
  const form = formOf(page, t);
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "fullName");

  await sendKeys(page, "Mina Noori", { gaps: PERSON_GAPS });
  await page.keyboard.press("Enter");
  await page.keyboard.type(visitor.phone_number, HUMAN);
  await page.keyboard.press("Enter");
  expect(await hasFocus(form.getByLabel(t.idCard))).toBe(true);
  await scan(page, second ?? "");
  expect(await form.getByLabel(t.qr).inputValue()).toBe(second);
  expect(await form.getByLabel(t.idCard).inputValue()).toBe("");
  await tabTo(page, form.getByLabel(t.idCard));
  await page.keyboard.type(visitor.id_card_number, HUMAN);
  await page.keyboard.press("Enter");
  expect(await hasFocus(submitOf(page, t))).toBe(true);
  expect(await stored(id)).toEqual([]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Control+Enter");
  await resultOf(page, t.done)
    .getByText(second ?? "none")
    .waitFor();

  expect(await stored(id)).toMatchObject([{ code: second, name: "Mina Noori", qr: second }]);
  expect(await hasFocus(form.getByLabel(t.fullName))).toBe(true);
});

test.each(flowLangs())(
  "in %s the desk shows that an entered code was not assigned, or that the visitor has it",
  async (lang) => {
    const { app } = stage();
    const t = deskText[lang];
    const { id } = await anEvent(app);
    const [first = "", second = "", third = ""] = await waiting(app, id, 3);
    const [owner, visitor] = [aVisitor(), aVisitor()];
    const page = await openBackOffice(stage(), `${SCREEN}?event=${id}`, "manager", { lang });
    const register = async (person: Visitor, code: string) => {
      await fill(page, t, person);
      await formOf(page, t).getByLabel(t.qr).fill(code);
      await submitOf(page, t).click();
    };
    const [added, known] = [resultOf(page, t.done), resultOf(page, t.replayed)];

    for (const code of [first, second]) {
      await register(owner, code.toLowerCase());
      await added.getByText(code).waitFor();
      expect(await added.getByText(t.scanNotAssigned).count()).toBe(0);
    }
    await register(owner, second);
    await known.getByText(second).waitFor();
    await known.getByText(t.scannedBefore).waitFor();
    expect(await known.getByText(t.firstCode).count()).toBe(0);
    await register(visitor, first);
    await added.getByText(third).waitFor();
    await added.getByText(t.scanNotAssigned).waitFor();
    await register(visitor, first);
    await known.getByText(t.firstCode).waitFor();
    await known.getByText(t.scanNotAssigned).waitFor();
    expect(await overflowOf(page)).toBe(0);
  },
);

test("counter users register visitors, and a scan does not change the event", async () => {
  const { app, visit } = stage();
  const [t, counterLabels] = [deskText.en, counterText.en];
  const { id } = await anEvent(app, { name: "Chosen" });
  await anEvent(app, { name: "Star market" });
  const [code] = await waiting(app, id, 1);
  const clerk = await aUser(app);
  const page = await visit("/counter", { lang: "en" });
  await page.getByLabel(counterLabels.username).fill(clerk.username);
  await page.getByLabel(counterLabels.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: counterLabels.login, exact: true }).click();
  await page.getByRole("link", { name: counterLabels.toRegistration }).click();
  await page.waitForURL("**/counter/registration");
  expect(await page.getByRole("navigation", { name: "Back office" }).count()).toBe(0);

  await fill(page, t, aVisitor());
  await submitOf(page, t).click();
  await page.getByText(t.selectFirst).waitFor();
  await lookUp(page, t, aVisitor());
  await page.getByText(t.selectFirst).nth(1).waitFor();
  const events = page.getByLabel(eventsText.en.selectEvent);
  await events.selectOption(id);
  await page.waitForURL(`**/counter/registration?event=${id}`);
  const shows = (event: string) =>
    page.waitForFunction(
      ([name, value]) => document.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value === value,
      ["event", event],
    );
  await shows(id);
  await events.focus();
  await scan(page, code ?? "");
  // The select jumped to "Star market" and is reset a moment later.
  await shows(id);
  await submitOf(page, t).click();
  await resultOf(page, t.done)
    .getByText(code ?? "none")
    .waitFor();
  expect(await stored(id)).toHaveLength(1);

  await page.getByRole("link", { name: t.toReceipts }).click();
  await page.waitForURL("**/counter");
});

test.each(flowLangs())("in %s a desk whose opening day mode is turned off shows that it is closed", async (lang) => {
  const { app } = stage();
  const t = deskText[lang];
  const { id } = await anEvent(app);
  await app.sql("update feature_flags set is_enabled = false where name = 'opening_day_mode'");
  const page = await openBackOffice(stage(), `${SCREEN}?event=${id}`, "manager", { lang });

  await page.getByText(t.opening_day_mode).waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await overflowOf(page), await violationsOf(page)]).toEqual([width, 0, []]);
  }
  await app.sql("update feature_flags set is_enabled = true where name = 'opening_day_mode'");
});

test("registration is closed outside the event's time; a viewer only looks codes up", async () => {
  const { app } = stage();
  const t = deskText.en;
  const { id } = await anEvent(app);
  const [code] = await waiting(app, id, 1);
  const visitor = aVisitor();
  await atDesk(app, id, visitor, (await signedIn(app, "counter")).token);
  await updateEvent(app.ctx(), id, { ...PAST, name: "Opening day", mode: "opening_day" });
  const clerk = await openBackOffice(stage(), `${SCREEN}?event=${id}`, "manager", { lang: "en" });
  await clerk.getByText(withText(t.over.split("{{")[0] ?? "", "")).waitFor();
  await fill(clerk, t, aVisitor());
  await submitOf(clerk, t).click();
  await clerk.getByText(withText(t.registerFailed, ERRORS.EVENT_CLOSED.en)).waitFor();

  const viewer = await openBackOffice(stage(), `${SCREEN}?event=${id}`, "viewer", { lang: "en" });
  await lookUp(viewer, t, visitor);
  await viewer
    .getByRole("list", { name: t.lookup })
    .getByText(code ?? "none")
    .waitFor();
  expect(await formOf(viewer, t).count()).toBe(0);
});

test("after a lost connection the typed values are still there, and sending again is safe", async () => {
  const { app } = stage();
  const t = deskText.en;
  const { id } = await anEvent(app);
  const codes = await waiting(app, id, 2);
  const visitor = aVisitor();
  const page = await openBackOffice(stage(), `${SCREEN}?event=${id}`, "admin", { lang: "en" });
  await fill(page, t, visitor);
  // The server does its work and the response is lost.
  await page.route("**/graphql", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submitOf(page, t).click();
  await page.getByText(withText(t.registerFailed, sharedText.en.networkError)).waitFor();
  expect(await formOf(page, t).getByLabel(t.fullName).inputValue()).toBe(visitor.full_name);
  // Another call may still wait for its response.
  await page.unrouteAll({ behavior: "wait" });
  await submitOf(page, t).click();
  await resultOf(page, t.replayed)
    .getByText(codes[0] ?? "none")
    .waitFor();
  expect(await stored(id)).toHaveLength(1);

  await page.route("**/graphql", (route) => route.abort());
  await lookUp(page, t, visitor);
  await page.getByText(withText(t.lookupFailed, sharedText.en.networkError)).waitFor();
  await page.reload();
  await page.getByText(t.loadFailed).waitFor();
});

test("the camera is offered if the browser can read codes; it is off after the scan, and its error is shown", async () => {
  const { app } = stage();
  const t = deskText.en;
  const { id } = await anEvent(app);
  const page = await openBackOffice(stage(), `${SCREEN}?event=${id}`, "admin", { lang: "en" });
  await formOf(page, t).waitFor();
  expect(await page.getByRole("button", { name: scanText.en.scan }).count()).toBe(0);

  // This Chromium has no barcode reader; a reader that always returns the same code replaces it.
  await page.addInitScript(() => {
    Object.assign(window, {
      BarcodeDetector: class {
        detect = () => Promise.resolve([{ rawValue: "SEEN-2041" }]);
      },
    });
  });
  await page.reload();
  await page.getByRole("button", { name: scanText.en.scan }).click();
  await page.getByText(scanText.en.noCamera).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await page.getByRole("button", { name: scanText.en.scan }).click();
  await page.getByText(scanText.en.cameraBlocked).waitFor();
  await page.keyboard.press("Escape");

  await page.evaluate(() => {
    const picture = document.createElement("canvas");
    setInterval(() => picture.getContext("2d")?.fillRect(0, 0, Math.random() * 300, 150), 50);
    const stream = picture.captureStream();
    Object.assign(window, { given: stream });
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream);
  });
  await page.getByRole("button", { name: scanText.en.scan }).click();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>("[name=qrCodeData]")?.value === "SEEN-2041",
  );
  expect(await page.getByRole("dialog").count()).toBe(0);
  const states = await page.evaluate(() =>
    (window as unknown as { given: MediaStream }).given.getTracks().map(({ readyState }) => readyState),
  );
  expect(states).toEqual(["ended"]);
});

test.each(LANGS)("%s: every state of the desk is free of accessibility faults and fits", async (lang) => {
  const { app } = stage();
  const t = deskText[lang];
  const { id } = await anEvent(app, {
    name: "A celebration with a rather long name for one line of a narrow telephone",
  });
  await waiting(app, id, 1);
  const visitor = aVisitor();
  const page = await openBackOffice(stage(), `${SCREEN}?event=${id}`, "admin", { lang });
  const send = async () => {
    await fill(page, t, visitor);
    await submitOf(page, t).click();
  };
  const states: Record<string, () => Promise<unknown>> = {
    start: () => formOf(page, t).waitFor(),
    wrong: async () => {
      await submitOf(page, t).click();
      await page.getByText(ERRORS.FULL_NAME_REQUIRED[lang]).waitFor();
    },
    done: async () => {
      await send();
      await resultOf(page, t.done).waitFor();
    },
    found: async () => {
      await lookUp(page, t, visitor);
      await page.getByRole("list", { name: t.lookup }).waitFor();
    },
    again: async () => {
      await send();
      await resultOf(page, t.replayed).waitFor();
    },
    rejected: async () => {
      await fill(page, t, aVisitor());
      await submitOf(page, t).click();
      await page.getByRole("alert").waitFor();
    },
  };

  expect(await faultsOfStates(page, states, looksIn(lang))).toEqual([]);
});
