import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { drawFormText } from "../../client/features/draws/draw-form.text";
import { drawPrintText } from "../../client/features/draws/draw-print.text";
import { drawResultsText } from "../../client/features/draws/draw-results.text";
import { drawStepsText } from "../../client/features/draws/draw-steps.text";
import { drawsText } from "../../client/features/draws/draws.text";
import { fieldListText } from "../../client/kit/form/field-list.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { tehranClock } from "../../client/kit/i18n/tehran";
import { STATE_LABELS, REASON_LABELS } from "../../domain/draws/draw.text";
import { ERRORS, type Lang } from "../../domain/errors/error-catalogue";
import { MINUTE_MS } from "../../domain/time/instants";
import { openBackOffice, withText } from "../support/back-office";
import { faultsOfStates, PAGE_LOOKS, useStage } from "../support/browser";
import { ahead } from "../support/clock";
import { aMember, aStaff, drawCalls, signRound, TEST_CHAIN, type Member } from "../support/draws";
import { PASSWORD } from "../support/factories";

/** The commitment as docs/draws.md defines it. */
const commitmentTo = (secret: string): string =>
  createHash("sha256").update("vdraw/1/commit\0").update(Buffer.from(secret, "hex")).digest("hex");

const stage = useStage({ DRAND_RELAYS: "off" }, TEST_CHAIN);

const inMinutes = (count: number): string => tehranClock(new Date(Date.now() + count * MINUTE_MS));
const dialogOf = (page: Page) => page.locator("[role=dialog][data-state=open]");
const question = (page: Page) => page.getByRole("alertdialog");
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

interface Definition {
  nameFa: string;
  nameEn: string;
  reserves: string;
}

/** Fills the form of a new draw: two prizes, no windows, the draw in forty minutes. */
async function define(page: Page, lang: Lang, { nameFa, nameEn, reserves }: Definition): Promise<void> {
  const t = drawFormText[lang];
  const fill = (name: string, value: string) => page.locator(`[name="${name}"]`).fill(value);
  await fill("nameFa", nameFa);
  await fill("nameEn", nameEn);
  await fill("rulesFa", "هر کد یک شانس دارد.");
  await fill("rulesEn", "Each code is one chance.");
  await fill("periodStart", inMinutes(-2 * 24 * 60));
  await fill("periodEnd", inMinutes(60));
  await fill("cutoffAt", inMinutes(-10));
  await fill("checkMinutes", "0");
  await fill("disputeMinutes", "0");
  await fill("drawAt", inMinutes(40));
  await fill("prizes.0.nameFa", "سکه");
  await fill("prizes.0.nameEn", "Coin");
  await fill("prizes.0.valueToman", "90000000");
  await button(page, t.addPrize).click();
  await fill("prizes.1.nameFa", "خودرو");
  await fill("prizes.1.nameEn", "Car");
  await fill("prizes.1.valueToman", "2000000000");
  await fill("reserves", reserves);
}

/** Confirms the question of an irreversible step. */
async function agree(page: Page, title: string, confirm: string): Promise<void> {
  await question(page).getByRole("heading", { name: title }).waitFor();
  await question(page).getByRole("button", { name: confirm, exact: true }).click();
}

/** Closes a dialog and what was typed in it. */
async function discard(page: Page, lang: Lang): Promise<void> {
  const t = sharedText[lang];
  await page.keyboard.press("Escape");
  await page
    .getByRole("alertdialog", { name: t.discardTitle })
    .getByRole("button", { name: t.discard, exact: true })
    .click();
  await dialogOf(page).waitFor({ state: "detached" });
}

/** Ends the time in which a sign-in counts as a confirmed password. */
const expireConfirmations = () =>
  stage().app.sql("update sessions set password_confirmed_at = now() - interval '6 minutes'");

