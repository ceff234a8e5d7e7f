import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { MAX_FILE_BYTES } from "../../../domain/files";
import { currentActor } from "../auth/authorization";
import type { Ctx } from "../context";
import { fail } from "../errors/app-error";
import type { StoredFile } from "../files/stored-file";

/** Limits of a multipart request, over REST and GraphQL. */
export const UPLOAD_LIMITS = {
  files: 1,
  fileSize: MAX_FILE_BYTES,
  /** A REST form. */
  fields: 10,
  fieldSize: 1024,
  fieldNameSize: 100,
  parts: 12,
  /** The document and the variables of a GraphQL operation. */
  operationSize: 64 * 1024,
};

/** Maximum wait of an upload for a free slot. */
const WAIT_MS = 10_000;

/** Counts an upload against the caller's limit per minute. Throws RATE_LIMITED. */
export const countUpload = (ctx: Ctx): Promise<unknown> =>
  ctx.limits.consume("upload:caller", currentActor(ctx)?.id ?? ctx.ip);

/**
 * Stores an uploaded file within the caller's budget. `open` is called when a slot is free; `finish` runs after the last
 * byte. Throws FILE_EMPTY, UPLOADS_BUSY, UPLOAD_QUOTA, FILES_FULL and what `open` and `finish` throw; nothing is stored
 * then.
 */
export async function storeUpload(
  ctx: Ctx,
  { name, open, finish }: { name: string; open: () => Readable; finish?: () => void },
): Promise<StoredFile> {
  const upload = { name, ownerId: currentActor(ctx)?.id ?? null, waitMs: WAIT_MS };
  const { file } = await ctx.files.uploads.write(upload, async (draft) => {
    await pipeline(open(), await draft.open());
    finish?.();
    if (draft.size === 0) fail("FILE_EMPTY");
  });
  return file;
}
