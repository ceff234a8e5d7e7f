/**
 * The field after Enter: the next empty field, else the first required empty field, else the submit button. Filled
 * fields are skipped, so a receipt with a preset date takes few key strokes.
 */
export function nextField(form: HTMLFormElement, from: Element): HTMLElement | null {
  const stops = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
  const at = stops.findIndex((stop) => stop === from);
  const nextEmpty = stops.slice(at + 1).find((stop) => stop.value === "");
  const missed = stops.find((stop) => stop !== from && stop.value === "" && stop.ariaRequired === "true");
  return nextEmpty ?? missed ?? form.querySelector<HTMLElement>("button[type=submit]");
}