/** Enters the password that a second person confirms with. */
async function confirmPassword(page: Page, lang: Lang): Promise<void> {
  const t = sharedText[lang];
  const prompt = dialogOf(page).filter({ hasText: t.confirmTitle });
  await prompt.getByLabel(t.ownPassword, { exact: true }).fill(PASSWORD);
  await prompt.getByRole("button", { name: t.confirm, exact: true }).click();
}

interface StoredDraw {
  id: string;
  state: string;
  mode: string;
  commitment: string | null;
  drawAt: Date;
}

const storedDraw = async (nameEn: string): Promise<StoredDraw> => {
  const [draw] = await stage().app.sql<StoredDraw>(
    `select id, state, mode, encode(commitment, 'hex') as commitment, draw_at as "drawAt" from draws where name_en = $1`,
    [nameEn],
  );
  if (!draw) throw new Error(`no draw ${nameEn}`);
  return draw;
};

const roundOf = async (id: string): Promise<number> => {
  const [row] = await stage().app.sql<{ manifest: string }>(`select manifest from draws where id = $1`, [id]);
  return (JSON.parse(row?.manifest ?? "{}") as { round: number }).round;
};

/** Announces, freezes by two people, and records the first anchor. */
async function anchor(first: Page, second: Page, lang: Lang, id: string): Promise<void> {
  const t = { ...drawsText[lang], ...drawStepsText[lang] };
  await button(first, t.announce).click();
  await agree(first, t.announceTitle, t.announce);
  await button(first, t.freeze).click();
  await agree(first, t.freezeTitle, t.freeze);
  await first.getByText(t.waitingSecond).waitFor();

  await second.goto(`${stage().url}/admin/draws/${id}`);
  await second.getByText(t.freezeRequest).waitFor();
  await button(second, t.freezeConfirm).click();
  // The second person has just signed in, so the password is confirmed.
  await agree(second, t.freezeTitle, t.freezeConfirm);
  await second.getByRole("heading", { name: t.hash }).waitFor();
  await button(second, t.addAnchor).click();
  await dialogOf(second).getByLabel(t.anchorNote).fill("Poster at the north entrance");
  await dialogOf(second).getByRole("button", { name: t.anchorSubmit, exact: true }).click();
  await second.getByRole("list", { name: t.anchors }).getByText("Poster at the north entrance").waitFor();
}

/** Moves the clock of the pages and of the product to the time after the draw time. */
async function atDrawTime(pages: Page[], { drawAt }: StoredDraw, work: () => Promise<void>): Promise<void> {
  const ms = drawAt.getTime() + 3_000 - Date.now();
  for (const page of pages) await page.clock.setFixedTime(drawAt.getTime() + 3_000);
  await ahead(ms, work);
}

/** Runs a draw by two people who paste the beacon's round. */
async function run(first: Page, second: Page, lang: Lang, pasted: string): Promise<void> {
  const t = { ...drawsText[lang], ...drawStepsText[lang] };
  await button(first, t.run).click();
  await dialogOf(first).getByLabel(t.beaconText).fill(pasted);
  await dialogOf(first).getByRole("button", { name: t.run, exact: true }).click();
  await first.getByText(t.waitingSecond).waitFor();

  await second.getByText(t.runRequest).waitFor();
  await button(second, t.runConfirm).click();
  await dialogOf(second).getByLabel(t.beaconText).fill(pasted);
  await dialogOf(second).getByRole("button", { name: t.runConfirm, exact: true }).click();
  await confirmPassword(second, lang);
  await second.getByRole("heading", { name: drawResultsText[lang].results }).waitFor();
}

const manifestHashOf = async (id: string): Promise<string> => {
  const [row] = await stage().app.sql<{ hash: string }>(
    `select encode(manifest_hash, 'hex') as hash from draws where id = $1`,
    [id],
  );
  return row?.hash ?? "";
};

/** The text of the sheet that an action prints; the print dialog itself does not open. */
async function printed(page: Page, action: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await action();
  const sheet = page.locator(".print-sheet");
  await sheet.waitFor({ state: "attached" });
  const text = (await sheet.textContent()) ?? "";
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await sheet.waitFor({ state: "detached" });
  return text;
}

