import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { type Chain, QUICKNET } from "../../domain/draws/beacon";
import { sessionUserOf } from "../../client/kit/graphql/session-user";
import type { SessionUser } from "../../client/kit/session/session";
import type { Lang } from "../../domain/errors/error-catalogue";
import { openApp, type TestApp } from "./app";

export const CLIENT = join(__dirname, "..", "..", "build", "client");
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // A page is open for seconds: optimizing its code costs more than it gains, and compiled code serves the next page.
  "--js-flags=--no-turbofan,--no-flush-bytecode",
];
const profileKey = ({ lang, touch }: Pick<Look, "lang" | "touch">): string => `${lang}, ${touch ? "touch" : "mouse"}`;
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules of those tags whose result differs between themes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type Theme = "light" | "dark";

export interface Look {
  lang?: Lang;
  theme?: Theme;
  width?: number;
  /** A phone with a touch screen. */
  touch?: boolean;
  /** The system asks for reduced motion, because animations take a tenth of the tests' processor time. Default: true. */
  still?: boolean;
  /** Token of a session that is stored in the visitor's browser. */
  token?: string;
}

/** Covers every pair of language, theme and width. */
export const LOOKS: readonly Required<Pick<Look, "lang" | "theme" | "width">>[] = [
  { lang: "fa", theme: "light", width: 1440 },
  { lang: "fa", theme: "dark", width: 390 },
  { lang: "en", theme: "light", width: 390 },
  { lang: "en", theme: "dark", width: 1440 },
];

/** A real Chromium with the built product and its own database. */
export interface Stage {
  app: TestApp;
  url: string;
  /** Opens a page as a new visitor: empty storage, with the system's language and theme. */
  visit: (path: string, look?: Look) => Promise<Page>;
  /** Console errors, violations of the content security policy, and uncaught exceptions of the pages. */
  complaints: string[];
}

function browserPath(): string {
  const path = process.env.CHROMIUM_PATH;
  if (!path) throw new Error("The browser tests need Chromium: install it or set CHROMIUM_PATH to one.");
  return path;
}

/** Launches the browser of the tests without a server. */
export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath: browserPath(), args: FLAGS });

/**
 * A browser profile, used by one visitor after another, with its page: the cache of files and the compiled scripts spare
 * a visit half of its processor time. Between visits the page is at a file of the product, where its storage is written.
 */
interface Profile {
  key: string;
  context: BrowserContext;
  page: Page;
  /** A call has changed the page for good, so the next visitor gets another one. */
  isAltered: boolean;
}

/** Gives a profile a new page, and notes each call whose effect stays with the page. */
async function openPage(profile: Profile, origin: string): Promise<void> {
  const { context } = profile;
  const page = await context.newPage();
  Object.assign(profile, { page, isAltered: false });
  const lastingCalls: [object, string[]][] = [
    [page, ["addInitScript", "exposeBinding"]],
    [page.clock, ["install", "setFixedTime"]],
    [context, ["newCDPSession"]],
  ];
  for (const [target, names] of lastingCalls)
    for (const name of names) {
      const call = Reflect.get(Object.getPrototypeOf(target) as object, name) as (...args: unknown[]) => unknown;
      Reflect.set(target, name, (...args: unknown[]) => {
        profile.isAltered = true;
        return call.apply(target, args);
      });
    }
  await page.goto(`${origin}/favicon.svg`);
}

async function newProfile(browser: Browser, origin: string, { lang, touch }: Required<Pick<Look, "lang" | "touch">>) {
  const context = await browser.newContext({
    locale: lang === "fa" ? "fa-IR" : "en-US",
    timezoneId: "Asia/Tehran",
    hasTouch: touch,
    isMobile: touch,
  });
  context.setDefaultTimeout(10_000);
  const profile = { key: profileKey({ lang, touch }), context } as Profile;
  await openPage(profile, origin);
  return profile;
}

/** Ends a visit and empties the storage, so that the next visitor finds nothing of it. */
async function emptyProfile(profile: Profile, origin: string): Promise<void> {
  const { context, page, isAltered } = profile;
  const isReused = !isAltered && !page.isClosed();
  // An open page continues to render and to send requests.
  await Promise.all(context.pages().flatMap((opened) => (isReused && opened === page ? [] : [opened.close()])));
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  if (isReused) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.emulateMedia({ media: null, forcedColors: null });
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate(() => sessionStorage.clear());
    page.removeAllListeners();
  } else await openPage(profile, origin);
  const session = await context.newCDPSession(profile.page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
  profile.isAltered = false;
}

/** The user of a session, as the product stores it beside the token at sign-in. */
async function userOf(app: TestApp, token: string): Promise<SessionUser> {
  const { data } = await app.gql(
    "{ me { id username fullName area mustChangePassword needsSecondFactor permissions } }",
    {},
    { token },
  );
  return sessionUserOf(data.me);
}

/** Stores a session before a page opens; without its user, a screen would show every action until it is loaded. */
async function storeSession(app: TestApp, page: Page, token: string): Promise<void> {
  const entries = { auth_user: JSON.stringify(await userOf(app, token)), auth_token: token };
  await page.evaluate(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
    entries,
  );
}

/** The heading of a screen; that of a screen that is still loading is hidden from screen readers. */
const HEADING = "h1:not([aria-hidden], .static-shell *)";

/** Waits until a screen has all it loads. On a slow machine its requests start after a pause that looks like the end. */
export async function allLoaded(page: Page): Promise<void> {
  await page.locator(HEADING).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.querySelector("[aria-busy=true], [role=status][aria-label]") === null);
}

