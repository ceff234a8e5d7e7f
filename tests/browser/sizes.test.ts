import { useStage } from "../support/browser";
import { aStaff, drawCalls } from "../support/draws";
import { aFestival, signedIn } from "../support/factories";

const stage = useStage();
const KB = 1024;

/** The paths that a guard protects; the browser of their visitor has a session. */
const GUARDED = /^\/(admin|account|counter\/registration)/;

/** The public pages without Apollo and without the club's component library. */
const PLAIN = /^\/(landing|draws.*)?$/;

/** The path with the ids of records that are created for it. */
async function pathOf(path: string): Promise<string> {
  if (/:(event|campaign)/.test(path)) {
    const { eventId, campaignId } = await aFestival(stage().app);
    return path.replace(":event", eventId).replace(":campaign", campaignId);
  }
  if (!path.includes(":id")) return path;
  const staff = await aStaff(stage().app);
  const { create, post } = drawCalls(stage().app, staff);
  const id = await create();
  await post(staff.manager, id, "/announce");
  return path.replace(":id", id);
}

/** The first load of a screen with brotli and an empty cache. */
test.each([
  ["/", 130, 15],
  ["/landing", 130, 15],
  ["/draws", 130, 15],
  ["/draws/:id", 130, 15],
  ["/draws/:id/stage", 130, 20],
  ["/MVP", 190, 20],
  ["/customer", 190, 15],
  ["/counter", 270, 25],
  ["/items", 270, 25],
  ["/counter/registration", 320, 30],
  ["/admin/dashboard", 420, 35],
  ["/admin/reports", 420, 35],
  ["/admin/reports?tab=customers", 420, 35],
  ["/admin/reports/builder", 420, 35],
  ["/admin/stores", 320, 30],
  ["/admin/users", 320, 30],
  ["/admin/customers", 320, 30],
  ["/admin/stores/00000000-0000-7000-8000-000000000000", 320, 30],
  ["/admin/users/00000000-0000-7000-8000-000000000000", 320, 30],
  ["/admin/customers/00000000-0000-7000-8000-000000000000", 320, 30],
  ["/admin/receipts", 320, 30],
  ["/admin/receipts/00000000-0000-7000-8000-000000000000", 320, 30],
  ["/admin/watch", 320, 30],
  ["/admin/watch/rules", 320, 30],
  ["/admin/events", 320, 30],
  ["/admin/events/:event", 320, 30],
  ["/admin/events/:event/codes", 320, 30],
  ["/admin/events/campaigns", 320, 30],
  ["/admin/events/campaigns/:campaign", 320, 30],
  ["/admin/events/dashboard", 320, 30],
  ["/admin/draws", 320, 30],
  ["/admin/draws/new", 320, 30],
  ["/admin/draws/:id", 320, 30],
  ["/admin/import-export", 320, 30],
  ["/admin/import-export/00000000-0000-7000-8000-000000000000", 320, 30],
  ["/admin/site", 320, 30],
  ["/admin/audit", 320, 30],
  ["/admin/events/registration", 320, 30],
  ["/admin/api-keys", 320, 30],
  ["/account", 320, 30],
])(
  "%s loads at most %i KB of JavaScript, 70 KB of styles and fonts a language, in %i requests",
  async (path, javascriptKb, requests) => {
    const { app, visit } = stage();
    const look = { lang: "fa" } as const;
    const page = await visit(
      await pathOf(path),
      GUARDED.test(path) ? { ...look, ...(await signedIn(app, "admin")) } : look,
    );
    await page.waitForLoadState("networkidle");

    const resources = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => {
        const { name, encodedBodySize } = entry as PerformanceResourceTiming;
        return { name, bytes: encodedBodySize };
      }),
    );
    const sum = (pattern: RegExp) =>
      resources.filter(({ name }) => pattern.test(name)).reduce((total, { bytes }) => total + bytes, 0) / KB;

    expect(sum(/\.js$/)).toBeGreaterThan(50);
    expect(sum(/\.js$/)).toBeLessThanOrEqual(javascriptKb);
    expect(sum(/\.css$|arabic.*\.woff2$/)).toBeLessThanOrEqual(70);
    expect(resources.length).toBeLessThanOrEqual(requests);
    const club = resources.filter(({ name }) => /\/(graphql|kit|ark|main)-/.test(name));
    expect(club.length > 0).toBe(!PLAIN.test(path));
  },
);
