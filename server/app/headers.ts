import fastifyCompress from "@fastify/compress";
import fastifyEtag from "@fastify/etag";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import { API_PATHS } from "./client-files";
import type { Config } from "./config";

/** Sets security headers, compression and CORS. API responses are not cached. */
export async function setHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isTls = config.PUBLIC_URL?.startsWith("https://") ?? false;
  // @fastify/helmet makes the headers anew for each request, which takes 4 % of the processor time of a list.
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Emotion inserts a style element at run time, and index.html is a static file without a nonce.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: isTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  app.addHook("onRequest", (request, reply, next) => secure(request.raw, reply.raw, () => next()));
  await app.register(fastifyEtag, { weak: true });
  await app.register(fastifyCompress, { encodings: ["br", "gzip"], threshold: 2048 });
  const origins = new Set(config.CORS_ORIGINS);
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
    if (API_PATHS.test(request.url.split("?", 1)[0] ?? "")) void reply.header("cache-control", "no-store");
    const { origin } = request.headers;
    if (origin === undefined || !origins.has(origin)) return;
    void reply.headers({
      "access-control-allow-origin": origin,
      "access-control-expose-headers":
        "allow, content-disposition, idempotent-replayed, location, retry-after, x-request-id",
      vary: "Origin",
    });
    if (request.method !== "OPTIONS") return;
    await reply
      .headers({
        "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
        "access-control-allow-headers":
          "authorization, content-type, accept-language, idempotency-key, x-request-id, apollo-require-preflight",
        "access-control-max-age": "600",
      })
      .status(204)
      .send();
  });
}
