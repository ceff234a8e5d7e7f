import "./verifier.css";
import type { Progress, StepReport } from "../../domain/draws/verification";
import { type Verification, verifyDraw } from "../../domain/draws/verify";
import type { Lang } from "../../domain/errors/error-catalogue";
import { CHAIN } from "./chain";
import { element, on } from "./elements";
import { type Labels, labelsOf } from "./labels";
import { myCodes, type ProofDraft } from "./my-codes";
import { FILE_NAMES, type FileKind, type ReadFiles, readFiles } from "./read-files";
import { facts, groupedHash, groupedSteps, summary, winnersTable } from "./sections";

/** The page stays responsive: the work pauses for the browser this often. */
const TURN_MS = 40;

interface State {
  lang: Lang;
  files: ReadFiles;
  unknown: string[];
  damaged: string[];
  reports: StepReport[];
  /** Null while the verification is running, or before it. */
  verification: Verification | null;
  draft: ProofDraft;
  /** The proof that was checked last; null before. */
  checkedDraft: ProofDraft | null;
  published: string;
}

/** The language of the page that links here; from disk, that of the browser. */
const linkedLang = new URLSearchParams(location.search).get("lang") ?? navigator.language;

const emptyDraft = (): ProofDraft => ({ proof: "", phone: "", nationalCode: "" });

const state: State = {
  lang: /^fa\b/i.test(linkedLang) ? "fa" : "en",
  files: {},
  unknown: [],
  damaged: [],
  reports: [],
  verification: null,
  draft: emptyDraft(),
  checkedDraft: null,
  published: "",
};
let runs = 0;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function showProgress({ step, done, total }: Progress): void {
  const { text, fill } = labelsOf(state.lang);
  const bar = document.querySelector("progress");
  const label = document.getElementById("progress-label");
  if (!bar || !label) return;
  bar.max = total;
  bar.value = done;
  label.textContent = fill(text.working, { step });
}

/** Verifies the open files. A later call stops an earlier one. */
async function verify(): Promise<void> {
  const run = ++runs;
  const { verifier, ...files } = state.files;
  Object.assign(state, { reports: [], verification: null });
  if (Object.keys(state.files).length === 0) return show();
  show();
  await pause();
  const running = verifyDraw({ ...files, proof: undefined, verifierHash: verifier }, CHAIN);
  let turn = performance.now();
  for (let next = running.next(); ; next = running.next()) {
    if (next.done) {
      state.verification = next.value;
      return show();
    }
    if (next.value.type === "step") state.reports.push(next.value);
    if (performance.now() - turn < TURN_MS) continue;
    if (next.value.type === "progress") showProgress(next.value);
    await pause();
    if (run !== runs) return;
    turn = performance.now();
  }
}

async function open(chosen: readonly File[]): Promise<void> {
  const { files, unknown, damaged, isPack } = await readFiles(chosen);
  const before = isPack ? {} : state.files;
  Object.assign(state, { files: { ...before, ...files }, unknown, damaged });
  if (files.proof !== undefined) {
    state.draft.proof = files.proof;
    state.checkedDraft = null;
  }
  // A proof alone does not change the checks of the draw.
  if (Object.keys(files).some((kind) => kind !== "proof")) await verify();
  else show();
}

function header({ text }: Labels): HTMLElement {
  const other: Lang = state.lang === "fa" ? "en" : "fa";
  const change = element("button", { type: "button", id: "language", lang: other, class: "outline" }, text.language);
  on(change, "click", () => {
    state.lang = other;
    show();
  });
  return element("header", {}, element("h1", {}, text.title), change, element("p", { class: "lead" }, text.lead));
}

