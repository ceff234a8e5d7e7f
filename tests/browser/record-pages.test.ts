import { FIELD_LABELS } from "../../domain/audit-fields.text";
import { auditText } from "../../client/features/audit/audit.text";
import { activityText } from "../../client/features/activity/activity.text";
import { customerNotesText } from "../../client/features/customer-notes/customer-notes.text";
import { customersText } from "../../client/features/customers/customers.text";
import { dashboardText } from "../../client/features/dashboard/dashboard.text";
import { drawsText } from "../../client/features/draws/draws.text";
import { receiptsText } from "../../client/features/receipts/receipts.text";
import { storesText } from "../../client/features/stores/stores.text";
import { usersText } from "../../client/features/users/users.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { recordText } from "../../client/kit/record/record.text";
import { ACTION_LABELS } from "../../domain/audit.text";
import { chooseAction, openBackOffice, withText } from "../support/back-office";
import { csv, importer } from "../imports/importer";
import { allLoaded, faultsOf, PHONE_LOOKS, useStage, violationsOf } from "../support/browser";
import { aStaff, drawCalls } from "../support/draws";
import { aFestival, aNationalCode, aPhone, aReceipt, aStore, aUser, signedIn } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";

const stage = useStage();
const flowLangs = flowLanguages();
const UNKNOWN = "00000000-0000-7000-8000-000000000000";

/** A customer with a receipt of 3 points, recorded by an administrator. */
async function aCustomer() {
  const { token } = await signedIn(stage().app, "admin");
  const receipt = aReceipt({
    purchase_amount: 3_000_000,
    customer_phone: aPhone(),
    customer_national_code: aNationalCode(),
    customer_first_name: "Sara",
    customer_last_name: "Karimi",
  });
  const { body } = await stage().app.rest("POST", "/api/receipts/create", receipt, { token });
  return { id: body.data.customer_id as string, number: receipt.receipt_id, receiptId: body.data.id as string };
}

