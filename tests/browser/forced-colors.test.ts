import type { Locator, Page } from "playwright-core";
import { useStage } from "../support/browser";
import { aUser, signedIn } from "../support/factories";

const stage = useStage();

/** Opens a page as an administrator in the forced colours of a contrast theme. */
async function visit(path: string): Promise<Page> {
  const { app, visit } = stage();
  const page = await visit(path, { lang: "en", ...(await signedIn(app, "admin")) });
  await page.emulateMedia({ forcedColors: "active" });
  return page;
}

/**
 * Whether an element has the background of a selection. Two backgrounds that differ are not enough: forced colours turn
 * every opaque one into the canvas, which looks like a transparent one.
 */
const isHighlighted = (part: Locator): Promise<boolean> =>
  part.first().evaluate(async (element) => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const probe = document.body.appendChild(document.createElement("div"));
    probe.style.cssText = "forced-color-adjust: none; background-color: Highlight";
    const highlight = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return getComputedStyle(element).backgroundColor === highlight;
  });

test.each([
  ["the current page", "/admin/stores", "nav a[aria-current=page]", "nav a:not([aria-current])"],
  ["the current section", "/account/password", "main nav a[aria-current=page]", "main nav a:not([aria-current])"],
  ["the selected tab", "/admin/reports", "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
  ["the selected segment", "/admin/dashboard", "main label:has(:checked)", "main label:not(:has(:checked))"],
])("in forced colours %s has the background of a selection", async (_name, path, selected, other) => {
  const page = await visit(path);
  await page.locator(selected).first().waitFor();

  expect(await isHighlighted(page.locator(selected))).toBe(true);
  expect(await isHighlighted(page.locator(other))).toBe(false);
});

test("in forced colours the highlighted entry of a menu has the background of a selection", async () => {
  await aUser(stage().app);
  const page = await visit("/admin/users");
  await page.locator("[aria-haspopup=menu]").first().click();
  await page.getByRole("menu").waitFor();
  await page.keyboard.press("ArrowDown");
  const highlighted = page.locator("[role=menuitem][data-highlighted]");
  await highlighted.waitFor();

  expect(await isHighlighted(highlighted)).toBe(true);
  expect(await isHighlighted(page.locator("[role=menuitem]:not([data-highlighted])"))).toBe(false);
});

test("in forced colours a switch has the background of a selection only while it is on", async () => {
  const page = await visit("/admin/events/feature-flags");
  const first = page.getByRole("switch").first();
  const track = page.locator("[data-scope=switch][data-part=control]").first();
  await first.waitFor();
  const wasOn = await first.isChecked();
  const wasHighlighted = await isHighlighted(track);
  await first.click();
  await page
    .getByText(wasOn ? "Disabled" : "Enabled", { exact: true })
    .first()
    .waitFor();

  expect(wasHighlighted).toBe(wasOn);
  expect(await isHighlighted(track)).toBe(!wasOn);
});

/**
 * Names of visible controls that forced colours leave without text, picture or border. Backgrounds and shadows are
 * removed by the browser.
 */
const unmarkedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isMarked = (element: Element): boolean => {
      const { borderTopWidth, borderBottomWidth, outlineWidth, outlineStyle, forcedColorAdjust } =
        getComputedStyle(element);
      const hasOutline = outlineStyle !== "none" && outlineWidth !== "0px";
      const hasPicture = element.querySelector("svg, img, canvas") !== null;
      const isNative = element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type);
      const hasBorder = borderTopWidth !== "0px" || borderBottomWidth !== "0px";
      const hasText = !(element instanceof HTMLInputElement) && (element.textContent ?? "").trim() !== "";
      return hasOutline || hasPicture || isNative || hasBorder || hasText || forcedColorAdjust === "none";
    };
    // A hidden input of a switch or segment is shown by the parts of its label, a date by the box around it.
    const shownBy = (element: Element): Element[] => [
      element,
      ...(element.parentElement ? [element.parentElement] : []),
      ...(element.closest("label")?.querySelectorAll("*") ?? []),
    ];
    return [...document.querySelectorAll("a[href], button, input, select, textarea, [role=switch], [role=tab]")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1)
      .filter((element) => !shownBy(element).some(isMarked))
      .map(({ tagName, className, ariaLabel }) => `${tagName} ${className} ${ariaLabel ?? ""}`);
  });

test.each([
  "/",
  "/customer",
  "/counter",
  "/admin/dashboard",
  "/admin/customers",
  "/admin/stores",
  "/admin/receipts",
  "/admin/events",
  "/admin/events/feature-flags",
  "/admin/reports/builder",
  "/admin/import-export",
  "/admin/draws/new",
])("in forced colours every control of %s is visible", async (path) => {
  const page = await visit(path);
  await page.waitForLoadState("networkidle");
  await page.locator("button:visible, input:visible").first().waitFor();

  expect(await unmarkedControls(page)).toEqual([]);
});
