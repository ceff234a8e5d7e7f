import { MAX_PICTURE_BYTES } from "../../../domain/draws/draw";
import { HASH_BYTES, parseHex } from "../../../domain/draws/hashes";
import { pictureTypeOf } from "../../../domain/pictures";
import type { Ctx, Tx } from "../../kit/context";
import { sha256 as hashOf } from "../../kit/crypto/token";
import { AppError, fail } from "../../kit/errors/app-error";
import { withoutMetadata } from "../../kit/files/picture-metadata";
import type { UploadValue } from "../../kit/uploads/graphql-uploads";
import { uploadedBytes } from "../../kit/uploads/uploaded-bytes";
import { findPicture, insertPicture, knownPictures } from "./draw.queries";
import type { DrawPicture } from "./draw.types";

/** Stores a picture without its metadata and returns its hash. Throws PICTURE_TYPE_INVALID. */
export async function storePicture(ctx: Ctx, received: Buffer): Promise<string> {
  const contentType = pictureTypeOf(received) ?? fail("PICTURE_TYPE_INVALID");
  const bytes = withoutMetadata(received, contentType) ?? fail("PICTURE_TYPE_INVALID");
  const sha256 = hashOf(bytes).toString("hex");
  await insertPicture(ctx.db, { sha256, contentType, bytes, at: ctx.now });
  return sha256;
}

/**
 * Stores a picture for a prize and returns its hash. Throws PICTURE_TYPE_INVALID, PICTURE_TOO_LARGE and the errors of an
 * upload. The upload is deleted when the call ends.
 */
export async function uploadPicture(ctx: Ctx, file: UploadValue): Promise<DrawPicture> {
  const bytes = await uploadedBytes(ctx, file, MAX_PICTURE_BYTES, "PICTURE_TOO_LARGE");
  return { sha256: await storePicture(ctx, bytes) };
}

/** Throws BAD_USER_INPUT with PICTURE_UNKNOWN for prizes whose picture is not stored. */
export async function requirePictures(tx: Tx, prizes: readonly { pictureSha256: string | null }[]): Promise<void> {
  const known = await knownPictures(
    tx.db,
    prizes.flatMap(({ pictureSha256 }) => pictureSha256 ?? []),
  );
  const unknown = prizes.flatMap(({ pictureSha256 }, index) =>
    pictureSha256 === null || known.has(pictureSha256)
      ? []
      : [{ field: `prizes.${index}.pictureSha256`, code: "PICTURE_UNKNOWN" } as const],
  );
  if (unknown.length > 0) throw new AppError("BAD_USER_INPUT", unknown);
}

/** Returns a stored picture. Throws NOT_FOUND. */
export const pictureOrFail = async (ctx: Ctx, sha256: string): Promise<{ contentType: string; bytes: Buffer }> =>
  (parseHex(sha256, HASH_BYTES) && (await findPicture(ctx.db, sha256))) ?? fail("NOT_FOUND");