test.each(flowLangs())(
  "%s: a customer's page has a breadcrumb, the timeline with names, and its actions",
  async (lang) => {
    const [t, shown, notes] = [customersText[lang], activityText[lang], customerNotesText[lang]];
    const customer = await aCustomer();
    const page = await openBackOffice(stage(), `/admin/customers/${customer.id}`, "admin", { lang });
    const timeline = page.getByRole("list", { name: shown.timeline });

    await page.getByRole("heading", { level: 1, name: "Sara Karimi" }).waitFor();
    const receipt = timeline.getByRole("listitem").filter({ hasText: customer.number });
    await receipt.getByText(ACTION_LABELS.CREATE[lang], { exact: true }).waitFor();
    expect(await receipt.getByRole("link").getAttribute("href")).toBe(`/admin/receipts/${customer.receiptId}`);
    expect(await timeline.innerText()).not.toContain(customer.id.slice(0, 8));
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole("button", { name: t.editCustomer }).click();
    const form = page.getByRole("dialog", { name: t.editTitle });
    await form.getByLabel(t.lastName).fill("Rahimi");
    await form.getByRole("button", { name: t.save, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Sara Rahimi" }).waitFor();
    const updates = timeline.getByText(ACTION_LABELS.UPDATE[lang], { exact: true });
    await updates.waitFor();
    await page.getByLabel(notes.newTag).fill("VIP");
    await page.getByRole("button", { name: notes.addTag }).click();
    await updates.nth(1).waitFor();
    await page.getByLabel(notes.newNote).fill("Asked for a call");
    await page.getByRole("button", { name: notes.addNote }).click();
    await updates.nth(2).waitFor();

    await page
      .getByRole("navigation", { name: recordText[lang].breadcrumb })
      .getByRole("link", { name: t.title })
      .click();
    await page.waitForURL("**/admin/customers");
  },
);

test.each(flowLangs())("%s: a store's page is reached from its row, shows its data and its changes", async (lang) => {
  const t = storesText[lang];
  const store = await aStore(stage().app, { storeName: `Page-${lang}`, managerName: "Mina" });
  const page = await openBackOffice(stage(), `/admin/stores?search=Page-${lang}`, "admin", { lang });

  await page.getByRole("link", { name: store.storeName }).click();
  await page.getByRole("heading", { level: 1, name: store.storeName }).waitFor();
  await page.getByText("Mina").waitFor();
  await page.getByRole("button", { name: t.disable, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: sharedText[lang].confirm }).click();
  await page.getByText(t.inactive, { exact: true }).waitFor();
  const timeline = page.getByRole("list", { name: activityText[lang].timeline });
  await timeline.getByText(ACTION_LABELS.UPDATE[lang], { exact: true }).first().waitFor();
  const disabled = timeline.getByText(`${FIELD_LABELS.isActive?.[lang]}: `).locator("..");
  expect(await disabled.getByRole("deletion").innerText()).toContain(auditText[lang].yes);
  expect(await disabled.getByRole("insertion").innerText()).toContain(auditText[lang].no);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole("button", { name: t.remove, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: sharedText[lang].confirm }).click();
  await page.getByText(withText(t.removed, store.storeName)).waitFor();
  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/admin/stores");
});

test.each(flowLangs())("%s: a user's page shows the account and its activity", async (lang) => {
  const email = `nima-${lang}@club.test`;
  const user = await aUser(stage().app, { fullName: "Nima Page", email });
  const page = await openBackOffice(stage(), `/admin/users?search=${user.username}`, "admin", { lang, width: 390 });
  const t = usersText[lang];

  await page.getByRole("link", { name: user.username, exact: true }).click();
  await page.waitForURL(`**/admin/users/${user.id}`);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole("heading", { level: 1, name: "Nima Page" }).waitFor();
  await page.getByText(email).waitFor();
  await page.getByRole("list", { name: withText(t.activityTitle, user.username) }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: t.edit, exact: true }).click();
  await page.getByLabel(t.fullName).fill("Nima Changed");
  await page.getByRole("button", { name: t.submitEdit }).click();
  await page.getByText(withText(t.wasUpdated, user.username)).waitFor();
  await page.getByRole("heading", { level: 1, name: "Nima Changed" }).waitFor();
  await page.getByRole("link", { name: t.edit, exact: true }).click();
  await page.getByRole("link", { name: sharedText[lang].cancel, exact: true }).click();
  await page.waitForURL(`**/admin/users/${user.id}`);

  await chooseAction(page, t.deactivate);
  await page.getByRole("alertdialog").getByRole("button", { name: t.deactivate }).click();
  await page.getByText(t.inactive, { exact: true }).waitFor();
  await chooseAction(page, t.remove);
  await page.getByRole("alertdialog").getByRole("button", { name: t.remove }).click();
  await page.getByText(withText(t.removed, user.username)).waitFor();
  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/admin/users");
});

test("the recent activity of the dashboard leads to the page of each record", async () => {
  const { app } = stage();
  const staff = await aStaff(app);
  const customer = await aCustomer();
  const { eventId, campaignId } = await aFestival(app);
  const file = csv([
    ["phone_number", "national_code"],
    [aPhone(), aNationalCode()],
  ]);
  const job = await importer(app, staff.admin.token).check("customers", file);
  const pages = {
    customer: `/admin/customers/${customer.id}`,
    receipt: `/admin/receipts/${customer.receiptId}`,
    store: `/admin/stores/${(await aStore(app)).id}`,
    user: `/admin/users/${staff.manager.user.id}`,
    event: `/admin/events/${eventId}`,
    campaign: `/admin/events/campaigns/${campaignId}`,
    draw: `/admin/draws/${await drawCalls(app, staff).create()}`,
    import: `/admin/import-export/${job.id}`,
  };
  await app.sql(
    `insert into audit_log (action, entity, entity_id)
     select 'UPDATE', p.key, regexp_replace(p.value, '.*/', '') from jsonb_each_text($1::jsonb) p`,
    [JSON.stringify(pages)],
  );

  const page = await openBackOffice(stage(), "/admin/dashboard", "admin", { lang: "en" });
  const links = page.getByRole("list", { name: dashboardText.en.activity }).getByRole("link");
  await links.first().waitFor();
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(found).toEqual(expect.arrayContaining(Object.values(pages)));
  const names = await links.allInnerTexts();
  expect(names).toEqual(
    expect.arrayContaining(["Sara Karimi", customer.number, "Stars", "قرعه‌کشی نوروز", "table.csv"]),
  );
});

test("the breadcrumb alone leads from a receipt or a draw to its list", async () => {
  const { app, url } = stage();
  const [{ receiptId }, drawId] = [await aCustomer(), await drawCalls(app, await aStaff(app)).create()];
  const page = await openBackOffice(stage(), `/admin/receipts/${receiptId}`, "admin", { lang: "en" });
  const back = (list: string) => page.getByRole("main").locator(`a[href="/admin/${list}"]`).allInnerTexts();
  await allLoaded(page);
  expect(await back("receipts")).toEqual([receiptsText.en.title]);
  await page.goto(`${url}/admin/draws/${drawId}`);
  await allLoaded(page);
  expect(await back("draws")).toEqual([drawsText.en.title]);
});

test.each(["customers", "stores", "users"])("an unknown record of %s and an invalid id are not found", async (list) => {
  for (const id of [UNKNOWN, "x"]) {
    const page = await openBackOffice(stage(), `/admin/${list}/${id}`, "admin", { lang: "en" });
    await page.getByRole("heading", { level: 1, name: recordText.en.notFound }).waitFor();
    await page.getByRole("main").getByRole("link").last().click();
    await page.waitForURL(`**/admin/${list}`);
  }
});

test.each(LANGS)("%s: the pages fit 390 px and pass axe in both themes", async (lang) => {
  const customer = await aCustomer();
  const store = await aStore(stage().app);
  for (const path of [`/admin/customers/${customer.id}`, `/admin/stores/${store.id}`]) {
    const page = await openBackOffice(stage(), path, "admin", { lang, width: 390 });
    await page.getByRole("heading", { name: activityText[lang].timeline }).waitFor();
    await allLoaded(page);
    expect(await faultsOf(page, PHONE_LOOKS)).toEqual([]);
  }
});

test("a viewer sees a customer's page without timeline and actions, and with masked numbers", async () => {
  const customer = await aCustomer();
  const page = await openBackOffice(stage(), `/admin/customers/${customer.id}`, "viewer", { lang: "en" });
  const t = customersText.en;

  await page.getByRole("heading", { level: 1, name: "Sara Karimi" }).waitFor();
  await page.getByText("***").first().waitFor();
  expect(await page.getByRole("heading", { name: activityText.en.timeline }).count()).toBe(0);
  for (const action of [t.editCustomer, t.remove, t.merge, t.erase])
    expect(await page.getByRole("button", { name: action, exact: true }).count()).toBe(0);
});