interface StoredResult {
  place: number;
  status: string;
  phone: string;
  nationalCode: string;
  reason: string | null;
  claimed: boolean;
}

const resultsOf = (id: string) =>
  stage().app.sql<StoredResult>(
    `select r.place, r.status, c.phone_number as phone, c.national_code as "nationalCode", r.reason,
            r.claimed_at is not null as claimed
     from draw_results r join customers c on c.id = r.customer_id where r.draw_id = $1 order by r.place`,
    [id],
  );

async function members(count: number): Promise<Member[]> {
  const { admin } = await aStaff(stage().app);
  const made: Member[] = [];
  for (let n = 0; n < count; n++) made.push(await aMember(stage().app, admin, 2));
  return made;
}

test("fa: two people create, announce, freeze, anchor, run and settle a draw", async () => {
  const lang = "fa";
  const [t, form, results] = [
    { ...drawsText[lang], ...drawStepsText[lang] },
    drawFormText[lang],
    drawResultsText[lang],
  ];
  await members(4);
  const manager = await openBackOffice(stage(), "/admin/draws", "manager", { lang });
  const admin = await openBackOffice(stage(), "/admin/draws", "admin", { lang });

  await manager.getByText(t.noneYet).waitFor();
  await manager.getByRole("link", { name: t.create }).first().click();
  await button(manager, form.submitCreate).click();
  await manager.getByText(form.fixAbove).waitFor();
  await define(manager, lang, { nameFa: "قرعه‌کشی نوروز", nameEn: "Nowruz draw", reserves: "2" });
  await manager.getByText(form.checkWarning).waitFor();
  await manager.getByText(form.disputeWarning).waitFor();
  await button(manager, fieldListText[lang].moveUp.replace("{{item}}", form.prize.replace("{{number}}", "۲"))).click();
  await button(manager, form.submitCreate).click();
  await manager.getByRole("heading", { level: 1, name: "قرعه‌کشی نوروز" }).waitFor();
  const draw = await storedDraw("Nowruz draw");
  await manager.getByRole("region", { name: t.preview }).getByText("۸", { exact: true }).waitFor();
  const prizes = await stage().app.sql(
    `select name_en as name, quantity from draw_prizes where draw_id = $1 order by position`,
    [draw.id],
  );

  await anchor(manager, admin, lang, draw.id);
  await manager.getByText(STATE_LABELS.anchored[lang]).first().waitFor();
  const round = await roundOf(draw.id);
  await atDrawTime([manager, admin], draw, async () => {
    await button(manager, t.run).click();
    await dialogOf(manager)
      .getByLabel(t.beaconText)
      .fill(signRound(round + 1));
    await dialogOf(manager).getByRole("button", { name: t.run, exact: true }).click();
    await dialogOf(manager).getByText(ERRORS.BEACON_SIGNATURE_INVALID[lang]).waitFor();
    await discard(manager, lang);
    await expireConfirmations();
    await run(manager, admin, lang, JSON.stringify({ round, signature: signRound(round) }));
  });

  const [winner, second] = await resultsOf(draw.id);
  await admin.getByRole("button", { name: results.claimOf.replace("{{place}}", "۱") }).click();
  await dialogOf(admin)
    .getByLabel(results.nationalCode)
    .fill(second?.nationalCode ?? "");
  await dialogOf(admin).getByRole("button", { name: results.claimSubmit }).click();
  await dialogOf(admin).getByText(ERRORS.WINNER_IDENTITY_INCORRECT[lang]).waitFor();
  await dialogOf(admin)
    .getByLabel(results.nationalCode)
    .fill(winner?.nationalCode ?? "");
  await dialogOf(admin).getByRole("button", { name: results.claimSubmit }).click();
  await admin.getByText(results.claimed, { exact: true }).waitFor();
  await admin.getByRole("button", { name: results.more.replace("{{place}}", "۲") }).click();
  await admin.getByRole("menuitem", { name: results.disqualify }).click();
  await dialogOf(admin).getByLabel(results.reason).selectOption("not_claimed");
  await discard(admin, lang);
  await admin.getByRole("button", { name: results.more.replace("{{place}}", "۲") }).click();
  await admin.getByRole("menuitem", { name: results.disqualify }).click();
  await dialogOf(admin).getByLabel(results.reason).selectOption("not_claimed");
  await dialogOf(admin).getByRole("button", { name: results.disqualify, exact: true }).click();
  await admin.getByText(REASON_LABELS.not_claimed[lang]).waitFor();
  await admin.getByText(results.promoted).waitFor();
  await button(admin, t.settle).click();
  await agree(admin, t.settleTitle, t.settle);
  await admin.getByText(t.nextSettled).waitFor();

  expect(prizes).toEqual([
    { name: "Car", quantity: 1 },
    { name: "Coin", quantity: 1 },
  ]);
  expect((await storedDraw("Nowruz draw")).state).toBe("settled");
  expect(
    (await resultsOf(draw.id)).map(({ place, status, reason, claimed }) => ({ place, status, reason, claimed })),
  ).toEqual([
    { place: 1, status: "winner", reason: null, claimed: true },
    { place: 2, status: "disqualified", reason: "not_claimed", claimed: false },
    { place: 3, status: "winner", reason: null, claimed: false },
    { place: 4, status: "reserve", reason: null, claimed: false },
  ]);
});

