/**
 * Where Enter leads from a field: the next empty one, else the first required one that is still empty, else the button that sends.
 * Filled fields are passed over, so that a receipt with its date preset takes few key strokes.
 */
export function nextField(form: HTMLFormElement, from: Element): HTMLElement | null {
  const stops = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
  const at = stops.findIndex((stop) => stop === from);
  const later = stops.slice(at + 1).find((stop) => stop.value === "");
  const missed = stops.find((stop) => stop !== from && stop.value === "" && stop.ariaRequired === "true");
  return later ?? missed ?? form.querySelector<HTMLElement>("button[type=submit]");
}
