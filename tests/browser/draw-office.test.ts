import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { unzipSync } from "fflate";
import { drawFilesText } from "../../client/features/draws/draw-files.text";
import { drawFormText } from "../../client/features/draws/draw-form.text";
import { drawRequestText } from "../../client/features/draws/draw-request.text";
import { drawResultsText } from "../../client/features/draws/draw-results.text";
import { drawStepsText } from "../../client/features/draws/draw-steps.text";
import { drawsText } from "../../client/features/draws/draws.text";
import { eventsText } from "../../client/features/events/events.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { STATE_LABELS } from "../../domain/draws/draw.text";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { actionsOf, chooseAction, openBackOffice } from "../support/back-office";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aMember, aStaff, drawCalls, TEST_CHAIN } from "../support/draws";
import { createCampaign } from "../../server/features/campaigns/campaign.service";
import { storePicture } from "../../server/features/draws/picture.service";
import { createEvent } from "../../server/features/events/event.service";
import { hoursFromNow } from "../support/factories";
import { LANGS } from "../support/languages";
import { aPng } from "../support/pictures";
import { readTable } from "../support/workbook";

const stage = useStage({ DRAND_RELAYS: "off" }, TEST_CHAIN);

/** The maximum number of requests of a screen. */
const REQUESTS = 30;

/** Red and blue pictures of one pixel. */
const RED = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
  "base64",
);
const BLUE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC",
  "base64",
);
const picture = (buffer: Buffer, name = "prize.png", mimeType = "image/png") => ({ name, mimeType, buffer });

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

async function downloaded(page: Page, action: () => Promise<unknown>): Promise<Buffer> {
  const coming = page.waitForEvent("download");
  await action();
  return readFile(await (await coming).path());
}

/** The pixels of the first picture beside an element as the browser decodes them. A picture in view is loaded. */
async function pixelOf(page: Page, beside: Locator): Promise<number[]> {
  await beside.scrollIntoViewIfNeeded();
  return page
    .getByRole("main")
    .locator("img")
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 1;
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    });
}

test("a prize gets a picture, which is replaced and removed, and is shown in the form and in the draw", async () => {
  const [t, form] = [{ ...drawsText.en, ...drawStepsText.en }, drawFormText.en];
  const { app, url } = stage();
  const draft = await drawCalls(app, await aStaff(app)).create({ name_en: "Picture draw" });
  const page = await openBackOffice(stage(), `/admin/draws/${draft}/edit`, "manager", { lang: "en" });
  const input = page.locator("input[type=file]").first();
  const label = (text: string) => text.replace("{{number}}", "1");
  const stored = async () =>
    (
      await app.sql<{ hash: string | null }>("select picture_sha256 as hash from draw_prizes where draw_id = $1", [
        draft,
      ])
    )[0]?.hash;

  await button(page, label(form.addPictureOf)).waitFor();
  await input.setInputFiles(picture(Buffer.from("GIF89a"), "a.gif", "image/gif"));
  await page.getByText(ERRORS.PICTURE_TYPE_INVALID.en).waitFor();
  await input.setInputFiles(picture(Buffer.alloc(2 * 1024 * 1024 + 1)));
  await page.getByText(ERRORS.PICTURE_TOO_LARGE.en).waitFor();
  // The server looks at the bytes.
  await input.setInputFiles(picture(Buffer.from("GIF89a")));
  await page.getByText(ERRORS.PICTURE_TYPE_INVALID.en).waitFor();
  await input.setInputFiles(picture(RED));
  await button(page, label(form.replacePictureOf)).waitFor();
  expect(await pixelOf(page, button(page, label(form.replacePictureOf)))).toEqual([255, 0, 0, 255]);
  await button(page, label(form.removePictureOf)).click();
  await button(page, label(form.addPictureOf)).waitFor();
  await input.setInputFiles(picture(BLUE));
  await button(page, label(form.replacePictureOf)).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await button(page, form.submitEdit).click();
  await page.getByText(t.nextDraft).waitFor();
  expect(await pixelOf(page, page.getByRole("cell", { name: "Car" }))).toEqual([0, 0, 255, 255]);
  expect(await stored()).toBe(createHash("sha256").update(BLUE).digest("hex"));

  // A form that is opened again keeps the picture.
  await page.goto(`${url}/admin/draws/${draft}/edit`);
  await button(page, label(form.replacePictureOf)).waitFor();
  expect(await pixelOf(page, button(page, label(form.replacePictureOf)))).toEqual([0, 0, 255, 255]);
  await page.locator("[name=nameEn]").fill("Picture draw 2");
  await button(page, form.submitEdit).click();
  await page.getByRole("heading", { level: 1, name: "Picture draw 2" }).waitFor();
  expect(await stored()).toBe(createHash("sha256").update(BLUE).digest("hex"));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await overflowOf(page), await violationsOf(page)]).toEqual([width, 0, []]);
  }
});

