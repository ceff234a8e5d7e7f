import i18next from "i18next";
import { useEffect, useSyncExternalStore } from "react";
import { initReactI18next, useTranslation } from "react-i18next";
import type { Lang } from "../../../domain/errors/client-errors";
import { isLang, LANGUAGE_KEY, storeLanguage } from "../public/stored-language";

/** The labels of one screen: a namespace and both languages with the same keys. */
export interface Text<Words extends Record<string, string>> {
  ns: string;
  en: Words;
  fa: Words;
}

const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  // Set by the script that runs before the first paint, so that the direction does not flip visibly.
  lng: !import.meta.env.SSR && document.documentElement.lang === "en" ? "en" : "fa",
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

export const currentLang = (): Lang => (i18n.language === "en" ? "en" : "fa");

/** Changes the language and stores it for the next visit. */
export function setLang(lang: Lang): void {
  storeLanguage(lang);
  void i18n.changeLanguage(lang);
}

function subscribe(listener: () => void): () => void {
  i18n.on("languageChanged", listener);
  return () => i18n.off("languageChanged", listener);
}

export const useLang = (): Lang => useSyncExternalStore(subscribe, currentLang, currentLang);

/** Follows a language change in another tab. */
export function useLangOfOtherTabs(): void {
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === LANGUAGE_KEY && isLang(event.newValue)) void i18n.changeLanguage(event.newValue);
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
}

// i18next expects the stem of a plural key and a `count`; the texts contain stem_one and stem_other.
type Stem<Key> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key;
type Values = Record<string, string | number>;
export type Translate<Words> = (key: Stem<keyof Words & string>, values?: Values) => string;

/** The labels of a screen in the current language, registered on first use. */
export function useText<Words extends Record<string, string>>(text: Text<Words>): Translate<Words> {
  if (!i18n.hasResourceBundle("en", text.ns)) {
    i18n.addResourceBundle("en", text.ns, text.en);
    i18n.addResourceBundle("fa", text.ns, text.fa);
  }
  const { t } = useTranslation(text.ns, { i18n });
  return (key, values) => t(key, values ?? {});
}
