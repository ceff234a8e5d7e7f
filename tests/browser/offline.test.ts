import type { Page, Request } from "playwright-core";
import { counterText } from "../support/counter-text";
import { queueText } from "../../client/features/receipt-queue/receipt-queue.text";
import { deskText } from "../../client/features/registration-desk/desk.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { type Look, overflowOf, useStage, violationsOf } from "../support/browser";
import { aNationalCode, aPhone, aStore, aUser, PASSWORD } from "../support/factories";
import { recordReceipt } from "../support/till";

const stage = useStage();
const LOOKS: readonly (Look & { lang: Lang })[] = [
  { lang: "fa", width: 1440 },
  { lang: "en", width: 390 },
];

async function signIn(page: Page, lang: Lang, username: string, isAdmin = false): Promise<void> {
  const t = counterText[lang];
  await page.getByLabel(t.username).fill(username);
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: t.login, exact: true }).click();
  if (isAdmin) await page.getByRole("button", { name: t.areaCounter, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
}

async function aTill({ lang, width, touch = false }: Look & { lang: Lang }) {
  const { app, visit } = stage();
  const [clerk, store] = [await aUser(app, { fullName: "Sara Karimi" }), await aStore(app, { storeType: 1 })];
  const page = await visit("/counter", { lang, touch, width: width ?? 1440 });
  await signIn(page, lang, clerk.username);
  await page.getByLabel(counterText[lang].store, { exact: true }).selectOption(store.id);
  return { page, clerk, store };
}

/** Waits until the till can be opened without a network. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state;
  });

const queued = (lang: Lang, count: number, number: string): string =>
  queueText[lang][count === 1 ? "queued_one" : "queued_other"].replace("{{number}}", number);

const recordedNumbers = async (storeId: string): Promise<string[]> => {
  const rows = await stage().app.sql<{ number: string }>(
    "select receipt_number as number from receipts where store_id = $1 order by receipt_number",
    [storeId],
  );
  return rows.map(({ number }) => number);
};

test.each(LOOKS)(
  "$lang $width: without a network the till opens, queues receipts and sends them once when the network is back",
  async (look) => {
    const { lang } = look;
    const { page, store } = await aTill(look);
    const [t, q] = [counterText[lang], queueText[lang]];
    await page.getByText(q.online, { exact: true }).waitFor();
    await installed(page);

    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
    await page.getByText(q.offline, { exact: true }).waitFor();
    await recordReceipt(page, lang, { number: "OFF-1" });
    await page.getByRole("heading", { name: t.queued }).waitFor();
    await recordReceipt(page, lang, { number: "OFF-2" });
    await page.getByRole("button", { name: queued(lang, 2, lang === "fa" ? "۲" : "2") }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    expect(await recordedNumbers(store.id)).toEqual([]);
    const stored = await page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open("receipt_queue");
          opening.onerror = () => reject(new Error("no queue"));
          opening.onsuccess = () => {
            const all = opening.result.transaction("receipts").objectStore("receipts").getAll();
            all.onsuccess = () => resolve(JSON.stringify(all.result));
          };
        }),
    );
    const token = await page.evaluate(() => localStorage.getItem("auth_token"));
    expect(stored).toContain("OFF-1");
    expect(stored).not.toContain(token);
    expect(stored).not.toMatch(/firstName|lastName/i);

    await page.context().setOffline(false);
    await page.getByText(q.online, { exact: true }).waitFor({ timeout: 20_000 });
    // After a call without a response the queue sends half of the receipts first.
    for (const [count, number] of [
      [2, lang === "fa" ? "۲" : "2"],
      [1, lang === "fa" ? "۱" : "1"],
    ] as const) {
      await page.getByRole("button", { name: queued(lang, count, number) }).waitFor({ state: "detached" });
    }
    // The card of the queued receipt makes way for the list, which is loaded again.
    await page.getByText(t.sent.replace("{{number}}", "\u2068OFF-2\u2069")).waitFor();
    await page.getByRole("heading", { name: t.queued }).waitFor({ state: "detached" });
    await page.getByText("OFF-1", { exact: true }).waitFor();

    expect(await recordedNumbers(store.id)).toEqual(["OFF-1", "OFF-2"]);
    expect(await stage().app.doctor()).toBe("");
  },
);

test("a rejected receipt waits for the operator, holds up no other, and is corrected in the form", async () => {
  const { page, store } = await aTill({ lang: "en" });
  const [t, q] = [counterText.en, queueText.en];
  const [phone, nationalCode] = [aPhone(), aNationalCode()];
  await recordReceipt(page, "en", { number: "ON-1", phone, nationalCode });
  await page.getByText(t.created, { exact: true }).waitFor();

  await page.context().setOffline(true);
  await page.getByText(q.offline, { exact: true }).waitFor();
  // The phone belongs to another national code.
  await recordReceipt(page, "en", { number: "OFF-1", phone });
  await page.getByRole("heading", { name: t.queued }).waitFor();
  await recordReceipt(page, "en", { number: "OFF-2" });
  await page.getByRole("button", { name: queued("en", 2, "2") }).waitFor();
  await page.context().setOffline(false);
  const attention = page.getByRole("button", { name: "1 receipt needs your attention" });
  await attention.waitFor({ timeout: 20_000 });
  expect(await recordedNumbers(store.id)).toEqual(["OFF-2", "ON-1"]);

  // A receipt that is being typed is replaced after a confirmation only.
  await page.getByLabel(t.receiptId, { exact: true }).fill("TYPED");
  await attention.click();
  await page.getByRole("button", { name: q.edit }).click();
  const replacing = page.getByRole("alertdialog", { name: t.clearTitle });
  await replacing.getByRole("button", { name: sharedText.en.cancel }).click();
  expect(await page.getByLabel(t.receiptId, { exact: true }).inputValue()).toBe("TYPED");
  await attention.click();
  await page.getByRole("button", { name: q.edit }).click();
  await replacing.getByRole("button", { name: t.reset }).click();
  expect(await page.getByLabel(t.receiptId, { exact: true }).inputValue()).toBe("OFF-1");
  await page.getByLabel(t.nationalCode).fill(nationalCode);
  await page.getByRole("button", { name: t.create, exact: true }).click();
  const confirm = page.getByRole("button", { name: t.recordAnyway });
  await confirm.click();
  await attention.waitFor({ state: "detached" });

  expect(await recordedNumbers(store.id)).toEqual(["OFF-1", "OFF-2", "ON-1"]);

  await page.context().setOffline(true);
  await page.getByText(q.offline, { exact: true }).waitFor();
  await recordReceipt(page, "en", { number: "ON-1" });
  await page.getByRole("heading", { name: t.queued }).waitFor();
  await page.context().setOffline(false);
  await attention.waitFor({ timeout: 20_000 });
  await page.getByRole("heading", { name: t.queued }).waitFor({ state: "detached" });
});

test("signing out warns of unsent receipts; only the owner or an administrator sends them", async () => {
  const { page, clerk, store } = await aTill({ lang: "en" });
  const [t, q] = [counterText.en, queueText.en];
  const { app } = stage();
  const ofSara = (text: string) => text.replace("{{number}}", "1").replace("{{name}}", "Sara Karimi");
  const colleague = await aUser(app);
  const admin = await aUser(app, { role: "admin" });
  await page.context().setOffline(true);
  await page.getByText(q.offline, { exact: true }).waitFor();
  await recordReceipt(page, "en", { number: "LEFT-1" });
  await page.getByRole("button", { name: queued("en", 1, "1") }).waitFor();

  await page.getByRole("button", { name: sharedText.en.signOut, exact: true }).click();
  const question = page.getByRole("alertdialog", { name: q.signOutTitle });
  await question.getByRole("button", { name: sharedText.en.signOut, exact: true }).click();
  await page.context().setOffline(false);
  await signIn(page, "en", colleague.username);
  await page.getByRole("button", { name: ofSara(q.others_one) }).click();
  expect(await page.getByRole("button", { name: ofSara(q.sendForOther) }).count()).toBe(0);
  await page.getByRole("dialog").getByRole("button", { name: sharedText.en.close, exact: true }).last().click();
  expect(await recordedNumbers(store.id)).toEqual([]);

  await page.getByRole("button", { name: sharedText.en.signOut, exact: true }).click();
  await page.getByLabel(t.area).selectOption("Admin");
  await signIn(page, "en", admin.username, true);
  await page.getByRole("button", { name: ofSara(q.others_one) }).click();
  await page.getByRole("button", { name: ofSara(q.sendForOther) }).click();
  await page.getByText(q.othersSent).waitFor();

  const [row] = await app.sql("select created_by, submitted_by from receipts where receipt_number = 'LEFT-1'", []);
  expect(row).toEqual({ created_by: clerk.id, submitted_by: admin.id });
});

test.each(["fa", "en"] as const)("%s: on a touch screen a queued receipt is in view", async (lang) => {
  const { page } = await aTill({ lang, width: 390, touch: true });
  await page.context().setOffline(true);
  for (const number of ["TOUCH-1", "TOUCH-2"]) {
    await recordReceipt(page, lang, { number });
    await page.getByRole("region", { name: counterText[lang].queued }).getByText(number).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "queued");
    await page.waitForFunction(() => {
      const top = document.activeElement?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2;
    });
  }
  expect([await overflowOf(page), await violationsOf(page)]).toEqual([0, []]);
});

test.each([502, 500])("a till that could not load (%i) loads at the next contact", async (status) => {
  const { app, visit } = stage();
  const clerk = await aUser(app);
  const store = await aStore(app);
  const page = await visit("/counter", { lang: "en" });
  let isDown = true;
  const names = ["OpenShift", "ReceiptScreen", "TillReceipts"];
  const isOf = (name: string) => (request: Request) =>
    request.postData()?.includes(`"operationName":"${name}"`) ?? false;
  await page.route("**/graphql", (route) =>
    isDown && names.some((name) => isOf(name)(route.request()))
      ? route.fulfill({ status, body: "{}" })
      : route.continue(),
  );
  const rejected = names.map((name) => page.waitForResponse((response) => isOf(name)(response.request())));
  const openShifts = async () => app.sql("select 1 from shifts where user_id = $1 and closed_at is null", [clerk.id]);
  await signIn(page, "en", clerk.username);
  await Promise.all(rejected);
  expect(await openShifts()).toEqual([]);
  isDown = false;
  await page.getByRole("button", { name: counterText.en.closeShift }).waitFor({ timeout: 20_000 });
  expect(await openShifts()).toHaveLength(1);
  await page.getByLabel(counterText.en.store, { exact: true }).selectOption(store.id, { timeout: 20_000 });
  await page.getByText(counterText.en.noReceipts).waitFor({ timeout: 20_000 });
});

test("the registration desk opens without a network and shows that it needs one", async () => {
  const { page } = await aTill({ lang: "en" });
  await installed(page);
  await page.goto(`${stage().url}/counter/registration`);
  await page.getByRole("heading", { level: 1, name: deskText.en.title }).waitFor();
  expect(await page.getByText(deskText.en.needsNetwork).count()).toBe(0);

  await page.context().setOffline(true);
  await page.getByText(deskText.en.needsNetwork).waitFor();
  await page.reload();

  await page.getByText(deskText.en.needsNetwork).waitFor();
});
