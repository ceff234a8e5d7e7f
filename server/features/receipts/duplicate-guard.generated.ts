/** Types generated for queries found in "server/features/receipts/duplicate-guard.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'SuspectedDuplicate' parameters type */
export interface SuspectedDuplicateParams {
  amountToman: number;
  nationalCode: string;
  purchasedAt: Date;
  receiptKey: string;
  storeId?: string | null | void;
}

/** 'SuspectedDuplicate' return type */
export interface SuspectedDuplicateResult {
  otherStore: string | null;
  samePurchase: string | null;
}

/** 'SuspectedDuplicate' query type */
export interface SuspectedDuplicateQuery {
  params: SuspectedDuplicateParams;
  result: SuspectedDuplicateResult;
}

const suspectedDuplicateIR: any = {"usedParamSet":{"nationalCode":true,"amountToman":true,"purchasedAt":true,"receiptKey":true,"storeId":true},"params":[{"name":"nationalCode","required":true,"transform":{"type":"scalar"},"locs":[{"a":179,"b":192}]},{"name":"amountToman","required":true,"transform":{"type":"scalar"},"locs":[{"a":240,"b":252}]},{"name":"purchasedAt","required":true,"transform":{"type":"scalar"},"locs":[{"a":285,"b":297},{"a":346,"b":358},{"a":696,"b":708}]},{"name":"receiptKey","required":true,"transform":{"type":"scalar"},"locs":[{"a":595,"b":606}]},{"name":"storeId","required":false,"transform":{"type":"scalar"},"locs":[{"a":626,"b":633}]}],"statement":"-- A voided receipt is a corrected mistake, not a duplicate.\nselect (\n  select x.receipt_number from receipts x join customers c on c.id = x.customer_id\n  where c.national_code = :nationalCode! and c.deleted_at is null and x.amount_toman = :amountToman!\n    and x.purchased_at between :purchasedAt!::timestamptz - interval '10 minutes'\n      and :purchasedAt!::timestamptz + interval '10 minutes'\n    and x.voided_at is null\n  order by x.purchased_at desc, x.id desc limit 1) as \"samePurchase?\", (\n  select s.store_name from receipts x join stores s on s.id = x.store_id\n  where x.receipt_key = :receiptKey! and x.store_id <> :storeId\n    and (x.purchased_at at time zone 'Asia/Tehran')::date = (:purchasedAt! at time zone 'Asia/Tehran')::date\n    and x.voided_at is null\n  order by x.purchased_at desc, x.id desc limit 1) as \"otherStore?\""};

/**
 * Query generated from SQL:
 * ```
 * -- A voided receipt is a corrected mistake, not a duplicate.
 * select (
 *   select x.receipt_number from receipts x join customers c on c.id = x.customer_id
 *   where c.national_code = :nationalCode! and c.deleted_at is null and x.amount_toman = :amountToman!
 *     and x.purchased_at between :purchasedAt!::timestamptz - interval '10 minutes'
 *       and :purchasedAt!::timestamptz + interval '10 minutes'
 *     and x.voided_at is null
 *   order by x.purchased_at desc, x.id desc limit 1) as "samePurchase?", (
 *   select s.store_name from receipts x join stores s on s.id = x.store_id
 *   where x.receipt_key = :receiptKey! and x.store_id <> :storeId
 *     and (x.purchased_at at time zone 'Asia/Tehran')::date = (:purchasedAt! at time zone 'Asia/Tehran')::date
 *     and x.voided_at is null
 *   order by x.purchased_at desc, x.id desc limit 1) as "otherStore?"
 * ```
 */
export const suspectedDuplicate = new PreparedQuery<SuspectedDuplicateParams,SuspectedDuplicateResult>(suspectedDuplicateIR);


