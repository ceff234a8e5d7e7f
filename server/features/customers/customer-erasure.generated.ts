/** Types generated for queries found in "server/features/customers/customer-erasure.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'IsImporting' parameters type */
export type IsImportingParams = void;

/** 'IsImporting' return type */
export interface IsImportingResult {
  id: string;
}

/** 'IsImporting' query type */
export interface IsImportingQuery {
  params: IsImportingParams;
  result: IsImportingResult;
}

const isImportingIR: any = {"usedParamSet":{},"params":[],"statement":"select j.id from import_jobs j\nwhere j.status in ('checking', 'running') and j.heartbeat_at > now() - interval '20 seconds' limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select j.id from import_jobs j
 * where j.status in ('checking', 'running') and j.heartbeat_at > now() - interval '20 seconds' limit 1
 * ```
 */
export const isImporting = new PreparedQuery<IsImportingParams,IsImportingResult>(isImportingIR);


/** 'LockIdentifiers' parameters type */
export interface LockIdentifiersParams {
  id: string;
}

/** 'LockIdentifiers' return type */
export interface LockIdentifiersResult {
  firstName: string | null;
  id: string;
  lastName: string | null;
  nationalCode: string | null;
  phoneNumber: string | null;
}

/** 'LockIdentifiers' query type */
export interface LockIdentifiersQuery {
  params: LockIdentifiersParams;
  result: LockIdentifiersResult;
}

const lockIdentifiersIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":36,"b":39}]}],"statement":"with recursive person as (\n  select :id!::uuid as id\n  union\n  select c.id from person p join customers c on c.merged_into_id = p.id\n)\nselect c.id, c.phone_number as \"phoneNumber\", c.national_code as \"nationalCode\", c.first_name as \"firstName\",\n  c.last_name as \"lastName\"\nfrom customers c where c.id in (select p.id from person p) and c.erased_at is null order by c.id for update"};

/**
 * Query generated from SQL:
 * ```
 * with recursive person as (
 *   select :id!::uuid as id
 *   union
 *   select c.id from person p join customers c on c.merged_into_id = p.id
 * )
 * select c.id, c.phone_number as "phoneNumber", c.national_code as "nationalCode", c.first_name as "firstName",
 *   c.last_name as "lastName"
 * from customers c where c.id in (select p.id from person p) and c.erased_at is null order by c.id for update
 * ```
 */
export const lockIdentifiers = new PreparedQuery<LockIdentifiersParams,LockIdentifiersResult>(lockIdentifiersIR);


/** 'FormerIdentifiers' parameters type */
export interface FormerIdentifiersParams {
  ids: stringArray;
}

/** 'FormerIdentifiers' return type */
export interface FormerIdentifiersResult {
  firstName: string | null;
  lastName: string | null;
  nationalCode: string | null;
  phoneNumber: string | null;
}

/** 'FormerIdentifiers' query type */
export interface FormerIdentifiersQuery {
  params: FormerIdentifiersParams;
  result: FormerIdentifiersResult;
}

const formerIdentifiersIR: any = {"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":184,"b":188}]}],"statement":"select e.before->>'phone' as \"phoneNumber\", null as \"nationalCode\", e.before->>'first' as \"firstName\",\n  e.before->>'last' as \"lastName\"\nfrom import_changes e where e.entity_id = any (:ids!::uuid[]::text[]) and e.before is not null"};

/**
 * Query generated from SQL:
 * ```
 * select e.before->>'phone' as "phoneNumber", null as "nationalCode", e.before->>'first' as "firstName",
 *   e.before->>'last' as "lastName"
 * from import_changes e where e.entity_id = any (:ids!::uuid[]::text[]) and e.before is not null
 * ```
 */
export const formerIdentifiers = new PreparedQuery<FormerIdentifiersParams,FormerIdentifiersResult>(formerIdentifiersIR);


/** 'IsFreezing' parameters type */
export type IsFreezingParams = void;

/** 'IsFreezing' return type */
export interface IsFreezingResult {
  id: string;
}

/** 'IsFreezing' query type */
export interface IsFreezingQuery {
  params: IsFreezingParams;
  result: IsFreezingResult;
}

const isFreezingIR: any = {"usedParamSet":{},"params":[],"statement":"select j.id from draw_freezes j where j.status = 'running' and j.heartbeat_at > now() - interval '20 seconds' limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select j.id from draw_freezes j where j.status = 'running' and j.heartbeat_at > now() - interval '20 seconds' limit 1
 * ```
 */
export const isFreezing = new PreparedQuery<IsFreezingParams,IsFreezingResult>(isFreezingIR);


/** 'AccountsInOpenDraw' parameters type */
export interface AccountsInOpenDrawParams {
  ids: stringArray;
}

/** 'AccountsInOpenDraw' return type */
export interface AccountsInOpenDrawResult {
  id: string;
}

/** 'AccountsInOpenDraw' query type */
export interface AccountsInOpenDrawQuery {
  params: AccountsInOpenDrawParams;
  result: AccountsInOpenDrawResult;
}

const accountsInOpenDrawIR: any = {"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":158,"b":162}]}],"statement":"-- The accounts that take part, or into which an account that takes part was merged.\nwith recursive person as (\n  select a.id as account_id, a.id from unnest(:ids!::uuid[]) as a(id)\n  union all\n  select p.account_id, c.id from person p join customers c on c.merged_into_id = p.id\n)\nselect distinct p.account_id as \"id!\"\nfrom person p join draw_entries e on e.customer_id = p.id join draws d on d.id = e.draw_id\nwhere d.state in ('frozen', 'anchored', 'drawn')"};

/**
 * Query generated from SQL:
 * ```
 * -- The accounts that take part, or into which an account that takes part was merged.
 * with recursive person as (
 *   select a.id as account_id, a.id from unnest(:ids!::uuid[]) as a(id)
 *   union all
 *   select p.account_id, c.id from person p join customers c on c.merged_into_id = p.id
 * )
 * select distinct p.account_id as "id!"
 * from person p join draw_entries e on e.customer_id = p.id join draws d on d.id = e.draw_id
 * where d.state in ('frozen', 'anchored', 'drawn')
 * ```
 */
export const accountsInOpenDraw = new PreparedQuery<AccountsInOpenDrawParams,AccountsInOpenDrawResult>(accountsInOpenDrawIR);


