import { HASH_BYTES, parseHex } from "../../../domain/draws/hashes";
import { pictureTypeOf } from "../../../domain/pictures";
import { MAX_SITE_PICTURE_BYTES, type SiteContent } from "../../../domain/site/content";
import type { Ctx, Tx } from "../../kit/context";
import { sha256 as hashOf } from "../../kit/crypto/token";
import { AppError, fail, type FieldError } from "../../kit/errors/app-error";
import type { UploadValue } from "../../kit/uploads/graphql-uploads";
import { uploadedBytes } from "../../kit/uploads/uploaded-bytes";
import { withoutMetadata } from "../../kit/files/picture-metadata";
import { findPicture, insertPicture, knownPictures } from "./site.queries";
import type { SitePicture } from "./site.types";

/**
 * Stores a picture without its metadata and returns its hash. Throws PICTURE_TYPE_INVALID, SITE_PICTURE_TOO_LARGE and the
 * errors of an upload. The upload is deleted when the call ends.
 */
export async function uploadSitePicture(ctx: Ctx, file: UploadValue): Promise<SitePicture> {
  const received = await uploadedBytes(ctx, file, MAX_SITE_PICTURE_BYTES, "SITE_PICTURE_TOO_LARGE");
  const contentType = pictureTypeOf(received) ?? fail("PICTURE_TYPE_INVALID");
  const bytes = withoutMetadata(received, contentType) ?? fail("PICTURE_TYPE_INVALID");
  const sha256 = hashOf(bytes).toString("hex");
  await insertPicture(ctx.db, { sha256, contentType, bytes, at: ctx.now });
  return { sha256 };
}

/** Throws BAD_USER_INPUT with PICTURE_UNKNOWN for logos and prizes whose picture is not stored. */
export async function requirePictures(tx: Tx, hashes: readonly string[], content: SiteContent): Promise<void> {
  const known = await knownPictures(tx.db, hashes);
  const unknown = (["logos", "prizes"] as const).flatMap((list) =>
    content[list].flatMap(({ pictureSha256 }, index): FieldError[] =>
      pictureSha256 === null || known.has(pictureSha256)
        ? []
        : [{ field: `${list}.${index}.pictureSha256`, code: "PICTURE_UNKNOWN" }],
    ),
  );
  if (unknown.length > 0) throw new AppError("BAD_USER_INPUT", unknown);
}

/** Returns a stored picture. Throws NOT_FOUND. */
export const sitePictureOrFail = async (ctx: Ctx, sha256: string): Promise<{ contentType: string; bytes: Buffer }> =>
  (parseHex(sha256, HASH_BYTES) && (await findPicture(ctx.db, sha256))) ?? fail("NOT_FOUND");
