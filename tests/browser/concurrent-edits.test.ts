import type { Locator } from "playwright-core";
import { campaignsText } from "../../client/features/campaigns/campaigns.text";
import { customersText } from "../../client/features/customers/customers.text";
import { drawFormText } from "../../client/features/draws/draw-form.text";
import { eventListText } from "../../client/features/event-list/event-list.text";
import { eventsText } from "../../client/features/events/events.text";
import { storesText } from "../../client/features/stores/stores.text";
import { usersText } from "../../client/features/users/users.text";
import { watchText } from "../../client/features/watch/watch.text";
import { chooseAction, openBackOffice } from "../support/back-office";
import { useStage } from "../support/browser";
import { drawCalls, aStaff } from "../support/draws";
import { aFestival, aReceipt, aStore, aUser, signedIn } from "../support/factories";
import { eventually } from "../support/server-process";

const stage = useStage();
const WAIT_MS = 10_000;

const sql = (text: string, values: unknown[] = []) => stage().app.sql<Record<string, unknown>>(text, values);

async function aCustomer(): Promise<string> {
  const { token } = await signedIn(stage().app, "admin");
  const draft = aReceipt({ customer_first_name: "Sarah", customer_last_name: "Karimi" });
  return (await stage().app.rest("POST", "/api/receipts/create", draft, { token })).body.data.customer_id;
}

interface Edit {
  /** Creates the record; returns the path of its screen and its key. */
  create: () => Promise<{ path: string; id: string }>;
  table: string;
  key?: string;
  /** The name of the button that opens the form, if the screen is not the form. */
  open?: string;
  /** The name of the form, if the screen has several. */
  form?: string;
  /** What the user changes in the form. */
  change: (form: Locator) => Promise<unknown>;
  save: string;
  /** Column and value of the other user's change, while the form is open. */
  other: [column: string, value: unknown];
  /** Column and value of the user's change. */
  own: [column: string, value: unknown];
}

const of = (prefix: string, id: string, suffix = "") => ({ path: `${prefix}/${id}${suffix}`, id });

const EDITS: Record<string, Edit> = {
  store: {
    create: async () => of("/admin/stores", (await aStore(stage().app, { managerName: "Mina" })).id),
    table: "stores",
    open: storesText.en.edit,
    change: (form) => form.getByLabel(storesText.en.nameOfManager).fill(""),
    save: storesText.en.submitEdit,
    other: ["address", "Second floor"],
    own: ["manager_name", null],
  },
  event: {
    create: async () => of("/admin/events", (await aFestival(stage().app)).eventId),
    table: "events",
    open: eventListText.en.edit,
    change: (form) => form.getByLabel(eventsText.en.description).fill("In every hall"),
    save: eventListText.en.submitEdit,
    other: ["codes_per_person", 7],
    own: ["description", "In every hall"],
  },
  campaign: {
    create: async () => of("/admin/events/campaigns", (await aFestival(stage().app)).campaignId),
    table: "campaigns",
    open: campaignsText.en.edit,
    change: (form) => form.getByLabel(eventsText.en.description).fill("Double stars"),
    save: campaignsText.en.submitEdit,
    other: ["bonus_multiplier", 3],
    own: ["description", "Double stars"],
  },
  customer: {
    create: async () => of("/admin/customers", await aCustomer()),
    table: "customers",
    open: customersText.en.editCustomer,
    change: (form) => form.getByLabel(customersText.en.lastName).fill("Rahimi"),
    save: customersText.en.save,
    other: ["first_name", "Sara"],
    own: ["last_name", "Rahimi"],
  },
  account: {
    create: async () => {
      const { id, username } = await aUser(stage().app, { email: "nima@club.test" });
      return { path: `/admin/users?search=${username}&edit=${id}`, id };
    },
    table: "users",
    change: (form) => form.getByLabel(usersText.en.fullName).fill("Nima Changed"),
    save: usersText.en.submitEdit,
    other: ["phone_number", "09120000002"],
    own: ["full_name", "Nima Changed"],
  },
  draw: {
    create: async () => of("/admin/draws", await drawCalls(stage().app, await aStaff(stage().app)).create(), "/edit"),
    table: "draws",
    change: (form) => form.getByLabel(drawFormText.en.nameEn, { exact: true }).first().fill("Spring draw"),
    save: drawFormText.en.submitEdit,
    other: ["rules_en", "Each code is two chances."],
    own: ["name_en", "Spring draw"],
  },
  "watch rule": {
    create: () => Promise.resolve({ path: "/admin/watch/rules", id: "receipts_of_customer" }),
    table: "watch_rules",
    key: "rule",
    form: watchText.en.RECEIPTS_OF_CUSTOMER,
    change: (form) => form.getByLabel(watchText.en.receiptsFrom).fill("9"),
    save: watchText.en.save,
    other: ["period_minutes", 45],
    own: ["threshold", 9],
  },
};

test.each(Object.keys(EDITS))("%s: a form saves only the fields that its user changed", async (kind) => {
  const edit = EDITS[kind] as Edit;
  const { table, key = "id", other, own } = edit;
  const { path, id } = await edit.create();
  const page = await openBackOffice(stage(), path, "admin", { lang: "en" });
  if (edit.open) await page.getByRole("button", { name: edit.open, exact: true }).click();
  const submit = page.getByRole("button", { name: edit.save, exact: true });
  const form = edit.form ? page.getByRole("form", { name: edit.form }) : page.locator("form").filter({ has: submit });
  await edit.change(form);

  await sql(`update ${table} set ${other[0]} = $1 where ${key} = $2`, [other[1], id]);
  await form.getByRole("button", { name: edit.save, exact: true }).click();

  const stored = async () =>
    (await sql(`select ${own[0]} as own, ${other[0]} as other from ${table} where ${key} = $1`, [id]))[0];
  await eventually(async () => (await stored())?.own === own[1], WAIT_MS, "the own change");
  expect(await stored()).toEqual({ own: own[1], other: other[1] });
});

test("a store that another user has disabled meanwhile is not enabled again", async () => {
  const t = storesText.en;
  const { id, storeName } = await aStore(stage().app);
  const page = await openBackOffice(stage(), `/admin/stores?search=${storeName}`, "admin", { lang: "en" });
  await chooseAction(page, t.disable, storeName);
  await sql("update stores set is_active = false, deactivated_at = now() where id = $1", [id]);
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await page.getByText(t.toggled).waitFor();
  expect(await sql("select is_active from stores where id = $1", [id])).toEqual([{ is_active: false }]);
});
