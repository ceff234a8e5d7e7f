import { StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { Lang } from "../../domain/errors/client-errors";
import { contentIn, type SiteContent } from "../../domain/site/content";
import { FESTIVAL_VARIANTS, type FestivalVariant } from "../../domain/public/festival-paths";
import {
  FESTIVAL_DATA_ID,
  festivalDocument,
  type FestivalPage,
  type FestivalProps,
} from "../../domain/site/festival-page";
import { BUILT_IN_CONTENT } from "../../domain/site/built-in.text";
import { festivalOf } from "../features/landing/festival";
import { Landing } from "../features/landing/Landing";

const LANGS = ["fa", "en"] as const;
const OG_LOCALES = { en: "en_US", fa: "fa_IR" };

/** The tags that messengers and search engines read. */
function Head(props: FestivalProps) {
  const { text } = festivalOf(props);
  return (
    <>
      <title>{text.fullName}</title>
      <meta name="description" content={text.description} />
      <meta name="theme-color" content="rgb(10, 14, 44)" />
      <meta name="color-scheme" content="dark" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={OG_LOCALES[props.lang]} />
      <meta property="og:title" content={text.fullName} />
      <meta property="og:description" content={text.description} />
      <meta property="og:image" content="/festival.jpg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

// JSON in a script element ends at the first closing tag, so `<` is escaped.
const embedded = (props: FestivalProps): string => JSON.stringify(props).replaceAll("<", "\\u003c");

function bodyOf(props: FestivalProps): string {
  const page = renderToString(
    <StrictMode>
      <Landing {...props} />
    </StrictMode>,
  );
  const data = `<script type="application/json" id="${FESTIVAL_DATA_ID}">${embedded(props)}</script>`;
  return `<div id="root">${page}</div>${data}`;
}

/** Renders each festival page in each language. The browser hydrates the body from the embedded properties. */
export const renderFestival = (content: SiteContent): FestivalPage[] =>
  FESTIVAL_VARIANTS.flatMap((variant) => LANGS.map((lang) => pageOf(variant, lang, content)));

function pageOf(variant: FestivalVariant, lang: Lang, content: SiteContent): FestivalPage {
  const props = { variant, lang, content: contentIn(content, lang) };
  return { variant, lang, head: renderToStaticMarkup(<Head {...props} />), body: bodyOf(props) };
}

/** Returns the document of a URL with the built-in content, for the development server. */
export function festivalDocumentOf(template: string, url: string): string {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const variant = pathname === "/landing" ? "sign-up" : "stars";
  return festivalDocument(template, pageOf(variant, searchParams.get("lang") === "en" ? "en" : "fa", BUILT_IN_CONTENT));
}