function filesSection({ text, fill, listOf }: Labels): HTMLElement {
  const input = element("input", { type: "file", multiple: true, accept: ".zip,.json,.csv,.html", id: "files" });
  on(input, "change", () => void open([...(input.files ?? [])]));
  const opened = (Object.keys(state.files) as FileKind[]).map((kind) => FILE_NAMES[kind]);
  const clear = on(element("button", { type: "button", class: "outline" }, text.clear), "click", () => {
    Object.assign(state, {
      files: {},
      unknown: [],
      damaged: [],
      draft: emptyDraft(),
      checkedDraft: null,
      published: "",
    });
    void verify();
    // The button has disappeared.
    document.getElementById("files")?.focus();
  });
  return element(
    "section",
    { "aria-labelledby": "files-title" },
    element("h2", { id: "files-title" }, text.filesTitle),
    element("p", {}, text.filesLead),
    element(
      "div",
      { class: "drop" },
      element("label", { class: "solid", for: "files" }, text.choose, input),
      element("span", {}, text.drop),
    ),
    opened.length > 0 && element("p", { id: "opened" }, fill(text.opened, { files: listOf(opened) })),
    state.unknown.length > 0 &&
      element("p", { class: "problem", role: "alert" }, fill(text.unknownFiles, { files: listOf(state.unknown) })),
    state.damaged.length > 0 &&
      element("p", { class: "problem", role: "alert" }, fill(text.damagedFiles, { files: listOf(state.damaged) })),
    opened.length > 0 && clear,
  );
}

function hashSection(hash: string, { text }: Labels): HTMLElement {
  const compared = element("p", { id: "compared", "aria-live": "polite" });
  const input = element("input", {
    type: "text",
    id: "published",
    dir: "ltr",
    autocomplete: "off",
    spellcheck: "false",
  });
  input.value = state.published;
  const compare = () => {
    state.published = input.value;
    const typed = input.value.toLowerCase().replace(/[^0-9a-f]/g, "");
    const isSame = typed === hash;
    compared.className = isSame ? "same" : "problem";
    compared.textContent = typed === "" ? "" : isSame ? text.publishedSame : text.publishedOther;
  };
  on(input, "input", compare);
  compare();
  return element(
    "section",
    { "aria-labelledby": "hash-title" },
    element("h2", { id: "hash-title" }, text.hashTitle),
    groupedHash(hash),
    element("p", {}, text.hashLead),
    element("label", {}, element("span", {}, text.published), input),
    compared,
  );
}

function stepsSection(labels: Labels): HTMLElement {
  const { text } = labels;
  const { verification, reports } = state;
  const running = [
    element("p", { id: "progress-label" }, text.working.replace("{{step}}", "…")),
    element("progress", { "aria-labelledby": "progress-label" }),
  ];
  const draw = reports.filter(({ step }) => !step.startsWith("proof_"));
  return element(
    "section",
    { "aria-labelledby": "steps-title" },
    element("h2", { id: "steps-title" }, text.stepsTitle),
    element("div", { id: "summary", role: "status" }, verification ? summary(draw, labels) : running),
    verification && groupedSteps(draw, labels),
  );
}

function drawSection({ checked, result }: Verification, labels: Labels): HTMLElement | null {
  if (!checked) return null;
  const { text } = labels;
  const hasPlaces = result !== null && result.results.length > 0;
  return element(
    "section",
    { "aria-labelledby": "facts-title" },
    element("h2", { id: "facts-title" }, text.factsTitle),
    facts(checked.manifest, labels),
    hasPlaces && [
      element("h3", {}, text.winnersTitle),
      element("p", {}, text.winnersLead),
      winnersTable(result, checked.manifest, state.lang, labels),
    ],
  );
}

/** Shows the state. Inputs keep their values in it. */
function show(): void {
  const { lang, verification, files } = state;
  const labels = labelsOf(lang);
  const { text } = labels;
  document.documentElement.lang = lang;
  document.documentElement.dir = lang === "fa" ? "rtl" : "ltr";
  document.title = text.title;
  const checked = verification?.checked ?? null;
  const isOpen = Object.keys(files).some((kind) => kind !== "proof");
  const sections = [
    filesSection(labels),
    checked && hashSection(checked.hash, labels),
    isOpen && stepsSection(labels),
    verification && drawSection(verification, labels),
    myCodes(state, verification && checked ? { ...verification, checked } : null, lang, labels),
    element("section", { class: "own" }, element("h2", {}, text.ownTitle), element("p", {}, text.ownLead)),
  ];
  const focused = document.activeElement?.id;
  document.getElementById("page")?.replaceChildren(
    header(labels),
    element(
      "main",
      {},
      sections.filter((section) => section instanceof HTMLElement),
    ),
  );
  if (focused) document.getElementById(focused)?.focus();
}

on(document.body, "dragover", (event) => event.preventDefault());
on(document.body, "drop", (event) => {
  event.preventDefault();
  void open([...(event.dataTransfer?.files ?? [])]);
});
show();
