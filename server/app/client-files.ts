import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Paths of the APIs, without a query. */
export const API_PATHS = /^\/(api|v1|auth|graphql|health|metrics)(\/|$)/;
/** Paths under an API prefix that are screens. */
const SCREENS = new Set(["/api/docs"]);

/** Serves the built client: hashed files are cached for a year, the rest is revalidated. */
export async function serveClient(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes("/assets/");
      response.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.get("/opening-day", (_, reply) => reply.redirect("/"));
}

const pathOf = ({ url }: FastifyRequest): string => url.split("?", 1)[0] ?? "/";

/** Returns whether a URL without a route is a screen of the client, which renders its own 404 page. */
export function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && (SCREENS.has(path) || !API_PATHS.test(path)) && !/\.\w+$/.test(path);
}

/** Screens whose document has their own first paint or preloads their scripts; the build writes the documents. */
const DOCUMENTS: readonly (readonly [RegExp, string])[] = [
  [/^\/customer\/?$/i, "customer.html"],
  [/^\/MVP\/?$/i, "MVP.html"],
  [/^\/counter\/?$/i, "counter.html"],
  [/^\/(admin|account)(\/|$)/i, "admin.html"],
];

/** Sends the document of a screen. */
export function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [, file = "index.html"] = DOCUMENTS.find(([path]) => path.test(pathOf(request))) ?? [];
  return reply.header("cache-control", "no-cache").sendFile(file);
}
