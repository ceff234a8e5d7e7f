import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const CALLS = /^\/(api|v1|auth|graphql|health|metrics)(\/|$)/;
/** Addresses under a call's prefix that are screens. */
const SCREENS = new Set(["/api/docs"]);

/** The festival's pages, which are files of their own; every other screen is drawn by the one of the club. */
const FESTIVAL: Readonly<Record<string, string>> = { "/": "landing.html", "/landing": "sign-up.html" };

/** The files of the built client: hashed ones for a year, the rest asked for again each time. */
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

/** Whether an address without a route of its own is a screen of the client, which draws its own 404 for unknown ones. */
export function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && (SCREENS.has(path) || !CALLS.test(path)) && !/\.\w+$/.test(path);
}

export const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header("cache-control", "no-cache").sendFile(FESTIVAL[pathOf(request)] ?? "index.html");
