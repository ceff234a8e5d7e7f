import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import { fastify, type FastifyInstance } from "fastify";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { v7 as uuidv7 } from "uuid";
import type { Ctx } from "../kit/context";
import { contextError, formatEarlyErrors, toAppError } from "./format-error";
import { mountDrawFiles } from "../features/draws/draw-files.routes";
import { mountSitePictures } from "../features/site/site-picture.routes";
import { mountRoutes } from "../kit/rest/mount";
import { rootFieldOf } from "../kit/rest/response-shape";
import { mountFiles } from "../kit/rest/file-routes";
import { readMultipartOperation } from "../kit/uploads/graphql-uploads";
import { createApollo } from "./apollo";
import { BODY_LIMIT, limitBodies } from "./bodies";
import { mountFestivalPages } from "./festival-pages";
import { isPage, sendPage, serveClient } from "./client-files";
import type { Config } from "./config";
import { closeUnusedAtStop, limitConnections } from "./connections";
import { mountDrawPages } from "./draw-pages";
import { contextFactory, type Contexts, type ContextSource, langOf, recordError } from "./request-context";
import { handleErrors, notFoundOf, rejectUnreadable, sendRouterError } from "./error-responses";
import { setHeaders } from "./headers";
import { mountHealthProbes, watchClock } from "./health-probes";
import { mountMetrics, observeRequests } from "./observability";
import { mountOpenapi } from "./openapi-document";
import { routes } from "./routes";
import { buildProductSchema, permissionTable, requirePermission } from "./schema";

const REQUEST_ID = /^[\w.:-]{1,64}$/;

export interface ServerParts extends ContextSource {
  config: Config;
  /** Folder of the built client, or null to serve only the API. */
  clientDir: string | null;
}

/** Creates the server with GraphQL, REST, metrics and the built client; not listening yet. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, telemetry } = parts;
  const isProduction = config.NODE_ENV === "production";
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // Number of trusted proxy hops; 0 ignores `X-Forwarded-*`.
    trustProxy: config.TRUST_PROXY > 0 ? (_address: string, hop: number) => hop < config.TRUST_PROXY : false,
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers["x-request-id"];
      return typeof given === "string" && REQUEST_ID.test(given) ? given : uuidv7();
    },
    forceCloseConnections: "idle",
    return503OnClosing: true,
    routerOptions: { maxParamLength: 256 },
    clientErrorHandler: rejectUnreadable,
    frameworkErrors: sendRouterError,
    http: headerTimeouts(config),
  });
  limitConnections(app.server, config, telemetry);
  closeUnusedAtStop(app);
  const { callerOf, contextOf } = contextFactory(parts);
  await setHeaders(app, config);
  readJson(app);
  observeRequests(app, telemetry);
  handleErrors(app, telemetry);
  const sendNotFound = notFoundOf(app);
  limitBodies(app, config, callerOf);
  mountMetrics(app, telemetry.metrics, config, contextOf);
  mountHealthProbes(app, parts, config);
  watchClock(app, parts);

  const schema = buildProductSchema();
  const apollo = createApollo({ schema, telemetry, isProduction });
  await apollo.start();
  // Fastify drains the requests first, so GraphQL has no pending operations.
  app.addHook("onClose", () => apollo.stop());
  await mountFiles({ app, contextOf, admit: admitUpload });
  mountDrawFiles({ app, contextOf, admit: requirePermission });
  mountSitePictures({ app, contextOf });
  mountEndpoints({ app, apollo, schema, contextOf }, parts);
  if (parts.clientDir) {
    await serveClient(app, parts.clientDir);
    const ctx = { db: parts.primary.manager, settings: parts.settings };
    mountFestivalPages({
      app,
      ctx,
      origin: config.PUBLIC_URL,
      reportError: (error) => telemetry.reportError(error, { task: "festival pages" }),
    });
    mountDrawPages({ app, contextOf, clientDir: parts.clientDir, publicUrl: config.PUBLIC_URL });
  }
  app.setNotFoundHandler((request, reply) =>
    parts.clientDir && isPage(request) ? sendPage(request, reply) : sendNotFound(request, reply),
  );
  return app;
}

/** Node closes a connection with late headers at its next check, so both times together are the configured timeout. */
const headerTimeouts = ({ HEADERS_TIMEOUT_SECONDS: seconds }: Config) => ({
  headersTimeout: seconds * 900,
  connectionsCheckingInterval: seconds * 100,
});

const admitUpload = (ctx: Ctx) => requirePermission(ctx, "files:send");

interface Endpoints {
  app: FastifyInstance;
  apollo: ApolloServer<Ctx>;
  schema: GraphQLSchema;
  contextOf: Contexts["contextOf"];
}

function mountEndpoints(
  { app, apollo, schema, contextOf }: Endpoints,
  { settings, config, telemetry }: ServerParts,
): void {
  if (config.NODE_ENV === "development") {
    // The client's development server serves GraphiQL.
    app.get("/graphiql", (_, reply) => reply.redirect("http://127.0.0.1:5173/graphiql.html"));
  }
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    config: { isUpload: true },
    onSend: (request, reply, payload, done) => done(null, formatEarlyErrors(request, reply, payload)),
    preHandler: (request, reply) => readMultipartOperation(request, reply, { contextOf, admit: admitUpload }),
    handler: fastifyApolloHandler(apollo, {
      context: (request) =>
        contextOf(request).catch((error: unknown) => {
          const appError = toAppError(error, (cause) => telemetry.reportError(cause, { requestId: request.id }));
          recordError(request, appError.code);
          throw contextError(appError, langOf(request.headers["accept-language"]), request.id);
        }),
    }),
  });
  const permissions = permissionTable();
  const permissionOf = (field: string) => permissions.get(field) ?? "session:own";
  const admit = (ctx: Ctx, document: DocumentNode) => requirePermission(ctx, permissionOf(rootFieldOf(document)));
  mountRoutes({ app, apollo, schema, contextOf, admit }, routes);
  mountOpenapi(app, config, { schema, version: settings.version, permissionOf });
}

/** Accepts an empty JSON body: older clients send the content type with every request. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, body as string, done);
  });
}
