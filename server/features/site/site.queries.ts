import type { Db } from "../../kit/db/database";
import { execute, executeOne } from "../../kit/db/queries";
import { SiteVersionEntity } from "./site-version.entity";
import * as sql from "./site.generated";

export const insertPicture = (
  db: Db,
  picture: { sha256: string; contentType: string; bytes: Buffer; at: Date },
): Promise<unknown> => execute(db, sql.insertPicture, picture);

/** Returns the hashes of those pictures that are stored. */
export const knownPictures = async (db: Db, hashes: readonly string[]): Promise<Set<string>> =>
  new Set((await execute(db, sql.knownPictures, { hashes })).map(({ sha256 }) => sha256));

/** Returns a picture, or null. */
export const findPicture = (db: Db, sha256: string): Promise<sql.FindPictureResult | null> =>
  executeOne(db, sql.findPicture, { sha256 });

/** Stores that a version shows these pictures, so that they are not deleted. */
export const linkPictures = (db: Db, versionId: string, hashes: readonly string[]): Promise<unknown> =>
  execute(db, sql.linkPictures, { versionId, hashes });

/** Deletes pictures that no version has named within a day after their upload. */
export const deleteUnusedSitePictures = (db: Db): Promise<unknown> => execute(db, sql.deleteUnusedPictures, undefined);

/** Returns the id of the served version; null for the built-in content. */
export async function newestVersionId(db: Db): Promise<string | null> {
  const [version] = await db.find(SiteVersionEntity, { select: { id: true }, order: { id: "DESC" }, take: 1 });
  return version?.id ?? null;
}
