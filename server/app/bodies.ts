import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler } from "fastify";
import { Socket } from "node:net";
import { type Readable, Transform, type TransformCallback } from "node:stream";
import { AppError } from "../kit/errors/app-error";
import { watchRate } from "../kit/rest/minimum-rate";
import type { Config } from "./config";
import type { Contexts } from "./request-context";
import { sendError } from "./error-responses";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route accepts a file in a multipart body: a minimum rate applies to it instead of a timeout. */
    isUpload?: boolean;
  }
  interface FastifyRequest {
    /** Maximum size of a JSON body; 0 applies Fastify's limit. */
    maxBodyBytes: number;
  }
}

const KB = 1024;
/** Time and size within which the rest of an unread body is dropped. */
const REST_MS = 2_000;
const REST_BYTES = 64 * KB * KB;
/** Maximum body size of a signed-in caller, except for files. */
export const BODY_LIMIT = 1024 * KB;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const typeOf = ({ headers }: FastifyRequest): string => headers["content-type"]?.trim().toLowerCase() ?? "";

/** Files are streamed, and their routes check the permission before they read the body. */
const isFile = (request: FastifyRequest): boolean =>
  request.routeOptions.config?.isUpload === true && typeOf(request).startsWith("multipart/form-data");

/** Only JSON bodies are parsed into memory. */
const isJson = (request: FastifyRequest): boolean => typeOf(request).startsWith("application/json");

const BODYLESS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** Passes a body through until it exceeds the limit. */
class LimitedBody extends Transform {
  #size = 0;

  constructor(
    private readonly source: Readable & { receivedEncodedLength?: number },
    private readonly maxBytes: number,
    private readonly error: Error,
  ) {
    super();
    source.once("error", (error) => this.destroy(error));
    // Not `pipeline`: it would destroy the connection that is needed for the response.
    source.pipe(this);
  }

  /** Fastify compares this with Content-Length for compressed bodies. */
  get receivedEncodedLength(): number {
    return this.source.receivedEncodedLength ?? 0;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#size += chunk.length;
    if (this.#size <= this.maxBytes) return done(null, chunk);
    this.source.unpipe(this);
    done(this.error);
  }
}

/**
 * Limits the time and size of bodies. The caller is authenticated before the body is read; without a valid session or
 * key the limit is ANONYMOUS_BODY_KB. Responds with REQUEST_TIMEOUT, BODY_NEEDS_SIGN_IN or UNAUTHENTICATED.
 */
export function limitBodies(app: FastifyInstance, config: Config, callerOf: Contexts["callerOf"]): void {
  const anonymousBytes = config.ANONYMOUS_BODY_KB * KB;
  const windowMs = config.BODY_TIMEOUT_SECONDS * 1000;
  const uploadRate = { bytesPerSecond: config.UPLOAD_MIN_KB_PER_SECOND * KB, windowMs };

  /** The error for a body over the anonymous limit; UNAUTHENTICATED if an invalid token was sent. */
  const tooLarge = ({ headers }: FastifyRequest) =>
    new AppError(headers.authorization === undefined ? "BODY_NEEDS_SIGN_IN" : "UNAUTHENTICATED");

  const limitTime = (request: FastifyRequest, reply: FastifyReply) => {
    const expire = () => expireBody(request, reply);
    const stop = isFile(request)
      ? watchRate(request.raw, uploadRate, expire)
      : stopperOf(setTimeout(expire, windowMs).unref());
    request.raw.once("end", stop).once("close", stop);
  };

  app.decorateRequest("maxBodyBytes", 0);
  app.addHook("onRequest", async (request, reply) => {
    if (!hasBody(request)) return;
    // File routes check the caller themselves: their handler sends the same error in the form that its clients expect.
    const failure = isFile(request)
      ? null
      : await callerOf(request).then(
          ({ actor }) => (actor ? null : tooLarge(request)),
          (error: Error) => error,
        );
    // A small body is already complete.
    if (!request.raw.complete) limitTime(request, reply);
    if (failure === null) return;
    const length = Number(request.headers["content-length"] ?? 0);
    // Fastify rejects longer bodies of every caller without reading them.
    if (length > anonymousBytes && length <= BODY_LIMIT) throw failure;
    if (isJson(request) && !BODYLESS.has(request.method)) request.maxBodyBytes = anonymousBytes;
  });

  app.addHook("onSend", (request, reply, _payload, done) => {
    if (hasBody(request) && !request.raw.complete && !request.raw.readableEnded) dropRest(request, reply);
    done();
  });

  const limit: preParsingHookHandler = (request, _reply, payload, done) => {
    const { maxBodyBytes } = request;
    done(null, maxBodyBytes === 0 ? payload : new LimitedBody(payload, maxBodyBytes, tooLarge(request)));
  };
  const isEncoded = ({ headers, is404 }: FastifyRequest) => !is404 && headers["content-encoding"] !== undefined;
  app.addHook("preParsing", (request, reply, payload, done) =>
    isEncoded(request) ? done(null, payload) : limit.call(app, request, reply, payload, done),
  );
  // Runs after the route's own hook that decompresses.
  app.addHook("onRoute", (route) => {
    const own = route.preParsing ?? [];
    const limitDecoded: preParsingHookHandler = (request, reply, payload, done) =>
      isEncoded(request) ? limit.call(app, request, reply, payload, done) : done(null, payload);
    route.preParsing = [...(Array.isArray(own) ? own : [own]), limitDecoded];
  });
}

const stopperOf = (timer: NodeJS.Timeout) => () => clearTimeout(timer);

/**
 * Drops the rest of a body whose request gets its response before, and closes the connection only beyond the limits: a
 * sender whose writing fails does not read the response, and a proxy responds with 502.
 */
function dropRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  const maxBytes = socket.bytesRead + REST_BYTES;
  const closeSoon = () => Socket.prototype.destroySoon.call(socket);
  // Fastify closes the connection of each body that it rejects.
  void reply.removeHeader("connection");
  raw.unpipe().on("data", () => socket.bytesRead > maxBytes && socket.destroy());
  // Node calls it after the response if the client does not reuse the connection.
  socket.destroySoon = () => {
    if (raw.complete) return closeSoon();
    socket.end();
    raw.once("end", closeSoon);
  };
  const stop = stopperOf(setTimeout(() => socket.destroy(), REST_MS).unref());
  raw.once("end", stop).once("close", stop);
}

/** Rejects a request whose body does not arrive, and closes its connection. */
function expireBody(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  // The body has arrived, but is not read yet.
  if (raw.complete) return;
  if (reply.sent) return void raw.destroy();
  void reply.header("connection", "close");
  sendError(request, reply, new AppError("REQUEST_TIMEOUT"));
  reply.raw.once("finish", () => raw.destroy());
}