test("en: a witnessed draw keeps only the commitment, prints its poster and a slip, and is copied and voided", async () => {
  const lang = "en";
  const { app } = stage();
  const [t, form, results] = [
    { ...drawsText[lang], ...drawStepsText[lang] },
    drawFormText[lang],
    drawResultsText[lang],
  ];
  await members(4);
  const admin = await openBackOffice(stage(), "/admin/draws/new", "admin", { lang });
  const manager = await openBackOffice(stage(), "/admin/draws", "manager", { lang });
  const sent: string[] = [];
  admin.on("request", (request) => sent.push(request.postData() ?? ""));

  await define(admin, lang, { nameFa: "قرعه‌کشی صحنه", nameEn: "Stage draw", reserves: "1" });
  await admin.getByLabel(form.mode).selectOption("witnessed");
  await button(admin, form.submitCreate).click();
  await admin.locator("[name=entropySource][aria-invalid=true]").waitFor();
  await admin.locator("[name=entropySource]").fill("Fifty throws of three customers");
  await button(admin, form.generate).click();
  await dialogOf(admin).getByRole("img", { name: form.secretQr }).waitFor();
  const secret = ((await dialogOf(admin).locator("code").textContent()) ?? "").replaceAll(" ", "");
  await dialogOf(admin).getByRole("button", { name: form.secretDone }).click();
  await dialogOf(admin).waitFor({ state: "hidden" });
  await button(admin, form.submitCreate).click();
  await admin.getByRole("heading", { level: 1, name: "Stage draw" }).waitFor();
  const draw = await storedDraw("Stage draw");

  await manager.goto(`${stage().url}/admin/draws/${draw.id}`);
  await anchor(admin, manager, lang, draw.id);
  const posters = await printed(manager, async () => {
    await button(manager, t.poster).click();
    await manager.getByRole("menuitem", { name: t.printFa }).click();
  });
  const hash = await manifestHashOf(draw.id);
  await atDrawTime([admin, manager], draw, async () => {
    const entropy = "4 6 2 2 1 5 3 6 1 1\n";
    for (const [page, step] of [
      [admin, t.run],
      [manager, t.runConfirm],
    ] as const) {
      await button(page, step).click();
      await dialogOf(page).getByLabel(t.secret, { exact: true }).fill(secret);
      await dialogOf(page).getByLabel(t.entropy).fill(entropy);
      await dialogOf(page).getByRole("button", { name: step, exact: true }).click();
      await dialogOf(page).waitFor({ state: "hidden" });
    }
  });
  await manager.getByRole("heading", { name: results.results }).waitFor();
  const slips = await printed(manager, async () => {
    await manager.getByRole("button", { name: results.more.replace("{{place}}", "1") }).click();
    await manager.getByRole("menuitem", { name: results.slip }).click();
  });
  await admin.getByRole("button", { name: t.moreActions }).click();
  await admin.getByRole("menuitem", { name: t.copy }).click();
  await admin.getByText(t.nextDraftSecret).waitFor();
  await admin.getByRole("link", { name: t.anotherDraw }).click();
  // The copy's page stays until the other one is loaded.
  await admin.getByText(t.nextDraftSecret).waitFor({ state: "detached" });
  await admin.getByRole("button", { name: t.moreActions }).click();
  await admin.getByRole("menuitem", { name: t.void }).click();
  await dialogOf(admin).getByRole("button", { name: t.voidSubmit }).click();
  await dialogOf(admin).getByText(ERRORS.FIELD_REQUIRED[lang]).waitFor();
  await dialogOf(admin).getByLabel(t.voidReason).fill("The stage lost power");
  await dialogOf(admin).getByRole("button", { name: t.voidSubmit }).click();
  await admin.getByRole("main").getByText("The stage lost power").waitFor();

  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(draw.commitment).toBe(commitmentTo(secret));
  const beforeRun = sent.slice(
    0,
    sent.findIndex((body) => body.includes("RunDraw")),
  );
  expect(beforeRun.filter((body) => body.includes(secret))).toEqual([]);
  expect(posters).toContain(`قرعه‌کشی صحنه${drawPrintText.fa.posterLead}`);
  expect(posters.replaceAll(" ", "")).toContain(hash);
  expect(slips).toContain(drawPrintText.en.received);
  expect(slips).toContain("Sara Karimi");
  expect(slips).toContain(`/draws/${draw.id}`);
  expect(
    await app.sql(
      `select state, copied_from_id is null as original from draws where name_en = 'Stage draw' order by created_at`,
    ),
  ).toEqual([
    { state: "voided", original: true },
    { state: "draft", original: false },
  ]);
});

