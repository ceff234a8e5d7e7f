/* @name markDuplicateReceipts */
-- Of several rows with one receipt number of one store the first counts. One national code has one phone number within a
-- file.
with numbered as (
  select r.row_number as n,
    row_number() over (partition by r.data->>'place', r.data->>'receiptKey' order by r.row_number) > 1 as is_duplicate,
    first_value(r.data->>'phoneNumber') over (partition by r.data->>'nationalCode' order by r.row_number)
      <> r.data->>'phoneNumber' as other_phone,
    first_value(r.data->>'nationalCode') over (partition by r.data->>'phoneNumber' order by r.row_number)
      <> r.data->>'nationalCode' as other_code
  from import_rows r where r.job_id = :jobId! and r.outcome = 'new'
)
update import_rows r set is_classified = true,
  outcome = case when t.is_duplicate then 'duplicate' else 'bad' end,
  problem_code = case when t.is_duplicate then 'ROW_DUPLICATE' else 'IDENTITY_CONFLICT' end,
  problem_column = case when t.is_duplicate then 'receipt_number' else 'phone_number' end
from numbered t where r.job_id = :jobId! and r.row_number = t.n and (t.is_duplicate or t.other_phone or t.other_code);

/* @name markKnownReceipts */
-- The results that the counter's statement would return, as far as they are known before.
with matched as (
  select r.row_number as n, s.id is not null or t.id is not null as is_known,
    c.phone_number <> r.data->>'phoneNumber' or p.id is not null as is_mixed,
    c.id is null and exists (
      select 1 from customers d where d.national_code = r.data->>'nationalCode' and d.deleted_at is not null) as is_closed
  from import_rows r
    left join receipts s on s.store_id = (r.data->>'storeId')::uuid and s.receipt_key = r.data->>'receiptKey'
    left join receipts t on r.data->>'storeId' is null and t.store_id is null
      and t.store_type = (r.data->>'storeType')::smallint and t.receipt_key = r.data->>'receiptKey'
    left join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null
    left join customers p on p.phone_number = r.data->>'phoneNumber' and p.deleted_at is null
      and p.national_code <> r.data->>'nationalCode'
  where r.job_id = :jobId! and r.outcome = 'new'
)
update import_rows r set is_classified = true,
  outcome = case when j.is_known then 'duplicate' else 'bad' end,
  problem_code = case when j.is_known then 'RECEIPT_DUPLICATE' when j.is_mixed then 'IDENTITY_CONFLICT'
    else 'CUSTOMER_DELETED' end,
  problem_column = case when j.is_known then 'receipt_number' when j.is_mixed then 'phone_number'
    else 'national_code' end
from matched j where r.job_id = :jobId! and r.row_number = j.n and (j.is_known or j.is_mixed or j.is_closed);

/* @name importedReceiptIds */
select e.entity_id as id from import_changes e where e.job_id = :jobId! order by e.entity_id;
