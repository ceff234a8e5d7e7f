import { readFileSync } from "node:fs";
import type { Download, Page } from "playwright-core";
import { drawCardText } from "../../client/features/lookup/draw-card.text";
import { lookupText } from "../../client/features/lookup/lookup.text";
import { verifierText } from "../../client/verifier/verifier.text";
import { commitmentTo } from "../../domain/draws/winners";
import { toHex } from "../../domain/draws/hashes";
import type { Lang } from "../../domain/errors/error-catalogue";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aMember, aPrize, aStaff, drawCalls, type Member } from "../support/draws";

const stage = useStage({ DRAND_RELAYS: "off" });

const SECRET = new Uint8Array(32).fill(7);
const RUN = { secret: toHex(SECRET), entropy: "4 6 2 2 1 5\n" };

/** Holds a witnessed draw, which the product's own verifier accepts, in which the only participant wins. */
async function aDrawnDraw(): Promise<{ id: string; member: Member }> {
  const { app } = stage();
  await app.sql("update lottery_codes set status = 'invalid', invalidated_at = now() where status = 'claimed'");
  const staff = await aStaff(app);
  const member = await aMember(app, staff.admin, 9);
  const { anchored, atDrawTime, both } = drawCalls(app, staff);
  const { id } = await anchored({
    mode: "witnessed",
    commitment: toHex(commitmentTo(SECRET)),
    entropy_source: "Three witnesses throw dice on the stage",
    prizes: [aPrize()],
  });
  const { status } = await atDrawTime(id, () => both(id, "/run", RUN));
  expect(status).toBe(200);
  return { id, member };
}

const saved = async (page: Page, click: () => Promise<void>): Promise<{ name: string; text: string }> => {
  const coming: Promise<Download> = page.waitForEvent("download");
  await click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
};

const fileOf = ({ name, text }: { name: string; text: string }) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

async function lookUp(page: Page, lang: Lang, { phone, nationalCode }: Member): Promise<void> {
  const t = lookupText[lang];
  await page.getByLabel(t.phone).fill(phone);
  await page.getByLabel(t.nationalCode).fill(nationalCode);
  await page.getByRole("button", { name: t.submit }).click();
}

test.each([
  ["fa", "light"],
  ["en", "dark"],
] as const)(
  "in %s a customer downloads the proof after a look-up, and the draw's own verifier finds their row",
  async (lang, theme) => {
    const { id, member } = await aDrawnDraw();
    const [t, v] = [drawCardText[lang], verifierText[lang]];
    const page = await stage().visit("/customer", { lang, theme, width: 390 });
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await lookUp(page, lang, member);
    const card = page.getByRole("region", { name: t.title });
    await card.getByText(lang === "fa" ? "۹ کد شما شرکت دارد" : "9 of your codes take part").click();
    expect(await card.getByRole("listitem").locator("bdi[dir=ltr]").count()).toBe(9);
    await card.getByText(lang === "fa" ? /برندهٔ خودرو شدید/ : /You have won Car/).waitFor();
    expect(await card.getByRole("link", { name: t.page }).getAttribute("href")).toBe(`/draws/${id}?lang=${lang}`);
    await card.getByText(t.check).click();
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);

    const proof = await saved(page, () => card.getByRole("button", { name: t.download }).click());
    const manifest = await saved(page, () => card.getByRole("link", { name: t.manifest }).click());
    const result = await saved(page, () => card.getByRole("link", { name: t.result }).click());
    expect([proof.name, manifest.name, result.name]).toEqual([`proof-${id}-1.json`, "manifest.json", "result.json"]);
    expect(addresses.filter((url) => url.includes(member.phone) || url.includes(member.nationalCode))).toEqual([]);

    const opened = page.context().waitForEvent("page");
    await card.getByRole("link", { name: t.verifier }).click();
    const verifier = await opened;
    await verifier.locator("#files").setInputFiles([proof, manifest, result].map(fileOf));
    const entries = await (await fetch(`${stage().url}/api/draws/${id}/entries.csv`)).text();
    await verifier.locator("#files").setInputFiles([fileOf({ name: "entries.csv", text: entries })]);
    await verifier.locator("#summary .summary.skipped").waitFor();
    expect(await verifier.locator(".step.failed").count()).toBe(0);
    await verifier.getByLabel(v.phone).fill(member.phone);
    await verifier.getByLabel(v.nationalCode).fill(member.nationalCode);
    await verifier.getByRole("button", { name: v.check }).click();
    const mine = verifier.locator("#mine");
    await mine.locator(".summary.passed").waitFor();
    expect(await mine.locator(".step.passed").count()).toBe(4);
    expect(await mine.locator(".won").innerText()).toContain(lang === "fa" ? "خودرو" : "Car");

    const changed = proof.text.replace(/"salt":"./, (start) => start.slice(0, -1) + (start.endsWith("0") ? "1" : "0"));
    await verifier.locator("#files").setInputFiles([fileOf({ ...proof, text: changed })]);
    await verifier.getByRole("button", { name: v.check }).click();
    await mine.locator(".summary.failed").waitFor();
    expect(await mine.locator(".step.failed").first().getAttribute("data-step")).toBe("proof_tickets");
  },
);

test("a proof that cannot be loaded shows the reason, and the codes stay on the screen", async () => {
  const { member } = await aDrawnDraw();
  const t = drawCardText.en;
  const page = await stage().visit("/customer", { lang: "en" });
  await lookUp(page, "en", member);
  const card = page.getByRole("region", { name: t.title });
  await page.route("**/proof", (route) => route.abort());

  await card.getByRole("button", { name: t.download }).click();

  await card.getByRole("alert").getByText("Network error. Please check your connection and try again.").waitFor();
  await card.getByText("9 of your codes take part").waitFor();
});
