import type { ErrorCode } from "../../../domain/errors/error-catalogue";
import type { Ctx } from "../context";
import { fail } from "../errors/app-error";
import { receiveUpload, type UploadValue } from "./graphql-uploads";

/** Returns the bytes of a small upload and deletes the upload. Throws `tooLarge` and the errors of an upload. */
export async function uploadedBytes(
  ctx: Ctx,
  file: UploadValue,
  maxBytes: number,
  tooLarge: ErrorCode,
): Promise<Buffer> {
  const upload = await receiveUpload(ctx, file);
  try {
    if (upload.size > maxBytes) fail(tooLarge);
    const chunks: Buffer[] = [];
    for await (const chunk of ctx.files.uploads.read(upload)) chunks.push(chunk);
    return Buffer.concat(chunks);
  } finally {
    await ctx.files.uploads.remove(upload.id);
  }
}
