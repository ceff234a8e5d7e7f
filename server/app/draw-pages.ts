import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { STATE_LABELS } from "../../domain/draws/draw.text";
import { PUBLIC_PAGE_TEXT } from "../../domain/draws/public-page.text";
import { filledText, type Lang } from "../../domain/errors/error-catalogue";
import { TIME_ZONE } from "../../domain/time/instants";
import type { Draw } from "../features/draws/draw.entity";
import { findPublishedDraw } from "../features/draws/published-draw.service";
import type { Ctx } from "../kit/context";
import { AppError } from "../kit/errors/app-error";
import { escapeHtml } from "../kit/escape-html";

interface DrawPages {
  app: FastifyInstance;
  contextOf: (request: FastifyRequest) => Promise<Ctx>;
  /** Folder of the built client. */
  clientDir: string;
  /** URL that users open; the request's own if it is not configured. */
  publicUrl?: string;
}

interface Head {
  /** The page's part of the title. */
  name: string;
  description: string;
  /** Path of the canonical page; null for a page that search engines must not list. */
  canonicalPath: string | null;
}

const FORMATS: Record<Lang, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat("en-US", { timeZone: TIME_ZONE, dateStyle: "long", timeStyle: "short" }),
  fa: new Intl.DateTimeFormat("fa-IR", { timeZone: TIME_ZONE, dateStyle: "long", timeStyle: "short" }),
};
const OG_LOCALES: Record<Lang, string> = { en: "en_US", fa: "fa_IR" };

const metaTag = (kind: "name" | "property", key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;

const linkTag = (rel: string, href: string, hreflang?: Lang): string =>
  `<link rel="${rel}" ${hreflang ? `hreflang="${hreflang}" ` : ""}href="${escapeHtml(href)}" />`;

/** Returns the tags of the head that search engines and messengers read. */
function headTags({ name, description, canonicalPath }: Head, lang: Lang, origin: string): string {
  const text = PUBLIC_PAGE_TEXT[lang];
  const title = filledText(text.title, { name, site: text.site });
  const urlIn = (language: Lang) => `${origin}${canonicalPath}${language === "fa" ? "" : `?lang=${language}`}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    metaTag("name", "description", description),
    ...(canonicalPath === null
      ? [metaTag("name", "robots", "noindex")]
      : [
          linkTag("canonical", urlIn(lang)),
          linkTag("alternate", urlIn("fa"), "fa"),
          linkTag("alternate", urlIn("en"), "en"),
          metaTag("property", "og:url", urlIn(lang)),
        ]),
    metaTag("property", "og:type", "website"),
    metaTag("property", "og:site_name", text.site),
    metaTag("property", "og:locale", OG_LOCALES[lang]),
    metaTag("property", "og:title", title),
    metaTag("property", "og:description", description),
    metaTag("property", "og:image", `${origin}/festival.jpg`),
    metaTag("property", "og:image:alt", text.image),
    metaTag("property", "og:image:width", "1200"),
    metaTag("property", "og:image:height", "630"),
    metaTag("name", "twitter:card", "summary_large_image"),
  ].join("\n    ");
}

function headOfDraw({ id, nameFa, nameEn, state, drawAt }: Draw, lang: Lang, isStage: boolean): Head {
  const text = PUBLIC_PAGE_TEXT[lang];
  const name = lang === "fa" ? nameFa : nameEn;
  return {
    name: isStage ? filledText(text.stage, { name }) : name,
    description: filledText(text.draw, { state: STATE_LABELS[state][lang], time: FORMATS[lang].format(drawAt) }),
    canonicalPath: `/draws/${id}`,
  };
}

/** Returns a published draw; null for an unknown or invalid identifier. */
async function findDrawOfPage(ctx: Ctx, id: string): Promise<Draw | null> {
  try {
    return await findPublishedDraw(ctx, id);
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  }
}

/** Serves the public pages of draws: one document, with the head of the requested page in the language of the URL. */
export function mountDrawPages({ app, contextOf, clientDir, publicUrl }: DrawPages): void {
  const page = readFileSync(join(clientDir, "draws.html"), "utf8");
  const send = (request: FastifyRequest, reply: FastifyReply, headIn: (lang: Lang) => Head): FastifyReply => {
    const lang: Lang = (request.query as { lang?: unknown }).lang === "en" ? "en" : "fa";
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    // Functions as replacements: a `$` in a name has no meaning.
    const html = page
      .replace(/<html[^>]*>/, () => `<html lang="${lang}" dir="${lang === "fa" ? "rtl" : "ltr"}">`)
      .replace(/<title>.*<\/title>/, () => headTags(headIn(lang), lang, origin));
    return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(html);
  };
  const sendDraw =
    (isStage: boolean) => async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
      const draw = await findDrawOfPage(await contextOf(request), request.params.id);
      if (draw) return send(request, reply, (lang) => headOfDraw(draw, lang, isStage));
      return send(request, reply.status(404), (lang) => {
        const { notFound, notFoundDescription } = PUBLIC_PAGE_TEXT[lang];
        return { name: notFound, description: notFoundDescription, canonicalPath: null };
      });
    };
  app.get("/draws", (request, reply) =>
    send(request, reply, (lang) => {
      const { list, listDescription } = PUBLIC_PAGE_TEXT[lang];
      return { name: list, description: listDescription, canonicalPath: "/draws" };
    }),
  );
  app.get("/draws/", (_, reply) => reply.redirect("/draws"));
  app.get("/draws/:id", sendDraw(false));
  app.get("/draws/:id/stage", sendDraw(true));
}
