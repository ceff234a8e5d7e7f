import type { Page } from "playwright-core";
import { deskText } from "../../client/features/registration-desk/desk.text";
import { anEvent, aVisitor, waiting } from "../events/fixtures";
import { openBackOffice } from "../support/back-office";
import { useStage } from "../support/browser";
import { flowLanguages } from "../support/languages";
import { sendKeys } from "../support/scanner";

const stage = useStage();
const flowLangs = flowLanguages();

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
