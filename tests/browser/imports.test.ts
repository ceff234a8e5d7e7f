import { parse } from "csv-parse/sync";
import type { Download, Locator, Page, Request } from "playwright-core";
import { customersText } from "../../client/features/customers/customers.text";
import { storesText } from "../../client/features/stores/stores.text";
import { importExportText } from "../../client/features/imports/import-export.text";
import { fileText } from "../../client/kit/form/file.text";
import { menuText } from "../../client/app/menu.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { ERRORS, type Lang } from "../../domain/errors/error-catalogue";
import { TABLE_LABELS } from "../../domain/data-tables.text";
import { headerOf, HEADINGS } from "../exports/headings";
import { actionsOf, chooseAction, openBackOffice, tabTo } from "../support/back-office";
import { whileBlocked } from "../support/blocked-table";
import { faultsOfStates, PAGE_LOOKS, useStage, violationsOf } from "../support/browser";
import { plantImports } from "../imports/planted-imports";
import { aNationalCode, aPhone, aStore, aUser } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";
import { storedFiles } from "../support/stored-files";
import { eventually } from "../support/server-process";
import { readTable } from "../support/workbook";

const stage = useStage();
const flowLangs = flowLanguages();
const SCREEN = "/admin/import-export";
const IMPORT = `${SCREEN}?tab=import`;

const numberIn = (lang: Lang, value: number): string =>
  new Intl.NumberFormat(lang === "fa" ? "fa-IR" : "en-US").format(value);

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The file that a click on a button or link downloads. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await press();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

const csv = (rows: readonly (readonly string[])[]): Buffer => Buffer.from(rows.map((row) => row.join(",")).join("\n"));
const HEADER = ["first_name", "last_name", "phone_number", "national_code"];
const aRow = (name: string, phone = aPhone()): string[] => [name, "Karimi", phone, aNationalCode()];

async function send(page: Page, lang: Lang, rows: readonly (readonly string[])[], name = "people.csv"): Promise<void> {
  const t = importExportText[lang];
  await page.getByLabel(t.entity).selectOption("CUSTOMERS");
  await page.getByLabel(t.file, { exact: true }).setInputFiles({ name, mimeType: "text/csv", buffer: csv(rows) });
  await page.getByRole("button", { name: t.importData }).click();
}
const figure = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");
const valid = (page: Page, lang: Lang, count: number) =>
  page.getByRole("button", { name: importExportText[lang].importValid.replace("{{count}}", numberIn(lang, count)) });
const step = (page: Page) => page.locator("[aria-current=step]").innerText();
const fillOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
const stored = (names: readonly string[]) =>
  stage().app.sql<{ name: string }>(
    "select first_name as name from customers where first_name = any($1) and deleted_at is null order by first_name",
    [names],
  );

