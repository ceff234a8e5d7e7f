import type { Locator, Page } from "playwright-core";
import { poolText } from "../../client/features/code-pools/pool.text";
import { importText } from "../../client/features/imports/import.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { anEvent, waiting } from "../events/fixtures";
import type { TestApp } from "./app";

/** The screen of the events, with the pools of their codes. */
export const SCREEN = "/admin/events";

/** Numbers as the pages write them. */
export const numberIn = (lang: Lang) => {
  const format = new Intl.NumberFormat(lang === "fa" ? "fa-IR" : "en-US");
  return (value: number): string => format.format(value);
};

let serial = 0;
export const aName = (): string => `Gala${++serial}x${Date.now() % 100_000}`;

/** An event with this many codes in its pool, and the URL at which it is selected. */
export async function aPool(app: TestApp, count: number, draft: Record<string, unknown> = {}) {
  const name = aName();
  const { id } = await anEvent(app, { name, ...draft });
  const codes = count > 0 ? await waiting(app, id, count) : [];
  return { id, name, codes, path: `${SCREEN}?codes.event=${id}` };
}

export const pool = (page: Page, lang: Lang) => page.getByRole("region", { name: poolText[lang].title });
/** The dialog that adds one code or imports a file. */
export const dialogOf = (page: Page, lang: Lang, title: "addTitle" | "importTitle") =>
  page.getByRole("dialog", { name: poolText[lang][title], exact: true });
/** Opens a dialog of the pool by its button. */
export async function openDialog(page: Page, lang: Lang, title: "addTitle" | "importTitle") {
  await pool(page, lang).getByRole("button", { name: poolText[lang][title], exact: true }).click();
  return dialogOf(page, lang, title);
}
export const closeDialog = (dialog: Locator, lang: Lang) =>
  dialog.getByRole("button", { name: sharedText[lang].close, exact: true }).last().click();
export const figure = (page: Page, word: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(word, { exact: true }) })
    .locator("dd");

/** The button that imports the previewed rows. */
export const valid = (page: Page, lang: Lang, count: number) =>
  page.getByRole("button", { name: importText[lang].importValid.replace("{{count}}", numberIn(lang)(count)) });

/** A list of codes without a header. */
export const csvFile = (codes: readonly string[]) => ({
  name: "list.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(codes.join("\r\n")),
});
