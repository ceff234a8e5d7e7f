import fastifyMultipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { pipeline } from "node:stream/promises";
import { MAX_FILE_BYTES } from "../../../domain/files";
import { currentActor } from "../auth/authorization";
import type { Ctx } from "../context";
import { isDatabaseError } from "../db/pg-errors";
import { fail, AppError } from "../errors/app-error";
import type { StoredFile } from "../files/stored-file";
import { sendFile } from "./download";

const LIMITS = { files: 1, fileSize: MAX_FILE_BYTES, fields: 10, fieldSize: 1024, fieldNameSize: 100, parts: 12 };
interface FileEndpoints {
  app: FastifyInstance;
  contextOf: (request: FastifyRequest) => Promise<Ctx>;
  /** Throws if the caller may not upload files. */
  admit: (ctx: Ctx) => void;
}

/** Maximum wait of an upload for a free slot; its body is not read meanwhile. */
const WAIT_MS = 10_000;

/**
 * Stores the file of a multipart request within the caller's budget. Throws FILE_REQUIRED, FILE_EMPTY, FILE_TOO_LARGE,
 * BAD_REQUEST, RATE_LIMITED, UPLOADS_BUSY, UPLOAD_QUOTA or FILES_FULL; nothing is stored then.
 */
export async function receiveFile(
  request: FastifyRequest,
  ctx: Ctx,
): Promise<{ file: StoredFile; fields: Record<string, string> }> {
  if (!request.isMultipart()) fail("UNSUPPORTED_MEDIA_TYPE");
  try {
    await ctx.limits.take("upload:caller", currentActor(ctx)?.id ?? ctx.ip);
    return await store(request, ctx);
  } catch (error) {
    // Drains the body, so that its rest is not parsed as the next request of this connection.
    request.raw.resume();
    const { code = "" } = error as { code?: string };
    // Database failures are server errors; parser failures are client errors.
    if (error instanceof AppError || isDatabaseError(error)) throw error;
    return fail(code === "FST_REQ_FILE_TOO_LARGE" ? "FILE_TOO_LARGE" : "BAD_REQUEST");
  }
}

async function store(request: FastifyRequest, ctx: Ctx): Promise<{ file: StoredFile; fields: Record<string, string> }> {
  const part = (await request.file({ limits: LIMITS })) ?? fail("FILE_REQUIRED");
  const upload = { name: part.filename, ownerId: currentActor(ctx)?.id ?? null, waitMs: WAIT_MS };
  const { file, result: fields } = await ctx.files.uploads.write(upload, async (draft) => {
    await pipeline(part.file, await draft.open());
    if (part.file.truncated) fail("FILE_TOO_LARGE");
    if (draft.size === 0) fail("FILE_EMPTY");
    return fieldsOf(part);
  });
  return { file, fields };
}

const fieldsOf = ({ fields }: MultipartFile): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const one = Array.isArray(field) ? field[0] : field;
      return one?.type === "field" && typeof one.value === "string" ? [[name, one.value]] : [];
    }),
  );

/** Mounts the endpoints of files: uploads for GraphQL mutations, and downloads. */
export async function mountFiles({ app, contextOf, admit }: FileEndpoints): Promise<void> {
  await app.register(fastifyMultipart, { limits: LIMITS });
  app.post("/api/uploads", { config: { isUpload: true } }, async (request, reply) => {
    const ctx = await contextOf(request);
    // The permission is checked before the body is read.
    admit(ctx);
    const { file } = await receiveFile(request, ctx);
    return reply.status(201).send({ success: true, data: { upload_id: file.id } });
  });
  app.get<{ Params: { token: string } }>("/api/downloads/:token", async (request, reply) => {
    const ctx = await contextOf(request);
    const file = (await ctx.files.downloads.find(request.params.token)) ?? fail("NOT_FOUND");
    return sendFile(reply, ctx, file);
  });
}