test.each(flowLangs())(
  "%s: an exported table contains the stored rows, and its template is downloaded",
  async (lang) => {
    const t = importExportText[lang];
    const store = await aStore(stage().app, {
      ...{ storeName: `=Gallery ${Date.now()}`, managerName: "007 مریم", phoneNumber: "02112345678" },
    });
    const page = await openBackOffice(stage(), SCREEN, "admin", { lang });

    await page.getByRole("button", { name: t.exportData }).click();
    await page.getByText(t.entityMissing).waitFor();
    await page.getByLabel(t.entity).selectOption("STORES");
    const made = await downloaded(page, () => page.getByRole("button", { name: t.exportData }).click());
    await page.getByText(t.exportDone).waitFor();
    const opened = await readTable("xlsx", made.bytes);
    const [header, ...rows] = opened.rows;
    expect(made.name).toMatch(/\.xlsx$/);
    expect(header).toEqual(headerOf("stores", lang));
    // The name begins like a formula, and the manager's name with a zero: both are texts.
    expect(rows.find(([name]) => name === store.storeName)?.slice(1, 4)).toEqual(["1", "007 مریم", "02112345678"]);
    expect(opened).toMatchObject({ isAllText: true, rightToLeft: lang === "fa", sheets: [TABLE_LABELS.stores[lang]] });
    expect(await figure(page, t.totalRecords).innerText()).toBe(numberIn(lang, rows.length));
    // Below 1 MB the size is in KB.
    const kilobytes = numberIn(lang, Math.ceil(made.bytes.length / 1024));
    expect(await figure(page, t.fileSize).innerText()).toBe(t.kilobytes.replace("{{size}}", kilobytes));

    await page.getByLabel(t.format).selectOption("CSV");
    const template = await downloaded(page, () => page.getByRole("button", { name: t.downloadTemplate }).click());
    expect(template.name).toMatch(/\.csv$/);
    expect(template.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  },
);

test.each(flowLangs())(
  "%s: a file with errors is previewed, its valid rows are stored, and its corrected report is sent",
  async (lang) => {
    const t = importExportText[lang];
    const [good, repeated, bad] = [`Go${Date.now()}${lang}`, `Re${Date.now()}${lang}`, `Ba${Date.now()}${lang}`];
    const twice = aRow(repeated);
    const page = await openBackOffice(stage(), IMPORT, "manager", { lang });
    const submit = page.getByRole("button", { name: t.importData });
    const sent = page.locator("form").getByText("people.csv", { exact: true });
    const primary = await fillOf(submit);

    await submit.click();
    await page.getByText(t.fileMissing).waitFor();
    expect(await step(page)).toBe(t.stepChoose);
    await page
      .getByLabel(t.file, { exact: true })
      .setInputFiles({ name: "a.pdf", mimeType: "x/y", buffer: csv([["x"]]) });
    await page.getByText(ERRORS.FILE_TYPE_INVALID[lang]).waitFor();
    await send(page, lang, [HEADER, aRow(good), twice, twice, aRow(bad, "0912")]);
    await valid(page, lang, 2).waitFor();
    expect(await stored([good, repeated, bad])).toEqual([]);
    expect(await figure(page, t.NEW).innerText()).toBe(numberIn(lang, 2));
    await page.getByText(ERRORS.PHONE_LENGTH[lang]).waitFor();
    expect(await page.locator("td[data-wrong]").allInnerTexts()).toEqual(["0912"]);
    // A pending import survives a reload.
    await page.reload();
    await valid(page, lang, 2).waitFor();
    await sent.waitFor();
    expect(await step(page)).toBe(t.stepCheck);
    expect(await fillOf(valid(page, lang, 2))).toBe(primary);
    expect(await fillOf(submit)).not.toBe(primary);
    await valid(page, lang, 2).click();
    await page.getByRole("heading", { name: t.resultTitle, exact: true }).waitFor();
    expect([await step(page), await sent.isVisible(), await fillOf(submit)]).toEqual([t.import, true, primary]);
    expect(await figure(page, t.imported).innerText()).toBe(numberIn(lang, 2));
    expect(await figure(page, t.failed).innerText()).toContain(numberIn(lang, 2));
    expect((await stored([good, repeated, bad])).map(({ name }) => name)).toEqual([good, repeated]);

    const report = await downloaded(page, () => page.getByRole("link", { name: t.report }).click());
    const rows: string[][] = parse(report.bytes, { bom: true });
    expect(rows.map((row) => row[0])).toEqual([HEADER[0], repeated, bad]);
    const at = rows[0]?.indexOf("phone_number") ?? -1;
    const mended = rows
      .filter((row) => row[0] !== repeated)
      .map((row) => row.map((cell, n) => (cell === "0912" && n === at ? aPhone() : cell.replaceAll(",", " "))));
    await page.getByRole("button", { name: t.reset }).click();
    await sent.waitFor({ state: "detached" });
    await send(page, lang, mended, "mended.csv");
    await valid(page, lang, 1).click();
    await page.getByRole("heading", { name: t.resultTitle, exact: true }).waitFor();
    expect(await stored([bad])).toHaveLength(1);

    // Everything that this file imported is reverted.
    await page.getByRole("button", { name: t.revert }).click();
    await page.getByRole("dialog").getByText(t.reasonHint).waitFor();
    await page.getByRole("dialog").getByLabel(t.reason).fill("a rehearsal");
    await page.getByRole("dialog").getByRole("button", { name: t.revert }).click();
    await page.getByText(t.reverted).waitFor();
    expect(await stored([bad])).toEqual([]);

    // The first file, in its row of the list.
    const row = page.getByRole("row").filter({ hasText: "people.csv" }).first();
    const again = await downloaded(page, () => chooseAction(row, t.report));
    expect(again.bytes).toEqual(report.bytes);
    await chooseAction(row, t.revert);
    await page.getByRole("dialog").getByLabel(t.reason).fill("another rehearsal");
    await page.getByRole("dialog").getByRole("button", { name: t.revert }).click();
    await row.getByText(t.isReverted).waitFor();
    expect(await stored([good, repeated])).toEqual([]);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await actionsOf(row)).toEqual([t.report]);
    expect(await stage().app.doctor()).toBe("");
  },
);

