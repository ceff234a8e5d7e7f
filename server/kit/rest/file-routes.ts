import fastifyMultipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Ctx } from "../context";
import { isDatabaseError } from "../db/pg-errors";
import { fail, AppError } from "../errors/app-error";
import { countUpload, storeUpload, UPLOAD_LIMITS } from "../uploads/store-upload";
import type { StoredFile } from "../files/stored-file";
import { sendFile } from "./download";

interface FileEndpoints {
  app: FastifyInstance;
  contextOf: (request: FastifyRequest) => Promise<Ctx>;
  /** Throws if the caller may not upload files. */
  admit: (ctx: Ctx) => void;
}

/**
 * Stores the file of a multipart request within the caller's budget. Throws FILE_REQUIRED, FILE_EMPTY, FILE_TOO_LARGE,
 * BAD_REQUEST, RATE_LIMITED, UPLOADS_BUSY, UPLOAD_QUOTA or FILES_FULL; nothing is stored then.
 */
export async function receiveFile(
  request: FastifyRequest,
  ctx: Ctx,
): Promise<{ file: StoredFile; fields: Record<string, string> }> {
  if (!request.isMultipart()) fail("FORM_REQUIRED");
  try {
    await countUpload(ctx);
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

/** Reads the form to its end, because a field may follow the file. A second file is ignored. */
async function store(request: FastifyRequest, ctx: Ctx): Promise<{ file: StoredFile; fields: Record<string, string> }> {
  const fields = new Map<string, string>();
  let file: StoredFile | null = null;
  try {
    for await (const part of request.parts({ limits: UPLOAD_LIMITS })) {
      if (part.type === "file") file = await storePart(ctx, part);
      else if (typeof part.value === "string" && !fields.has(part.fieldname)) fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    if (file === null || (error as { code?: string }).code !== "FST_FILES_LIMIT") {
      if (file) await ctx.files.uploads.remove(file.id);
      throw error;
    }
  }
  return { file: file ?? fail("FILE_REQUIRED"), fields: Object.fromEntries(fields) };
}

function storePart(ctx: Ctx, part: MultipartFile): Promise<StoredFile> {
  const finish = () => {
    if (part.file.truncated) fail("FILE_TOO_LARGE");
  };
  return storeUpload(ctx, { name: part.filename, open: () => part.file, finish });
}

/** Mounts the endpoints of files: uploads for calls without a multipart request, and downloads. */
export async function mountFiles({ app, contextOf, admit }: FileEndpoints): Promise<void> {
  await app.register(fastifyMultipart, { limits: UPLOAD_LIMITS });
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