/** One stage for a test file, optionally with its own settings and randomness beacon. */
export function useStage(env: Record<string, string> = {}, chain: Chain = QUICKNET): () => Stage {
  let stage: (Stage & { browser: Browser; leave: () => Promise<void> }) | null = null;
  beforeAll(async () => {
    const app = await openApp({ RATE_LIMIT_PROFILE: "bench", ...env }, CLIENT, chain);
    const url = await app.server.listen({ port: 0, host: "127.0.0.1" });
    const browser = await launchBrowser();
    const complaints: string[] = [];
    const [used, free]: [Profile[], Profile[]] = [[], []];
    stage = {
      app,
      url,
      browser,
      complaints,
      async visit(path, { lang = "fa", theme = "light", width = 1440, touch = false, still = true, token } = {}) {
        const key = profileKey({ lang, touch });
        const index = free.findIndex((profile) => profile.key === key);
        const [known] = index < 0 ? [] : free.splice(index, 1);
        const profile = known ?? (await newProfile(browser, url, { lang, touch }));
        used.push(profile);
        const { page } = profile;
        if (token) await storeSession(app, page, token);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme, reducedMotion: still ? "reduce" : "no-preference" });
        page.on("console", (message) => {
          // A failed call is shown on the screen; the browser's own log line about it is not an error.
          if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
            complaints.push(message.text());
        });
        page.on("pageerror", (error) => complaints.push(String(error)));
        await page.goto(url + path);
        await page.locator(HEADING).first().waitFor();
        return page;
      },
      async leave() {
        const profiles = used.splice(0);
        await Promise.all(profiles.map((profile) => emptyProfile(profile, url)));
        free.push(...profiles);
      },
    };
  });
  // Two hooks, so that the report names the one that hangs.
  afterAll(async () => {
    await stage?.browser.close();
  });
  afterAll(async () => {
    await stage?.app.close();
  });
  afterEach(async () => {
    await stage?.leave();
    expect(stage?.complaints.splice(0) ?? []).toEqual([]);
  });
  return () => {
    if (!stage) throw new Error("the stage is set only inside a test");
    return stage;
  };
}

interface AxeViolation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/** Violations of WCAG 2.2 A and AA, or of some rules, on the current page, found by axe-core; empty if there are none. */
export async function violationsOf(page: Page, only = AXE_TAGS): Promise<string[]> {
  // Colours are measured after all transitions and animations, and not while rows that are loaded again are dimmed. A
  // transition is ended at once.
  await page.waitForFunction(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const busy = [...document.querySelectorAll("[aria-busy=true]")];
    return (
      busy.every((element) => getComputedStyle(element).opacity === "1") &&
      document.getAnimations().every(({ playState }) => playState !== "running")
    );
  });
  // A page keeps the script from one look to the next.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // Style sheets would be loaded again for a rule that is off.
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run(root: Document, options: object): Promise<{ violations: AxeViolation[] }> };
    };
    return (await axe.run(document, { runOnly, resultTypes: ["violations"], preload: { assets: ["media"] } }))
      .violations;
  }, only);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** The number of pixels by which the page overflows horizontally; 0 if it fits. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sets the default font size of the browser, which is 16 px, for pages that are opened afterwards. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

interface PageLook extends Pick<Required<Look>, "theme" | "width"> {
  /** Only the rules about colours are checked: another look has the same width, and another theme changes colours only. */
  onlyColours?: boolean;
}

/** Each theme at the widths of a desktop and a phone. */
export const PAGE_LOOKS: readonly PageLook[] = [
  { theme: "light", width: 1440 },
  { theme: "light", width: 390 },
  { theme: "dark", width: 390, onlyColours: true },
  { theme: "dark", width: 1440, onlyColours: true },
];

/** Both themes at the width of a phone. */
export const PHONE_LOOKS = PAGE_LOOKS.filter(({ width }) => width === 390);

/**
 * The looks of a language among those that cover every pair of language, theme and width. The second one is at the
 * width of the other language's first.
 */
export const looksIn = (lang: Lang): readonly PageLook[] =>
  LOOKS.filter((look) => look.lang === lang).map((look, index) => ({ ...look, onlyColours: index > 0 }));

const setTheme = (page: Page, theme: Theme): Promise<unknown> =>
  page.evaluate((name) => {
    const { classList, style } = document.documentElement;
    classList.remove("light", "dark");
    classList.add(name);
    style.colorScheme = name;
  }, theme);

/**
 * Accessibility violations and sideways overflow of a page in each look, without loading it again; empty if there are
 * none. The page has its width and theme again afterwards.
 */
export async function faultsOf(page: Page, looks: readonly PageLook[]): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const isDark = await page.evaluate(() => document.documentElement.classList.contains("dark"));
  const faults: string[] = [];
  for (const { theme, width, onlyColours } of looks) {
    await setTheme(page, theme);
    await page.setViewportSize({ width, height: size.height });
    const violations = await violationsOf(page, onlyColours ? COLOUR_RULES : AXE_TAGS);
    // An open menu follows the new width a frame later, so the overflow comes second.
    const overflow = await overflowOf(page);
    const found = [...violations, ...(overflow > 0 ? [`overflow of ${overflow} px`] : [])];
    faults.push(...found.map((fault) => `${theme}, ${width} px: ${fault}`));
  }
  await setTheme(page, isDark ? "dark" : "light");
  await page.setViewportSize(size);
  return faults;
}

/** Brings a page from one state into the next; the faults of every look in each of them, with the state's name. */
export async function faultsOfStates(
  page: Page,
  states: Record<string, () => Promise<unknown>>,
  looks: readonly PageLook[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const [state, reach] of Object.entries(states)) {
    await reach();
    faults.push(...(await faultsOf(page, looks)).map((fault) => `${state}, ${fault}`));
  }
  return faults;
}
