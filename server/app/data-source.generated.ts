/** Types generated for queries found in "server/app/data-source.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'HasMigrations' parameters type */
export type HasMigrationsParams = void;

/** 'HasMigrations' return type */
export interface HasMigrationsResult {
  exists: boolean;
}

/** 'HasMigrations' query type */
export interface HasMigrationsQuery {
  params: HasMigrationsParams;
  result: HasMigrationsResult;
}

const hasMigrationsIR: any = {"usedParamSet":{},"params":[],"statement":"select to_regclass('migrations') is not null as \"exists!\""};

/**
 * Query generated from SQL:
 * ```
 * select to_regclass('migrations') is not null as "exists!"
 * ```
 */
export const hasMigrations = new PreparedQuery<HasMigrationsParams,HasMigrationsResult>(hasMigrationsIR);


/** 'AppliedMigrations' parameters type */
export type AppliedMigrationsParams = void;

/** 'AppliedMigrations' return type */
export interface AppliedMigrationsResult {
  name: string;
}

/** 'AppliedMigrations' query type */
export interface AppliedMigrationsQuery {
  params: AppliedMigrationsParams;
  result: AppliedMigrationsResult;
}

const appliedMigrationsIR: any = {"usedParamSet":{},"params":[],"statement":"select m.name from migrations m order by m.id"};

/**
 * Query generated from SQL:
 * ```
 * select m.name from migrations m order by m.id
 * ```
 */
export const appliedMigrations = new PreparedQuery<AppliedMigrationsParams,AppliedMigrationsResult>(appliedMigrationsIR);


/** 'UnsuitabilityReasons' parameters type */
export type UnsuitabilityReasonsParams = void;

/** 'UnsuitabilityReasons' return type */
export interface UnsuitabilityReasonsResult {
  name: string | null;
  setting: string | null;
}

/** 'UnsuitabilityReasons' query type */
export interface UnsuitabilityReasonsQuery {
  params: UnsuitabilityReasonsParams;
  result: UnsuitabilityReasonsResult;
}

const unsuitabilityReasonsIR: any = {"usedParamSet":{},"params":[],"statement":"select s.name, s.setting from pg_settings s\nwhere s.name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num', 'server_encoding')"};

/**
 * Query generated from SQL:
 * ```
 * select s.name, s.setting from pg_settings s
 * where s.name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num', 'server_encoding')
 * ```
 */
export const unsuitabilityReasons = new PreparedQuery<UnsuitabilityReasonsParams,UnsuitabilityReasonsResult>(unsuitabilityReasonsIR);


