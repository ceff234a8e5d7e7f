/** Types generated for queries found in "server/features/draws/draw.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'ParticipantsOf' parameters type */
export interface ParticipantsOfParams {
  drawId: string;
}

/** 'ParticipantsOf' return type */
export interface ParticipantsOfResult {
  codeIds: string;
  codes: string;
  customerId: string;
  excluded: stringArray | null;
  nationalCode: string;
  phone: string;
  total: number;
}

/** 'ParticipantsOf' query type */
export interface ParticipantsOfQuery {
  params: ParticipantsOfParams;
  result: ParticipantsOfResult;
}

const participantsOfIR: any = {"usedParamSet":{"drawId":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":604,"b":611},{"a":734,"b":741}]}],"statement":"-- The total is known with the first row: the whole set is computed before. One text per list is cheaper than an array.\n-- The first row has the national codes of the excluded people, so that the manifest shows one moment.\nselect p.customer_id as \"customerId!\", p.phone_number as \"phone!\", p.national_code as \"nationalCode!\",\n  array_to_string(p.code_ids, E'\\n') as \"codeIds!\", array_to_string(p.codes, E'\\n') as \"codes!\",\n  count(*) over ()::int as \"total!\",\n  case row_number() over () when 1 then (\n    select coalesce(array_agg(c.national_code order by c.national_code), '{}')\n    from draw_excluded(:drawId!) x join customers c on c.id = x.customer_id where c.national_code is not null\n  ) end as excluded\nfrom draw_participants(:drawId!) p"};

/**
 * Query generated from SQL:
 * ```
 * -- The total is known with the first row: the whole set is computed before. One text per list is cheaper than an array.
 * -- The first row has the national codes of the excluded people, so that the manifest shows one moment.
 * select p.customer_id as "customerId!", p.phone_number as "phone!", p.national_code as "nationalCode!",
 *   array_to_string(p.code_ids, E'\n') as "codeIds!", array_to_string(p.codes, E'\n') as "codes!",
 *   count(*) over ()::int as "total!",
 *   case row_number() over () when 1 then (
 *     select coalesce(array_agg(c.national_code order by c.national_code), '{}')
 *     from draw_excluded(:drawId!) x join customers c on c.id = x.customer_id where c.national_code is not null
 *   ) end as excluded
 * from draw_participants(:drawId!) p
 * ```
 */
export const participantsOf = new PreparedQuery<ParticipantsOfParams,ParticipantsOfResult>(participantsOfIR);


/** 'PreviewOf' parameters type */
export interface PreviewOfParams {
  drawId: string;
}

/** 'PreviewOf' return type */
export interface PreviewOfResult {
  codes: number;
  exclusions: number;
  largest: number;
  owners: number;
}

/** 'PreviewOf' query type */
export interface PreviewOfQuery {
  params: PreviewOfParams;
  result: PreviewOfResult;
}

const previewOfIR: any = {"usedParamSet":{"drawId":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":196,"b":203},{"a":247,"b":254}]}],"statement":"select count(*)::int as \"owners!\", coalesce(sum(cardinality(p.codes)), 0)::int as \"codes!\",\n  coalesce(max(cardinality(p.codes)), 0)::int as \"largest!\",\n  (select count(*)::int from draw_excluded(:drawId!)) as \"exclusions!\"\nfrom draw_participants(:drawId!) p"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "owners!", coalesce(sum(cardinality(p.codes)), 0)::int as "codes!",
 *   coalesce(max(cardinality(p.codes)), 0)::int as "largest!",
 *   (select count(*)::int from draw_excluded(:drawId!)) as "exclusions!"
 * from draw_participants(:drawId!) p
 * ```
 */
export const previewOf = new PreparedQuery<PreviewOfParams,PreviewOfResult>(previewOfIR);


/** 'InsertExclusions' parameters type */
export interface InsertExclusionsParams {
  drawId: string;
  nationalCodes: stringArray;
  phones: stringArray;
}

/** 'InsertExclusions' return type */
export type InsertExclusionsResult = void;

/** 'InsertExclusions' query type */
export interface InsertExclusionsQuery {
  params: InsertExclusionsParams;
  result: InsertExclusionsResult;
}

const insertExclusionsIR: any = {"usedParamSet":{"drawId":true,"phones":true,"nationalCodes":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":65}]},{"name":"phones","required":true,"transform":{"type":"scalar"},"locs":[{"a":143,"b":150}]},{"name":"nationalCodes","required":true,"transform":{"type":"scalar"},"locs":[{"a":186,"b":200}]}],"statement":"insert into draw_exclusions (draw_id, customer_id)\nselect :drawId!, c.id from customers c\nwhere c.deleted_at is null and (c.phone_number = any(:phones!::text[]) or c.national_code = any(:nationalCodes!::text[]))\non conflict do nothing"};

/**
 * Query generated from SQL:
 * ```
 * insert into draw_exclusions (draw_id, customer_id)
 * select :drawId!, c.id from customers c
 * where c.deleted_at is null and (c.phone_number = any(:phones!::text[]) or c.national_code = any(:nationalCodes!::text[]))
 * on conflict do nothing
 * ```
 */
export const insertExclusions = new PreparedQuery<InsertExclusionsParams,InsertExclusionsResult>(insertExclusionsIR);


/** 'KnownIdentifiers' parameters type */
export interface KnownIdentifiersParams {
  texts: stringArray;
}

/** 'KnownIdentifiers' return type */
export interface KnownIdentifiersResult {
  text: string;
}

/** 'KnownIdentifiers' query type */
export interface KnownIdentifiersQuery {
  params: KnownIdentifiersParams;
  result: KnownIdentifiersResult;
}

const knownIdentifiersIR: any = {"usedParamSet":{"texts":true},"params":[{"name":"texts","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":43}]}],"statement":"select x.text as \"text!\" from unnest(:texts!::text[]) x(text)\nwhere exists (\n  select from customers c where c.deleted_at is null and (c.phone_number = x.text or c.national_code = x.text))"};

/**
 * Query generated from SQL:
 * ```
 * select x.text as "text!" from unnest(:texts!::text[]) x(text)
 * where exists (
 *   select from customers c where c.deleted_at is null and (c.phone_number = x.text or c.national_code = x.text))
 * ```
 */
export const knownIdentifiers = new PreparedQuery<KnownIdentifiersParams,KnownIdentifiersResult>(knownIdentifiersIR);


/** 'DeleteExclusions' parameters type */
export interface DeleteExclusionsParams {
  drawId: string;
}

/** 'DeleteExclusions' return type */
export type DeleteExclusionsResult = void;

/** 'DeleteExclusions' query type */
export interface DeleteExclusionsQuery {
  params: DeleteExclusionsParams;
  result: DeleteExclusionsResult;
}

const deleteExclusionsIR: any = {"usedParamSet":{"drawId":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":55}]}],"statement":"delete from draw_exclusions x where x.draw_id = :drawId!"};

/**
 * Query generated from SQL:
 * ```
 * delete from draw_exclusions x where x.draw_id = :drawId!
 * ```
 */
export const deleteExclusions = new PreparedQuery<DeleteExclusionsParams,DeleteExclusionsResult>(deleteExclusionsIR);


/** 'CopyExclusions' parameters type */
export interface CopyExclusionsParams {
  fromId: string;
  toId: string;
}

/** 'CopyExclusions' return type */
export type CopyExclusionsResult = void;

/** 'CopyExclusions' query type */
export interface CopyExclusionsQuery {
  params: CopyExclusionsParams;
  result: CopyExclusionsResult;
}

const copyExclusionsIR: any = {"usedParamSet":{"toId":true,"fromId":true},"params":[{"name":"toId","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":63}]},{"name":"fromId","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":128}]}],"statement":"insert into draw_exclusions (draw_id, customer_id)\nselect :toId!, x.customer_id from draw_exclusions x where x.draw_id = :fromId!"};

/**
 * Query generated from SQL:
 * ```
 * insert into draw_exclusions (draw_id, customer_id)
 * select :toId!, x.customer_id from draw_exclusions x where x.draw_id = :fromId!
 * ```
 */
export const copyExclusions = new PreparedQuery<CopyExclusionsParams,CopyExclusionsResult>(copyExclusionsIR);


/** 'ExclusionCounts' parameters type */
export interface ExclusionCountsParams {
  drawIds: stringArray;
}

/** 'ExclusionCounts' return type */
export interface ExclusionCountsResult {
  count: number;
  drawId: string;
}

/** 'ExclusionCounts' query type */
export interface ExclusionCountsQuery {
  params: ExclusionCountsParams;
  result: ExclusionCountsResult;
}

const exclusionCountsIR: any = {"usedParamSet":{"drawIds":true},"params":[{"name":"drawIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":109}]}],"statement":"select x.draw_id as \"drawId\", count(*)::int as \"count!\" from draw_exclusions x\nwhere x.draw_id = any(:drawIds!::uuid[]) group by x.draw_id"};

/**
 * Query generated from SQL:
 * ```
 * select x.draw_id as "drawId", count(*)::int as "count!" from draw_exclusions x
 * where x.draw_id = any(:drawIds!::uuid[]) group by x.draw_id
 * ```
 */
export const exclusionCounts = new PreparedQuery<ExclusionCountsParams,ExclusionCountsResult>(exclusionCountsIR);


/** 'InsertVerifier' parameters type */
export interface InsertVerifierParams {
  at: Date;
  html: string;
  sha256: string;
}

/** 'InsertVerifier' return type */
export type InsertVerifierResult = void;

/** 'InsertVerifier' query type */
export interface InsertVerifierQuery {
  params: InsertVerifierParams;
  result: InsertVerifierResult;
}

const insertVerifierIR: any = {"usedParamSet":{"sha256":true,"html":true,"at":true},"params":[{"name":"sha256","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":69}]},{"name":"html","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":77}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":83}]}],"statement":"insert into draw_verifiers (sha256, html, created_at) values (:sha256!, :html!, :at!) on conflict do nothing"};

/**
 * Query generated from SQL:
 * ```
 * insert into draw_verifiers (sha256, html, created_at) values (:sha256!, :html!, :at!) on conflict do nothing
 * ```
 */
export const insertVerifier = new PreparedQuery<InsertVerifierParams,InsertVerifierResult>(insertVerifierIR);


/** 'FindVerifier' parameters type */
export interface FindVerifierParams {
  sha256: string;
}

/** 'FindVerifier' return type */
export interface FindVerifierResult {
  html: string;
}

/** 'FindVerifier' query type */
export interface FindVerifierQuery {
  params: FindVerifierParams;
  result: FindVerifierResult;
}

const findVerifierIR: any = {"usedParamSet":{"sha256":true},"params":[{"name":"sha256","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":60}]}],"statement":"select v.html from draw_verifiers v where v.sha256 = :sha256!"};

/**
 * Query generated from SQL:
 * ```
 * select v.html from draw_verifiers v where v.sha256 = :sha256!
 * ```
 */
export const findVerifier = new PreparedQuery<FindVerifierParams,FindVerifierResult>(findVerifierIR);


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

const insertPictureIR: any = {"usedParamSet":{"sha256":true,"contentType":true,"bytes":true,"at":true},"params":[{"name":"sha256","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":167}]},{"name":"contentType","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":182}]},{"name":"bytes","required":true,"transform":{"type":"scalar"},"locs":[{"a":185,"b":191}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":194,"b":197}]}],"statement":"-- A picture that is uploaded again is kept for another day until a prize names it.\ninsert into draw_pictures (sha256, content_type, bytes, created_at) values (:sha256!, :contentType!, :bytes!, :at!)\non conflict (sha256) do update set created_at = excluded.created_at"};

/**
 * Query generated from SQL:
 * ```
 * -- A picture that is uploaded again is kept for another day until a prize names it.
 * insert into draw_pictures (sha256, content_type, bytes, created_at) values (:sha256!, :contentType!, :bytes!, :at!)
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

const knownPicturesIR: any = {"usedParamSet":{"hashes":true},"params":[{"name":"hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":146,"b":153}]}],"statement":"-- The lock keeps a picture from being deleted until the prize that names it is stored.\nselect p.sha256 from draw_pictures p where p.sha256 = any(:hashes!::text[]) for key share"};

/**
 * Query generated from SQL:
 * ```
 * -- The lock keeps a picture from being deleted until the prize that names it is stored.
 * select p.sha256 from draw_pictures p where p.sha256 = any(:hashes!::text[]) for key share
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

const findPictureIR: any = {"usedParamSet":{"sha256":true},"params":[{"name":"sha256","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":93}]}],"statement":"select p.content_type as \"contentType\", p.bytes from draw_pictures p where p.sha256 = :sha256!"};

/**
 * Query generated from SQL:
 * ```
 * select p.content_type as "contentType", p.bytes from draw_pictures p where p.sha256 = :sha256!
 * ```
 */
export const findPicture = new PreparedQuery<FindPictureParams,FindPictureResult>(findPictureIR);


/** 'DeleteUnusedPictures' parameters type */
export type DeleteUnusedPicturesParams = void;

/** 'DeleteUnusedPictures' return type */
export type DeleteUnusedPicturesResult = void;

/** 'DeleteUnusedPictures' query type */
export interface DeleteUnusedPicturesQuery {
  params: DeleteUnusedPicturesParams;
  result: DeleteUnusedPicturesResult;
}

const deleteUnusedPicturesIR: any = {"usedParamSet":{},"params":[],"statement":"delete from draw_pictures p\nwhere p.created_at < now() - interval '1 day'\n  and not exists (select from draw_prizes z where z.picture_sha256 = p.sha256)"};

/**
 * Query generated from SQL:
 * ```
 * delete from draw_pictures p
 * where p.created_at < now() - interval '1 day'
 *   and not exists (select from draw_prizes z where z.picture_sha256 = p.sha256)
 * ```
 */
export const deleteUnusedPictures = new PreparedQuery<DeleteUnusedPicturesParams,DeleteUnusedPicturesResult>(deleteUnusedPicturesIR);


/** 'LockEntries' parameters type */
export type LockEntriesParams = void;

/** 'LockEntries' return type */
export type LockEntriesResult = void;

/** 'LockEntries' query type */
export interface LockEntriesQuery {
  params: LockEntriesParams;
  result: LockEntriesResult;
}

const lockEntriesIR: any = {"usedParamSet":{},"params":[],"statement":"-- An erasure or a merge, which takes the table in share mode, ends before a freeze reads the codes.\nlock table draw_entries in row exclusive mode"};

/**
 * Query generated from SQL:
 * ```
 * -- An erasure or a merge, which takes the table in share mode, ends before a freeze reads the codes.
 * lock table draw_entries in row exclusive mode
 * ```
 */
export const lockEntries = new PreparedQuery<LockEntriesParams,LockEntriesResult>(lockEntriesIR);


/** 'InsertTreeLevel' parameters type */
export interface InsertTreeLevelParams {
  drawId: string;
  level: number;
  nodes: Buffer;
}

/** 'InsertTreeLevel' return type */
export type InsertTreeLevelResult = void;

/** 'InsertTreeLevel' query type */
export interface InsertTreeLevelQuery {
  params: InsertTreeLevelParams;
  result: InsertTreeLevelResult;
}

const insertTreeLevelIR: any = {"usedParamSet":{"drawId":true,"level":true,"nodes":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":68}]},{"name":"level","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":77}]},{"name":"nodes","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":86}]}],"statement":"insert into draw_tree_levels (draw_id, level, nodes) values (:drawId!, :level!, :nodes!)"};

/**
 * Query generated from SQL:
 * ```
 * insert into draw_tree_levels (draw_id, level, nodes) values (:drawId!, :level!, :nodes!)
 * ```
 */
export const insertTreeLevel = new PreparedQuery<InsertTreeLevelParams,InsertTreeLevelResult>(insertTreeLevelIR);


/** 'EntryLines' parameters type */
export interface EntryLinesParams {
  drawId: string;
  from: number;
  until: number;
}

/** 'EntryLines' return type */
export interface EntryLinesResult {
  lines: string | null;
}

/** 'EntryLines' query type */
export interface EntryLinesQuery {
  params: EntryLinesParams;
  result: EntryLinesResult;
}

const entryLinesIR: any = {"usedParamSet":{"drawId":true,"from":true,"until":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":186,"b":193}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":214,"b":219}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":239,"b":245}]}],"statement":"select string_agg(encode(e.owner, 'hex') || ',' || e.code_count || ',' || encode(e.codes_root, 'hex') || E'\\n', ''\n  order by e.row_index) as lines\nfrom draw_entries e where e.draw_id = :drawId! and e.row_index >= :from! and e.row_index < :until!"};

/**
 * Query generated from SQL:
 * ```
 * select string_agg(encode(e.owner, 'hex') || ',' || e.code_count || ',' || encode(e.codes_root, 'hex') || E'\n', ''
 *   order by e.row_index) as lines
 * from draw_entries e where e.draw_id = :drawId! and e.row_index >= :from! and e.row_index < :until!
 * ```
 */
export const entryLines = new PreparedQuery<EntryLinesParams,EntryLinesResult>(entryLinesIR);


/** 'CodeCounts' parameters type */
export interface CodeCountsParams {
  drawId: string;
}

/** 'CodeCounts' return type */
export interface CodeCountsResult {
  count: number;
}

/** 'CodeCounts' query type */
export interface CodeCountsQuery {
  params: CodeCountsParams;
  result: CodeCountsResult;
}

const codeCountsIR: any = {"usedParamSet":{"drawId":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":69,"b":76}]}],"statement":"select e.code_count as \"count\" from draw_entries e where e.draw_id = :drawId! order by e.row_index"};

/**
 * Query generated from SQL:
 * ```
 * select e.code_count as "count" from draw_entries e where e.draw_id = :drawId! order by e.row_index
 * ```
 */
export const codeCounts = new PreparedQuery<CodeCountsParams,CodeCountsResult>(codeCountsIR);


/** 'EntriesAt' parameters type */
export interface EntriesAtParams {
  drawId: string;
  rows: numberArray;
}

/** 'EntriesAt' return type */
export interface EntriesAtResult {
  codeIds: stringArray;
  codes: stringArray;
  customerId: string;
  owner: Buffer;
  rowIndex: number;
  salts: Buffer;
}

/** 'EntriesAt' query type */
export interface EntriesAtQuery {
  params: EntriesAtParams;
  result: EntriesAtResult;
}

const entriesAtIR: any = {"usedParamSet":{"drawId":true,"rows":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":165,"b":172}]},{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":196,"b":201}]}],"statement":"select e.row_index as \"rowIndex\", e.customer_id as \"customerId\", e.owner, e.code_ids::text[] as \"codeIds!\", e.codes,\n  e.salts\nfrom draw_entries e where e.draw_id = :drawId! and e.row_index = any(:rows!::int[])"};

/**
 * Query generated from SQL:
 * ```
 * select e.row_index as "rowIndex", e.customer_id as "customerId", e.owner, e.code_ids::text[] as "codeIds!", e.codes,
 *   e.salts
 * from draw_entries e where e.draw_id = :drawId! and e.row_index = any(:rows!::int[])
 * ```
 */
export const entriesAt = new PreparedQuery<EntriesAtParams,EntriesAtResult>(entriesAtIR);


/** 'EntriesOfCustomer' parameters type */
export interface EntriesOfCustomerParams {
  customerId: string;
  drawId?: string | null | void;
}

/** 'EntriesOfCustomer' return type */
export interface EntriesOfCustomerResult {
  codes: stringArray;
  drawId: string;
  ownerSalt: Buffer | null;
  rowIndex: number;
  salts: Buffer;
}

/** 'EntriesOfCustomer' query type */
export interface EntriesOfCustomerQuery {
  params: EntriesOfCustomerParams;
  result: EntriesOfCustomerResult;
}

const entriesOfCustomerIR: any = {"usedParamSet":{"customerId":true,"drawId":true},"params":[{"name":"customerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":119}]},{"name":"drawId","required":false,"transform":{"type":"scalar"},"locs":[{"a":427,"b":433},{"a":464,"b":470}]}],"statement":"-- The rows of an account and of the accounts that were merged into it.\nwith recursive person as (\n  select :customerId!::uuid as id\n  union\n  select c.id from person p join customers c on c.merged_into_id = p.id\n)\nselect e.draw_id as \"drawId\", e.row_index as \"rowIndex\", e.owner_salt as \"ownerSalt\", e.codes, e.salts\nfrom draw_entries e join draws d on d.id = e.draw_id\nwhere e.customer_id in (select p.id from person p) and (:drawId::uuid is null or e.draw_id = :drawId)\norder by d.draw_at desc, e.row_index"};

