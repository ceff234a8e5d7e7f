import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ExcelJS from "exceljs";
import type { Locator, Request } from "playwright-core";
import { poolText } from "../../client/features/code-pools/pool.text";
import { fileText } from "../../client/kit/form/file.text";
import { importText } from "../../client/features/imports/import.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { WARNINGS } from "../../domain/labels.text";
import { aCode } from "../events/fixtures";
import { openBackOffice, tabTo } from "../support/back-office";
import { whileBlocked } from "../support/blocked-table";
import { useStage } from "../support/browser";
import { aPool, closeDialog, csvFile, figure, numberIn, openDialog, pool, valid } from "../support/code-pool-screen";
import { flowLanguages } from "../support/languages";

const stage = useStage();
const flowLangs = flowLanguages();
const isUpload = (request: Request) => request.headers()["content-type"]?.startsWith("multipart/form-data") ?? false;
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

async function workbook(codes: readonly string[]): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet("codes").addRows([["lottery_code"], ...codes.map((code) => [code])]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** The file field after the event is loaded; before, it accepts no file. */
const fileIn = (form: Locator): Locator => form.locator("input[type=file]:enabled");

test.each(flowLangs())(
  "%s: a workbook of 1,000 codes is previewed and imported, and its failed rows are reported",
  async (lang) => {
    const t = poolText[lang];
    const number = numberIn(lang);
    const { path } = await aPool(stage().app, 0);
    const good = Array.from({ length: 998 }, aCode);
    const page = await openBackOffice(stage(), path, "manager", { lang });
    const form = await openDialog(page, lang, "importTitle");
    const file = form.getByLabel(t.file);
    const send = () => form.getByRole("button", { name: t.import, exact: true }).click();

    await send();
    await form.getByText(t.chooseFile).waitFor();
    await file.setInputFiles({ name: "codes.pdf", mimeType: "application/pdf", buffer: Buffer.from("x") });
    const kinds = [".csv", ".xlsx", ".xls"].join(fileText[lang].listComma);
    await form.getByText(fileText[lang].onlyKinds.replace("{{kinds}}", kinds)).waitFor();
    await file.setInputFiles({ name: "codes.csv", mimeType: "text/csv", buffer: Buffer.alloc(0) });
    await form.getByText(ERRORS.FILE_EMPTY[lang]).waitFor();
    const buffer = await workbook([...good, good[0] ?? "", "ab"]);
    await file.setInputFiles({ name: "codes.xlsx", mimeType: XLSX, buffer });
    await form.getByLabel(t.batch).fill("PRINT-1");
    await send();
    await valid(page, lang, 998).waitFor();
    expect(await figure(page, importText[lang].DUPLICATE).innerText()).toBe(number(1));
    expect(await figure(page, t.unused).innerText()).toBe(number(0));
    // A pending import survives a reload.
    await page.reload();
    await valid(page, lang, 998).click();
    await page.getByText(t.imported).waitFor();

    const summary = t.summary.replace("{{imported}}", number(998)).replace("{{total}}", number(1000));
    await form.getByText(summary).waitFor();
    await form.getByText(t.failed.replace("{{failed}}", number(2))).waitFor();
    const download = page.waitForEvent("download");
    await form.getByRole("link", { name: importText[lang].report }).click();
    const report = new ExcelJS.Workbook();
    await report.xlsx.readFile(await (await download).path());
    const errors = [2, 3].map((row) => report.worksheets[0]?.getRow(row).values as string[]);
    expect(errors.map((cells) => cells.at(-3)).sort()).toEqual(["CODE_FORMAT", "ROW_DUPLICATE"]);
    await closeDialog(form, lang);
    await pool(page, lang).getByText("PRINT-1").first().waitFor();
    expect(await figure(page, t.unused).innerText()).toBe(number(998));
  },
);

test.each(flowLangs())(
  "%s: an import into a pool is aborted during upload, cancelled by keyboard, and reverted",
  async (lang) => {
    const [t, words] = [poolText[lang], importText[lang]];
    const number = numberIn(lang);
    const { id, path } = await aPool(stage().app, 0);
    const other = await aPool(stage().app, 0);
    const codes = Array.from({ length: 3 }, (_, n) => `${100 + n}`.padStart(4, "0"));
    const page = await openBackOffice(stage(), path, "manager", { lang });
    const form = await openDialog(page, lang, "importTitle");
    const send = async () => {
      await fileIn(form).waitFor({ state: "attached" });
      await fileIn(form).setInputFiles(csvFile(codes));
      await form.getByRole("button", { name: t.import, exact: true }).click();
    };
    const cancel = form.getByRole("button", { name: words.cancel, exact: true });
    const stored = () => stage().app.sql("select 1 from lottery_codes where event_id = $1", [id]);

    // Aborted during the upload, so the file is not stored.
    await page.route("**/graphql", (route) => (isUpload(route.request()) ? undefined : route.continue()));
    await send();
    await cancel.click();
    await form.getByText(words.cancelled).waitFor();
    await page.unroute("**/graphql");

    // Cancelled after the preview.
    await send();
    await valid(page, lang, 3).waitFor();
    await form.getByText(WARNINGS.CODES_IN_SEQUENCE[lang]).waitFor();
    await tabTo(page, cancel);
    await page.keyboard.press("Enter");
    await form.getByText(words.cancelled).waitFor();
    expect(await stored()).toEqual([]);

    // An import belongs to its event.
    await send();
    await valid(page, lang, 3).waitFor();
    await page.goto(page.url().replace(id, other.id));
    await fileIn(form).waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    expect(await valid(page, lang, 3).count()).toBe(0);
    await page.goBack();
    await valid(page, lang, 3).click();
    await form.getByText(t.summary.replace("{{imported}}", number(3)).replace("{{total}}", number(3))).waitFor();
    expect(await stored()).toHaveLength(3);

    await form.getByRole("button", { name: words.revert }).click();
    const question = page.getByRole("dialog", { name: words.revertTitle });
    await question.getByLabel(words.reason).fill("a rehearsal");
    await question.getByRole("button", { name: words.revert }).click();
    await form.getByText(words.reverted).waitFor();
    await closeDialog(form, lang);
    await pool(page, lang).getByText(t.none, { exact: true }).waitFor();
    expect(await stored()).toEqual([]);
    expect(await stage().app.doctor()).toBe("");
  },
);

test("a long import into a pool disables its form, and its end is shown without its dialog", async () => {
  const { id, path } = await aPool(stage().app, 0);
  const page = await openBackOffice(stage(), path, "manager", { lang: "en" });
  const form = await openDialog(page, "en", "importTitle");
  await fileIn(form).setInputFiles(csvFile(Array.from({ length: 20 }, aCode)));
  await form.getByRole("button", { name: poolText.en.import, exact: true }).click();
  await valid(page, "en", 20).waitFor();

  await whileBlocked(stage().app, "lottery_codes", async () => {
    await valid(page, "en", 20).click();
    await form.getByRole("progressbar").waitFor();
    await form.getByText("Elapsed: 2 s").waitFor();
    expect(await form.getByRole("button", { name: poolText.en.import, exact: true }).isDisabled()).toBe(true);
    await closeDialog(form, "en");
    await form.waitFor({ state: "detached" });
    expect(await figure(page, poolText.en.unused).innerText()).toBe("0");
  });

  await page.getByText(poolText.en.imported).waitFor();
  await figure(page, poolText.en.unused).getByText("20", { exact: true }).waitFor();
  expect(await stage().app.sql("select 1 from lottery_codes where event_id = $1", [id])).toHaveLength(20);

  await page.getByRole("button", { name: poolText.en.importTitle }).click();
  await fileIn(form).setInputFiles(csvFile([aCode()]));
  await form.getByRole("button", { name: poolText.en.import, exact: true }).click();
  await valid(page, "en", 1).waitFor();
  await whileBlocked(stage().app, "lottery_codes", async () => {
    await valid(page, "en", 1).click();
    await form.getByRole("progressbar").waitFor();
    await closeDialog(form, "en");
    await stage().app.sql(
      `update import_jobs set status = 'error', error_code = 'IMPORT_INTERRUPTED', finished_at = now()
       where status = 'running'`,
    );
    await page.getByText(ERRORS.IMPORT_INTERRUPTED.en).waitFor();
  });
});

test.each(flowLangs())(
  "%s: a file that is too large is rejected before it is sent, and so are two files",
  async (lang) => {
    const t = poolText[lang];
    const { path } = await aPool(stage().app, 0);
    const page = await openBackOffice(stage(), path, "manager", { lang });
    const form = await openDialog(page, lang, "importTitle");
    const uploads: string[] = [];
    page.on("request", (request) => isUpload(request) && uploads.push(request.url()));
    const folder = await mkdtemp(join(tmpdir(), "drop-"));
    const browser = await page.context().newCDPSession(page);
    const drop = async (sizes: number[]) => {
      const files = sizes.map((_, index) => join(folder, `codes-${index}.csv`));
      for (const [index, file] of files.entries()) {
        await writeFile(file, "");
        await truncate(file, sizes[index]);
      }
      await form.getByLabel(t.file).scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await form.getByLabel(t.file).boundingBox()) ?? {};
      const at = { x: x + width / 2, y: y + height / 2, data: { items: [], files, dragOperationsMask: 1 } };
      for (const type of ["dragEnter", "dragOver", "drop"] as const)
        await browser.send("Input.dispatchDragEvent", { type, ...at });
    };

    // No file is accepted before the event is selected.
    await fileIn(form).waitFor({ state: "attached" });
    await drop([50 * 1024 * 1024 + 1]);
    await form.getByText(ERRORS.FILE_TOO_LARGE[lang]).waitFor();
    await drop([10, 10]);
    await form.getByText(fileText[lang].oneOnly).waitFor();
    await drop([11 * 1024 * 1024]);
    await form.getByText(fileText[lang].large).waitFor();
    await drop([10]);
    await form.getByText("codes-0.csv").waitFor();
    // A chosen file is discarded only after a confirmation.
    await closeDialog(form, lang);
    await page.getByRole("alertdialog").getByRole("button", { name: sharedText[lang].discard }).click();
    await form.waitFor({ state: "detached" });
    await rm(folder, { recursive: true });
    expect(uploads).toEqual([]);
  },
);
