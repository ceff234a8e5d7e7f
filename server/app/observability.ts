import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { isPermitted } from "../kit/auth/authorization";
import { AppError } from "../kit/errors/app-error";
import type { Telemetry } from "../kit/telemetry";
import type { Config } from "./config";
import type { Contexts } from "./request-context";

/** Logs and measures each response by its route pattern, never by the URL, which can contain user input. */
export function observeRequests(app: FastifyInstance, { log, metrics }: Telemetry): void {
  app.decorateRequest("errorCode", null);
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const { method, id, errorCode } = request;
    const { statusCode, elapsedTime } = reply;
    // GraphQL returns 200 with errors; counted as 200, an outage would look like a success.
    const status = errorCode && statusCode < 400 ? ERRORS[errorCode].status : statusCode;
    metrics.requests.observe({ method, route, status, code: errorCode ?? "" }, elapsedTime / 1000);
    const code = errorCode ? { code: errorCode } : {};
    log.info({ requestId: id, method, route, status: statusCode, ...code, ms: Math.round(elapsedTime) }, "request");
    done();
  });
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** Whether the caller is on this machine. Requests through a local proxy have a forwarding header and do not count. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? "") && !Object.keys(headers).some((name) => FORWARDING.test(name));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares digests in constant time. */
const isBearer = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));

/** Mounts `GET /metrics` for local callers, callers with METRICS_TOKEN, and administrators. */
export function mountMetrics(
  app: FastifyInstance,
  { register }: Telemetry["metrics"],
  { METRICS_TOKEN: token }: Config,
  contextOf: Contexts["contextOf"],
): void {
  app.get("/metrics", async (request, reply) => {
    if (!(token !== undefined && isBearer(request, token)) && !isLocal(request)) {
      const { actor } = await contextOf(request);
      if (!isPermitted({ actor }, "metrics:read")) throw new AppError(actor ? "FORBIDDEN" : "UNAUTHENTICATED");
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}