test.each(flowLangs())("%s: customers are imported in the dialog of their list", async (lang) => {
  const t = { ...importExportText[lang], ...customersText[lang] };
  const [name, other] = [`Di${Date.now()}${lang}`, `Do${Date.now()}${lang}`];
  const phone = aPhone();
  const first = aRow(name, phone);
  const page = await openBackOffice(stage(), "/admin/customers", "admin", { lang });
  const dialog = page.getByRole("dialog", { name: t.importTitle });
  const submit = dialog.getByRole("button", { name: t.importSubmit, exact: true });
  const file = dialog.getByLabel(importExportText[lang].file, { exact: true });
  const choose = (rows: string[][], header = HEADER) =>
    file.setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: csv([header, ...rows]) });

  await page.getByRole("button", { name: t.import, exact: true }).click();
  expect(await submit.isDisabled()).toBe(true);
  await file.setInputFiles({ name: "people.ods", mimeType: "x/y", buffer: csv([["x"]]) });
  const kinds = [".csv", ".xlsx"].join(fileText[lang].listComma);
  await dialog.getByText(fileText[lang].onlyKinds.replace("{{kinds}}", kinds)).waitFor();
  expect(await submit.isDisabled()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await choose([first]);
  await page.route("**/graphql", (route) => route.abort());
  await submit.click();
  const failure = (reason: string) => dialog.getByText(t.importFailed.replace("{{reason}}", reason));
  await failure(sharedText[lang].networkError).waitFor();
  await page.unroute("**/graphql");
  await choose([["without the columns"]], []);
  await submit.click();
  await failure(ERRORS.COLUMN_MISSING[lang].replace("{column}", HEADINGS.customers[lang][3] ?? "")).waitFor();
  await choose([first]);
  const isInStatus = () => page.evaluate(() => document.activeElement?.closest("[data-import-status]") !== null);
  await submit.press("Enter");
  await valid(page, lang, 1).waitFor();
  expect(await isInStatus()).toBe(true);
  await valid(page, lang, 1).press("Enter");
  await page.getByText(t.importDone).waitFor();
  expect([await stored([name]), await isInStatus()]).toEqual([[{ name }], true]);
  await dialog.getByRole("heading", { name: t.resultTitle, exact: true }).waitFor();
  await dialog.getByRole("button", { name: sharedText[lang].close }).last().click();
  await page.getByRole("row").filter({ hasText: name }).waitFor();
  expect(new URL(page.url()).searchParams.get("job")).toBeNull();

  // A known customer changes only if the box is ticked.
  await page.getByRole("button", { name: t.import, exact: true }).click();
  await choose([[other, "Karimi", phone, first[3] ?? ""]]);
  await dialog.getByLabel(t.updateExisting).check();
  await submit.click();
  await valid(page, lang, 1).waitFor();
  // The preview survives a reload.
  await page.reload();
  await valid(page, lang, 1).click();
  await dialog.getByRole("heading", { name: t.resultTitle, exact: true }).waitFor();
  expect([await stored([name]), await stored([other])]).toEqual([[], [{ name: other }]]);

  // Empty cells change nothing.
  await dialog.getByRole("button", { name: sharedText[lang].close }).last().click();
  await page.getByRole("button", { name: t.import, exact: true }).click();
  await choose([[other, "", phone, first[3] ?? ""]]);
  await dialog.getByLabel(t.updateExisting).check();
  await submit.click();
  await dialog.getByText(t.nothingChanges).waitFor();
  await dialog.getByRole("cell", { name: t.UNCHANGED }).waitFor();
});

const jobsOf = (name: string) =>
  stage().app.sql<{ status: string }>("select status from import_jobs where file_name = $1", [name]);