test("the list of exclusions is filled by a file, and a replaced list is counted", async () => {
  const [t, form] = [{ ...drawsText.en, ...drawStepsText.en }, drawFormText.en];
  const [first, second] = await members(2);
  const page = await openBackOffice(stage(), "/admin/draws/new", "manager", { lang: "en" });
  const file = (text: string) => ({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

  await define(page, "en", { nameFa: "قرعه‌کشی فهرست", nameEn: "List draw", reserves: "0" });
  await page.locator('input[type=file][accept=".txt,.csv"]').setInputFiles(file("name,phone\n"));
  await page.getByText(form.fileEmpty).waitFor();
  await page
    .locator('input[type=file][accept=".txt,.csv"]')
    .setInputFiles(file(`name,phone\n"Sara",${first?.phone}\nReza,"${second?.nationalCode}"\nNobody,09999999999\n`));
  await page.getByText(form.fileRead_other.replace("{{number}}", "3")).waitFor();
  await button(page, form.submitCreate).click();
  await page.getByText(withText(ERRORS.EXCLUSION_UNKNOWN.en.replace("{people}", ""), "09999999999")).waitFor();
  await page.locator("[name=exclusions]").fill(`${first?.phone}\n${second?.nationalCode}\n`);
  await button(page, form.submitCreate).click();
  await page.getByRole("heading", { level: 1, name: "List draw" }).waitFor();
  await page.getByText(t.people_other.replace("{{number}}", "2")).waitFor();
  await page.getByRole("link", { name: t.edit, exact: true }).click();
  await page.getByText(form.keepHint_other.replace("{{number}}", "2")).waitFor();
  await page.getByLabel(form.clearsList).check();
  await button(page, form.submitEdit).click();
  await page.getByText(t.people_other.replace("{{number}}", "0")).waitFor();
});

test("a viewer reads a draw without its buttons, and sees masked winners", async () => {
  const t = { ...drawsText.en, ...drawStepsText.en };
  const { app } = stage();
  await members(3);
  const calls = drawCalls(app, await aStaff(app));
  const { id } = (await calls.anchored({ name_en: "Viewed draw" })) as { id: string };
  await calls.run(id);

  const page = await openBackOffice(stage(), `/admin/draws/${id}`, "viewer", { lang: "en" });
  await page.getByRole("heading", { name: drawResultsText.en.results }).waitFor();
  const rows = await page.getByRole("table", { name: drawResultsText.en.results }).innerText();

  expect(await page.getByRole("main").getByRole("button").allTextContents()).toEqual([
    sharedText.en.copy,
    t.copyAnnouncement,
    t.poster,
    drawResultsText.en.export,
  ]);
  expect(await page.getByRole("link", { name: t.publicPage }).getAttribute("href")).toBe(`/draws/${id}?lang=en`);
  expect(rows).toContain("S. K.");
  expect(rows).not.toContain("Karimi");
});

test("a draw that does not exist, a failed load and an empty list have their own states", async () => {
  const t = { ...drawsText.en, ...drawStepsText.en };
  const page = await openBackOffice(stage(), "/admin/draws", "admin", { lang: "en" });

  await page.goto(`${stage().url}/admin/draws/00000000-0000-7000-8000-000000000000`);
  await page.getByText(t.notFoundHelp).waitFor();
  await page.route("**/graphql", (route) => route.abort());
  await page.goto(`${stage().url}/admin/draws`);
  await page.getByText(t.loadFailed).waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("main").getByRole("button", { name: sharedText.en.retry }).click();
  await page.getByRole("columnheader", { name: t.drawAt }).waitFor();
});

const DRAW_LOOKS = [...PAGE_LOOKS, { theme: "light", width: 1024 }] as const;

test.each(["fa", "en"] as const)(
  "%s: the list and the form of draws are free of accessibility faults and fit",
  async (lang) => {
    const [t, form] = [drawsText[lang], drawFormText[lang]];
    const { app, url } = stage();
    const calls = drawCalls(app, await aStaff(app));
    await calls.create({ name_en: "W".repeat(100), name_fa: "قرعه‌کشی ".repeat(11) });
    const page = await openBackOffice(stage(), "/admin/draws", "admin", { lang });
    const states: Record<string, () => Promise<unknown>> = {
      list: () => page.getByRole("columnheader", { name: t.drawAt }).waitFor(),
      form: async () => {
        await page.goto(`${url}/admin/draws/new`);
        await page.getByLabel(form.mode).selectOption("witnessed");
        await button(page, form.submitCreate).click();
        await page.getByText(form.fixAbove).waitFor();
      },
      secret: async () => {
        await button(page, form.generate).click();
        await dialogOf(page).getByRole("img").waitFor();
      },
    };

    expect(await faultsOfStates(page, states, DRAW_LOOKS)).toEqual([]);
  },
);

test.each(["fa", "en"] as const)("%s: the page of a draw is free of accessibility faults and fits", async (lang) => {
  const t = { ...drawsText[lang], ...drawStepsText[lang] };
  const { app, url } = stage();
  await members(3);
  const calls = drawCalls(app, await aStaff(app));
  const draft = await calls.create({ name_en: "W".repeat(100), name_fa: "قرعه‌کشی ".repeat(11) });
  const { id: drawn } = (await calls.anchored({ name_en: "Drawn draw" })) as { id: string };
  await calls.run(drawn);
  const page = await openBackOffice(stage(), `/admin/draws/${draft}`, "admin", { lang });
  const states: Record<string, () => Promise<unknown>> = {
    draft: () => page.getByText(t.nextDraft).waitFor(),
    drawn: async () => {
      await page.goto(`${url}/admin/draws/${drawn}`);
      await page.getByText(t.nextSettle).waitFor();
    },
    question: async () => {
      await button(page, t.settle).click();
      await question(page).waitFor();
    },
  };

  expect(await faultsOfStates(page, states, DRAW_LOOKS)).toEqual([]);
});