test("the pictures of many prizes load when they come into view", async () => {
  const { app, url } = stage();
  const prizes = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => ({
      ...{ name_fa: `جایزه ${index}`, name_en: `Prize ${index}`, value_toman: 1, quantity: 1 },
      picture_sha256: await storePicture(app.ctx(), aPng(undefined, [index, 0, 0])),
    })),
  );
  const draft = await drawCalls(app, await aStaff(app)).create({ name_en: "Many pictures", prizes });
  const page = await openBackOffice(stage(), "/admin/draws", "manager", { lang: "en" });
  await page.goto(`${url}/admin/draws/${draft}`);
  const pictureOf = (name: string) => page.getByRole("row").filter({ hasText: name }).locator("img");
  await page.getByText("Prize 39").waitFor();
  await page.waitForLoadState("networkidle");

  expect(await pictureOf("Prize 39").count()).toBe(0);
  expect(await page.evaluate(() => performance.getEntriesByType("resource").length)).toBeLessThanOrEqual(REQUESTS);
  await page.getByText("Prize 39").scrollIntoViewIfNeeded();
  await pictureOf("Prize 39").waitFor();
});

test("a draw is edited, shown to the public or voided from its row, as far as its state and the role allow", async () => {
  const [t, steps] = [drawsText.en, drawStepsText.en];
  const { app, url } = stage();
  const staff = await aStaff(app);
  const { create, post } = drawCalls(app, staff);
  const draft = await create({ name_en: "Row draft" });
  const announced = await create({ name_en: "Row announced" });
  await post(staff.manager, announced, "/announce");
  const rowIn = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
  const manager = await openBackOffice(stage(), "/admin/draws", "manager", { lang: "en" });
  const admin = await openBackOffice(stage(), "/admin/draws", "admin", { lang: "en" });

  expect(await actionsOf(rowIn(manager, "Row announced"))).toEqual([t.publicPage]);
  const opened = manager.context().waitForEvent("page");
  await manager.getByRole("menuitem", { name: t.publicPage }).click();
  await (await opened).waitForURL(`${url}/draws/${announced}`);
  await chooseAction(rowIn(manager, "Row draft"), t.edit);
  await manager.waitForURL(`${url}/admin/draws/${draft}/edit`);

  expect(await actionsOf(rowIn(admin, "Row draft"))).toEqual([t.edit, t.void]);
  await admin.getByRole("menuitem", { name: t.void }).click();
  const dialog = admin.getByRole("dialog", { name: steps.voidTitle });
  await dialog.getByLabel(steps.voidReason).fill("a rehearsal");
  await dialog.getByRole("button", { name: steps.voidSubmit }).click();
  await rowIn(admin, "Row draft").getByText(STATE_LABELS.voided.en, { exact: true }).waitFor();
  await rowIn(admin, "Row draft").getByRole("link", { name: "View" }).click();
  await admin.waitForURL(`${url}/admin/draws/${draft}`);
});

test("a request is withdrawn by its requester or an administrator, and not by another manager", async () => {
  const [t, request] = [{ ...drawsText.en, ...drawStepsText.en }, drawRequestText.en];
  const { app } = stage();
  const staff = await aStaff(app);
  const { create, post } = drawCalls(app, staff);
  const id = await create({ name_en: "Requested draw" });
  await post(staff.manager, id, "/announce");
  await post(staff.manager, id, "/freeze");
  const manager = await openBackOffice(stage(), `/admin/draws/${id}`, "manager", { lang: "en" });
  const admin = await openBackOffice(stage(), `/admin/draws/${id}`, "admin", { lang: "en" });

  await button(manager, t.freezeConfirm).waitFor();
  expect(await button(manager, request.withdraw).count()).toBe(0);
  await button(admin, request.withdraw).click();
  await button(admin, t.freeze).waitFor();
  await button(admin, t.freeze).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: t.freeze, exact: true }).click();
  await admin.getByText(t.waitingSecond).waitFor();
  await button(admin, request.withdraw).click();
  await button(admin, t.freeze).waitFor();
  expect(await app.sql("select step from draw_confirmations where draw_id = $1", [id])).toEqual([]);
});