/** Delays uploads until the returned function is called. */
async function delayUploads(page: Page): Promise<() => Promise<unknown>> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const isUpload = (request: Request) => request.headers()["content-type"]?.startsWith("multipart/") === true;
  await page.route("**/graphql", async (route) => {
    if (isUpload(route.request())) await held;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    const end = page.waitForEvent("requestfinished", isUpload);
    release();
    await end;
  };
}

test("an upload that ends on another screen changes nothing there", async () => {
  const page = await openBackOffice(stage(), IMPORT, "manager", { lang: "en" });
  const release = await delayUploads(page);
  await send(page, "en", [HEADER, aRow("Late")], "late.csv");
  await page.getByRole("progressbar").waitFor();
  await page.getByRole("link", { name: menuText.en.stores, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: storesText.en.title }).waitFor();
  await release();
  await eventually(async () => (await jobsOf("late.csv"))[0]?.status === "checked", 10_000, "a checked import");
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).search).toBe("");
});

test("a dialog that is closed during the upload leaves no import behind", async () => {
  const t = customersText.en;
  const page = await openBackOffice(stage(), "/admin/customers", "manager", { lang: "en" });
  await delayUploads(page);
  await page.getByRole("button", { name: t.import, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t.importTitle });
  const rows = csv([HEADER, aRow("Closed")]);
  await dialog
    .getByLabel(importExportText.en.file, { exact: true })
    .setInputFiles({ name: "closed.csv", mimeType: "text/csv", buffer: rows });
  const failed = page.waitForEvent("requestfailed");
  await dialog.getByRole("button", { name: t.importSubmit, exact: true }).click();
  await dialog.getByRole("progressbar").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: sharedText.en.discard }).click();
  await failed;
  expect([await jobsOf("closed.csv"), new URL(page.url()).search]).toEqual([[], ""]);
});

test("an import is cancelled by the keyboard, nothing is stored, and its row shows it", async () => {
  const t = importExportText.en;
  const name = `Ca${Date.now()}`;
  const page = await openBackOffice(stage(), IMPORT, "admin", { lang: "en" });
  await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: "" }));
  await send(page, "en", [HEADER, aRow(name)]);
  await page.getByText(t.importFailed).waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: t.importData }).click();
  await valid(page, "en", 1).waitFor();

  await tabTo(page, page.getByRole("button", { name: t.cancel, exact: true }));
  await page.keyboard.press("Enter");
  await page.getByText(t.cancelled).waitFor();
  await page.getByRole("row").filter({ hasText: "people.csv" }).first().getByText(t.CANCELLED).waitFor();
  expect(await stored([name])).toEqual([]);
});

/** The row counts of the tables that an import writes. */
async function traces(): Promise<Record<string, unknown>> {
  const { app } = stage();
  const [found] = await app.sql<Record<string, number>>(
    `select (select count(*) from customers)::int as customers, (select count(*) from import_changes)::int as effects,
       (select count(*) from import_rows r join import_jobs j on j.id = r.job_id where j.status <> 'checked'
          and r.outcome = 'new')::int as rows,
       (select count(*) from audit_log a where a.action = 'IMPORT')::int as lines`,
  );
  return { ...found, uploads: await storedFiles(app, "upload") };
}

test.each(flowLangs())(
  "%s: an import is cancelled while it runs; nothing is stored, and the same file can be sent again",
  async (lang) => {
    const t = importExportText[lang];
    const names = Array.from({ length: 30 }, (_, index) => `Mid${Date.now()}${index}`);
    const table = [HEADER, ...names.map((name) => aRow(name))];
    const page = await openBackOffice(stage(), IMPORT, "admin", { lang });
    await send(page, lang, table);
    await valid(page, lang, names.length).waitFor();
    const before = await traces();

    await whileBlocked(stage().app, "customers", async () => {
      await valid(page, lang, names.length).click();
      await page.getByRole("progressbar", { name: t.running }).waitFor();
      await page
        .getByText(t.rowsDone.replace("{{done}}", numberIn(lang, 0)).replace("{{total}}", numberIn(lang, 30)))
        .waitFor();
      await page.getByRole("button", { name: t.cancel, exact: true }).click();
      await page.getByText(t.cancelled).waitFor();
    });
    expect(await page.getByRole("progressbar").count()).toBe(0);
    await page.getByRole("row").filter({ hasText: "people.csv" }).first().getByText(t.CANCELLED).waitFor();
    await eventually(
      async () => JSON.stringify(await traces()) === JSON.stringify(before),
      10_000,
      "all traces to be removed",
    );
    expect(await stored(names)).toEqual([]);

    await send(page, lang, table);
    await valid(page, lang, names.length).click();
    await page.getByRole("heading", { name: t.resultTitle, exact: true }).waitFor();
    expect(await stored(names)).toHaveLength(names.length);
    expect(await stage().app.doctor()).toBe("");
  },
);

