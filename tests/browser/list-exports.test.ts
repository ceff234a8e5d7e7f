import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { apiKeysText } from "../../client/features/api-keys/api-keys.text";
import { auditText } from "../../client/features/audit/audit.text";
import { campaignsText } from "../../client/features/campaigns/campaigns.text";
import { poolText } from "../../client/features/code-pools/pool.text";
import { drawsText } from "../../client/features/draws/draws.text";
import { dashboardText } from "../../client/features/event-dashboard/event-dashboard.text";
import { eventsText } from "../../client/features/events/events.text";
import { importExportText } from "../../client/features/imports/import-export.text";
import { listExportsText } from "../../client/features/list-exports/list-exports.text";
import { storesText } from "../../client/features/stores/stores.text";
import { usersText } from "../../client/features/users/users.text";
import { watchText } from "../../client/features/watch/watch.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { FIELD_LABELS } from "../../domain/audit-fields.text";
import { jalaliLabel } from "../../domain/data-tables.text";
import { openBackOffice } from "../support/back-office";
import { useStage } from "../support/browser";
import { aFestival, aStore } from "../support/factories";
import { flowLanguages } from "../support/languages";
import { readTable } from "../support/workbook";

const stage = useStage();
const flowLangs = flowLanguages();

/** Clicks the export of a list of a screen and returns the rows of the file. */
async function exported(page: Page, label: string, position = 0): Promise<string[][]> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: label, exact: true }).nth(position).click();
  const path = await (await coming).path();
  return (await readTable("xlsx", await readFile(path))).rows;
}

const IS_JALALI = new RegExp(
  `${jalaliLabel("")
    .trim()
    .replace(/[()]/g, String.raw`\$&`)}$`,
);

/** The headings of the file without those of the Jalali columns. */
const headingsOf = ([header = []]: string[][]): string[] => header.filter((heading) => !IS_JALALI.test(heading));

type Lang = "fa" | "en";

const LISTS: Record<string, (lang: Lang, eventId: string) => { path: string; position?: number; headings: string[] }> =
  {
    stores: (lang) => {
      const t = storesText[lang];
      return { path: "/admin/stores", headings: [t.name, t.type, t.managerName, t.phone, t.status] };
    },
    users: (lang) => {
      const t = usersText[lang];
      return { path: "/admin/users", headings: [t.username, t.fullName, t.email, t.role, t.status, t.created] };
    },
    events: (lang) => {
      const t = eventsText[lang];
      return { path: "/admin/events", headings: [t.name, t.description, t.startDate, t.endDate, t.mode, t.status] };
    },
    codes: (lang) => {
      const t = poolText[lang];
      const headings = [t.code, t.notes, t.status, t.reason, t.source, t.batch, t.claimedAt, t.assignedTo];
      return { path: "/admin/events", position: 1, headings };
    },
    campaigns: (lang, eventId) => {
      const t = eventsText[lang];
      const headings = [t.name, t.description, campaignsText[lang].bonus, t.startDate, t.endDate, t.status];
      return { path: `/admin/events/${eventId}/campaigns`, headings };
    },
    participants: (lang, eventId) => {
      const t = dashboardText[lang];
      const headings = [t.name, t.prize, t.phone, t.registrationDate, t.codes];
      return { path: `/admin/events/${eventId}/participants`, headings };
    },
    draws: (lang) => {
      const t = drawsText[lang];
      return { path: "/admin/draws", headings: [t.name, t.state, t.mode, t.drawAt, t.prizes, t.owners] };
    },
    imports: (lang) => {
      const t = importExportText[lang];
      return { path: "/admin/import-export?tab=import", headings: [t.file, t.entity, t.when, t.imported, t.status] };
    },
    cases: (lang) => {
      const t = watchText[lang];
      const amount = `${t.amount} (${sharedText[lang].toman})`;
      return { path: "/admin/watch", headings: [t.case, t.operators, t.stores, t.receipts, amount, t.opened, t.state] };
    },
    keys: (lang) => {
      const t = apiKeysText[lang];
      const headings = [t.name, t.state, t.scopes, t.end, t.lastUsed, t.created, t.createdBy, t.addresses];
      return { path: "/admin/api-keys", headings };
    },
    "audit entries": (lang) => {
      const t = auditText[lang];
      const role = FIELD_LABELS.role?.[lang] ?? "";
      const headings = [t.actionFilter, t.entityFilter, t.record, t.changes, t.who, role, t.when, t.where];
      return { path: "/admin/audit", headings };
    },
  };

/** The exports of a user per minute are limited. */
const PER_USER = 5;
const NAMES = Object.keys(LISTS);
const GROUPS = Array.from({ length: Math.ceil(NAMES.length / PER_USER) }, (_, at) =>
  NAMES.slice(at * PER_USER, (at + 1) * PER_USER),
);

test.each(GROUPS.flatMap((names) => flowLangs().map((lang) => ({ lang, names }))))(
  "$lang: the file of a list has the columns of its screen: $names",
  async ({ lang, names }) => {
    const { app, url } = stage();
    const { eventId } = await aFestival(app);
    const page = await openBackOffice(stage(), "/admin/users", "admin", { lang });
    for (const name of names) {
      const { path, position, headings } = LISTS[name]?.(lang, eventId) ?? { path: "", headings: [] };
      await page.goto(url + path);
      expect([name, headingsOf(await exported(page, listExportsText[lang].export, position))]).toEqual([
        name,
        headings,
      ]);
    }
  },
);

test.each(flowLangs())("%s: the file of a list has its filter, its order and the chosen columns", async (lang) => {
  const { app } = stage();
  const t = storesText[lang];
  const mark = `Filtered ${Date.now()}`;
  await aStore(app, { storeName: `${mark} A`, phoneNumber: "02112345678" });
  await aStore(app, { storeName: `${mark} B` });
  await aStore(app, { storeName: `Other ${mark.slice(0, 4)}` });
  const query = new URLSearchParams({ search: mark, sort: "-name", columns: "name,phone" });
  const page = await openBackOffice(stage(), `/admin/stores?${query}`, "admin", { lang, width: 390 });
  await page.getByText(`${mark} A`).waitFor();

  expect(await exported(page, listExportsText[lang].export)).toEqual([
    [t.name, t.phone],
    [`${mark} B`, ""],
    [`${mark} A`, "02112345678"],
  ]);
  await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: listExportsText[lang].export, exact: true }).click();
  await page.getByText(listExportsText[lang].exportFailed.split("{{")[0] ?? "").waitFor();
});