/**
 * Query generated from SQL:
 * ```
 * -- The rows of an account and of the accounts that were merged into it.
 * with recursive person as (
 *   select :customerId!::uuid as id
 *   union
 *   select c.id from person p join customers c on c.merged_into_id = p.id
 * )
 * select e.draw_id as "drawId", e.row_index as "rowIndex", e.owner_salt as "ownerSalt", e.codes, e.salts
 * from draw_entries e join draws d on d.id = e.draw_id
 * where e.customer_id in (select p.id from person p) and (:drawId::uuid is null or e.draw_id = :drawId)
 * order by d.draw_at desc, e.row_index
 * ```
 */
export const entriesOfCustomer = new PreparedQuery<EntriesOfCustomerParams,EntriesOfCustomerResult>(entriesOfCustomerIR);


/** 'TreeNodes' parameters type */
export interface TreeNodesParams {
  drawId: string;
  indexes: numberArray;
  levels: numberArray;
}

/** 'TreeNodes' return type */
export interface TreeNodesResult {
  hash: Buffer;
}

/** 'TreeNodes' query type */
export interface TreeNodesQuery {
  params: TreeNodesParams;
  result: TreeNodesResult;
}

const treeNodesIR: any = {"usedParamSet":{"levels":true,"indexes":true,"drawId":true},"params":[{"name":"levels","required":true,"transform":{"type":"scalar"},"locs":[{"a":78,"b":85}]},{"name":"indexes","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":103}]},{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":198,"b":205}]}],"statement":"select substring(t.nodes from n.index * 32 + 1 for 32) as \"hash!\"\nfrom unnest(:levels!::int[], :indexes!::int[]) with ordinality as n(level, index, ordinal)\n  join draw_tree_levels t on t.draw_id = :drawId! and t.level = n.level\norder by n.ordinal"};

