import { apiDocsText } from "../../client/features/api-docs/api-docs.text";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aStore, signedIn } from "../support/factories";
import { flowLanguages } from "../support/languages";

const stage = useStage();
const flowLangs = flowLanguages();

test.each(flowLangs())("%s: the quick start shows the reader's host, limits and changes", async (lang) => {
  const t = apiDocsText[lang];
  const page = await stage().visit("/api/docs", { lang });
  await page.getByRole("heading", { name: t.callTitle }).waitFor();

  const text = await page.locator("main").innerText();
  expect(text).toContain(`curl -X GET '${new URL(page.url()).origin}/api/admin/stores'`);
  expect(text).toContain("Idempotency-Key: ");
  expect(text).toContain(t.limitKey);
  await page.getByRole("link", { name: t.changes, exact: true }).click();
  await page.getByText("API keys for integrators' programs").waitFor();
  expect(await overflowOf(page)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});

test.each(flowLangs())("%s: the search finds a call, and it is sent with the session", async (lang) => {
  const t = apiDocsText[lang];
  const { storeName } = await aStore(stage().app);
  const { token } = await signedIn(stage().app, "admin");
  const page = await stage().visit("/api/docs", { lang, token });

  await page.getByLabel(t.search).fill("get admin/stores lottery");
  await page.getByText(t.found.replace("{{count}}", "0")).waitFor();
  await page.getByLabel(t.search).fill("get admin/stores");
  await page.getByRole("link", { name: /GET\s+\/api\/admin\/stores$/ }).click();
  await page.getByRole("button", { name: t.openForm }).click();
  await page.getByLabel(/^search /).fill(storeName);
  await page.getByRole("button", { name: t.send }).click();
  await page.getByText(t.responseStatus.replace("{{status}}", "200")).last().waitFor();

  expect(new URL(page.url()).hash).toBe("#get-api-admin-stores");
  expect(await page.getByLabel(t.response, { exact: true }).innerText()).toContain(storeName);
  expect(await violationsOf(page)).toEqual([]);
});

test("a call without a session shows what is missing, and a public one can be sent", async () => {
  const t = apiDocsText.en;
  const page = await stage().visit("/api/docs#get-api-admin-stores", { lang: "en" });
  await page.getByText(t.signInFirst).waitFor();

  await page.goto(new URL("/api/docs#get-health", page.url()).toString());
  await page.getByRole("button", { name: t.openForm }).click();
  await page.getByRole("button", { name: t.send }).click();
  await page.getByText(t.responseStatus.replace("{{status}}", "200")).last().waitFor();

  expect(await page.getByLabel(t.response, { exact: true }).innerText()).toContain('"status": "healthy"');
});
