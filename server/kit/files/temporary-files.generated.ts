/** Types generated for queries found in "server/kit/files/temporary-files.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type NumberOrString = number | string;

/** 'OpenFile' parameters type */
export interface OpenFileParams {
  all: number;
  each: number;
  kind: string;
  ownerId?: string | null | void;
  token: string;
}

/** 'OpenFile' return type */
export interface OpenFileResult {
  id: number;
}

/** 'OpenFile' query type */
export interface OpenFileQuery {
  params: OpenFileParams;
  result: OpenFileResult;
}

const openFileIR: any = {"usedParamSet":{"token":true,"kind":true,"ownerId":true,"each":true,"all":true},"params":[{"name":"token","required":true,"transform":{"type":"scalar"},"locs":[{"a":141,"b":147}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":150,"b":155},{"a":355,"b":360}]},{"name":"ownerId","required":false,"transform":{"type":"scalar"},"locs":[{"a":158,"b":165},{"a":272,"b":279}]},{"name":"each","required":true,"transform":{"type":"scalar"},"locs":[{"a":437,"b":442}]},{"name":"all","required":true,"transform":{"type":"scalar"},"locs":[{"a":461,"b":465}]}],"statement":"-- A file expires if its writer does not renew the lease for 60 seconds.\ninsert into stored_files (token, kind, owner_id, expires_at)\nselect :token!, :kind!, :ownerId::uuid, now() + interval '60 seconds'\nfrom (select count(*) filter (where f.owner_id is not distinct from :ownerId::uuid) as own, count(*) as total\n      from stored_files f where f.kind = :kind! and f.completed_at is null and f.expires_at > now()) busy\nwhere busy.own < :each! and busy.total < :all!\nreturning id"};

/**
 * Query generated from SQL:
 * ```
 * -- A file expires if its writer does not renew the lease for 60 seconds.
 * insert into stored_files (token, kind, owner_id, expires_at)
 * select :token!, :kind!, :ownerId::uuid, now() + interval '60 seconds'
 * from (select count(*) filter (where f.owner_id is not distinct from :ownerId::uuid) as own, count(*) as total
 *       from stored_files f where f.kind = :kind! and f.completed_at is null and f.expires_at > now()) busy
 * where busy.own < :each! and busy.total < :all!
 * returning id
 * ```
 */
export const openFile = new PreparedQuery<OpenFileParams,OpenFileResult>(openFileIR);


/** 'AddChunk' parameters type */
export interface AddChunkParams {
  bytes: Buffer;
  id: number;
  kind: string;
  length: number;
  own: NumberOrString;
  ownerId?: string | null | void;
  seq: number;
  total: NumberOrString;
}

/** 'AddChunk' return type */
export interface AddChunkResult {
  isFull: boolean;
  isOwnFull: boolean;
  isStored: boolean;
}

/** 'AddChunk' query type */
export interface AddChunkQuery {
  params: AddChunkParams;
  result: AddChunkResult;
}

const addChunkIR: any = {"usedParamSet":{"ownerId":true,"length":true,"kind":true,"id":true,"own":true,"total":true,"seq":true,"bytes":true},"params":[{"name":"ownerId","required":false,"transform":{"type":"scalar"},"locs":[{"a":91,"b":98}]},{"name":"length","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":120},{"a":169,"b":176},{"a":409,"b":416}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":232,"b":237}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":542,"b":545}]},{"name":"own","required":true,"transform":{"type":"scalar"},"locs":[{"a":612,"b":616},{"a":856,"b":860}]},{"name":"total","required":true,"transform":{"type":"scalar"},"locs":[{"a":633,"b":639},{"a":889,"b":895}]},{"name":"seq","required":true,"transform":{"type":"scalar"},"locs":[{"a":766,"b":770}]},{"name":"bytes","required":true,"transform":{"type":"scalar"},"locs":[{"a":773,"b":779}]}],"statement":"with used as (\n  select coalesce(sum(f.size) filter (where f.owner_id is not distinct from :ownerId::uuid), 0) + :length!::bigint as own,\n    coalesce(sum(f.size), 0) + :length!::bigint as total\n  from stored_files f where f.kind = :kind! and f.expires_at > now()\n), async_commit as (\n  select set_config('synchronous_commit', 'off', true) as setting\n), grown as (\n  update stored_files f set size = f.size + :length!::bigint, chunks = f.chunks + 1,\n    expires_at = now() + interval '60 seconds'\n  from used u, async_commit s\n  where f.id = :id! and f.completed_at is null and f.expires_at > now() and u.own <= :own! and u.total <= :total!\n    and s.setting = 'off'\n  returning f.id\n), added as (\n  insert into stored_file_chunks (file_id, seq, bytes) select g.id, :seq!, :bytes! from grown g\n)\nselect exists (select 1 from grown) as \"isStored!\", u.own > :own! as \"isOwnFull!\", u.total > :total! as \"isFull!\" from used u"};

/**
 * Query generated from SQL:
 * ```
 * with used as (
 *   select coalesce(sum(f.size) filter (where f.owner_id is not distinct from :ownerId::uuid), 0) + :length!::bigint as own,
 *     coalesce(sum(f.size), 0) + :length!::bigint as total
 *   from stored_files f where f.kind = :kind! and f.expires_at > now()
 * ), async_commit as (
 *   select set_config('synchronous_commit', 'off', true) as setting
 * ), grown as (
 *   update stored_files f set size = f.size + :length!::bigint, chunks = f.chunks + 1,
 *     expires_at = now() + interval '60 seconds'
 *   from used u, async_commit s
 *   where f.id = :id! and f.completed_at is null and f.expires_at > now() and u.own <= :own! and u.total <= :total!
 *     and s.setting = 'off'
 *   returning f.id
 * ), added as (
 *   insert into stored_file_chunks (file_id, seq, bytes) select g.id, :seq!, :bytes! from grown g
 * )
 * select exists (select 1 from grown) as "isStored!", u.own > :own! as "isOwnFull!", u.total > :total! as "isFull!" from used u
 * ```
 */
export const addChunk = new PreparedQuery<AddChunkParams,AddChunkResult>(addChunkIR);


/** 'DeleteChunks' parameters type */
export interface DeleteChunksParams {
  id: number;
}

/** 'DeleteChunks' return type */
export type DeleteChunksResult = void;

/** 'DeleteChunks' query type */
export interface DeleteChunksQuery {
  params: DeleteChunksParams;
  result: DeleteChunksResult;
}

const deleteChunksIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":54}]}],"statement":"delete from stored_file_chunks c where c.file_id = :id!"};

/**
 * Query generated from SQL:
 * ```
 * delete from stored_file_chunks c where c.file_id = :id!
 * ```
 */
export const deleteChunks = new PreparedQuery<DeleteChunksParams,DeleteChunksResult>(deleteChunksIR);


/** 'ResetSize' parameters type */
export interface ResetSizeParams {
  id: number;
}

/** 'ResetSize' return type */
export type ResetSizeResult = void;

/** 'ResetSize' query type */
export interface ResetSizeQuery {
  params: ResetSizeParams;
  result: ResetSizeResult;
}

const resetSizeIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":63}]}],"statement":"update stored_files f set size = 0, chunks = 0 where f.id = :id!"};

/**
 * Query generated from SQL:
 * ```
 * update stored_files f set size = 0, chunks = 0 where f.id = :id!
 * ```
 */
export const resetSize = new PreparedQuery<ResetSizeParams,ResetSizeResult>(resetSizeIR);


/** 'KeepWriting' parameters type */
export interface KeepWritingParams {
  id: number;
}

/** 'KeepWriting' return type */
export type KeepWritingResult = void;

/** 'KeepWriting' query type */
export interface KeepWritingQuery {
  params: KeepWritingParams;
  result: KeepWritingResult;
}

const keepWritingIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":82,"b":85}]}],"statement":"update stored_files f set expires_at = now() + interval '60 seconds'\nwhere f.id = :id! and f.completed_at is null and f.expires_at > now()"};

/**
 * Query generated from SQL:
 * ```
 * update stored_files f set expires_at = now() + interval '60 seconds'
 * where f.id = :id! and f.completed_at is null and f.expires_at > now()
 * ```
 */
export const keepWriting = new PreparedQuery<KeepWritingParams,KeepWritingResult>(keepWritingIR);


/** 'CompleteFile' parameters type */
export interface CompleteFileParams {
  id: number;
  minutes: number;
  name: string;
}

/** 'CompleteFile' return type */
export interface CompleteFileResult {
  chunks: number;
  id: string;
  name: string;
  ownerId: string | null;
  rowId: number;
  size: number;
}

/** 'CompleteFile' query type */
export interface CompleteFileQuery {
  params: CompleteFileParams;
  result: CompleteFileResult;
}

const completeFileIR: any = {"usedParamSet":{"name":true,"minutes":true,"id":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":38}]},{"name":"minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":114}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":133}]}],"statement":"update stored_files f set name = :name!, completed_at = now(), expires_at = now() + make_interval(mins => :minutes!)\nwhere f.id = :id! and f.completed_at is null and f.expires_at > now()\nreturning f.id as \"rowId\", f.token as id, f.name, f.owner_id as \"ownerId\", f.size, f.chunks"};

