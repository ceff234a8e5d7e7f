/** Types generated for queries found in "server/features/imports/row-types/receipts.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'MarkDuplicateReceipts' parameters type */
export interface MarkDuplicateReceiptsParams {
  jobId: string;
}

/** 'MarkDuplicateReceipts' return type */
export type MarkDuplicateReceiptsResult = void;

/** 'MarkDuplicateReceipts' query type */
export interface MarkDuplicateReceiptsQuery {
  params: MarkDuplicateReceiptsParams;
  result: MarkDuplicateReceiptsResult;
}

const markDuplicateReceiptsIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":643,"b":649},{"a":1008,"b":1014}]}],"statement":"-- Of several rows with one receipt number of one store the first counts. One national code has one phone number within a\n-- file.\nwith numbered as (\n  select r.row_number as n,\n    row_number() over (partition by r.data->>'place', r.data->>'receiptKey' order by r.row_number) > 1 as is_duplicate,\n    first_value(r.data->>'phoneNumber') over (partition by r.data->>'nationalCode' order by r.row_number)\n      <> r.data->>'phoneNumber' as other_phone,\n    first_value(r.data->>'nationalCode') over (partition by r.data->>'phoneNumber' order by r.row_number)\n      <> r.data->>'nationalCode' as other_code\n  from import_rows r where r.job_id = :jobId! and r.outcome = 'new'\n)\nupdate import_rows r set is_classified = true,\n  outcome = case when t.is_duplicate then 'duplicate' else 'bad' end,\n  problem_code = case when t.is_duplicate then 'ROW_DUPLICATE' else 'IDENTITY_CONFLICT' end,\n  problem_column = case when t.is_duplicate then 'receipt_number' else 'phone_number' end\nfrom numbered t where r.job_id = :jobId! and r.row_number = t.n and (t.is_duplicate or t.other_phone or t.other_code)"};

/**
 * Query generated from SQL:
 * ```
 * -- Of several rows with one receipt number of one store the first counts. One national code has one phone number within a
 * -- file.
 * with numbered as (
 *   select r.row_number as n,
 *     row_number() over (partition by r.data->>'place', r.data->>'receiptKey' order by r.row_number) > 1 as is_duplicate,
 *     first_value(r.data->>'phoneNumber') over (partition by r.data->>'nationalCode' order by r.row_number)
 *       <> r.data->>'phoneNumber' as other_phone,
 *     first_value(r.data->>'nationalCode') over (partition by r.data->>'phoneNumber' order by r.row_number)
 *       <> r.data->>'nationalCode' as other_code
 *   from import_rows r where r.job_id = :jobId! and r.outcome = 'new'
 * )
 * update import_rows r set is_classified = true,
 *   outcome = case when t.is_duplicate then 'duplicate' else 'bad' end,
 *   problem_code = case when t.is_duplicate then 'ROW_DUPLICATE' else 'IDENTITY_CONFLICT' end,
 *   problem_column = case when t.is_duplicate then 'receipt_number' else 'phone_number' end
 * from numbered t where r.job_id = :jobId! and r.row_number = t.n and (t.is_duplicate or t.other_phone or t.other_code)
 * ```
 */
export const markDuplicateReceipts = new PreparedQuery<MarkDuplicateReceiptsParams,MarkDuplicateReceiptsResult>(markDuplicateReceiptsIR);


/** 'MarkKnownReceipts' parameters type */
export interface MarkKnownReceiptsParams {
  jobId: string;
}

/** 'MarkKnownReceipts' return type */
export type MarkKnownReceiptsResult = void;

/** 'MarkKnownReceipts' query type */
export interface MarkKnownReceiptsQuery {
  params: MarkKnownReceiptsParams;
  result: MarkKnownReceiptsResult;
}

const markKnownReceiptsIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":989,"b":995},{"a":1430,"b":1436}]}],"statement":"-- The results that the counter's statement would return, as far as they are known before.\nwith matched as (\n  select r.row_number as n, s.id is not null or t.id is not null as is_known,\n    c.phone_number <> r.data->>'phoneNumber' or p.id is not null as is_mixed,\n    c.id is null and exists (\n      select 1 from customers d where d.national_code = r.data->>'nationalCode' and d.deleted_at is not null) as is_closed\n  from import_rows r\n    left join receipts s on s.store_id = (r.data->>'storeId')::uuid and s.receipt_key = r.data->>'receiptKey'\n    left join receipts t on r.data->>'storeId' is null and t.store_id is null\n      and t.store_type = (r.data->>'storeType')::smallint and t.receipt_key = r.data->>'receiptKey'\n    left join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null\n    left join customers p on p.phone_number = r.data->>'phoneNumber' and p.deleted_at is null\n      and p.national_code <> r.data->>'nationalCode'\n  where r.job_id = :jobId! and r.outcome = 'new'\n)\nupdate import_rows r set is_classified = true,\n  outcome = case when j.is_known then 'duplicate' else 'bad' end,\n  problem_code = case when j.is_known then 'RECEIPT_DUPLICATE' when j.is_mixed then 'IDENTITY_CONFLICT'\n    else 'CUSTOMER_DELETED' end,\n  problem_column = case when j.is_known then 'receipt_number' when j.is_mixed then 'phone_number'\n    else 'national_code' end\nfrom matched j where r.job_id = :jobId! and r.row_number = j.n and (j.is_known or j.is_mixed or j.is_closed)"};

/**
 * Query generated from SQL:
 * ```
 * -- The results that the counter's statement would return, as far as they are known before.
 * with matched as (
 *   select r.row_number as n, s.id is not null or t.id is not null as is_known,
 *     c.phone_number <> r.data->>'phoneNumber' or p.id is not null as is_mixed,
 *     c.id is null and exists (
 *       select 1 from customers d where d.national_code = r.data->>'nationalCode' and d.deleted_at is not null) as is_closed
 *   from import_rows r
 *     left join receipts s on s.store_id = (r.data->>'storeId')::uuid and s.receipt_key = r.data->>'receiptKey'
 *     left join receipts t on r.data->>'storeId' is null and t.store_id is null
 *       and t.store_type = (r.data->>'storeType')::smallint and t.receipt_key = r.data->>'receiptKey'
 *     left join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null
 *     left join customers p on p.phone_number = r.data->>'phoneNumber' and p.deleted_at is null
 *       and p.national_code <> r.data->>'nationalCode'
 *   where r.job_id = :jobId! and r.outcome = 'new'
 * )
 * update import_rows r set is_classified = true,
 *   outcome = case when j.is_known then 'duplicate' else 'bad' end,
 *   problem_code = case when j.is_known then 'RECEIPT_DUPLICATE' when j.is_mixed then 'IDENTITY_CONFLICT'
 *     else 'CUSTOMER_DELETED' end,
 *   problem_column = case when j.is_known then 'receipt_number' when j.is_mixed then 'phone_number'
 *     else 'national_code' end
 * from matched j where r.job_id = :jobId! and r.row_number = j.n and (j.is_known or j.is_mixed or j.is_closed)
 * ```
 */
export const markKnownReceipts = new PreparedQuery<MarkKnownReceiptsParams,MarkKnownReceiptsResult>(markKnownReceiptsIR);


/** 'ImportedReceiptIds' parameters type */
export interface ImportedReceiptIdsParams {
  jobId: string;
}

/** 'ImportedReceiptIds' return type */
export interface ImportedReceiptIdsResult {
  id: string;
}

/** 'ImportedReceiptIds' query type */
export interface ImportedReceiptIdsQuery {
  params: ImportedReceiptIdsParams;
  result: ImportedReceiptIdsResult;
}

const importedReceiptIdsIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":70}]}],"statement":"select e.entity_id as id from import_changes e where e.job_id = :jobId! order by e.entity_id"};

/**
 * Query generated from SQL:
 * ```
 * select e.entity_id as id from import_changes e where e.job_id = :jobId! order by e.entity_id
 * ```
 */
export const importedReceiptIds = new PreparedQuery<ImportedReceiptIdsParams,ImportedReceiptIdsResult>(importedReceiptIdsIR);


