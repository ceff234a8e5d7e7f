import ExcelJS from "exceljs";
import { menuText } from "../../client/app/menu.text";
import { counterText } from "../support/counter-text";
import { deskText } from "../../client/features/registration-desk/desk.text";
import { eventsText } from "../../client/features/events/events.text";
import { eventPageText } from "../../client/features/event-page/event-page.text";
import { eventListText } from "../../client/features/event-list/event-list.text";
import { poolText } from "../../client/features/code-pools/pool.text";
import { fa as landing } from "../../client/features/landing/landing.text";
import { importText } from "../../client/features/imports/import.text";
import { aCode, aVisitor } from "../events/fixtures";
import { openBackOffice } from "../support/back-office";
import { useStage, violationsOf } from "../support/browser";
import { closeDialog, openDialog } from "../support/code-pool-screen";
import { hoursFromNow, aStore, signedIn } from "../support/factories";

const stage = useStage();
const LOOK = { lang: "fa" } as const;
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const number = (value: number): string => new Intl.NumberFormat("fa-IR").format(value);
/** The time in Tehran in the format of a date-time field. */
const clock = (hours: number): string =>
  new Date(Date.parse(hoursFromNow(hours)) + 3.5 * 3_600_000).toISOString().slice(0, 16);

test("the opening day of a mall, from its event and a thousand printed codes to two visitors who find their codes", async () => {
  const { app, visit } = stage();
  const [list, pool, desk, words] = [eventListText.fa, poolText.fa, deskText.fa, eventsText.fa];
  const codes = Array.from({ length: 1000 }, aCode);
  const [atTheDesk, fromAPhone] = [aVisitor(), aVisitor()];
  const book = new ExcelJS.Workbook();
  book.addWorksheet("codes").addRows([["کد قرعه‌کشی"], ...codes.map((code) => [code])]);
  const buffer = Buffer.from(await book.xlsx.writeBuffer());

  // The manager creates the event and imports the printed codes.
  const page = await openBackOffice(stage(), "/admin/events", "manager", LOOK);
  await page.getByRole("button", { name: list.create }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.name, { exact: true }).fill("روز افتتاح تیراژه");
  await dialog.getByLabel(words.startDate).fill(clock(-1));
  await dialog.getByLabel(words.endDate).fill(clock(8));
  await dialog.getByLabel(words.mode).selectOption("OPENING_DAY");
  await dialog.getByRole("button", { name: list.submitCreate }).click();
  await page.getByText(list.created).waitFor();
  await page.getByRole("tab", { name: eventPageText.fa.codes }).click();
  const form = await openDialog(page, "fa", "importTitle");
  await form.locator("input[type=file]:enabled").setInputFiles({ name: "codes.xlsx", mimeType: XLSX, buffer });
  await form.getByRole("button", { name: pool.import, exact: true }).click();
  await page.getByRole("button", { name: importText.fa.importValid.replace("{{count}}", number(1000)) }).click();
  await page.getByText(pool.summary.replace("{{imported}}", number(1000)).replace("{{total}}", number(1000))).waitFor();
  await closeDialog(form, "fa");

  // The desk assigns the next unused code.
  await page.getByRole("link", { name: menuText.fa.registration }).click();
  const register = page.getByRole("form", { name: desk.register });
  await register.getByLabel(desk.fullName).fill(atTheDesk.full_name);
  await register.getByLabel(desk.phone).fill(atTheDesk.phone_number);
  await register.getByLabel(desk.idCard).fill(atTheDesk.id_card_number);
  await register.getByRole("button", { name: desk.register }).click();
  await page.getByRole("region", { name: desk.done }).waitFor();
  const [claimed] = await app.sql<{ code: string }>(
    "select display_code as code from lottery_codes where status = 'claimed'",
  );

  // A visitor registers a printed code from a phone.
  const brought = codes.find((code) => code !== claimed?.code) ?? "";
  const phone = await visit("/landing", { width: 390 });
  const card = phone.locator("#register");
  await card.getByLabel(landing.person).fill(fromAPhone.full_name);
  await card.getByLabel(landing.phone).fill(fromAPhone.phone_number);
  await card.getByLabel(landing.nationalCode).fill(fromAPhone.id_card_number);
  await card.getByLabel(landing.code).fill(brought);
  await card.getByText(landing.valid).waitFor();
  await card.getByRole("button", { name: landing.register }).click();
  await card.getByText(landing.registered).waitFor();

  // Both find their codes: at the desk, and in the look-up of the page.
  const owners = [
    { visitor: atTheDesk, code: claimed?.code ?? "" },
    { visitor: fromAPhone, code: brought },
  ];
  for (const { visitor, code } of owners) {
    const lookup = page.getByRole("form", { name: desk.lookup });
    await lookup.getByLabel(desk.phone).fill(visitor.phone_number);
    await lookup.getByLabel(desk.idCard).fill(visitor.id_card_number);
    await page.getByRole("button", { name: desk.find, exact: true }).click();
    const found = page.getByRole("list", { name: desk.lookup }).getByRole("listitem");
    await found.filter({ hasText: code }).getByText(desk.available).waitFor();

    const stars = (await visit("/", { width: 390 })).locator("#my-stars");
    await stars.getByLabel(landing.phone).fill(visitor.phone_number);
    await stars.getByLabel(landing.nationalCode).fill(visitor.id_card_number);
    await stars.getByRole("button", { name: landing.lookup }).click();
    await stars.getByText(code).waitFor();
  }

  const counts = await app.sql(
    "select status, count(*)::int as codes from lottery_codes group by status order by status",
  );
  expect(counts).toEqual([
    { status: "claimed", codes: 2 },
    { status: "unused", codes: 998 },
  ]);
  expect([await violationsOf(page), await violationsOf(phone)]).toEqual([[], []]);
  expect(await app.doctor()).toBe("");
});

test("while a campaign runs the counter's estimate includes its bonus, names it, and equals what the receipt earns", async () => {
  const { app, visit } = stage();
  const t = counterText.fa;
  const admin = await signedIn(app, "admin");
  const store = await aStore(app, { storeType: 2 });
  const { body } = await app.rest(
    "POST",
    "/api/events",
    { name: "Bonus", mode: "normal", start_date: hoursFromNow(-1), end_date: hoursFromNow(9) },
    admin,
  );
  const campaign = {
    name: "ستارهٔ دوچندان",
    start_date: hoursFromNow(-1),
    end_date: hoursFromNow(5),
    bonus_multiplier: 3,
  };
  await app.rest("POST", `/api/events/${body.data.event_id}/campaigns`, campaign, admin);
  const page = await visit("/counter", { ...LOOK, ...(await signedIn(app, "counter")) });

  await page.getByLabel(t.store).selectOption(store.id);
  await page.getByLabel(t.amount).fill("1500000");
  await page.locator("output").getByText(number(9)).waitFor();
  await page.getByText(t.bonus.replace("{{times}}", number(3)).replace("{{name}}", campaign.name)).waitFor();
  await page.getByLabel(t.date).fill(clock(-3));
  await page.locator("output").getByText(number(3)).waitFor();
  expect(await page.getByText(campaign.name).count()).toBe(0);
});
