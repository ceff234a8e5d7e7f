import type { Lang } from "../../../domain/errors/client-errors";

export const LANGUAGE_KEY = "language";

export const isLang = (value: unknown): value is Lang => value === "fa" || value === "en";

/** The language of the visitor's last choice; null without one. */
export function storedLanguage(): Lang | null {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLang(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the visitor's choice for the next visit. Without storage it lasts for this visit. */
export function storeLanguage(lang: Lang): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, lang);
  } catch {
    // A private window may have no storage.
  }
}
