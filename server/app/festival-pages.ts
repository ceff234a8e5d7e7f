import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Lang } from "../../domain/errors/error-catalogue";
import {
  FESTIVAL_PATHS,
  FESTIVAL_VARIANTS,
  festivalPath,
  type FestivalVariant,
} from "../../domain/public/festival-paths";
import { festivalDocument, type FestivalPage } from "../../domain/site/festival-page";
import { newerPages } from "../features/site/site.service";
import type { Ctx } from "../kit/context";
import { sha256 } from "../kit/crypto/token";
import { escapeHtml } from "../kit/escape-html";

const PICTURE = "/festival.jpg";
const LANGS: readonly Lang[] = ["fa", "en"];
/** By size, smallest first. */
const ENCODINGS = ["br", "gzip"] as const;
/** Interval of the check for a version that another process has saved. */
const CHECK_MS = 1_000;

interface Parts {
  app: FastifyInstance;
  ctx: Pick<Ctx, "db" | "settings">;
  /** Configured origin of absolute URLs in the head. */
  origin: string | undefined;
  reportError: (error: unknown) => void;
}

interface ServedDocument {
  html: string;
  bodies: Record<(typeof ENCODINGS)[number], Buffer>;
  etag: string;
}

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Adds the absolute URLs that search engines and messengers read; they resolve no relative ones. */
function withOrigin(html: string, origin: string, { variant, lang }: FestivalPage): string {
  const urlIn = (language: Lang) => escapeHtml(origin + festivalPath(variant, language));
  const tags = [
    `<link rel="canonical" href="${urlIn(lang)}" />`,
    ...LANGS.map((language) => `<link rel="alternate" hreflang="${language}" href="${urlIn(language)}" />`),
    `<meta property="og:url" content="${urlIn(lang)}" />`,
  ];
  return html
    .replace(`content="${PICTURE}"`, () => `content="${escapeHtml(origin)}${PICTURE}"`)
    .replace("</head>", () => `${tags.join("")}</head>`);
}

async function documentOf(template: string, page: FestivalPage, origin: string | undefined): Promise<ServedDocument> {
  const relative = festivalDocument(template, page);
  const html = origin === undefined ? relative : withOrigin(relative, origin, page);
  const [br, gz] = await Promise.all([compressed.br(html), compressed.gzip(html)]);
  return { html, bodies: { br, gzip: gz }, etag: `"${sha256(html).toString("base64url")}"` };
}

/** Returns a function that returns the documents of the newest version, which it checks for at most once a second. */
function servedDocuments({ ctx, origin, reportError }: Parts) {
  const template = readFileSync(ctx.settings.festival.templateFile, "utf8");
  let served: { versionId: string | null; documents: Map<string, ServedDocument> } | null = null;
  let checkedAt = 0;
  let check: Promise<void> | null = null;
  const load = async () => {
    const newer = await newerPages(ctx, served);
    if (newer) {
      const documents = await Promise.all(
        newer.pages.map(async (page) => {
          return [festivalPath(page.variant, page.lang), await documentOf(template, page, origin)] as const;
        }),
      );
      served = { versionId: newer.versionId, documents: new Map(documents) };
    }
    checkedAt = Date.now();
  };
  return async (variant: FestivalVariant, lang: Lang): Promise<ServedDocument | undefined> => {
    if (!served || Date.now() - checkedAt > CHECK_MS) {
      check ??= load().finally(() => (check = null));
      // Without the database the last version is still served.
      await check.catch((error: unknown) => {
        if (!served) throw error;
        reportError(error);
      });
    }
    return served?.documents.get(festivalPath(variant, lang));
  };
}

function send(request: FastifyRequest, reply: FastifyReply, { html, bodies, etag }: ServedDocument): FastifyReply {
  void reply.headers({ etag, "cache-control": "no-cache", vary: "accept-encoding" });
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  void reply.type("text/html; charset=utf-8");
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = ENCODINGS.find((name) => accepted.includes(name));
  return encoding ? reply.header("content-encoding", encoding).send(bodies[encoding]) : reply.send(html);
}

/** Serves the festival pages in the language of the URL. They are compressed once for each version. */
export function mountFestivalPages(parts: Parts): void {
  const documentFor = servedDocuments(parts);
  for (const variant of FESTIVAL_VARIANTS) {
    parts.app.get(FESTIVAL_PATHS[variant], async (request, reply) => {
      const lang: Lang = (request.query as { lang?: unknown }).lang === "en" ? "en" : "fa";
      const document = await documentFor(variant, lang);
      return document ? send(request, reply, document) : reply.callNotFound();
    });
  }
}