/**
 * Query generated from SQL:
 * ```
 * select substring(t.nodes from n.index * 32 + 1 for 32) as "hash!"
 * from unnest(:levels!::int[], :indexes!::int[]) with ordinality as n(level, index, ordinal)
 *   join draw_tree_levels t on t.draw_id = :drawId! and t.level = n.level
 * order by n.ordinal
 * ```
 */
export const treeNodes = new PreparedQuery<TreeNodesParams,TreeNodesResult>(treeNodesIR);


/** 'LockCodes' parameters type */
export interface LockCodesParams {
  codeIds: numberArray;
}

/** 'LockCodes' return type */
export interface LockCodesResult {
  id: number;
}

/** 'LockCodes' query type */
export interface LockCodesQuery {
  params: LockCodesParams;
  result: LockCodesResult;
}

const lockCodesIR: any = {"usedParamSet":{"codeIds":true},"params":[{"name":"codeIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":50,"b":58}]}],"statement":"select k.id from lottery_codes k where k.id = any(:codeIds!::bigint[]) order by k.id for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select k.id from lottery_codes k where k.id = any(:codeIds!::bigint[]) order by k.id for no key update
 * ```
 */
export const lockCodes = new PreparedQuery<LockCodesParams,LockCodesResult>(lockCodesIR);


/** 'InsertResults' parameters type */
export interface InsertResultsParams {
  codeIds: numberArray;
  customerIds: stringArray;
  drawId: string;
  kinds: stringArray;
  offsets: numberArray;
  places: numberArray;
  positions: numberArray;
  prizeNumbers: numberArray;
  rows: numberArray;
}

/** 'InsertResults' return type */
export type InsertResultsResult = void;

/** 'InsertResults' query type */
export interface InsertResultsQuery {
  params: InsertResultsParams;
  result: InsertResultsResult;
}

const insertResultsIR: any = {"usedParamSet":{"drawId":true,"places":true,"kinds":true,"positions":true,"rows":true,"offsets":true,"customerIds":true,"codeIds":true,"prizeNumbers":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":140,"b":147}]},{"name":"places","required":true,"transform":{"type":"scalar"},"locs":[{"a":275,"b":282}]},{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":292,"b":298}]},{"name":"positions","required":true,"transform":{"type":"scalar"},"locs":[{"a":309,"b":319}]},{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":332,"b":337}]},{"name":"offsets","required":true,"transform":{"type":"scalar"},"locs":[{"a":347,"b":355}]},{"name":"customerIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":367,"b":379}]},{"name":"codeIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":390,"b":398}]},{"name":"prizeNumbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":411,"b":424}]}],"statement":"insert into draw_results (draw_id, place, kind, code_position, row_index, code_offset, customer_id, code_id, prize_number,\n  status)\nselect :drawId!, r.place, r.kind, r.code_position, r.row_index, r.code_offset, r.customer_id, r.code_id, r.prize_number,\n  r.kind\nfrom unnest(:places!::int[], :kinds!::text[], :positions!::bigint[], :rows!::int[], :offsets!::int[],\n  :customerIds!::uuid[], :codeIds!::bigint[], :prizeNumbers!::int[])\n  as r(place, kind, code_position, row_index, code_offset, customer_id, code_id, prize_number)"};

/**
 * Query generated from SQL:
 * ```
 * insert into draw_results (draw_id, place, kind, code_position, row_index, code_offset, customer_id, code_id, prize_number,
 *   status)
 * select :drawId!, r.place, r.kind, r.code_position, r.row_index, r.code_offset, r.customer_id, r.code_id, r.prize_number,
 *   r.kind
 * from unnest(:places!::int[], :kinds!::text[], :positions!::bigint[], :rows!::int[], :offsets!::int[],
 *   :customerIds!::uuid[], :codeIds!::bigint[], :prizeNumbers!::int[])
 *   as r(place, kind, code_position, row_index, code_offset, customer_id, code_id, prize_number)
 * ```
 */
export const insertResults = new PreparedQuery<InsertResultsParams,InsertResultsResult>(insertResultsIR);


/** 'UpdateWinnerFlags' parameters type */
export interface UpdateWinnerFlagsParams {
  drawId: string;
}

/** 'UpdateWinnerFlags' return type */
export type UpdateWinnerFlagsResult = void;

/** 'UpdateWinnerFlags' query type */
export interface UpdateWinnerFlagsQuery {
  params: UpdateWinnerFlagsParams;
  result: UpdateWinnerFlagsResult;
}

const updateWinnerFlagsIR: any = {"usedParamSet":{"drawId":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":276,"b":283}]}],"statement":"update lottery_codes k set is_winner = w.is_winner\nfrom (\n  select r.code_id, bool_or(r.status = 'winner' and d.state <> 'voided') as is_winner\n  from draw_results r join draws d on d.id = r.draw_id\n  where r.code_id in (select o.code_id from draw_results o where o.draw_id = :drawId!)\n  group by r.code_id) w\nwhere k.id = w.code_id and k.is_winner <> w.is_winner"};

/**
 * Query generated from SQL:
 * ```
 * update lottery_codes k set is_winner = w.is_winner
 * from (
 *   select r.code_id, bool_or(r.status = 'winner' and d.state <> 'voided') as is_winner
 *   from draw_results r join draws d on d.id = r.draw_id
 *   where r.code_id in (select o.code_id from draw_results o where o.draw_id = :drawId!)
 *   group by r.code_id) w
 * where k.id = w.code_id and k.is_winner <> w.is_winner
 * ```
 */
export const updateWinnerFlags = new PreparedQuery<UpdateWinnerFlagsParams,UpdateWinnerFlagsResult>(updateWinnerFlagsIR);


/** 'InvalidResults' parameters type */
export interface InvalidResultsParams {
  deletedBefore: Date;
  drawId: string;
}

/** 'InvalidResults' return type */
export interface InvalidResultsResult {
  isCodeInvalid: boolean;
  place: number;
}

/** 'InvalidResults' query type */
export interface InvalidResultsQuery {
  params: InvalidResultsParams;
  result: InvalidResultsResult;
}

const invalidResultsIR: any = {"usedParamSet":{"drawId":true,"deletedBefore":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":432,"b":439}]},{"name":"deletedBefore","required":true,"transform":{"type":"scalar"},"locs":[{"a":582,"b":596}]}],"statement":"-- Codes that were invalidated and customers that were deleted before a time. An account that was merged into another is\n-- deleted with that one, and a prize that was handed over stays claimed.\nselect r.place, k.status = 'invalid' as \"isCodeInvalid!\"\nfrom draw_results r join draws d on d.id = r.draw_id\n  left join lottery_codes k on k.id = r.code_id join customers c on c.id = surviving_customer(r.customer_id)\nwhere r.draw_id = :drawId! and r.status <> 'disqualified' and d.state = 'drawn'\n  and r.claimed_at is null\n  and (k.status is distinct from 'claimed' or c.deleted_at < :deletedBefore!)\norder by r.place"};

/**
 * Query generated from SQL:
 * ```
 * -- Codes that were invalidated and customers that were deleted before a time. An account that was merged into another is
 * -- deleted with that one, and a prize that was handed over stays claimed.
 * select r.place, k.status = 'invalid' as "isCodeInvalid!"
 * from draw_results r join draws d on d.id = r.draw_id
 *   left join lottery_codes k on k.id = r.code_id join customers c on c.id = surviving_customer(r.customer_id)
 * where r.draw_id = :drawId! and r.status <> 'disqualified' and d.state = 'drawn'
 *   and r.claimed_at is null
 *   and (k.status is distinct from 'claimed' or c.deleted_at < :deletedBefore!)
 * order by r.place
 * ```
 */
export const invalidResults = new PreparedQuery<InvalidResultsParams,InvalidResultsResult>(invalidResultsIR);


/** 'DrawsOfCodes' parameters type */
export interface DrawsOfCodesParams {
  codeIds: numberArray;
}

/** 'DrawsOfCodes' return type */
export interface DrawsOfCodesResult {
  drawId: string;
}

/** 'DrawsOfCodes' query type */
export interface DrawsOfCodesQuery {
  params: DrawsOfCodesParams;
  result: DrawsOfCodesResult;
}

const drawsOfCodesIR: any = {"usedParamSet":{"codeIds":true},"params":[{"name":"codeIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":121}]}],"statement":"select distinct r.draw_id as \"drawId\" from draw_results r join draws d on d.id = r.draw_id\nwhere r.code_id = any(:codeIds!::bigint[]) and r.status <> 'disqualified' and d.state = 'drawn' order by r.draw_id"};

/**
 * Query generated from SQL:
 * ```
 * select distinct r.draw_id as "drawId" from draw_results r join draws d on d.id = r.draw_id
 * where r.code_id = any(:codeIds!::bigint[]) and r.status <> 'disqualified' and d.state = 'drawn' order by r.draw_id
 * ```
 */
export const drawsOfCodes = new PreparedQuery<DrawsOfCodesParams,DrawsOfCodesResult>(drawsOfCodesIR);


/** 'DrawsOfDeleted' parameters type */
export interface DrawsOfDeletedParams {
  before: Date;
}

/** 'DrawsOfDeleted' return type */
export interface DrawsOfDeletedResult {
  drawId: string;
}

/** 'DrawsOfDeleted' query type */
export interface DrawsOfDeletedQuery {
  params: DrawsOfDeletedParams;
  result: DrawsOfDeletedResult;
}

const drawsOfDeletedIR: any = {"usedParamSet":{"before":true},"params":[{"name":"before","required":true,"transform":{"type":"scalar"},"locs":[{"a":253,"b":260}]}],"statement":"select distinct r.draw_id as \"drawId\" from draws d join draw_results r on r.draw_id = d.id\n  join customers c on c.id = surviving_customer(r.customer_id)\nwhere d.state = 'drawn' and r.status <> 'disqualified' and r.claimed_at is null and c.deleted_at < :before!\norder by r.draw_id"};

/**
 * Query generated from SQL:
 * ```
 * select distinct r.draw_id as "drawId" from draws d join draw_results r on r.draw_id = d.id
 *   join customers c on c.id = surviving_customer(r.customer_id)
 * where d.state = 'drawn' and r.status <> 'disqualified' and r.claimed_at is null and c.deleted_at < :before!
 * order by r.draw_id
 * ```
 */
export const drawsOfDeleted = new PreparedQuery<DrawsOfDeletedParams,DrawsOfDeletedResult>(drawsOfDeletedIR);


/** 'ResultsOf' parameters type */
export interface ResultsOfParams {
  drawIds: stringArray;
}

/** 'ResultsOf' return type */
export interface ResultsOfResult {
  changedAt: Date | null;
  claimedAt: Date | null;
  claimedByName: string | null;
  code: string;
  customerId: string;
  drawId: string;
  erasedAt: Date | null;
  firstName: string | null;
  kind: string;
  lastName: string | null;
  nationalCode: string | null;
  note: string | null;
  phoneNumber: string | null;
  place: number;
  prizeNumber: number | null;
  reason: string | null;
  status: string;
}

/** 'ResultsOf' query type */
export interface ResultsOfQuery {
  params: ResultsOfParams;
  result: ResultsOfResult;
}

const resultsOfIR: any = {"usedParamSet":{"drawIds":true},"params":[{"name":"drawIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":648,"b":656}]}],"statement":"select r.draw_id as \"drawId\", r.place, r.kind, r.prize_number as \"prizeNumber\", r.status, r.reason, r.note,\n  r.changed_at as \"changedAt\", r.claimed_at as \"claimedAt\", u.full_name as \"claimedByName?\", r.customer_id as \"customerId\",\n  e.codes[r.code_offset + 1] as \"code!\", c.first_name as \"firstName\", c.last_name as \"lastName\",\n  c.phone_number as \"phoneNumber\", c.national_code as \"nationalCode\", c.erased_at as \"erasedAt\"\nfrom draw_results r join draw_entries e on e.draw_id = r.draw_id and e.row_index = r.row_index\n  join customers c on c.id = surviving_customer(r.customer_id)\n  left join users u on u.id = r.claimed_by\nwhere r.draw_id = any(:drawIds!::uuid[]) order by r.draw_id, r.place"};

/**
 * Query generated from SQL:
 * ```
 * select r.draw_id as "drawId", r.place, r.kind, r.prize_number as "prizeNumber", r.status, r.reason, r.note,
 *   r.changed_at as "changedAt", r.claimed_at as "claimedAt", u.full_name as "claimedByName?", r.customer_id as "customerId",
 *   e.codes[r.code_offset + 1] as "code!", c.first_name as "firstName", c.last_name as "lastName",
 *   c.phone_number as "phoneNumber", c.national_code as "nationalCode", c.erased_at as "erasedAt"
 * from draw_results r join draw_entries e on e.draw_id = r.draw_id and e.row_index = r.row_index
 *   join customers c on c.id = surviving_customer(r.customer_id)
 *   left join users u on u.id = r.claimed_by
 * where r.draw_id = any(:drawIds!::uuid[]) order by r.draw_id, r.place
 * ```
 */
export const resultsOf = new PreparedQuery<ResultsOfParams,ResultsOfResult>(resultsOfIR);


/** 'AuditEntries' parameters type */
export interface AuditEntriesParams {
  drawId: string;
}

/** 'AuditEntries' return type */
export interface AuditEntriesResult {
  body: string;
  hash: string;
}

/** 'AuditEntries' query type */
export interface AuditEntriesQuery {
  params: AuditEntriesParams;
  result: AuditEntriesResult;
}

const auditEntriesIR: any = {"usedParamSet":{"drawId":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":73}]}],"statement":"select a.body, a.hash from draw_audit_entries a where a.draw_id = :drawId! order by a.position"};

/**
 * Query generated from SQL:
 * ```
 * select a.body, a.hash from draw_audit_entries a where a.draw_id = :drawId! order by a.position
 * ```
 */
export const auditEntries = new PreparedQuery<AuditEntriesParams,AuditEntriesResult>(auditEntriesIR);


/** 'LastAuditEntry' parameters type */
export interface LastAuditEntryParams {
  drawId: string;
}

/** 'LastAuditEntry' return type */
export interface LastAuditEntryResult {
  hash: string;
  position: number;
}

/** 'LastAuditEntry' query type */
export interface LastAuditEntryQuery {
  params: LastAuditEntryParams;
  result: LastAuditEntryResult;
}

const lastAuditEntryIR: any = {"usedParamSet":{"drawId":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":77}]}],"statement":"select a.position, a.hash from draw_audit_entries a where a.draw_id = :drawId! order by a.position desc limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select a.position, a.hash from draw_audit_entries a where a.draw_id = :drawId! order by a.position desc limit 1
 * ```
 */
