import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Socket } from "node:net";
import type { ErrorCode } from "../../domain/errors/error-catalogue";
import { errorResponseOf, AppError } from "../kit/errors/app-error";
import { toAppError } from "./format-error";
import { errorBody } from "../kit/rest/error-body";
import type { Telemetry } from "../kit/telemetry";
import { langOf, recordError } from "./request-context";

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  404: "NOT_FOUND",
  413: "PAYLOAD_TOO_LARGE",
  414: "URI_TOO_LONG",
  415: "UNSUPPORTED_MEDIA_TYPE",
  503: "UNAVAILABLE",
};

/** Sends an error in the documented form. */
export function sendError(request: FastifyRequest, reply: FastifyReply, appError: AppError): FastifyReply {
  recordError(request, appError.code);
  if (appError.retryAfter) void reply.header("retry-after", String(appError.retryAfter));
  return reply
    .status(appError.status)
    .send(errorBody(request, reply, errorResponseOf(appError, langOf(request.headers["accept-language"]))));
}

/** The code of a status that Fastify sets. Files are sent as a form; `/graphql` takes JSON, too. */
function codeOf(status: number, { routeOptions }: FastifyRequest): ErrorCode {
  const takesForm = routeOptions.config?.isUpload === true && routeOptions.url !== "/graphql";
  return status === 415 && takesForm ? "FORM_REQUIRED" : (CODE_OF_STATUS[status] ?? "BAD_REQUEST");
}

/** Converts every error that reaches Fastify to the documented form and reports server failures. */
export function handleErrors(app: FastifyInstance, telemetry: Telemetry): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    const isOurs = error instanceof AppError || status >= 500;
    const report = (cause: unknown) => telemetry.reportError(cause, { requestId: request.id });
    const appError = isOurs ? toAppError(error, report) : new AppError(codeOf(status, request));
    void sendError(request, reply, appError);
  });
}

/** Sends errors of the router. No hook has run, so the headers of the hooks are set here. */
export function sendRouterError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({
    "x-request-id": request.id,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
  });
  void sendError(request, reply, new AppError(CODE_OF_STATUS[error.statusCode ?? 400] ?? "BAD_REQUEST"));
}

/**
 * Returns the handler of requests without a route: NOT_FOUND, or METHOD_NOT_ALLOWED with `Allow` for the path of a
 * route. An empty segment of a path is no parameter. Called before the routes are added.
 */
export function notFoundOf(app: FastifyInstance): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const routes: { method: string; path: RegExp }[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    const path = new RegExp(`^${url.replace(/:\w+/g, "[^/]+")}$`);
    for (const one of [method].flat()) if (one !== "HEAD") routes.push({ method: one, path });
  });
  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    const [url = ""] = request.url.split("?");
    const methods = new Set(routes.filter(({ path }) => path.test(url)).map(({ method }) => method));
    if (methods.size === 0) return sendError(request, reply, new AppError("NOT_FOUND"));
    return sendError(
      request,
      reply.header("allow", [...methods].sort().join(", ")),
      new AppError("METHOD_NOT_ALLOWED"),
    );
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (Object.values(request.params as object).includes("")) sendNotFound(request, reply);
    else done();
  });
  return sendNotFound;
}

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Responds to an invalid HTTP request or incomplete headers with a status line and closes the connection. */
export function rejectUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = STATUS_LINES[error.code ?? ""] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  socket.destroySoon();
}
