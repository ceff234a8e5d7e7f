import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { QueuedReceipt } from "../../client/features/receipt-queue/queue-store";
import { tehranClock } from "../../client/kit/i18n/tehran";
import { openApp, type TestApp } from "../support/app";
import { launchBrowser } from "../support/browser";
import { type ChaosProxy, openChaosProxy } from "../support/chaos-proxy";
import { aNationalCode, aPhone, aStore, signedIn, type SignedIn } from "../support/factories";
import { seeded } from "../support/load";
import type { QueuePage } from "../support/queue-page";
import { eventually } from "../support/server-process";

/*
 * Exactly once over a bad network. `npm run prove:network` runs it with 10,000 receipts of the queue and 200 of the form;
 * a failed run repeats with NETWORK_SEED.
 */

const RECEIPTS = Number(process.env.NETWORK_RECEIPTS ?? 280);
/** Receipts that an operator types. */
const FORMS = Number(process.env.NETWORK_FORMS ?? 20);
const SEED = Number(process.env.NETWORK_SEED ?? Date.now() % 2 ** 31);
const CLIENT = join(__dirname, "..", "..", "build", "client");
const PAGES = 4;
const KILLED_SHARE = 0.3;
const LONGEST_LIFE_MS = 1_500;
const CHUNK = 20;
const CUSTOMERS = 60;
const AMOUNT_TOMAN = 2_000_000;
const EMPTY_WITHIN_MS = 30_000;
const LONGEST_OUTAGE_MS = 3_000;
const LONGEST_PAUSE_MS = 2_000;

const random = seeded(SEED);
const below = (limit: number): number => Math.floor(random() * limit);

let app: TestApp;
let proxy: ChaosProxy;
let browser: Browser;
let context: BrowserContext;
let clerk: SignedIn;
const folder = mkdtempSync(join(tmpdir(), "club-queue-"));

beforeAll(async () => {
  execFileSync(process.execPath, [join(__dirname, "..", "support", "build-queue-page.mjs"), folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  app = await openApp({ RATE_LIMIT_PROFILE: "bench" }, CLIENT);
  clerk = await signedIn(app, "counter");
  const script = { type: "text/javascript", body: readFileSync(join(folder, "queue-page.js")) };
  const html = `<!doctype html><title>queue</title><script type="module" src="/queue-page.js"></script>`;
  proxy = await openChaosProxy(await app.server.listen({ port: 0, host: "127.0.0.1" }), random, {
    "/queue-page": { type: "text/html", body: html },
    "/queue-page.js": script,
  });
  browser = await launchBrowser();
  const { id, username, fullName } = clerk.user;
  const user = { id, username, fullName, role: "Counter", permissions: ["receipts:create"] };
  const localStorage = [
    { name: "auth_token", value: clerk.token },
    { name: "auth_user", value: JSON.stringify(user) },
  ];
  context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin: proxy.url, localStorage }] } });
});

afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Tabs of one till. A killed or reloaded tab is replaced, and its unfinished work is repeated. */
class Tabs {
  readonly #pages: (Page | null)[] = Array.from({ length: PAGES }, () => null);
  kills = 0;

  async #open(index: number): Promise<Page> {
    const open = this.#pages[index];
    if (open && !open.isClosed() && (await open.evaluate(() => "queuePage" in window))) return open;
    await open?.close();
    const page = await context.newPage();
    this.#pages[index] = page;
    await page.goto(`${proxy.url}/queue-page`);
    await page.waitForFunction(() => "queuePage" in window);
    return page;
  }

  /** Runs in a tab until it succeeds: the tab may be killed in the middle. */
  run<Result, Argument>(index: number, work: (argument: Argument) => Promise<Result>, argument: Argument) {
    const attempt = async (): Promise<{ result: Result } | null> => {
      try {
        const page = await this.#open(index);
        return { result: (await page.evaluate(work as never, argument as never)) as Result };
      } catch {
        return null;
      }
    };
    return eventually(attempt, 60_000, "a tab that is not killed").then(({ result }) => result);
  }

  /** Closes or reloads a tab in the middle of its work; the operator opens it again. */
  async disturb(index: number): Promise<void> {
    this.kills++;
    const page = this.#pages[index];
    if (random() < 0.5) await page?.close();
    else await page?.reload().catch(() => undefined);
    await this.run(index, left, undefined);
  }
}

const formNumber = (index: number): string => `F-${index}`;

interface PrintedReceipt {
  number: string;
  phone: string;
  nationalCode: string;
  /** The printed time in Tehran. Typed again, the receipt has the same details and returns its first result. */
  clock: string;
}

/** Types receipts into the form of the till until the screen confirms each, as an operator does. */
class Operator {
  #page: Page | null = null;
  kills = 0;

  constructor(private readonly storeId: string) {}

  async #till(): Promise<Page> {
    if (this.#page && !this.#page.isClosed()) return this.#page;
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(`${proxy.url}/counter`);
    await page.locator("[name=storeId]").selectOption(this.storeId);
    this.#page = page;
    return page;
  }