test.each(flowLangs())("%s: the imports have pages, and the URL keeps the page and the filter", async (lang) => {
  const { app } = stage();
  const list = `${IMPORT}&imports.type=points`;
  await app.sql("delete from import_jobs where type = 'points'");
  await plantImports(app, { ownerId: (await aUser(app)).id, count: 51, type: "points" });
  const page = await openBackOffice(stage(), list, "admin", { lang });
  const rows = page.getByRole("table", { name: importExportText[lang].history }).getByRole("row");
  const at = (n: number) => {
    const numbers: Record<string, number> = { page: n, pages: 3, total: 51 };
    return page.getByText(
      sharedText[lang].pageOf.replace(/{{(\w+)}}/g, (_, name) => numberIn(lang, numbers[name] ?? 0)),
    );
  };

  await at(1).waitFor();
  await rows.filter({ hasText: "points-20.csv" }).waitFor();
  await page.getByRole("button", { name: sharedText[lang].next }).click();
  await at(2).waitFor();
  await rows.filter({ hasText: "points-21.csv" }).waitFor();
  await page.waitForURL(`**${list}&imports.page=2`);
  await page.reload();
  await at(2).waitFor();
  await rows.filter({ hasText: "points-21.csv" }).getByRole("link").first().click();
  await page.getByRole("heading", { level: 1, name: "points-21.csv" }).waitFor();
  await page.goBack();
  await rows.filter({ hasText: "points-40.csv" }).waitFor();
  await page.goBack();
  await rows.filter({ hasText: "points-1.csv" }).waitFor();
  expect(new URL(page.url()).searchParams.get("imports.page")).toBeNull();

  // A link to a page that no longer exists leads to the last one.
  await page.goto(`${stage().url}${list}&imports.page=9`);
  await rows.filter({ hasText: "points-51.csv" }).waitFor();
  await page.waitForURL(`**${list}&imports.page=3`);
});

test("a role that cannot import has no import tab, and exports only tables without personal data", async () => {
  const t = importExportText.en;
  const page = await openBackOffice(stage(), IMPORT, "viewer", { lang: "en" });

  await page.getByRole("tab").first().waitFor();
  expect(await page.getByRole("tab").allInnerTexts()).toEqual([t.export]);
  expect(await page.getByLabel(t.entity).locator("option").allInnerTexts()).toEqual([
    t.chooseEntity,
    TABLE_LABELS.stores.en,
  ]);
  expect(await page.getByRole("button", { name: t.downloadTemplate }).count()).toBe(0);
});

test.each(LANGS)("%s: both tabs are accessible and fit a desktop and a phone, also with rows", async (lang) => {
  const t = importExportText[lang];
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
  const resend = { en: "correct the rows and upload the corrected file", fa: "فایل خطاها را پس از اصلاح بفرستید" };
  const states = {
    export: async () => {
      await page.getByLabel(t.entity).waitFor();
      await page.getByText(t.exportGuide3).waitFor();
    },
    import: async () => {
      await page.getByRole("tab", { name: t.import }).click();
      await page.getByText(resend[lang]).waitFor();
    },
    preview: async () => {
      await send(page, lang, [HEADER, aRow("Nora"), aRow("Bad", "0912")], "looks.csv");
      await valid(page, lang, 1).waitFor();
    },
  };

  expect(await faultsOfStates(page, states, PAGE_LOOKS)).toEqual([]);
  const form = page.locator("form");
  expect(await form.getByText("looks.csv", { exact: true }).count()).toBe(1);
  expect(await form.getByText(fileText[lang].another).count()).toBe(1);
});
