import type { FastifyReply, FastifyRequest } from "fastify";
import { GraphQLScalarType } from "graphql";
import { processRequest, Upload as RequestFile } from "graphql-upload-ts";
import { currentStaffOrFail } from "../auth/authorization";
import type { Ctx } from "../context";
import { isDatabaseError } from "../db/pg-errors";
import { AppError, fail } from "../errors/app-error";
import type { StoredFile } from "../files/stored-file";
import { countUpload, storeUpload, UPLOAD_LIMITS } from "./store-upload";

/** A file of the request, or the id of a stored upload. */
export type UploadValue = RequestFile | string;

export const Upload = new GraphQLScalarType<UploadValue>({
  name: "Upload",
  description:
    "A file of a multipart request (GraphQL multipart request specification), or the id that POST /api/uploads returned.",
  // Not the promise of GraphQLUpload: type-graphql awaits arguments, so a missing file would be an internal error.
  parseValue(value) {
    if (typeof value === "string" || value instanceof RequestFile) return value;
    throw new TypeError("neither a file nor an id");
  },
});

/** The headers that a page of another origin cannot send without a preflight request. */
const PREFLIGHT_HEADERS = ["apollo-require-preflight", "x-apollo-operation-name"];

interface MultipartOptions {
  contextOf: (request: FastifyRequest) => Promise<Ctx>;
  /** Throws if the caller may not upload files. */
  admit: (ctx: Ctx) => void;
}

/**
 * Reads the operation of a multipart request; its file is streamed when a resolver stores it. The caller is checked
 * before the body is read. Throws UNAUTHENTICATED, FORBIDDEN, PREFLIGHT_REQUIRED, RATE_LIMITED or BAD_REQUEST.
 */
export async function readMultipartOperation(
  request: FastifyRequest,
  reply: FastifyReply,
  { contextOf, admit }: MultipartOptions,
): Promise<void> {
  if (!request.isMultipart()) return;
  try {
    const ctx = await contextOf(request);
    admit(ctx);
    if (!PREFLIGHT_HEADERS.some((name) => request.headers[name])) fail("PREFLIGHT_REQUIRED");
    await countUpload(ctx);
    request.body = await readOperation(request, reply);
    // The parser waits for a reader of the file; without one, the next request of the connection would wait too.
    reply.raw.once("close", () => drain(request));
  } catch (error) {
    drain(request);
    throw error;
  }
}

/** Reads the rest of the body, so that it is not parsed as the next request of the connection. */
const drain = ({ raw }: FastifyRequest): unknown => raw.unpipe().resume();

const readOperation = ({ raw }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const { files, fileSize, operationSize } = UPLOAD_LIMITS;
  const limits = { maxFiles: files, maxFileSize: fileSize, maxFieldSize: operationSize };
  return processRequest(raw, reply.raw, limits).catch(() => fail("BAD_REQUEST"));
};

const usedFiles = new WeakSet<RequestFile>();

/**
 * Stores a file of the request. Throws the errors of `storeUpload`, FILE_TOO_LARGE, FILE_REQUIRED, or UPLOAD_NOT_FOUND
 * if an alias of the request has stored the file.
 */
async function storeFileOfRequest(ctx: Ctx, file: RequestFile): Promise<StoredFile> {
  try {
    if (usedFiles.has(file)) fail("UPLOAD_NOT_FOUND");
    usedFiles.add(file);
    const upload = await file.promise.catch(() => fail("FILE_REQUIRED"));
    return await storeUpload(ctx, { name: upload.filename, open: () => upload.createReadStream() });
  } catch (error) {
    if (error instanceof AppError || isDatabaseError(error)) throw error;
    return fail((error as { status?: number }).status === 413 ? "FILE_TOO_LARGE" : "BAD_REQUEST");
  }
}

/** Stores the file of the request, or returns a stored upload of the caller. Throws UPLOAD_NOT_FOUND. */
export async function receiveUpload(ctx: Ctx, file: UploadValue): Promise<StoredFile> {
  if (typeof file !== "string") return storeFileOfRequest(ctx, file);
  const upload = await ctx.files.uploads.find(file);
  return upload && upload.ownerId === currentStaffOrFail(ctx).userId ? upload : fail("UPLOAD_NOT_FOUND");
}
