import type { Lang } from "../../../domain/errors/client-errors";
import { isLang, storedLanguage } from "../../kit/public/stored-language";

/**
 * The language of a public page: the one of its URL, else the visitor's last choice, else Persian. The URL then names a
 * language other than Persian, so that a copied link opens in it.
 */
export function adoptLanguage(): Lang {
  const url = new URL(window.location.href);
  const requested = url.searchParams.get("lang");
  const lang = isLang(requested) ? requested : (storedLanguage() ?? "fa");
  if (lang !== (requested ?? "fa")) {
    url.searchParams.set("lang", lang);
    window.history.replaceState(null, "", url);
  }
  document.documentElement.lang = lang;
  document.documentElement.dir = lang === "fa" ? "rtl" : "ltr";
  return lang;
}

/** A URL of a public page in a language, such as /draws?page=2&lang=en. */
export const urlIn = (lang: Lang, path: string, query: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ ...query, lang }).toString()}`;
