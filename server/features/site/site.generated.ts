/** Types generated for queries found in "server/features/site/site.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'InsertPicture' parameters type */
export interface InsertPictureParams {
  at: Date;
  bytes: Buffer;
  contentType: string;
  sha256: string;
}

/** 'InsertPicture' return type */
export type InsertPictureResult = void;

/** 'InsertPicture' query type */
export interface InsertPictureQuery {
  params: InsertPictureParams;
  result: InsertPictureResult;
}

const insertPictureIR: any = {"usedParamSet":{"sha256":true,"contentType":true,"bytes":true,"at":true},"params":[{"name":"sha256","required":true,"transform":{"type":"scalar"},"locs":[{"a":162,"b":169}]},{"name":"contentType","required":true,"transform":{"type":"scalar"},"locs":[{"a":172,"b":184}]},{"name":"bytes","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":193}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":196,"b":199}]}],"statement":"-- A picture that is uploaded again is kept for another day until a version names it.\ninsert into site_pictures (sha256, content_type, bytes, created_at) values (:sha256!, :contentType!, :bytes!, :at!)\non conflict (sha256) do update set created_at = excluded.created_at"};

/**
 * Query generated from SQL:
 * ```
 * -- A picture that is uploaded again is kept for another day until a version names it.
 * insert into site_pictures (sha256, content_type, bytes, created_at) values (:sha256!, :contentType!, :bytes!, :at!)
 * on conflict (sha256) do update set created_at = excluded.created_at
 * ```
 */
export const insertPicture = new PreparedQuery<InsertPictureParams,InsertPictureResult>(insertPictureIR);


/** 'KnownPictures' parameters type */
export interface KnownPicturesParams {
  hashes: stringArray;
}

/** 'KnownPictures' return type */
export interface KnownPicturesResult {
  sha256: string;
}

/** 'KnownPictures' query type */
export interface KnownPicturesQuery {
  params: KnownPicturesParams;
  result: KnownPicturesResult;
}

const knownPicturesIR: any = {"usedParamSet":{"hashes":true},"params":[{"name":"hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":148,"b":155}]}],"statement":"-- The lock keeps a picture from being deleted until the version that names it is stored.\nselect p.sha256 from site_pictures p where p.sha256 = any(:hashes!::text[]) for key share"};

/**
 * Query generated from SQL:
 * ```
 * -- The lock keeps a picture from being deleted until the version that names it is stored.
 * select p.sha256 from site_pictures p where p.sha256 = any(:hashes!::text[]) for key share
 * ```
 */
export const knownPictures = new PreparedQuery<KnownPicturesParams,KnownPicturesResult>(knownPicturesIR);


/** 'FindPicture' parameters type */
export interface FindPictureParams {
  sha256: string;
}

/** 'FindPicture' return type */
export interface FindPictureResult {
  bytes: Buffer;
  contentType: string;
}

/** 'FindPicture' query type */
export interface FindPictureQuery {
  params: FindPictureParams;
  result: FindPictureResult;
}

const findPictureIR: any = {"usedParamSet":{"sha256":true},"params":[{"name":"sha256","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":93}]}],"statement":"select p.content_type as \"contentType\", p.bytes from site_pictures p where p.sha256 = :sha256!"};

/**
 * Query generated from SQL:
 * ```
 * select p.content_type as "contentType", p.bytes from site_pictures p where p.sha256 = :sha256!
 * ```
 */
export const findPicture = new PreparedQuery<FindPictureParams,FindPictureResult>(findPictureIR);


/** 'LinkPictures' parameters type */
export interface LinkPicturesParams {
  hashes: stringArray;
  versionId: string;
}

/** 'LinkPictures' return type */
export type LinkPicturesResult = void;

/** 'LinkPictures' query type */
export interface LinkPicturesQuery {
  params: LinkPicturesParams;
  result: LinkPicturesResult;
}

const linkPicturesIR: any = {"usedParamSet":{"versionId":true,"hashes":true},"params":[{"name":"versionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":72}]},{"name":"hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":103}]}],"statement":"insert into site_version_pictures (version_id, sha256)\nselect :versionId!, h.sha256 from unnest(:hashes!::text[]) as h (sha256)"};

/**
 * Query generated from SQL:
 * ```
 * insert into site_version_pictures (version_id, sha256)
 * select :versionId!, h.sha256 from unnest(:hashes!::text[]) as h (sha256)
 * ```
 */
export const linkPictures = new PreparedQuery<LinkPicturesParams,LinkPicturesResult>(linkPicturesIR);


/** 'DeleteUnusedPictures' parameters type */
export type DeleteUnusedPicturesParams = void;

/** 'DeleteUnusedPictures' return type */
export type DeleteUnusedPicturesResult = void;

/** 'DeleteUnusedPictures' query type */
export interface DeleteUnusedPicturesQuery {
  params: DeleteUnusedPicturesParams;
  result: DeleteUnusedPicturesResult;
}

const deleteUnusedPicturesIR: any = {"usedParamSet":{},"params":[],"statement":"delete from site_pictures p\nwhere p.created_at < now() - interval '1 day'\n  and not exists (select from site_version_pictures v where v.sha256 = p.sha256)"};

/**
 * Query generated from SQL:
 * ```
 * delete from site_pictures p
 * where p.created_at < now() - interval '1 day'
 *   and not exists (select from site_version_pictures v where v.sha256 = p.sha256)
 * ```
 */
export const deleteUnusedPictures = new PreparedQuery<DeleteUnusedPicturesParams,DeleteUnusedPicturesResult>(deleteUnusedPicturesIR);


