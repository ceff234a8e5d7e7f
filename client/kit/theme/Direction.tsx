import { LocaleProvider } from "@chakra-ui/react";
import { useLayoutEffect, type ReactNode } from "react";
import { useLang } from "../i18n/i18n";

/** Chakra 3 has two settings for the direction, the page's and the locale's; both follow the language. */
export function Direction({ children }: { children: ReactNode }) {
  const lang = useLang();
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
    document.documentElement.dir = lang === "fa" ? "rtl" : "ltr";
  }, [lang]);
  return <LocaleProvider locale={lang === "fa" ? "fa-IR" : "en-US"}>{children}</LocaleProvider>;
}
