/** Types generated for queries found in "server/features/customer-notes/customer-notes.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'AddMissingTags' parameters type */
export interface AddMissingTagsParams {
  ids: stringArray;
  names: stringArray;
}

/** 'AddMissingTags' return type */
export type AddMissingTagsResult = void;

/** 'AddMissingTags' query type */
export interface AddMissingTagsQuery {
  params: AddMissingTagsParams;
  result: AddMissingTagsResult;
}

const addMissingTagsIR: any = {"usedParamSet":{"ids":true,"names":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":69,"b":73}]},{"name":"names","required":true,"transform":{"type":"scalar"},"locs":[{"a":84,"b":90}]}],"statement":"insert into customer_tags (id, name)\nselect n.id, n.name from unnest(:ids!::uuid[], :names!::text[]) as n(id, name)\non conflict (fold_name(name)) do nothing"};

/**
 * Query generated from SQL:
 * ```
 * insert into customer_tags (id, name)
 * select n.id, n.name from unnest(:ids!::uuid[], :names!::text[]) as n(id, name)
 * on conflict (fold_name(name)) do nothing
 * ```
 */
export const addMissingTags = new PreparedQuery<AddMissingTagsParams,AddMissingTagsResult>(addMissingTagsIR);


/** 'LinkTags' parameters type */
export interface LinkTagsParams {
  customerId: string;
  names: stringArray;
}

/** 'LinkTags' return type */
export type LinkTagsResult = void;

/** 'LinkTags' query type */
export interface LinkTagsQuery {
  params: LinkTagsParams;
  result: LinkTagsResult;
}

const linkTagsIR: any = {"usedParamSet":{"customerId":true,"names":true},"params":[{"name":"customerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":77}]},{"name":"names","required":true,"transform":{"type":"scalar"},"locs":[{"a":174,"b":180}]}],"statement":"insert into customer_tag_links (tag_id, customer_id)\nselect t.id, :customerId!::uuid from customer_tags t\nwhere fold_name(t.name) = any (select fold_name(n.name) from unnest(:names!::text[]) as n(name))\non conflict (tag_id, customer_id) do nothing"};

/**
 * Query generated from SQL:
 * ```
 * insert into customer_tag_links (tag_id, customer_id)
 * select t.id, :customerId!::uuid from customer_tags t
 * where fold_name(t.name) = any (select fold_name(n.name) from unnest(:names!::text[]) as n(name))
 * on conflict (tag_id, customer_id) do nothing
 * ```
 */
export const linkTags = new PreparedQuery<LinkTagsParams,LinkTagsResult>(linkTagsIR);


/** 'UnlinkOtherTags' parameters type */
export interface UnlinkOtherTagsParams {
  customerId: string;
  names: stringArray;
}

/** 'UnlinkOtherTags' return type */
export type UnlinkOtherTagsResult = void;

/** 'UnlinkOtherTags' query type */
export interface UnlinkOtherTagsQuery {
  params: UnlinkOtherTagsParams;
  result: UnlinkOtherTagsResult;
}

const unlinkOtherTagsIR: any = {"usedParamSet":{"customerId":true,"names":true},"params":[{"name":"customerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":130},{"a":415,"b":426}]},{"name":"names","required":true,"transform":{"type":"scalar"},"locs":[{"a":203,"b":209}]}],"statement":"with removed as (\n  delete from customer_tag_links l using customer_tags t\n  where t.id = l.tag_id and l.customer_id = :customerId!\n    and fold_name(t.name) <> all (select fold_name(n.name) from unnest(:names!::text[]) as n(name))\n  returning l.tag_id\n)\ndelete from customer_tags t using removed r\nwhere t.id = r.tag_id\n  and not exists (select from customer_tag_links o where o.tag_id = t.id and o.customer_id <> :customerId!)"};

/**
 * Query generated from SQL:
 * ```
 * with removed as (
 *   delete from customer_tag_links l using customer_tags t
 *   where t.id = l.tag_id and l.customer_id = :customerId!
 *     and fold_name(t.name) <> all (select fold_name(n.name) from unnest(:names!::text[]) as n(name))
 *   returning l.tag_id
 * )
 * delete from customer_tags t using removed r
 * where t.id = r.tag_id
 *   and not exists (select from customer_tag_links o where o.tag_id = t.id and o.customer_id <> :customerId!)
 * ```
 */
export const unlinkOtherTags = new PreparedQuery<UnlinkOtherTagsParams,UnlinkOtherTagsResult>(unlinkOtherTagsIR);


/** 'NotesOfCustomer' parameters type */
export interface NotesOfCustomerParams {
  customerId: string;
}

/** 'NotesOfCustomer' return type */
export interface NotesOfCustomerResult {
  createdAt: Date;
  createdBy: string;
  id: string;
  text: string;
}

/** 'NotesOfCustomer' query type */
export interface NotesOfCustomerQuery {
  params: NotesOfCustomerParams;
  result: NotesOfCustomerResult;
}

const notesOfCustomerIR: any = {"usedParamSet":{"customerId":true},"params":[{"name":"customerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":84}]}],"statement":"with recursive accounts as (\n  select c.id from customers c where c.id = :customerId!\n  union\n  select m.id from accounts a join customers m on m.merged_into_id = a.id\n)\nselect n.id, n.text, n.created_at as \"createdAt\", u.full_name as \"createdBy\"\nfrom accounts a join customer_notes n on n.customer_id = a.id join users u on u.id = n.created_by\norder by n.created_at desc, n.id desc"};

/**
 * Query generated from SQL:
 * ```
 * with recursive accounts as (
 *   select c.id from customers c where c.id = :customerId!
 *   union
 *   select m.id from accounts a join customers m on m.merged_into_id = a.id
 * )
 * select n.id, n.text, n.created_at as "createdAt", u.full_name as "createdBy"
 * from accounts a join customer_notes n on n.customer_id = a.id join users u on u.id = n.created_by
 * order by n.created_at desc, n.id desc
 * ```
 */
export const notesOfCustomer = new PreparedQuery<NotesOfCustomerParams,NotesOfCustomerResult>(notesOfCustomerIR);


