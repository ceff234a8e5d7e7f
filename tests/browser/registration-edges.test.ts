import type { Locator, Page } from "playwright-core";
import { fa as landing } from "../../client/features/landing/landing.text";
import { eventsText } from "../../client/features/events/events.text";
import { deskText } from "../../client/features/registration-desk/desk.text";
import { formatCustomerQr } from "../../domain/customer-qr";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { updateEvent } from "../../server/features/events/event.service";
import { anEvent, atDesk, aVisitor, waiting } from "../events/fixtures";
import { openBackOffice, withText } from "../support/back-office";
import { useStage } from "../support/browser";
import { signedIn } from "../support/factories";
import { flowLanguages } from "../support/languages";
import { sendKeys } from "../support/scanner";

const stage = useStage();
const flowLangs = flowLanguages();

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);

/** Holds the first request of a kind until it is released. */
function hold(page: Page, url: string, part = ""): { isSent: Promise<void>; release: () => void } {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const isSent = new Promise<void>((resolve) => {
    void page.route(url, async (route) => {
      if (!route.request().postData()?.includes(part)) return route.continue();
      resolve();
      await isReleased;
      await route.continue();
    });
  });
  return { isSent, release };
}

test.each(flowLangs())(
  "%s: a card scanned while a visitor is being registered belongs to the next one",
  async (lang) => {
    const { app } = stage();
    const t = deskText[lang];
    const { id } = await anEvent(app);
    const [, second = ""] = await waiting(app, id, 2);
    const visitor = aVisitor();
    const page = await openBackOffice(stage(), `/admin/events/registration?event=${id}`, "admin", { lang });
    const form = page.getByRole("form", { name: t.register });
    await form.getByLabel(t.fullName).fill(visitor.full_name);
    await form.getByLabel(t.phone).fill(visitor.phone_number);
    await form.getByLabel(t.idCard).fill(visitor.id_card_number);
    const { isSent, release } = hold(page, "**/graphql", "RegisterAtDesk");
    await form.getByRole("button", { name: t.register }).click();
    await isSent;
    await sendKeys(page, second, { gaps: [2], terminator: "Enter" });
    expect(await form.getByLabel(t.qr).inputValue()).toBe("");
    release();
    await page.getByRole("region", { name: t.done }).waitFor();
    await page.waitForFunction(
      (code) => document.querySelector<HTMLInputElement>("[name=qrCodeData]")?.value === code,
      second,
    );
    expect(await form.getByLabel(t.fullName).inputValue()).toBe("");
  },
);

test("the QR code of the next visitor clears the name and the code of a visitor who was rejected", async () => {
  const { app } = stage();
  const t = deskText.en;
  const { id } = await anEvent(app);
  const [visitor, next] = [aVisitor(), aVisitor()];
  const page = await openBackOffice(stage(), `/admin/events/registration?event=${id}`, "admin", { lang: "en" });
  const form = page.getByRole("form", { name: t.register });
  const values = () =>
    Promise.all([t.fullName, t.phone, t.idCard, t.qr].map((label) => form.getByLabel(label).inputValue()));
  const scan = async ({ phone_number: phone, id_card_number: nationalCode }: typeof visitor) => {
    await sendKeys(page, formatCustomerQr({ phone, nationalCode }), { gaps: [2], terminator: "Enter" });
    await page.waitForFunction(
      (code) => document.querySelector<HTMLInputElement>("[name=nationalCode]")?.value === code,
      nationalCode,
    );
  };
  await form.getByLabel(t.fullName).fill("Nora Visitor");
  await form.getByLabel(t.qr).fill("STAR12345678");
  await scan(visitor);
  const first = await values();
  await form.getByRole("button", { name: t.register }).click();
  await page.getByText(withText(t.registerFailed, ERRORS.POOL_EMPTY.en)).waitFor();

  await scan(next);

  expect(first).toEqual(["Nora Visitor", visitor.phone_number, visitor.id_card_number, "STAR12345678"]);
  expect(await values()).toEqual(["", next.phone_number, next.id_card_number, ""]);
});

test("an open desk reloads its events after a rejection and when the clerk returns", async () => {
  const { app } = stage();
  const t = deskText.en;
  const [{ id }, other] = [await anEvent(app), await anEvent(app, { name: "Second gate", isActive: false })];
  await waiting(app, id, 1);
  const page = await openBackOffice(stage(), `/admin/events/registration?event=${id}`, "admin", { lang: "en" });
  const form = page.getByRole("form", { name: t.register });
  const choice = page.getByLabel(eventsText.en.selectEvent);
  const option = (value: string) => choice.locator(`option[value="${value}"]`);
  await option(id).waitFor({ state: "attached" });
  expect(await option(other.id).count()).toBe(0);

  await updateEvent(app.ctx(), other.id, { isActive: true });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await option(other.id).waitFor({ state: "attached" });

  await updateEvent(app.ctx(), id, { isActive: false });
  const visitor = aVisitor();
  await form.getByLabel(t.fullName).fill(visitor.full_name);
  await form.getByLabel(t.phone).fill(visitor.phone_number);
  await form.getByLabel(t.idCard).fill(visitor.id_card_number);
  await form.getByRole("button", { name: t.register }).click();
  await page.getByText(withText(t.registerFailed, ERRORS.EVENT_CLOSED.en)).waitFor();
  await option(id).waitFor({ state: "detached" });
  // No other event takes its place.
  expect([await choice.inputValue(), await form.getByLabel(t.fullName).inputValue()]).toEqual(["", visitor.full_name]);
});

