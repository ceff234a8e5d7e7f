/** Types generated for queries found in "server/features/stores/store.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'StoreHasReceipts' parameters type */
export interface StoreHasReceiptsParams {
  id: string;
}

/** 'StoreHasReceipts' return type */
export interface StoreHasReceiptsResult {
  id: string;
}

/** 'StoreHasReceipts' query type */
export interface StoreHasReceiptsQuery {
  params: StoreHasReceiptsParams;
  result: StoreHasReceiptsResult;
}

const storeHasReceiptsIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":50}]}],"statement":"select r.id from receipts r where r.store_id = :id! limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select r.id from receipts r where r.store_id = :id! limit 1
 * ```
 */
export const storeHasReceipts = new PreparedQuery<StoreHasReceiptsParams,StoreHasReceiptsResult>(storeHasReceiptsIR);


