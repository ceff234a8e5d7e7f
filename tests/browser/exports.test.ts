import { queryRows } from "../../server/kit/db/queries";
import { importExportText } from "../../client/features/imports/import-export.text";
import { useStage, violationsOf, overflowOf } from "../support/browser";
import { openBackOffice } from "../support/back-office";
import { aStore } from "../support/factories";
import { untilWaiting } from "../support/lock-waiters";
import { flowLanguages } from "../support/languages";

const stage = useStage();
const flowLangs = flowLanguages();

/** Blocks readers of stores while `work` runs. */
const holding = <Result>(work: () => Promise<Result>): Promise<Result> =>
  stage().app.product.primary.transaction(async (held) => {
    await queryRows(held, "set local idle_in_transaction_session_timeout = 0");
    await queryRows(held, "lock table stores in access exclusive mode");
    return work();
  });

test.each(flowLangs())("%s: a long export shows its progress, is cancelled, and is started again", async (lang) => {
  const t = importExportText[lang];
  await aStore(stage().app);
  const page = await openBackOffice(stage(), "/admin/import-export", "admin", { lang, width: 390 });
  await page.getByLabel(t.entity).selectOption("STORES");

  await holding(async () => {
    await page.getByRole("button", { name: t.exportData }).click();
    await page.getByRole("progressbar", { name: t.exporting }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await untilWaiting(stage().app, 1);
    await page.getByRole("button", { name: t.cancel }).click();
    await page.getByText(t.exportCancelled).waitFor();
  });
  expect(await page.getByRole("progressbar").count()).toBe(0);

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: t.exportData }).click();
  await coming;
  await page.getByText(t.exportDone).waitFor();
  await page.getByText(t.totalRecords).waitFor();
  // The figures are those of the exported table.
  await page.getByLabel(t.entity).selectOption("CUSTOMERS");
  expect([await page.getByText(t.totalRecords).count(), await page.getByText(t.exportDone).count()]).toEqual([0, 0]);

  await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: t.exportData }).click();
  await page.getByText(t.exportFailed).waitFor();
  await page.getByRole("button", { name: t.downloadTemplate }).click();
  await page.getByText(t.templateFailed).waitFor();
});
