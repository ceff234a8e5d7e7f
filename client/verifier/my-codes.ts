import type { Entry } from "../../domain/draws/entries";
import type { DrawResult } from "../../domain/draws/manifest";
import type { StepReport } from "../../domain/draws/verification";
import type { CheckedManifest } from "../../domain/draws/verify-manifest";
import { type OwnCodes, type Person, verifyProof } from "../../domain/draws/verify-proof";
import type { Lang } from "../../domain/errors/error-catalogue";
import { foldNationalCode, foldPhone } from "../../domain/identity";
import { element, on } from "./elements";
import type { Labels } from "./labels";
import { prizeOf, stepList } from "./sections";

/** What the visitor has typed; it survives a change of the language. */
export interface ProofDraft {
  proof: string;
  phone: string;
  nationalCode: string;
}

interface MyCodes {
  draft: ProofDraft;
  /** The proof that was checked last; null before. */
  checkedDraft: ProofDraft | null;
}

interface Draw {
  checked: CheckedManifest;
  entries: readonly Entry[] | null;
  result: DrawResult | null;
}

function personOf({ phone, nationalCode }: ProofDraft): Person | undefined {
  const person = { phone: foldPhone(phone), nationalCode: foldNationalCode(nationalCode) };
  return person.phone && person.nationalCode ? person : undefined;
}

function check(draft: ProofDraft, { checked, entries, result }: Draw): { steps: StepReport[]; own: OwnCodes | null } {
  const steps: StepReport[] = [];
  const running = verifyProof(draft.proof, { ...checked, person: personOf(draft), entries, result });
  for (let next = running.next(); ; next = running.next()) {
    if (next.done) return { steps, own: next.value };
    if (next.value.type === "step") steps.push(next.value);
  }
}

function ownSummary(own: OwnCodes, { checked, result }: Draw, lang: Lang, labels: Labels): HTMLElement[] {
  const { text, fill } = labels;
  const places = own.places.map((drawn) =>
    element(
      "p",
      { class: "won" },
      fill(text.mineWon, { place: drawn.place, prize: prizeOf(drawn, checked.manifest, lang, labels) }),
    ),
  );
  const notWon = element("p", {}, result ? text.mineNotWon : text.mineNotDrawn);
  return [
    element("strong", {}, fill(text.mineIn, { count: own.codes.length, row: own.row + 1 })),
    ...(places.length > 0 ? places : [notWon]),
  ];
}

function results(draft: ProofDraft, draw: Draw | null, lang: Lang, labels: Labels): HTMLElement[] {
  const { text } = labels;
  if (!draw) return [element("p", {}, text.noDraw)];
  if (draft.proof.trim() === "") return [element("p", {}, text.noProof)];
  const { steps, own } = check(draft, draw);
  const isWrong = !own || steps.some(({ status }) => status === "failed");
  const summary = isWrong ? [element("strong", {}, text.mineWrong)] : ownSummary(own, draw, lang, labels);
  return [element("div", { class: `summary ${isWrong ? "failed" : "passed"}` }, summary), stepList(steps, labels)];
}

/** The form in which a participant checks a proof. */
export function myCodes(state: MyCodes, draw: Draw | null, lang: Lang, labels: Labels): HTMLElement {
  const { text } = labels;
  const { draft } = state;
  const found = element("div", { id: "mine", "aria-live": "polite" });
  const field = (key: keyof ProofDraft, input: HTMLInputElement | HTMLTextAreaElement) => {
    input.value = draft[key];
    input.id = key;
    on(input, "input", () => Object.assign(draft, { [key]: input.value }));
    return element("label", {}, element("span", {}, text[key]), input);
  };
  const digits = { type: "text", inputmode: "numeric", autocomplete: "off", dir: "ltr" };
  const form = element(
    "form",
    {},
    field("proof", element("textarea", { rows: "3", dir: "ltr", spellcheck: "false", autocomplete: "off" })),
    field("phone", element("input", digits)),
    field("nationalCode", element("input", digits)),
    element("button", { type: "submit", class: "solid" }, text.check),
  );
  on(form, "submit", (event) => {
    event.preventDefault();
    state.checkedDraft = { ...draft };
    found.replaceChildren(...results(state.checkedDraft, draw, lang, labels));
  });
  // Again after a change of the language, or of the files of the draw.
  if (state.checkedDraft && draw) found.replaceChildren(...results(state.checkedDraft, draw, lang, labels));
  return element(
    "section",
    { "aria-labelledby": "mine-title" },
    element("h2", { id: "mine-title" }, text.mineTitle),
    element("p", {}, text.mineLead),
    form,
    found,
  );
}
