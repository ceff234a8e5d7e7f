import type { Locator, Page, Request } from "playwright-core";
import { customerQrText } from "../../client/features/lookup/customer-qr.text";
import { lookupText } from "../../client/features/lookup/lookup.text";
import { type Look, overflowOf, useStage, violationsOf } from "../support/browser";
import { aReceipt, signedIn } from "../support/factories";
import { decodeQr, type Modules } from "../support/qr-decoder";

const stage = useStage();
const LOOKS: readonly Required<Pick<Look, "lang" | "theme" | "width">>[] = [
  { lang: "fa", theme: "light", width: 1440 },
  { lang: "en", theme: "dark", width: 390 },
  { lang: "fa", theme: "dark", width: 390 },
  { lang: "en", theme: "light", width: 1440 },
];
const QUIET = 3;

/** The modules of the drawn code: the colours of the screen at their centres. */
async function modulesOf(page: Page, code: Locator): Promise<Modules> {
  const picture = (await code.screenshot()).toString("base64");
  const grids = await page.evaluate(
    async ({ base64, quiet }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("no canvas");
      pen.drawImage(bitmap, 0, 0);
      return [21, 25, 29].map((size) => {
        const step = bitmap.width / (size + 2 * quiet);
        const isDark = (row: number, column: number) =>
          (pen.getImageData((column + quiet + 0.5) * step, (row + quiet + 0.5) * step, 1, 1).data[0] ?? 255) < 128;
        return Array.from({ length: size }, (_row, row) =>
          Array.from({ length: size }, (_column, column) => isDark(row, column)),
        );
      });
    },
    { base64: picture, quiet: QUIET },
  );
  // The first row ends with a light module and the seven dark ones of a finder; another size does not meet them.
  // Between the finders dark and light modules alternate.
  const grid = grids.find(
    (rows) =>
      rows[0]?.slice(-8).every((isDark, index) => isDark === index > 0) &&
      rows.slice(8, -8).every((row, index) => row[6] === (index % 2 === 0) && rows[6]?.[index + 8] === row[6]),
  );
  if (!grid) throw new Error("no QR code is drawn");
  return grid;
}

async function aCustomer() {
  const { app } = stage();
  const receipt = aReceipt();
  await app.rest("POST", "/api/receipts/create", receipt, { token: (await signedIn(app, "counter")).token });
  return { phone: receipt.customer_phone, nationalCode: receipt.customer_national_code };
}

async function lookUp(page: Page, lang: "fa" | "en", { phone, nationalCode }: Awaited<ReturnType<typeof aCustomer>>) {
  const t = lookupText[lang];
  await page.getByLabel(t.phone, { exact: true }).fill(phone);
  await page.getByLabel(t.nationalCode, { exact: true }).fill(nationalCode);
  await page.getByRole("button", { name: t.submit }).click();
  await page.getByRole("button", { name: t.showQr }).waitFor();
  // The page loads the code's script and its parts after the look-up; the network may be idle before.
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const parts = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) => href);
    return loaded.some((name) => name.includes("/CustomerQr-")) && parts.every((href) => loaded.includes(href));
  });
}

test.each(LOOKS)(
  "$lang $theme $width: after a look-up the QR code has exactly the typed numbers, also without a network, and the numbers are neither stored nor sent",
  async (look) => {
    const { lang } = look;
    const customer = await aCustomer();
    const { phone, nationalCode } = customer;
    const page = await stage().visit("/customer", look);
    const sent: Request[] = [];
    page.on("request", (request) => sent.push(request));
    await lookUp(page, lang, customer);
    // The look-up itself sends the numbers in its body.
    const urls = sent.splice(0).map((request) => request.url());

    await page.context().setOffline(true);
    await page.getByRole("button", { name: lookupText[lang].showQr }).click();
    const code = page.getByRole("img", { name: customerQrText[lang].label });
    await code.waitFor();
    expect(decodeQr(await modulesOf(page, code))).toBe(`CC1:${phone}:${nationalCode}`);

    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    const traces = [
      page.url(),
      stored,
      ...urls,
      ...sent.flatMap((request) => [request.url(), request.postData() ?? ""]),
    ];
    for (const secret of [phone, nationalCode, phone.slice(1), "CC1"]) {
      expect(traces.filter((text) => text.includes(secret))).toEqual([]);
    }
    expect([await overflowOf(page), await violationsOf(page)]).toEqual([0, []]);
  },
);
