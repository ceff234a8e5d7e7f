import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { isPermitted } from "../kit/auth/authorization";
import { AppError } from "../kit/errors/app-error";
import type { Telemetry } from "../kit/telemetry";
import type { Config } from "./config";
import type { Contexts } from "./request-context";

/** A log line and a measurement per response: the route's pattern, never the address with what people typed into it. */
export function observeRequests(app: FastifyInstance, { log, metrics }: Telemetry): void {
  app.decorateRequest("errorCode", null);
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const { method, id, errorCode } = request;
    const { statusCode, elapsedTime } = reply;
    // GraphQL sends 200 with errors: measured as such, an outage would look like a success.
    const status = errorCode && statusCode < 400 ? ERRORS[errorCode].status : statusCode;
    metrics.requests.observe({ method, route, status, code: errorCode ?? "" }, elapsedTime / 1000);
    const code = errorCode ? { code: errorCode } : {};
    log.info({ requestId: id, method, route, status: statusCode, ...code, ms: Math.round(elapsedTime) }, "request");
    done();
  });
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** A caller on this machine. A proxy on this machine makes every caller look like one, and adds a header. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? "") && !Object.keys(headers).some((name) => FORWARDING.test(name));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compared as digests, so that neither the length nor the first difference shows in the time. */
const isBearer = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));

/** `GET /metrics` for callers on this machine, for those who send METRICS_TOKEN, and for administrators. */
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
