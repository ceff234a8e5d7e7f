import { useEffect, type ReactNode } from "react";
import { PUBLIC_PAGE_TEXT } from "../../../domain/draws/public-page.text";
import { filledText } from "../../../domain/errors/client-errors";
import { festivalPath } from "../../../domain/public/festival-paths";
import { Star } from "../../kit/public/Star";
import { storeLanguage } from "../../kit/public/stored-language";
import { urlIn } from "./page-language";
import type { PageText } from "./page-text";

const LANG_QUERY = "lang";
const CONTENT = "content";

/** The same page in the other language. */
function LanguageSwitch({ lang, t }: PageText) {
  const other = lang === "fa" ? "en" : "fa";
  const query = Object.fromEntries(
    [...new URLSearchParams(window.location.search)].filter(([name]) => name !== LANG_QUERY),
  );
  return (
    <a
      className="button small"
      href={urlIn(other, window.location.pathname, query)}
      hrefLang={other}
      lang={other}
      onClick={() => storeLanguage(other)}
    >
      {t.language}
    </a>
  );
}

interface Props {
  text: PageText;
  /** The page's part of the title. */
  name: string;
  children: ReactNode;
}

/** Header, main and footer of a public page. */
export function Frame({ text, name, children }: Props) {
  const { lang, t } = text;
  useEffect(() => {
    const { title, site } = PUBLIC_PAGE_TEXT[lang];
    document.title = filledText(title, { name, site });
  }, [lang, name]);
  return (
    <div id="top" className="page">
      <a className="skip" href={`#${CONTENT}`}>
        {t.skip}
      </a>
      <header className="bar">
        <div className="inner">
          <a className="brand" href={festivalPath("stars", lang)}>
            <Star />
            {t.brand}
          </a>
          <nav aria-label={t.menu}>
            <ul>
              <li>
                <a href={urlIn(lang, "/draws")}>{t.draws}</a>
              </li>
            </ul>
          </nav>
          <LanguageSwitch {...text} />
        </div>
      </header>
      <main id={CONTENT} tabIndex={-1}>
        {children}
      </main>
      <footer className="end">
        <ul className="inner">
          <li>
            <a href={festivalPath("stars", lang)}>{t.festival}</a>
          </li>
          <li>
            <a href={urlIn(lang, "/draws")}>{t.allDraws}</a>
          </li>
          <li>
            <a href={urlIn(lang, "/customer")}>{t.myCodes}</a>
          </li>
          <li>
            <a href={urlIn(lang, "/MVP")}>{t.club}</a>
          </li>
        </ul>
      </footer>
    </div>
  );
}

/** A page without content: its title, what to know, and what to do. */
export function Message({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="inner message">
      <Star />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  );
}

/** The page while its content could not be loaded. */
export function Failure({ text: { t }, title, onRetry }: { text: PageText; title: string; onRetry: () => void }) {
  const retry = () => {
    onRetry();
    // The button disappears while the page is loaded.
    document.getElementById(CONTENT)?.focus({ preventScroll: true });
  };
  return (
    <Message title={title} lead={t.failed}>
      <button type="button" className="button gold" onClick={retry}>
        {t.retry}
      </button>
    </Message>
  );
}