  /** Submits a receipt. Returns whether the screen shows its result; the page may be closed in the middle. */
  async #submit({ number, phone, nationalCode, clock }: PrintedReceipt): Promise<boolean> {
    const page = await this.#till();
    await page.locator("[name=customerPhone]").fill(phone);
    await page.locator("[name=customerNationalCode]").fill(nationalCode);
    await page.locator("[name=receiptId]").fill(number);
    await page.locator("[name=purchaseDate]").fill(clock);
    await page.locator("[name=purchaseAmount]").fill(String(AMOUNT_TOMAN));
    if (random() < KILLED_SHARE) {
      this.kills++;
      setTimeout(() => void page.close(), random() * LONGEST_LIFE_MS);
    }
    await page.locator("form [type=submit]").click();
    // The whole number: the card of the receipt before has an id, in which "f-7" may occur.
    const card = page
      .locator("[aria-labelledby=created], [aria-labelledby=queued]")
      .filter({ has: page.getByText(number, { exact: true }) });
    const result = card.or(page.locator("form [role=alert]")).first();
    await result.waitFor();
    return (await result.getAttribute("role")) !== "alert";
  }

  async type(count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      const number = formNumber(index);
      const receipt = { number, phone: aPhone(), nationalCode: aNationalCode(), clock: tehranClock(new Date()) };
      const attempt = () =>
        this.#submit(receipt).catch(async () => {
          await this.#page?.close().catch(() => undefined);
          return false;
        });
      await eventually(attempt, 120_000, `the result of receipt ${number}`);
    }
  }
}

interface Window {
  queuePage: QueuePage;
}

const add = (receipts: QueuedReceipt[]) => (window as unknown as Window).queuePage.add(receipts);
const left = () => (window as unknown as Window).queuePage.left();
const rejected = () => (window as unknown as Window).queuePage.rejected();

function receiptsOf(storeId: string): QueuedReceipt[] {
  const customers = Array.from({ length: CUSTOMERS }, () => ({
    customerPhone: aPhone(),
    customerNationalCode: aNationalCode(),
  }));
  return Array.from({ length: RECEIPTS }, (_, index) => ({
    key: `network-${SEED}-${index}`,
    ownerId: clerk.user.id,
    ownerName: clerk.user.username,
    input: {
      ...(customers[below(CUSTOMERS)] ?? { customerPhone: aPhone(), customerNationalCode: aNationalCode() }),
      receiptId: `N-${index}`,
      storeId,
      purchaseAmount: AMOUNT_TOMAN,
      purchaseDate: new Date().toISOString(),
      reason: null,
    },
    estimatedPoints: 2,
    queuedAt: Date.now(),
    heldUntil: 0,
    rejection: null,
  }));
}

/** The stored receipts. */
async function recorded(): Promise<{ numbers: string[]; points: number; codes: number }> {
  const [row] = await app.sql(
    `select coalesce(array_agg(receipt_number), '{}') as numbers,
      (select coalesce(sum(delta), 0)::int from points_ledger) as points,
      (select count(*)::int from lottery_codes) as codes
    from receipts`,
    [],
  );
  return row as Awaited<ReturnType<typeof recorded>>;
}

test(
  "no receipt of the queue is lost or recorded twice over a bad network",
  async () => {
    process.stdout.write(`network: seed ${SEED}\n`);
    const store = await aStore(app, { storeType: 1 });
    const receipts = receiptsOf(store.id);
    const chunks = Array.from({ length: Math.ceil(RECEIPTS / CHUNK) }, (_, chunk) =>
      receipts.slice(chunk * CHUNK, (chunk + 1) * CHUNK),
    );
    const tabs = new Tabs();
    let isOver = false;
    proxy.disturb();
    const disturbances = (async () => {
      while (!isOver) {
        await tabs.disturb(below(PAGES));
        if (random() < 0.2) {
          proxy.cut();
          await sleep(random() * LONGEST_OUTAGE_MS);
          proxy.disturb();
        }
        await sleep(random() * LONGEST_PAUSE_MS);
      }
    })();

    const operator = new Operator(store.id);
    await Promise.all([
      operator.type(FORMS),
      ...Array.from({ length: PAGES }, async (_, tab) => {
        for (let chunk = tab; chunk < chunks.length; chunk += PAGES) {
          await tabs.run(tab, add, chunks[chunk] ?? []);
          await sleep(random() * LONGEST_PAUSE_MS);
        }
      }),
    ]);
    const target = 0.8 * (RECEIPTS + FORMS);
    const isReached = async () => (await app.sql("select from receipts offset $1 limit 1", [target - 1])).length > 0;
    await eventually(isReached, 60_000 + 60 * RECEIPTS, `${target} receipts`);
    isOver = true;
    await disturbances;
    proxy.heal();
    const healedAt = performance.now();
    const queued = await tabs.run(0, left, undefined);
    await eventually(async () => (await tabs.run(0, left, undefined)) === 0, EMPTY_WITHIN_MS, "an empty queue");
    const emptyMs = performance.now() - healedAt;

    expect(await tabs.run(0, rejected, undefined)).toEqual([]);
    const { numbers, points, codes } = await recorded();
    const typed = Array.from({ length: FORMS }, (_, index) => formNumber(index));
    // As lists, so that a failure names the receipts.
    expect(numbers.sort()).toEqual([...typed, ...receipts.map(({ input }) => input.receiptId)].sort());
    expect({ points, codes }).toEqual({ points: 2 * (RECEIPTS + FORMS), codes: 2 * (RECEIPTS + FORMS) });
    expect(await app.doctor()).toBe("");
    expect(Object.values(proxy.faults).every((count) => count > 0)).toBe(true);
    expect(tabs.kills).toBeGreaterThan(0);
    process.stdout.write(
      `network: ${RECEIPTS} receipts of the queue and ${FORMS} of the form, 0 lost, 0 doubled; ` +
        `${tabs.kills + operator.kills} tabs killed or reloaded, faults ` +
        `${JSON.stringify(proxy.faults)}; ${queued} left when the network worked, empty after ${Math.round(emptyMs)} ms ` +
        `of ${EMPTY_WITHIN_MS}\n`,
    );
  },
  20 * 60_000,
);
