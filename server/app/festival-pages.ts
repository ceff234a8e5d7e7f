import type { FastifyInstance } from "fastify";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { escapeHtml } from "../kit/escape-html";
import { sha256 } from "../kit/crypto/token";
import { FESTIVAL } from "./client-files";

const PICTURE = "/festival.jpg";
/** By size, smallest first. */
const ENCODINGS = ["br", "gzip"] as const;

/** Makes the addresses absolute that search engines and messengers read; they resolve no relative ones. */
function withAddresses(html: string, origin: string, path: string): string {
  const url = escapeHtml(`${origin}${path}`);
  return html
    .replace(`content="${PICTURE}"`, `content="${escapeHtml(origin)}${PICTURE}"`)
    .replace("</head>", `<link rel="canonical" href="${url}" /><meta property="og:url" content="${url}" /></head>`);
}

/** Serves the festival's pages with absolute addresses. They are compressed once, when the server starts. */
export function mountFestivalPages(app: FastifyInstance, root: string, origin: string): void {
  for (const [path, file] of Object.entries(FESTIVAL)) {
    const html = withAddresses(readFileSync(join(root, file), "utf8"), origin, path);
    const bodies = { br: brotliCompressSync(html), gzip: gzipSync(html) };
    const etag = `"${sha256(html).toString("base64url")}"`;
    app.get(path, (request, reply) => {
      void reply.headers({ etag, "cache-control": "no-cache", vary: "accept-encoding" });
      if (request.headers["if-none-match"] === etag) return reply.status(304).send();
      void reply.type("text/html; charset=utf-8");
      const accepted = request.headers["accept-encoding"] ?? "";
      const encoding = ENCODINGS.find((name) => accepted.includes(name));
      return encoding ? reply.header("content-encoding", encoding).send(bodies[encoding]) : reply.send(html);
    });
  }
}
