import type { Lang } from "../errors/client-errors";
import type { FestivalVariant } from "../public/festival-paths";
import type { PageContent } from "./content";

/** What a festival page is rendered from; the page embeds it for hydration. */
export interface FestivalProps {
  variant: FestivalVariant;
  lang: Lang;
  content: PageContent;
}

/** A festival page as it is stored: the tags of its head, and its body with the embedded properties. */
export interface FestivalPage {
  variant: FestivalVariant;
  lang: Lang;
  head: string;
  body: string;
}

/** The id of the element with the properties as JSON. */
export const FESTIVAL_DATA_ID = "festival-data";

/** Returns the document of a page, from the built template with its scripts and styles. */
export const festivalDocument = (template: string, { lang, head, body }: FestivalPage): string =>
  // Functions as replacements: a `$` in a text has no meaning.
  template
    .replace(/<html[^>]*>/, () => `<html lang="${lang}" dir="${lang === "fa" ? "rtl" : "ltr"}">`)
    .replace("</head>", () => `${head}</head>`)
    .replace('<div id="root"></div>', () => body);