export const lastAuditEntry = new PreparedQuery<LastAuditEntryParams,LastAuditEntryResult>(lastAuditEntryIR);


/** 'InsertAuditEntry' parameters type */
export interface InsertAuditEntryParams {
  body: string;
  drawId: string;
  hash: string;
  position: number;
}

/** 'InsertAuditEntry' return type */
export type InsertAuditEntryResult = void;

/** 'InsertAuditEntry' query type */
export interface InsertAuditEntryQuery {
  params: InsertAuditEntryParams;
  result: InsertAuditEntryResult;
}

const insertAuditEntryIR: any = {"usedParamSet":{"drawId":true,"position":true,"body":true,"hash":true},"params":[{"name":"drawId","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":78}]},{"name":"position","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":90}]},{"name":"body","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":98}]},{"name":"hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":106}]}],"statement":"insert into draw_audit_entries (draw_id, position, body, hash) values (:drawId!, :position!, :body!, :hash!)"};

/**
 * Query generated from SQL:
 * ```
 * insert into draw_audit_entries (draw_id, position, body, hash) values (:drawId!, :position!, :body!, :hash!)
 * ```
 */
export const insertAuditEntry = new PreparedQuery<InsertAuditEntryParams,InsertAuditEntryResult>(insertAuditEntryIR);


/** 'CurrentNationalCode' parameters type */
export interface CurrentNationalCodeParams {
  customerId: string;
}

/** 'CurrentNationalCode' return type */
export interface CurrentNationalCodeResult {
  nationalCode: string | null;
}

/** 'CurrentNationalCode' query type */
export interface CurrentNationalCodeQuery {
  params: CurrentNationalCodeParams;
  result: CurrentNationalCodeResult;
}

const currentNationalCodeIR: any = {"usedParamSet":{"customerId":true},"params":[{"name":"customerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":90,"b":101}]}],"statement":"select c.national_code as \"nationalCode\" from customers c where c.id = surviving_customer(:customerId!)"};

/**
 * Query generated from SQL:
 * ```
 * select c.national_code as "nationalCode" from customers c where c.id = surviving_customer(:customerId!)
 * ```
 */
export const currentNationalCode = new PreparedQuery<CurrentNationalCodeParams,CurrentNationalCodeResult>(currentNationalCodeIR);


