import { customerNotesText } from "../../client/features/customer-notes/customer-notes.text";
import { customersText } from "../../client/features/customers/customers.text";
import { menuText } from "../../client/app/menu.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { openBackOffice, withText } from "../support/back-office";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aReceipt, signedIn } from "../support/factories";

const stage = useStage();

const aCustomer = async (): Promise<string> => {
  const { token } = await signedIn(stage().app, "admin");
  const { body } = await stage().app.rest("POST", "/api/receipts/create", aReceipt(), { token });
  return body.data.customer_id;
};

test.each([
  ["fa", 1440],
  ["en", 390],
] as const)("%s at %i px: a manager tags a customer and keeps notes", async (lang, width) => {
  const t = customerNotesText[lang];
  const id = await aCustomer();
  const page = await openBackOffice(stage(), `/admin/customers?customer=${id}`, "manager", { lang, width });
  await page.getByText(t.noTags).waitFor();
  const tag = page.getByLabel(t.newTag);
  await page.getByRole("button", { name: t.addTag }).click();
  expect(await tag.getAttribute("aria-invalid")).toBe("true");
  await tag.fill("VIP");
  await tag.press("Enter");
  const tags = page.getByRole("list", { name: t.tags });
  await tags.getByText("VIP").waitFor();
  expect(await tag.inputValue()).toBe("");

  await page.getByLabel(t.newNote).fill("Asked for a call\nafter six");
  await page.getByRole("button", { name: t.addNote }).click();
  const notes = page.getByRole("list", { name: t.notes });
  await notes.getByText("Asked for a call").waitFor();
  expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);

  await tags.getByRole("button").click();
  await page.getByText(t.noTags).waitFor();
  await notes.getByRole("button").click();
  await page.getByRole("alertdialog").getByRole("button", { name: t.removeNote }).click();
  await page.getByText(t.noNotes).waitFor();
  expect(await stage().app.sql("select from customer_notes where customer_id = $1", [id])).toEqual([]);
});

test("a tag that another user has added or removed meanwhile stays so", async () => {
  const t = customerNotesText.en;
  const id = await aCustomer();
  const { token } = await signedIn(stage().app, "manager");
  const setTags = (tags: string[]) =>
    stage().app.gql(
      "mutation ($id: ID!, $tags: [String!]!) { setCustomerTags(id: $id, tags: $tags) { id } }",
      { id, tags },
      { token },
    );
  await setTags(["Press", "VIP"]);
  const page = await openBackOffice(stage(), `/admin/customers/${id}`, "manager", { lang: "en" });
  const tags = page.getByRole("list", { name: t.tags });
  await tags.getByText("VIP").waitFor();

  await setTags(["Press", "Family"]);
  await page.getByLabel(t.newTag).fill("Doctor");
  await page.getByRole("button", { name: t.addTag }).click();
  await tags.getByText("Doctor").waitFor();
  expect(await tags.getByRole("listitem").allInnerTexts()).toEqual(["Doctor", "Family", "Press"]);
  await setTags(["Press", "Family", "Doctor", "Late"]);
  await tags.getByRole("button", { name: withText(t.removeTag, "Press") }).click();
  await tags.getByText("Late").waitFor();
  expect(await tags.getByRole("listitem").allInnerTexts()).toEqual(["Doctor", "Family", "Late"]);
});

test("a typed note is lost only after a confirmation", async () => {
  const t = customerNotesText.en;
  const page = await openBackOffice(stage(), `/admin/customers/${await aCustomer()}`, "manager", { lang: "en" });
  const note = page.getByLabel(t.newNote);
  await note.fill("Half a note");
  await page.getByRole("link", { name: menuText.en.stores, exact: true }).click();
  const question = page.getByRole("alertdialog", { name: sharedText.en.discardTitle });
  await question.getByRole("button", { name: sharedText.en.cancel }).click();
  expect(await note.inputValue()).toBe("Half a note");

  await page.getByRole("button", { name: t.addNote }).click();
  await page.getByRole("list", { name: t.notes }).getByText("Half a note").waitFor();
  await page.getByRole("link", { name: menuText.en.stores, exact: true }).click();
  await page.waitForURL("**/admin/stores");
});

test("a note that is typed in the preview of the list is lost only after a confirmation", async () => {
  const [t, c] = [customerNotesText.en, customersText.en];
  const path = `/admin/customers?customer=${await aCustomer()}`;
  const page = await openBackOffice(stage(), path, "manager", { lang: "en" });
  const note = page.getByLabel(t.newNote);
  const preview = page.getByRole("dialog", { name: c.detailTitle });
  const question = page.getByRole("alertdialog", { name: sharedText.en.discardTitle });
  await note.fill("Half a note");
  const closings = [
    () => page.keyboard.press("Escape"),
    () => preview.getByRole("button", { name: sharedText.en.close, exact: true }).last().click(),
    () => preview.getByRole("button", { name: c.editCustomer }).click(),
  ];
  for (const close of closings) {
    await close();
    await question.getByRole("button", { name: sharedText.en.cancel }).click();
    await question.waitFor({ state: "detached" });
    expect(await note.inputValue()).toBe("Half a note");
  }

  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: sharedText.en.discard }).click();
  await preview.waitFor({ state: "detached" });
  expect([new URL(page.url()).search, await page.getByRole("dialog").count()]).toEqual(["", 0]);
});

test("a viewer reads tags and notes and cannot change them", async () => {
  const t = customerNotesText.en;
  const id = await aCustomer();
  const { token } = await signedIn(stage().app, "manager");
  await stage().app.gql(
    `mutation ($id: ID!) {
      setCustomerTags(id: $id, tags: ["Press"]) { id }
      addCustomerNote(customerId: $id, text: "Writes about us") { id }
    }`,
    { id },
    { token },
  );
  const page = await openBackOffice(stage(), `/admin/customers?customer=${id}`, "viewer", { lang: "en" });
  await page.getByText("Writes about us").waitFor();
  await page.getByRole("list", { name: t.tags }).getByText("Press").waitFor();
  expect(await page.getByLabel(t.newTag).count()).toBe(0);
  expect(await page.getByRole("list", { name: t.notes }).getByRole("button").count()).toBe(0);
});
