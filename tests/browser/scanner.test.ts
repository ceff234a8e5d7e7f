import type { Page } from "playwright-core";
import { EVENT_FIELD } from "../../client/features/registration-desk/use-desk-keys";
import { anEvent } from "../events/fixtures";
import { openBackOffice } from "../support/back-office";
import { useStage } from "../support/browser";
import { dispatchKeys, PERSON_GAPS, sendKeys } from "../support/scanner";

const stage = useStage();
const SPEEDS = [5, 10, 20, 30, 50, 80, 120];
const FIELDS = ["fullName", "phoneNumber", "nationalCode", "qrCodeData"];
const TYPED: Record<string, string> = { fullName: "Mina", phoneNumber: "0912", nationalCode: "001", qrCodeData: "" };

const openDesk = async (): Promise<Page> => {
  const { id } = await anEvent(stage().app);
  const page = await openBackOffice(stage(), `/counter/registration?event=${id}`, "admin", { lang: "en" });
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "fullName");
  return page;
};
const valuesOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [name, document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ""]),
      ),
    FIELDS,
  );
// The look-up beside the form has fields of the same names.
const fieldOf = (page: Page, name: string) => page.locator(`[name=${name}]`).first();
const start = async (page: Page) => {
  for (const name of FIELDS) await fieldOf(page, name).fill(TYPED[name] ?? "");
};
let count = 10_000;
const aCode = () => `SCAN-${++count}`;

// Keys carry their own times, so the processor's speed, the terminator and the layout need not meet every gap.
test.each([
  [1, "Enter", false, SPEEDS],
  [1, "Tab", false, [10, 50, 80]],
  [1, "Enter", true, [5, 30, 120]],
  [6, "Enter", false, [5]],
  [6, "Tab", false, [30]],
  [6, "Enter", false, [120]],
] as const)(
  "with the processor %i times slower, %s as terminator, a Persian layout %s and gaps of %j ms no character is lost or misplaced",
  async (rate, terminator, isPersian, gaps) => {
    const page = await openDesk();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    const event = await page.locator(`[name=${EVENT_FIELD}]`).inputValue();
    for (const gap of gaps) {
      for (const name of [...FIELDS, EVENT_FIELD, "body"]) {
        await start(page);
        const code = aCode();
        const rhythm = { gaps: [gap], terminator, isPersian };
        if (name === "body") {
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          await dispatchKeys(page, code, rhythm);
        } else {
          await fieldOf(page, name).focus();
          await sendKeys(page, code, rhythm);
        }
        expect({ gap, name, ...(await valuesOf(page)) }).toEqual({ gap, name, ...TYPED, qrCodeData: code });
        await page.waitForFunction(
          ([name, id]) => document.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value === id,
          [EVENT_FIELD, event] as const,
        );
      }
    }
  },
);

test.each([1, 6])("with the processor %i times slower a scan outside of fields needs no terminator", async (rate) => {
  const page = await openDesk();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  for (const gap of SPEEDS) {
    await start(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const code = aCode();
    await dispatchKeys(page, code, { gaps: [gap] });
    await page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>("[name=qrCodeData]")?.value === wanted,
      code,
    );
    expect(await valuesOf(page)).toEqual({ ...TYPED, qrCodeData: code });
  }
});

test("a scan without a terminator stays in its field", async () => {
  const page = await openDesk();
  for (const gap of SPEEDS) {
    await start(page);
    await page.locator("[name=fullName]").focus();
    await sendKeys(page, "SCAN-1", { gaps: [gap] });
    expect([gap, (await valuesOf(page)).fullName]).toEqual([gap, "MinaSCAN-1"]);
  }
});

test("late keys of a fast scan and a person's keys before it stay where they belong", async () => {
  const page = await openDesk();
  await start(page);
  await page.locator("[name=fullName]").focus();
  await sendKeys(page, " Noori", { gaps: PERSON_GAPS });
  await sendKeys(page, "SCAN-77812", { gaps: [6, 45, 5, 7, 51, 8, 24], terminator: "Enter" });
  expect(await valuesOf(page)).toEqual({ ...TYPED, fullName: "Mina Noori", qrCodeData: "SCAN-77812" });
});

test("a person who types fast is not mistaken for a scanner", async () => {
  const page = await openDesk();
  await page.locator("[name=fullName]").focus();
  await sendKeys(page, "Mina Noori", { gaps: PERSON_GAPS, terminator: "Enter" });
  await sendKeys(page, "09123456789", { gaps: [62, 58, 71, 66, 60, 75], terminator: "Enter" });
  await sendKeys(page, "0012345678", { gaps: [45], terminator: "Enter" });
  expect(await valuesOf(page)).toEqual({
    fullName: "Mina Noori",
    phoneNumber: "09123456789",
    nationalCode: "0012345678",
    qrCodeData: "",
  });
});

test("a customer's QR code fills phone and national code, with any focus", async () => {
  const page = await openDesk();
  for (const name of ["fullName", "phoneNumber", "qrCodeData"]) {
    await start(page);
    await fieldOf(page, name).focus();
    await sendKeys(page, "CC1:09123456789:0012345678", { gaps: [12], terminator: "Enter" });
    expect(await valuesOf(page)).toEqual({ ...TYPED, phoneNumber: "09123456789", nationalCode: "0012345678" });
  }
});
