/** Types generated for queries found in "server/features/imports/import-context.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'StoreNames' parameters type */
export type StoreNamesParams = void;

/** 'StoreNames' return type */
export interface StoreNamesResult {
  id: string;
  nameKey: string;
}

/** 'StoreNames' query type */
export interface StoreNamesQuery {
  params: StoreNamesParams;
  result: StoreNamesResult;
}

const storeNamesIR: any = {"usedParamSet":{},"params":[],"statement":"select s.id, s.name_key as \"nameKey\" from stores s where s.deleted_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select s.id, s.name_key as "nameKey" from stores s where s.deleted_at is null
 * ```
 */
export const storeNames = new PreparedQuery<StoreNamesParams,StoreNamesResult>(storeNamesIR);


/** 'EventNames' parameters type */
export type EventNamesParams = void;

/** 'EventNames' return type */
export interface EventNamesResult {
  id: string;
  name: string;
}

/** 'EventNames' query type */
export interface EventNamesQuery {
  params: EventNamesParams;
  result: EventNamesResult;
}

const eventNamesIR: any = {"usedParamSet":{},"params":[],"statement":"select e.id, e.name from events e where e.deleted_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select e.id, e.name from events e where e.deleted_at is null
 * ```
 */
export const eventNames = new PreparedQuery<EventNamesParams,EventNamesResult>(eventNamesIR);


