/** Types generated for queries found in "server/features/auth/recovery.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type BufferArray = (Buffer)[];

/** 'InsertRecoveryCodes' parameters type */
export interface InsertRecoveryCodesParams {
  hashes: BufferArray;
  userId: string;
}

/** 'InsertRecoveryCodes' return type */
export type InsertRecoveryCodesResult = void;

/** 'InsertRecoveryCodes' query type */
export interface InsertRecoveryCodesQuery {
  params: InsertRecoveryCodesParams;
  result: InsertRecoveryCodesResult;
}

const insertRecoveryCodesIR: any = {"usedParamSet":{"userId":true,"hashes":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":64}]},{"name":"hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":81}]}],"statement":"insert into recovery_codes (user_id, code_sha256) select :userId!, unnest(:hashes!::bytea[])"};

/**
 * Query generated from SQL:
 * ```
 * insert into recovery_codes (user_id, code_sha256) select :userId!, unnest(:hashes!::bytea[])
 * ```
 */
export const insertRecoveryCodes = new PreparedQuery<InsertRecoveryCodesParams,InsertRecoveryCodesResult>(insertRecoveryCodesIR);


/** 'ConsumeRecoveryCode' parameters type */
export interface ConsumeRecoveryCodeParams {
  hash: Buffer;
  userId: string;
}

/** 'ConsumeRecoveryCode' return type */
export interface ConsumeRecoveryCodeResult {
  user_id: string;
}

/** 'ConsumeRecoveryCode' query type */
export interface ConsumeRecoveryCodeQuery {
  params: ConsumeRecoveryCodeParams;
  result: ConsumeRecoveryCodeResult;
}

const consumeRecoveryCodeIR: any = {"usedParamSet":{"userId":true,"hash":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":54}]},{"name":"hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":81}]}],"statement":"delete from recovery_codes r where r.user_id = :userId! and r.code_sha256 = :hash! returning r.user_id"};

/**
 * Query generated from SQL:
 * ```
 * delete from recovery_codes r where r.user_id = :userId! and r.code_sha256 = :hash! returning r.user_id
 * ```
 */
export const consumeRecoveryCode = new PreparedQuery<ConsumeRecoveryCodeParams,ConsumeRecoveryCodeResult>(consumeRecoveryCodeIR);


/** 'CountRecoveryCodes' parameters type */
export interface CountRecoveryCodesParams {
  userId: string;
}

/** 'CountRecoveryCodes' return type */
export interface CountRecoveryCodesResult {
  codes: number;
}

/** 'CountRecoveryCodes' query type */
export interface CountRecoveryCodesQuery {
  params: CountRecoveryCodesParams;
  result: CountRecoveryCodesResult;
}

const countRecoveryCodesIR: any = {"usedParamSet":{"userId":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":80}]}],"statement":"select count(*)::int as \"codes!\" from recovery_codes r where r.user_id = :userId!"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "codes!" from recovery_codes r where r.user_id = :userId!
 * ```
 */
export const countRecoveryCodes = new PreparedQuery<CountRecoveryCodesParams,CountRecoveryCodesResult>(countRecoveryCodesIR);