test("the late result of a check is not shown for another code", async () => {
  const { app } = stage();
  await app.sql("update events set is_active = false");
  const { id } = await anEvent(app);
  const [code = ""] = await waiting(app, id, 1);
  const visitor = aVisitor();
  const page = await stage().visit("/landing", { lang: "fa" });
  const register = page.locator("#register");
  await register.getByLabel(landing.person).fill(visitor.full_name);
  await register.getByLabel(landing.phone).fill(visitor.phone_number);
  await register.getByLabel(landing.nationalCode).fill(visitor.id_card_number);
  await register.getByLabel(landing.code).fill(code);
  await register.getByText(landing.valid).waitFor();
  const { isSent, release } = hold(page, "**/validate-code");
  const isOver = new Promise((resolve) => {
    page.on("requestfinished", resolve);
    page.on("requestfailed", resolve);
  });
  await register.getByRole("button", { name: landing.check }).click();
  await isSent;
  await register.getByLabel(landing.code).fill(code.slice(0, 7));
  release();
  await isOver;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await register.getByText(landing.valid).count()).toBe(0);
});

test.each(flowLangs())(
  "%s: a rejected registration keeps the focus, and a search hides the codes before it",
  async (lang) => {
    const { app } = stage();
    const t = deskText[lang];
    const { id } = await anEvent(app);
    await waiting(app, id, 1);
    const [first, second] = [aVisitor(), aVisitor()];
    await atDesk(app, id, first, (await signedIn(app, "counter")).token);
    const page = await openBackOffice(stage(), `/admin/events/registration?event=${id}`, "admin", { lang });
    const form = page.getByRole("form", { name: t.register });
    const lookup = page.getByRole("form", { name: t.lookup });
    const find = lookup.getByRole("button", { name: t.find });
    await lookup.getByLabel(t.phone).fill(first.phone_number);
    await lookup.getByLabel(t.idCard).fill(first.id_card_number);
    await find.focus();
    await page.keyboard.press("Enter");
    const codes = page.getByRole("list", { name: t.lookup });
    await codes.waitFor();
    expect(await hasFocus(find)).toBe(true);
    const { isSent, release } = hold(page, "**/graphql", "CustomerCodes");
    await lookup.getByLabel(t.phone).fill(second.phone_number);
    await lookup.getByLabel(t.idCard).fill(second.id_card_number);
    await page.keyboard.press("Enter");
    await isSent;
    expect(await codes.count()).toBe(0);
    release();
    await page.getByText(t.none).waitFor();

    await form.getByLabel(t.fullName).fill(second.full_name);
    await form.getByLabel(t.phone).fill(second.phone_number);
    await form.getByLabel(t.idCard).fill(second.id_card_number);
    const submit = form.getByRole("button", { name: t.register });
    await submit.focus();
    // The only code is registered.
    await page.keyboard.press("Enter");
    await form.getByRole("alert").waitFor();
    expect(await hasFocus(submit)).toBe(true);
  },
);

test("the festival page does not show the result of one event at another, and keeps the focus after a rejection", async () => {
  const { app } = stage();
  await app.sql("update events set is_active = false");
  const [{ id: first }, { id: second }] = [await anEvent(app), await anEvent(app)];
  const [code = ""] = await waiting(app, first, 1);
  const visitor = aVisitor();
  const page = await stage().visit("/landing", { lang: "fa" });
  const register = page.locator("#register");
  const submit = register.getByRole("button", { name: landing.register, exact: true });
  await register.getByRole("combobox").selectOption(first);
  const fill = async (typed: string) => {
    await register.getByLabel(landing.person).fill(visitor.full_name);
    await register.getByLabel(landing.phone).fill(visitor.phone_number);
    await register.getByLabel(landing.nationalCode).fill(visitor.id_card_number);
    await register.getByLabel(landing.code).fill(typed);
    await submit.focus();
    await page.keyboard.press("Enter");
  };
  await fill("NOSUCHCODE22");
  await register.locator(".problem:not(:empty)").waitFor();
  expect(await hasFocus(submit)).toBe(true);
  await fill(code);
  await register.getByText(landing.registered).waitFor();
  await register.getByRole("combobox").selectOption(second);
  expect(await register.getByText(landing.registered).count()).toBe(0);
});
