import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { drawResultsText } from "../../client/features/draws/draw-results.text";
import { drawStepsText } from "../../client/features/draws/draw-steps.text";
import { drawsText } from "../../client/features/draws/draws.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { scanText } from "../../client/kit/scan/scan.text";
import { queryRows } from "../../server/kit/db/queries";
import { openBackOffice } from "../support/back-office";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { ahead } from "../support/clock";
import { aMember, aStaff, drawCalls, signRound, type Staff, TEST_CHAIN } from "../support/draws";
import { untilWaiting } from "../support/lock-waiters";

/** A relay of the beacon that has the rounds of the test chain. */
let relay: Server;
const requests: string[] = [];
const settings: Record<string, string> = {};

beforeAll(async () => {
  relay = createServer((request, response) => {
    requests.push(request.url ?? "");
    const round = Number(request.url?.split("/").at(-1));
    response.end(JSON.stringify({ round, signature: signRound(round) }));
  });
  await new Promise<void>((done) => relay.listen(0, "127.0.0.1", done));
  settings.DRAND_RELAYS = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
});
// The stage starts with the relay's address.
const stage = useStage(settings, TEST_CHAIN);
let staff: Staff;

beforeAll(async () => {
  staff = await aStaff(stage().app);
  for (let n = 0; n < 3; n++) await aMember(stage().app, staff.admin, 2);
});

afterAll(() => new Promise((done) => relay.close(done)));

const t = { ...drawsText.en, ...drawStepsText.en };
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const dialogOf = (page: Page) => page.locator("[role=dialog][data-state=open]");
const calls = () => drawCalls(stage().app, staff);
const open = (id: string, role: "admin" | "manager") =>
  openBackOffice(stage(), `/admin/draws/${id}`, role, { lang: "en" });

/** Tries to close a dialog with something typed in it, and keeps it. */
async function staysOpen(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: sharedText.en.discardTitle });
  await question.getByRole("button", { name: sharedText.en.cancel }).click();
  await question.waitFor({ state: "detached" });
}

interface Anchored {
  id: string;
  round: number;
  draw_at: string;
}

/** Moves the clocks of the pages and of the product to the time after the draw. */
async function atDrawTime(pages: Page[], { draw_at: at }: Anchored, work: () => Promise<void>): Promise<void> {
  const time = Date.parse(at) + 5_000;
  for (const page of pages) await page.clock.setFixedTime(time);
  await ahead(time - Date.now(), work);
}

test("a freeze shows its progress and is cancelled; nothing is fixed, and it can be requested again", async () => {
  const { create, post } = calls();
  const id = await create({ name_en: "Cancelled freeze" });
  await post(staff.manager, id, "/announce");
  await post(staff.manager, id, "/freeze");
  const page = await open(id, "admin");

  await stage().app.product.primary.transaction(async (held) => {
    await queryRows(held, "set local idle_in_transaction_session_timeout = 0");
    // The freeze waits before it reads the codes.
    await queryRows(held, "lock table draw_entries in share mode");
    await button(page, t.freezeConfirm).click();
    await page.getByRole("alertdialog").getByRole("button", { name: t.freezeConfirm, exact: true }).click();
    await page.getByRole("progressbar", { name: t.freezing }).waitFor();
    await page.getByText(t.counting).waitFor();
    await untilWaiting(stage().app, 1);
    expect(await violationsOf(page)).toEqual([]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page)).toBe(0);
    }
    await button(page, t.cancelFreeze).click();
    await page.getByText(t.freezeCancelled).waitFor();
  });
  await button(page, t.freeze).waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(0);
  expect(
    await stage().app.sql("select state, manifest, (select count(*)::int from draw_entries) as entries from draws"),
  ).toEqual([{ state: "announced", manifest: null, entries: 0 }]);
});

test("two people run a draw whose signature the server fetches from a relay", async () => {
  const draw = (await calls().anchored({ name_en: "Relay draw" })) as Anchored;
  const [first, second] = [await open(draw.id, "manager"), await open(draw.id, "admin")];
  requests.length = 0;

  await atDrawTime([first, second], draw, async () => {
    await button(first, t.run).click();
    await dialogOf(first).getByRole("button", { name: t.run, exact: true }).click();
    await first.getByText(t.waitingSecond).waitFor();
    await button(second, t.runConfirm).click();
    await dialogOf(second).getByRole("button", { name: t.runConfirm, exact: true }).click();
    await second.getByRole("heading", { name: drawResultsText.en.results }).waitFor();
  });
  expect(new Set(requests)).toEqual(new Set([`/${TEST_CHAIN.hash}/public/${draw.round}`]));
});

test("the beacon's text is scanned with the camera into the field of the run", async () => {
  const draw = (await calls().anchored({ name_en: "Scanned draw" })) as Anchored;
  const page = await open(draw.id, "manager");
  const text = JSON.stringify({ round: draw.round, signature: signRound(draw.round) });
  requests.length = 0;
  // This Chromium has no barcode reader; a reader that always returns the same code replaces it.
  await page.evaluate((rawValue) => {
    Object.assign(window, {
      BarcodeDetector: class {
        detect = () => Promise.resolve([{ rawValue }]);
      },
    });
    const picture = document.createElement("canvas");
    setInterval(() => picture.getContext("2d")?.fillRect(0, 0, Math.random() * 300, 150), 50);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(picture.captureStream());
  }, text);

  await atDrawTime([page], draw, async () => {
    await button(page, t.run).click();
    await dialogOf(page).getByRole("button", { name: scanText.en.scan }).click();
    await page.waitForFunction(
      (scanned) => document.querySelector<HTMLTextAreaElement>("textarea[name=beacon]")?.value === scanned,
      text,
    );
    await staysOpen(page);
    await dialogOf(page).getByRole("button", { name: t.run, exact: true }).click();
    await page.getByText(t.waitingSecond).waitFor();
  });
  expect(requests).toEqual([]);
});

test("a draw and its copy link to each other", async () => {
  const id = await calls().create({ name_en: "Original draw" });
  const page = await open(id, "manager");
  await page.getByRole("button", { name: t.moreActions }).click();
  await page.getByRole("menuitem", { name: t.copy }).click();
  await page.getByRole("link", { name: t.anotherDraw }).waitFor();
  const copy = new URL(page.url()).pathname;
  expect(copy).not.toBe(`/admin/draws/${id}`);

  await page.getByRole("link", { name: t.anotherDraw }).click();
  await page.waitForURL(`**/admin/draws/${id}`);
  await page.getByRole("link", { name: t.copyNumber.replace("{{number}}", "1") }).click();
  await page.waitForURL(`**${copy}`);
});

test("a typed reason of a void is lost only after a confirmation", async () => {
  const page = await open(await calls().create({ name_en: "Kept draw" }), "admin");
  await page.getByRole("button", { name: t.moreActions }).click();
  await page.getByRole("menuitem", { name: t.void }).click();
  const reason = page.getByLabel(t.voidReason);
  await reason.fill("The prizes were not delivered");
  await staysOpen(page);
  expect(await reason.inputValue()).toBe("The prizes were not delivered");
});
