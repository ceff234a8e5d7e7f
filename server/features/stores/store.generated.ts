/** Types generated for queries found in "server/features/stores/store.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'ActiveStores' parameters type */
export type ActiveStoresParams = void;

/** 'ActiveStores' return type */
export interface ActiveStoresResult {
  id: string;
  storeName: string;
  storeType: number;
}

/** 'ActiveStores' query type */
export interface ActiveStoresQuery {
  params: ActiveStoresParams;
  result: ActiveStoresResult;
}

const activeStoresIR: any = {"usedParamSet":{},"params":[],"statement":"select s.id, s.store_name as \"storeName\", s.store_type as \"storeType\"\nfrom stores s where s.is_active and s.deleted_at is null order by s.store_name, s.id"};

/**
 * Query generated from SQL:
 * ```
 * select s.id, s.store_name as "storeName", s.store_type as "storeType"
 * from stores s where s.is_active and s.deleted_at is null order by s.store_name, s.id
 * ```
 */
export const activeStores = new PreparedQuery<ActiveStoresParams,ActiveStoresResult>(activeStoresIR);


/** 'CountStores' parameters type */
export interface CountStoresParams {
  isActive?: boolean | null | void;
  search?: string | null | void;
  storeType?: number | null | void;
}

/** 'CountStores' return type */
export interface CountStoresResult {
  stores: number;
}

/** 'CountStores' query type */
export interface CountStoresQuery {
  params: CountStoresParams;
  result: CountStoresResult;
}

const countStoresIR: any = {"usedParamSet":{"search":true,"storeType":true,"isActive":true},"params":[{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":84,"b":90},{"a":128,"b":134},{"a":174,"b":180},{"a":217,"b":223}]},{"name":"storeType","required":false,"transform":{"type":"scalar"},"locs":[{"a":238,"b":247},{"a":280,"b":289}]},{"name":"isActive","required":false,"transform":{"type":"scalar"},"locs":[{"a":299,"b":307},{"a":343,"b":351}]}],"statement":"select count(*)::int as \"stores!\" from stores s where\n  s.deleted_at is null\n  and (:search::text is null or strpos(s.name_key, :search) > 0 or strpos(lower(s.manager_name), :search) > 0\n    or strpos(s.phone_number, :search) > 0)\n  and (:storeType::int is null or s.store_type = :storeType)\n  and (:isActive::boolean is null or s.is_active = :isActive)"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "stores!" from stores s where
 *   s.deleted_at is null
 *   and (:search::text is null or strpos(s.name_key, :search) > 0 or strpos(lower(s.manager_name), :search) > 0
 *     or strpos(s.phone_number, :search) > 0)
 *   and (:storeType::int is null or s.store_type = :storeType)
 *   and (:isActive::boolean is null or s.is_active = :isActive)
 * ```
 */
export const countStores = new PreparedQuery<CountStoresParams,CountStoresResult>(countStoresIR);


/** Query 'StoreHasReceipts' is invalid, so its result is assigned type 'never'.
 * Query contains an anonymous column. Consider giving the column an explicit name. */
export type StoreHasReceiptsResult = never;

/** Query 'StoreHasReceipts' is invalid, so its parameters are assigned type 'never'.
 * Query contains an anonymous column. Consider giving the column an explicit name. */
export type StoreHasReceiptsParams = never;

const storeHasReceiptsIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":47}]}],"statement":"select 1 from receipts r where r.store_id = :id! limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select 1 from receipts r where r.store_id = :id! limit 1
 * ```
 */
export const storeHasReceipts = new PreparedQuery<StoreHasReceiptsParams,StoreHasReceiptsResult>(storeHasReceiptsIR);


/** 'LockStore' parameters type */
export interface LockStoreParams {
  id: string;
}

/** 'LockStore' return type */
export interface LockStoreResult {
  id: string;
  isActive: boolean;
  storeName: string;
}

/** 'LockStore' query type */
export interface LockStoreQuery {
  params: LockStoreParams;
  result: LockStoreResult;
}

const lockStoreIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":98}]}],"statement":"select s.id, s.store_name as \"storeName\", s.is_active as \"isActive\"\nfrom stores s where s.id = :id! and s.deleted_at is null for update"};

/**
 * Query generated from SQL:
 * ```
 * select s.id, s.store_name as "storeName", s.is_active as "isActive"
 * from stores s where s.id = :id! and s.deleted_at is null for update
 * ```
 */
export const lockStore = new PreparedQuery<LockStoreParams,LockStoreResult>(lockStoreIR);


