import type { FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import type { DataSource } from "typeorm";
import { type ErrorCode, ERRORS, type Lang } from "../../domain/errors/error-catalogue";
import { staffOfToken } from "../features/auth/session.service";
import { integratorOfToken } from "../features/api-keys/api-key.service";
import type { Actor, Batchers, Ctx, Files, Settings } from "../kit/context";
import type { JobQueue } from "../kit/concurrency/job-queue";
import { canonicalAddress, UNKNOWN_ADDRESS } from "../kit/limits/ip-addresses";
import type { Limits } from "../kit/limits/rate-limiter";
import type { Telemetry } from "../kit/telemetry";
import type { Replicas } from "./replicas";

declare module "fastify" {
  interface FastifyRequest {
    /** The error of the response with the highest status, for its log entry and metrics. */
    errorCode: ErrorCode | null;
  }
}

export interface ContextSource {
  primary: DataSource;
  replicas: Replicas;
  settings: Settings;
  limits: Limits;
  files: Files;
  jobs: JobQueue;
  batchers: Batchers;
  telemetry: Telemetry;
}

/** Returns the preferred supported language of an Accept-Language header; the default is English. */
export const langOf = (accept: string | undefined): Lang =>
  new Negotiator({ headers: { "accept-language": accept } }).language(["en", "fa"]) === "fa" ? "fa" : "en";

const bearerOf = (header: string): string => /^Bearer ([\x21-\x7e]{1,512})$/i.exec(header)?.[1] ?? "";

/** Returns the caller's IP address; the socket's if a proxy's header contains none. */
const clientAddressOf = ({ ip, socket }: FastifyRequest): string =>
  canonicalAddress(ip ?? "") ?? canonicalAddress(socket.remoteAddress ?? "") ?? UNKNOWN_ADDRESS;

/** Stores an error code for the request's log entry and metrics; of several the one with the highest status. */
export function recordError(request: FastifyRequest, code: ErrorCode): void {
  const known = request.errorCode;
  if (!known || ERRORS[code].status > ERRORS[known].status) request.errorCode = code;
}

type Caller = Pick<Ctx, "actor" | "hasInvalidToken">;

const ANONYMOUS_CALLER: Caller = { actor: null, hasInvalidToken: false };

export interface Contexts {
  /** Returns the caller of a request. The session or key is read once per request. */
  callerOf: (request: FastifyRequest) => Promise<Caller>;
  /** Returns the context of a request. `anonymous` skips authentication and its database query. */
  contextOf: (request: FastifyRequest, options?: { anonymous?: boolean }) => Promise<Ctx>;
}

/** Creates the factory of request contexts. */
export function contextFactory(source: ContextSource): Contexts {
  const { primary, replicas, settings, limits, files, jobs, batchers, telemetry } = source;
  const callers = new WeakMap<FastifyRequest, Promise<Caller>>();
  const actorOfToken = async (token: string, ip: string): Promise<Actor | null> =>
    (await staffOfToken({ db: primary.manager, sessions: batchers.sessions }, token, settings)) ??
    integratorOfToken(primary.manager, token, ip);
  const readCaller = async (request: FastifyRequest): Promise<Caller> => {
    const { authorization } = request.headers;
    if (authorization === undefined) return ANONYMOUS_CALLER;
    const actor = await actorOfToken(bearerOf(authorization), clientAddressOf(request));
    if (actor?.kind === "key") await limits.consume("key:minute", actor.keyId);
    return { actor, hasInvalidToken: actor === null };
  };
  const callerOf = (request: FastifyRequest): Promise<Caller> => {
    const known = callers.get(request) ?? readCaller(request);
    callers.set(request, known);
    return known;
  };
  const contextOf: Contexts["contextOf"] = async (request, { anonymous = false } = {}) => {
    const caller = anonymous ? ANONYMOUS_CALLER : await callerOf(request);
    return {
      db: primary.manager,
      replica: replicas.next() ?? primary.manager,
      ...caller,
      now: new Date(),
      lang: langOf(request.headers["accept-language"]),
      ip: clientAddressOf(request),
      userAgent: request.headers["user-agent"] ?? "",
      requestId: request.id,
      limits,
      files,
      jobs,
      batchers,
      settings,
      telemetry,
      recordError: (code) => recordError(request, code),
      headers: {},
    };
  };
  return { callerOf, contextOf };
}
