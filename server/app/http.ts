import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { Socket } from "node:net";
import fastifyCompress from "@fastify/compress";
import fastifyEtag from "@fastify/etag";
import fastifyHelmet from "@fastify/helmet";
import { fastify, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { v7 as uuidv7 } from "uuid";
import type { ErrorCode } from "../../domain/errors";
import { mayIn } from "../kit/caller";
import type { Ctx } from "../kit/context";
import { answerOf, Refusal } from "../kit/fail";
import { contextError, refusalOf } from "../kit/graphql/format-error";
import type { Logger } from "../kit/log";
import { errorBody } from "../kit/rest/error-body";
import { mountRoutes } from "../kit/rest/mount";
import { rootFieldOf } from "../kit/rest/shape";
import { mountFiles } from "../kit/rest/upload";
import { openapiOf } from "../kit/rest/openapi";
import { createApollo } from "./apollo";
import type { Config } from "./config";
import { isPage, sendPage, serveClient } from "./client-files";
import { contextFactory, type ContextSource, langOf } from "./context";
import { createMetrics } from "./metrics";
import { routes } from "./routes";
import { buildProductSchema, permissionTable, requireRight } from "./schema";

const BODY_LIMIT = 1024 * 1024;
const REQUEST_ID = /^[\w.:-]{1,64}$/;
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

export interface ServerParts extends ContextSource {
  config: Config;
  logger: Logger;
  /** Folder of the built client, or null where only the API is served. */
  clientDir: string | null;
}

type ContextOf = (request: FastifyRequest) => Promise<Ctx>;

/** The whole product behind one port: GraphQL, REST, metrics and the built client. Not listening yet. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, logger } = parts;
  const isProduction = config.NODE_ENV === "production";
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // The hops between us and the caller that are our own; without any, forwarded headers are somebody's claim.
    trustProxy: config.TRUST_PROXY > 0 ? (_address: string, hop: number) => hop < config.TRUST_PROXY : false,
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers["x-request-id"];
      return typeof given === "string" && REQUEST_ID.test(given) ? given : uuidv7();
    },
    forceCloseConnections: "idle",
    return503OnClosing: true,
    routerOptions: { maxParamLength: 256 },
    clientErrorHandler: answerUnreadable,
  });
  const contextOf = contextFactory(parts);
  await guard(app, config);
  readJson(app);
  observe(app, logger, contextOf);
  answerErrors(app, logger);

  const schema = buildProductSchema();
  const apollo = createApollo({ schema, logger, isProduction });
  await apollo.start();
  // Fastify drains the requests first, then GraphQL has nothing left to wait for.
  app.addHook("onClose", () => apollo.stop());
  await mountFiles({ app, contextOf, admit: (ctx) => requireRight(ctx, "files:send") });
  mountDoors({ app, apollo, schema, contextOf }, parts);
  if (parts.clientDir) await serveClient(app, parts.clientDir);
  app.setNotFoundHandler((request, reply) =>
    parts.clientDir && isPage(request) ? sendPage(request, reply) : notFound(request, reply),
  );
  return app;
}

interface Doors {
  app: FastifyInstance;
  apollo: ApolloServer<Ctx>;
  schema: GraphQLSchema;
  contextOf: ContextOf;
}

function mountDoors({ app, apollo, schema, contextOf }: Doors, { settings, config, logger }: ServerParts): void {
  if (config.NODE_ENV === "development") {
    // The document explorer is served by the client's development server, from our own bundle.
    app.get("/graphiql", (_, reply) => reply.redirect("http://127.0.0.1:5173/graphiql.html"));
  }
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    handler: fastifyApolloHandler(apollo, {
      context: (request) =>
        contextOf(request).catch((error: unknown) => {
          const refusal = refusalOf(error, (cause) =>
            logger.error({ err: cause, requestId: request.id }, "unexpected error"),
          );
          throw contextError(refusal, langOf(request.headers["accept-language"]), request.id);
        }),
    }),
  });
  const permissions = permissionTable();
  const permissionOf = (field: string) => permissions.get(field) ?? "session:own";
  const admit = (ctx: Ctx, document: DocumentNode) => requireRight(ctx, permissionOf(rootFieldOf(document)));
  mountRoutes({ app, apollo, schema, contextOf, admit }, routes);
  const openapi = openapiOf(routes, { schema, version: settings.version, permissionOf });
  app.get("/api/openapi.json", () => openapi);
}

/** Security headers, compression, and no caching of anything but the client's own files. */
async function guard(app: FastifyInstance, config: Config): Promise<void> {
  const isTls = config.PUBLIC_URL?.startsWith("https://") ?? false;
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Emotion writes its rules into a style element at run time and index.html is a static file without a nonce.
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
  await app.register(fastifyEtag, { weak: true });
  await app.register(fastifyCompress, { encodings: ["br", "gzip"], threshold: 2048 });
  const origins = new Set(config.CORS_ORIGINS);
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
    if (/^\/(api|v1|auth|graphql|health|metrics)(\/|\?|$)/.test(request.url))
      void reply.header("cache-control", "no-store");
    const { origin } = request.headers;
    if (origin === undefined || !origins.has(origin)) return;
    void reply.headers({ "access-control-allow-origin": origin, vary: "Origin" });
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

/** An empty body is no body, whatever its type says; older clients send the header with every call. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/** A line and a measurement for each answer: the route's pattern, never the address with what people typed into it. */
function observe(app: FastifyInstance, logger: Logger, contextOf: ContextOf): void {
  const metrics = createMetrics();
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const { method, id } = request;
    metrics.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    logger.info(
      { requestId: id, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "request",
    );
    done();
  });
  app.get("/metrics", async (request, reply) => {
    // A proxy on this machine makes every caller look local, so behind one only an administrator may read.
    const isLocal =
      LOOPBACK.test(request.socket.remoteAddress ?? "") && request.headers["x-forwarded-for"] === undefined;
    if (!isLocal) {
      const { actor } = await contextOf(request);
      if (!mayIn({ actor }, "metrics:read")) throw new Refusal(actor ? "FORBIDDEN" : "UNAUTHENTICATED");
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  404: "NOT_FOUND",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  503: "UNAVAILABLE",
};

function answerErrors(app: FastifyInstance, logger: Logger): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    const isOurs = error instanceof Refusal || status >= 500;
    const log = (cause: unknown) => logger.error({ err: cause, requestId: request.id }, "unexpected error");
    const refusal = isOurs ? refusalOf(error, log) : new Refusal(CODE_OF_STATUS[status] ?? "BAD_REQUEST");
    if (refusal.retryAfter) void reply.header("retry-after", String(refusal.retryAfter));
    // An unread body would be taken for the next request of this connection.
    if (status === 413 || status === 415) void reply.header("connection", "close");
    void reply
      .status(refusal.status)
      .send(errorBody(request, reply, answerOf(refusal, langOf(request.headers["accept-language"]))));
  });
}

const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .send(errorBody(request, reply, answerOf(new Refusal("NOT_FOUND"), langOf(request.headers["accept-language"]))));

/** Bytes that are no HTTP request: answered in one line and the connection closed. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}