/**
 * Query generated from SQL:
 * ```
 * update stored_files f set name = :name!, completed_at = now(), expires_at = now() + make_interval(mins => :minutes!)
 * where f.id = :id! and f.completed_at is null and f.expires_at > now()
 * returning f.id as "rowId", f.token as id, f.name, f.owner_id as "ownerId", f.size, f.chunks
 * ```
 */
export const completeFile = new PreparedQuery<CompleteFileParams,CompleteFileResult>(completeFileIR);


/** 'FindFile' parameters type */
export interface FindFileParams {
  kind: string;
  token: string;
}

/** 'FindFile' return type */
export interface FindFileResult {
  chunks: number;
  id: string;
  name: string;
  ownerId: string | null;
  rowId: number;
  size: number;
}

/** 'FindFile' query type */
export interface FindFileQuery {
  params: FindFileParams;
  result: FindFileResult;
}

const findFileIR: any = {"usedParamSet":{"token":true,"kind":true},"params":[{"name":"token","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":131}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":146,"b":151}]}],"statement":"select f.id as \"rowId\", f.token as id, f.name, f.owner_id as \"ownerId\", f.size, f.chunks\nfrom stored_files f where f.token = :token! and f.kind = :kind! and f.completed_at is not null and f.expires_at > now()"};

/**
 * Query generated from SQL:
 * ```
 * select f.id as "rowId", f.token as id, f.name, f.owner_id as "ownerId", f.size, f.chunks
 * from stored_files f where f.token = :token! and f.kind = :kind! and f.completed_at is not null and f.expires_at > now()
 * ```
 */
export const findFile = new PreparedQuery<FindFileParams,FindFileResult>(findFileIR);


/** 'KeepReading' parameters type */
export interface KeepReadingParams {
  id: number;
}

/** 'KeepReading' return type */
export type KeepReadingResult = void;

/** 'KeepReading' query type */
export interface KeepReadingQuery {
  params: KeepReadingParams;
  result: KeepReadingResult;
}

const keepReadingIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":232,"b":235}]}],"statement":"-- The lease of a reader is 60 seconds; a download may go on for at most an hour after the file has expired.\nupdate stored_files f set read_until = least(now() + interval '60 seconds', f.expires_at + interval '1 hour') where f.id = :id!"};

/**
 * Query generated from SQL:
 * ```
 * -- The lease of a reader is 60 seconds; a download may go on for at most an hour after the file has expired.
 * update stored_files f set read_until = least(now() + interval '60 seconds', f.expires_at + interval '1 hour') where f.id = :id!
 * ```
 */
export const keepReading = new PreparedQuery<KeepReadingParams,KeepReadingResult>(keepReadingIR);


/** 'ChunkOf' parameters type */
export interface ChunkOfParams {
  id: number;
  seq: number;
}

/** 'ChunkOf' return type */
export interface ChunkOfResult {
  bytes: Buffer;
}

/** 'ChunkOf' query type */
export interface ChunkOfQuery {
  params: ChunkOfParams;
  result: ChunkOfResult;
}

const chunkOfIR: any = {"usedParamSet":{"id":true,"seq":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":62}]},{"name":"seq","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":80}]}],"statement":"select c.bytes from stored_file_chunks c where c.file_id = :id! and c.seq = :seq!"};

/**
 * Query generated from SQL:
 * ```
 * select c.bytes from stored_file_chunks c where c.file_id = :id! and c.seq = :seq!
 * ```
 */
export const chunkOf = new PreparedQuery<ChunkOfParams,ChunkOfResult>(chunkOfIR);


/** 'RenewFile' parameters type */
export interface RenewFileParams {
  hours: number;
  id: number;
  token: string;
}

/** 'RenewFile' return type */
export interface RenewFileResult {
  chunks: number;
  id: string;
  name: string;
  ownerId: string | null;
  rowId: number;
  size: number;
}

/** 'RenewFile' query type */
export interface RenewFileQuery {
  params: RenewFileParams;
  result: RenewFileResult;
}

const renewFileIR: any = {"usedParamSet":{"token":true,"hours":true,"id":true},"params":[{"name":"token","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":40}]},{"name":"hours","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":93}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":109,"b":112}]}],"statement":"update stored_files f set token = :token!, expires_at = now() + make_interval(hours => :hours!)\nwhere f.id = :id! and f.completed_at is not null and f.expires_at > now()\nreturning f.id as \"rowId\", f.token as id, f.name, f.owner_id as \"ownerId\", f.size, f.chunks"};

/**
 * Query generated from SQL:
 * ```
 * update stored_files f set token = :token!, expires_at = now() + make_interval(hours => :hours!)
 * where f.id = :id! and f.completed_at is not null and f.expires_at > now()
 * returning f.id as "rowId", f.token as id, f.name, f.owner_id as "ownerId", f.size, f.chunks
 * ```
 */
export const renewFile = new PreparedQuery<RenewFileParams,RenewFileResult>(renewFileIR);


/** 'ExpireFile' parameters type */
export interface ExpireFileParams {
  kind: string;
  token: string;
}

/** 'ExpireFile' return type */
export type ExpireFileResult = void;

/** 'ExpireFile' query type */
export interface ExpireFileQuery {
  params: ExpireFileParams;
  result: ExpireFileResult;
}

const expireFileIR: any = {"usedParamSet":{"token":true,"kind":true},"params":[{"name":"token","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":92}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":107,"b":112}]}],"statement":"update stored_files f set expires_at = '-infinity', read_until = null where f.token = :token! and f.kind = :kind!"};

/**
 * Query generated from SQL:
 * ```
 * update stored_files f set expires_at = '-infinity', read_until = null where f.token = :token! and f.kind = :kind!
 * ```
 */
export const expireFile = new PreparedQuery<ExpireFileParams,ExpireFileResult>(expireFileIR);


/** 'ExpireLeft' parameters type */
export type ExpireLeftParams = void;

/** 'ExpireLeft' return type */
export type ExpireLeftResult = void;

/** 'ExpireLeft' query type */
export interface ExpireLeftQuery {
  params: ExpireLeftParams;
  result: ExpireLeftResult;
}

const expireLeftIR: any = {"usedParamSet":{},"params":[],"statement":"update stored_files f set expires_at = '-infinity', read_until = null\nwhere f.completed_at is null or f.kind = 'upload'"};

/**
 * Query generated from SQL:
 * ```
 * update stored_files f set expires_at = '-infinity', read_until = null
 * where f.completed_at is null or f.kind = 'upload'
 * ```
 */
export const expireLeft = new PreparedQuery<ExpireLeftParams,ExpireLeftResult>(expireLeftIR);


/** 'DeleteExpiredChunks' parameters type */
export interface DeleteExpiredChunksParams {
  limit: number;
}

/** 'DeleteExpiredChunks' return type */
export interface DeleteExpiredChunksResult {
  seq: number;
}

/** 'DeleteExpiredChunks' query type */
export interface DeleteExpiredChunksQuery {
  params: DeleteExpiredChunksParams;
  result: DeleteExpiredChunksResult;
}

const deleteExpiredChunksIR: any = {"usedParamSet":{"limit":true},"params":[{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":221,"b":227}]}],"statement":"delete from stored_file_chunks c using (\n  select x.file_id, x.seq from stored_files f join stored_file_chunks x on x.file_id = f.id\n  where f.expires_at <= now() and (f.read_until is null or f.read_until <= now()) limit :limit!\n) d where c.file_id = d.file_id and c.seq = d.seq returning c.seq"};

/**
 * Query generated from SQL:
 * ```
 * delete from stored_file_chunks c using (
 *   select x.file_id, x.seq from stored_files f join stored_file_chunks x on x.file_id = f.id
 *   where f.expires_at <= now() and (f.read_until is null or f.read_until <= now()) limit :limit!
 * ) d where c.file_id = d.file_id and c.seq = d.seq returning c.seq
 * ```
 */
export const deleteExpiredChunks = new PreparedQuery<DeleteExpiredChunksParams,DeleteExpiredChunksResult>(deleteExpiredChunksIR);


/** 'DeleteExpiredFiles' parameters type */
export type DeleteExpiredFilesParams = void;

/** 'DeleteExpiredFiles' return type */
export type DeleteExpiredFilesResult = void;

/** 'DeleteExpiredFiles' query type */
export interface DeleteExpiredFilesQuery {
  params: DeleteExpiredFilesParams;
  result: DeleteExpiredFilesResult;
}

const deleteExpiredFilesIR: any = {"usedParamSet":{},"params":[],"statement":"delete from stored_files f where f.expires_at <= now() and (f.read_until is null or f.read_until <= now())\n  and not exists (select 1 from stored_file_chunks c where c.file_id = f.id)"};

/**
 * Query generated from SQL:
 * ```
 * delete from stored_files f where f.expires_at <= now() and (f.read_until is null or f.read_until <= now())
 *   and not exists (select 1 from stored_file_chunks c where c.file_id = f.id)
 * ```
 */
export const deleteExpiredFiles = new PreparedQuery<DeleteExpiredFilesParams,DeleteExpiredFilesResult>(deleteExpiredFilesIR);


