import type { DrawnResult, DrawResult, Manifest } from "../../domain/draws/manifest";
import { type Step, type StepReport, STEPS } from "../../domain/draws/verification";
import type { Lang } from "../../domain/errors/error-catalogue";
import { element } from "./elements";
import type { Labels } from "./labels";

const MARKS = { passed: "✓", failed: "✕", skipped: "–" } as const;
const MAX_PLACES = 300;
const GROUP_CHARACTERS = 8;

const GROUPS = [
  ["groupManifest", "manifest_canonical"],
  ["groupEntries", "entries_hash"],
  ["groupAnchors", "anchors_file"],
  ["groupResult", "result_file"],
  ["groupAudit", "audit_file"],
] as const;

const rankOf = (step: Step): number => STEPS.indexOf(step);

function stepItem(report: StepReport, labels: Labels): HTMLElement {
  const { text } = labels;
  const reason = labels.reasonOf(report);
  return element(
    "li",
    { class: `step ${report.status}`, "data-step": report.step },
    element("span", { class: "mark", "aria-hidden": "true" }, MARKS[report.status]),
    element("span", { class: "name" }, text.steps[report.step]),
    element("span", { class: "status" }, text[report.status]),
    reason && element("p", { class: "reason" }, reason),
  );
}

export const stepList = (reports: readonly StepReport[], labels: Labels): HTMLElement =>
  element(
    "ol",
    { class: "steps" },
    reports.map((report) => stepItem(report, labels)),
  );

/** The steps under the headings of their files; steps that the kind of draw does not have are left out. */
export function groupedSteps(reports: readonly StepReport[], labels: Labels): HTMLElement[] {
  return GROUPS.flatMap(([title, first], index) => {
    const next = GROUPS[index + 1]?.[1] ?? "proof_file";
    const own = reports.filter(
      ({ step, reason }) => rankOf(step) >= rankOf(first) && rankOf(step) < rankOf(next) && reason !== "other_mode",
    );
    return own.length === 0 ? [] : [element("h3", {}, labels.text[title]), stepList(own, labels)];
  });
}

/** The result of all steps, with the first failed one. */
export function summary(reports: readonly StepReport[], labels: Labels): HTMLElement {
  const { text, fill } = labels;
  const failed = reports.find(({ status }) => status === "failed");
  const skipped = reports.filter(({ status, reason }) => status === "skipped" && reason !== "other_mode").length;
  if (failed)
    return element(
      "div",
      { class: "summary failed" },
      element("strong", {}, text.oneFailed),
      element("p", { "data-first": failed.step }, fill(text.oneFailedLead, { step: failed.step })),
      element("p", {}, labels.reasonOf(failed)),
    );
  const isWhole = skipped === 0;
  return element(
    "div",
    { class: `summary ${isWhole ? "passed" : "skipped"}` },
    element("strong", {}, isWhole ? text.allPassed : text.somePassed),
    element("p", {}, isWhole ? text.allPassedLead : fill(text.somePassedLead, { count: skipped })),
  );
}

/** A hash in groups that are easy to compare; a screen reader and the clipboard get it in one piece. */
export const groupedHash = (hash: string): HTMLElement =>
  element(
    "p",
    { class: "hash", dir: "ltr" },
    Array.from({ length: hash.length / GROUP_CHARACTERS }, (_, index) =>
      element("span", {}, hash.slice(index * GROUP_CHARACTERS, (index + 1) * GROUP_CHARACTERS)),
    ),
  );

export function facts(manifest: Manifest, { text, number, time, fill }: Labels): HTMLElement {
  const rows: [string, string][] = [
    [text.drawId, manifest.draw_id],
    [text.drawTime, time(manifest.draw_time)],
    [text.people, number(manifest.owners)],
    [text.codes, number(manifest.codes)],
    [
      text.mode,
      manifest.mode === "beacon" ? fill(text.modeBeacon, { round: String(manifest.round) }) : text.modeWitnessed,
    ],
  ];
  return element(
    "dl",
    { class: "facts" },
    rows.map(([name, value]) =>
      element("div", {}, element("dt", {}, name), element("dd", {}, element("bdi", {}, value))),
    ),
  );
}

/** The prize of a place: prizes are given in their order, each as often as its quantity. */
export function prizeOf({ place, kind }: DrawnResult, manifest: Manifest, lang: Lang, { text, fill }: Labels): string {
  if (kind === "reserve") return fill(text.reserve, { number: place - manifest.winners });
  let last = 0;
  const prize = manifest.prizes.find(({ quantity }) => place <= (last += quantity));
  return prize ? prize[`name_${lang}`] : "";
}

const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");

export function winnersTable(result: DrawResult, manifest: Manifest, lang: Lang, labels: Labels): HTMLElement {
  const { text, number, fill } = labels;
  const shown = result.results.slice(0, MAX_PLACES);
  const hidden = result.results.length - shown.length;
  return element(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": text.winnersTitle },
    element(
      "table",
      {},
      element(
        "thead",
        {},
        element(
          "tr",
          {},
          [text.place, text.prize, text.code, text.row].map((name) => element("th", { scope: "col" }, name)),
        ),
      ),
      element(
        "tbody",
        {},
        shown.map((drawn) =>
          element(
            "tr",
            { class: drawn.kind },
            element("td", {}, number(drawn.place)),
            element("td", {}, element("bdi", {}, prizeOf(drawn, manifest, lang, labels))),
            element("td", {}, element("bdi", { class: "code", dir: "ltr" }, groupedCode(drawn.code))),
            element("td", {}, number(drawn.row + 1)),
          ),
        ),
      ),
    ),
    hidden > 0 && element("p", {}, fill(text.more, { count: hidden })),
  );
}
