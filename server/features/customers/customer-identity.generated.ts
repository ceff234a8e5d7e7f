/** Types generated for queries found in "server/features/customers/customer-identity.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'IsKnownIdentity' parameters type */
export interface IsKnownIdentityParams {
  nationalCode: string;
  phone: string;
}

/** 'IsKnownIdentity' return type */
export interface IsKnownIdentityResult {
  isKnown: boolean;
}

/** 'IsKnownIdentity' query type */
export interface IsKnownIdentityQuery {
  params: IsKnownIdentityParams;
  result: IsKnownIdentityResult;
}

const isKnownIdentityIR: any = {"usedParamSet":{"phone":true,"nationalCode":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":68}]},{"name":"nationalCode","required":true,"transform":{"type":"scalar"},"locs":[{"a":157,"b":170}]}],"statement":"select exists (select from customers c where c.phone_number = :phone! and c.deleted_at is null)\n  or exists (select from customers c where c.national_code = :nationalCode! and c.deleted_at is null) as \"isKnown!\""};

/**
 * Query generated from SQL:
 * ```
 * select exists (select from customers c where c.phone_number = :phone! and c.deleted_at is null)
 *   or exists (select from customers c where c.national_code = :nationalCode! and c.deleted_at is null) as "isKnown!"
 * ```
 */
export const isKnownIdentity = new PreparedQuery<IsKnownIdentityParams,IsKnownIdentityResult>(isKnownIdentityIR);


/** 'ObstaclesTo' parameters type */
export interface ObstaclesToParams {
  nationalCode: string;
  phone: string;
}

/** 'ObstaclesTo' return type */
export interface ObstaclesToResult {
  isDeleted: boolean;
  isPhoneTaken: boolean;
}

/** 'ObstaclesTo' query type */
export interface ObstaclesToQuery {
  params: ObstaclesToParams;
  result: ObstaclesToResult;
}

const obstaclesToIR: any = {"usedParamSet":{"nationalCode":true,"phone":true},"params":[{"name":"nationalCode","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":76},{"a":218,"b":231}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":193}]}],"statement":"select exists (select from customers c where c.national_code = :nationalCode! and c.deleted_at is not null) as \"isDeleted!\",\n  exists (\n    select from customers c where c.phone_number = :phone! and c.national_code <> :nationalCode! and c.deleted_at is null\n  ) as \"isPhoneTaken!\""};

/**
 * Query generated from SQL:
 * ```
 * select exists (select from customers c where c.national_code = :nationalCode! and c.deleted_at is not null) as "isDeleted!",
 *   exists (
 *     select from customers c where c.phone_number = :phone! and c.national_code <> :nationalCode! and c.deleted_at is null
 *   ) as "isPhoneTaken!"
 * ```
 */
export const obstaclesTo = new PreparedQuery<ObstaclesToParams,ObstaclesToResult>(obstaclesToIR);