test("the winners are exported and the evidence pack is downloaded from the page of a draw", async () => {
  const [results, files] = [drawResultsText.fa, drawFilesText.fa];
  const { app } = stage();
  const staff = await aStaff(app);
  for (let n = 0; n < 3; n++) await aMember(app, staff.admin, 1);
  const { anchored, run } = drawCalls(app, staff);
  const { id } = (await anchored({ reserves: 2 })) as { id: string };
  await run(id);
  const page = await openBackOffice(stage(), `/admin/draws/${id}`, "manager", { lang: "fa" });

  const csv = await downloaded(page, async () => {
    await button(page, results.export).click();
    await page.getByRole("menuitem", { name: results.csv }).click();
  });
  const pack = await downloaded(page, () => button(page, files.evidence).click());

  expect((await readTable("csv", csv)).rows.map(([place, , status]) => [place, status])).toEqual([
    ["ردیف", "وضعیت"],
    ["1", "برنده"],
    ["2", "ذخیره"],
    ["3", "ذخیره"],
  ]);
  expect(Object.keys(unzipSync(pack)).sort()).toEqual([
    "anchors.json",
    "audit.json",
    "entries.csv",
    "manifest.json",
    "protocol.html",
    "result.json",
    "verifier.html",
  ]);

  await page.route("**/evidence.zip", (route) => route.abort());
  await button(page, files.evidence).click();
  await page.getByText(files.evidenceFailed).waitFor();
});

test("the oldest of 101 campaigns can be chosen for a draw, and is shown with it", async () => {
  const [steps, form] = [drawStepsText.en, drawFormText.en];
  const { app, url } = stage();
  const window = { startDate: hoursFromNow(-1), endDate: hoursFromNow(1) };
  const { id: event_id } = await createEvent(app.ctx(), { name: "Long festival", mode: "opening_day", ...window });
  const ids: string[] = [];
  for (let n = 1; n <= 101; n++)
    ids.push((await createCampaign(app.ctx(), event_id, { name: `Campaign ${n}`, ...window })).id);
  const draft = await drawCalls(app, await aStaff(app)).create({ name_en: "Campaign draw", event_id });
  const page = await openBackOffice(stage(), `/admin/draws/${draft}/edit`, "manager", { lang: "en" });
  const choice = page.getByLabel(form.campaign);

  await choice.locator("option").nth(101).waitFor({ state: "attached" });
  await choice.selectOption("Campaign 1");
  await button(page, form.submitEdit).click();
  await page.waitForURL(`${url}/admin/draws/${draft}`);
  await page.getByText("Campaign 1", { exact: true }).waitFor();

  await page.getByRole("link", { name: steps.edit, exact: true }).click();
  await page.waitForURL(`${url}/admin/draws/${draft}/edit`);
  await page.reload();
  await choice.locator("option:checked", { hasText: /^Campaign 1$/ }).waitFor({ state: "attached" });
  expect(await choice.inputValue()).toBe(ids[0]);
});

test.each(LANGS)(
  "%s: a draft shows that events or campaigns could not be loaded, and a retry loads them",
  async (lang) => {
    const { app } = stage();
    const window = { startDate: hoursFromNow(-1), endDate: hoursFromNow(1) };
    const { id: event_id } = await createEvent(app.ctx(), { name: "Spring", mode: "opening_day", ...window });
    const { id: campaign_id } = await createCampaign(app.ctx(), event_id, { name: "Stars", ...window });
    const draft = await drawCalls(app, await aStaff(app)).create({ event_id, campaign_id });
    const page = await openBackOffice(stage(), "/admin/draws", "manager", { lang });
    for (const [operation, message, field, chosen] of [
      ["EventChoices", eventsText[lang].loadFailed, "[name=eventId]", "Spring"],
      ["CampaignChoices", drawFormText[lang].campaignsFailed, "[name=campaignId]", "Stars"],
    ] as const) {
      await page.route("**/graphql", (route) =>
        route.request().postDataJSON().operationName === operation
          ? route.fulfill({ status: 500, body: "" })
          : route.fallback(),
      );
      await page.goto(`${stage().url}/admin/draws/${draft}/edit`);
      const notice = page.getByRole("alert").filter({ hasText: message });
      await notice.waitFor();
      expect(await page.locator(field).isDisabled()).toBe(true);
      await page.unroute("**/graphql");
      await notice.getByRole("button", { name: sharedText[lang].retry }).click();
      await page.locator(field).locator("option:checked", { hasText: chosen }).waitFor({ state: "attached" });
    }
  },
);
