/* @name lockAdjustedCustomers */
select c.id from customers c
where c.deleted_at is null and c.national_code in (
  select r.data->>'nationalCode' from import_rows r where r.job_id = :jobId! and r.outcome = 'new')
order by c.id for no key update;

/* @name classifyAdjustments */
with matched as (
  select r.row_number as n, c.id is not null as is_known, c.phone_number <> r.data->>'phoneNumber' as is_mixed,
    row_number() over (partition by r.data->>'nationalCode', r.data->>'reference' order by r.row_number) > 1 as is_duplicate,
    -- An adjustment that was applied and not reverted.
    c.id is not null and exists (
      select 1 from points_ledger l
      where l.customer_id = c.id and l.reference = r.data->>'reference' and l.kind = 'adjust'
        and not exists (select 1 from import_jobs b where b.id = l.import_id and b.reverted_at is not null)) as is_made,
    exists (select 1 from customers d where d.national_code = r.data->>'nationalCode' and d.deleted_at is not null)
      as is_closed
  from import_rows r
    left join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null
  where r.job_id = :jobId! and r.outcome = 'new'
)
update import_rows r set is_classified = true,
  outcome = case when not j.is_known or j.is_mixed then 'bad' else 'duplicate' end,
  problem_code = case when not j.is_known and j.is_closed then 'CUSTOMER_DELETED'
    when not j.is_known then 'CUSTOMER_NOT_FOUND' when j.is_mixed then 'IDENTITY_CONFLICT'
    when j.is_duplicate then 'ROW_DUPLICATE' else 'ADJUSTMENT_KNOWN' end,
  problem_column = case when not j.is_known then 'national_code' when j.is_mixed then 'phone_number'
    else 'reference' end
from matched j
where r.job_id = :jobId! and r.row_number = j.n and (not j.is_known or j.is_mixed or j.is_duplicate or j.is_made);

/* @name addAdjustments */
with wanted as materialized (
  select c.id, f.points, f.reason, f.reference
  from import_rows r
    cross join lateral jsonb_to_record(r.data) as f("nationalCode" text, points int, reason text, reference text)
    join customers c on c.national_code = f."nationalCode" and c.deleted_at is null
  where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome = 'new' order by r.row_number
), entries as (
  insert into points_ledger (customer_id, kind, delta, reason, reference, import_id, created_by, created_at)
  select w.id, 'adjust', w.points, w.reason, w.reference, :jobId!, :actorId::uuid, :now! from wanted w
  returning customer_id, delta
)
update customers c set total_points = c.total_points + s.points, updated_at = :now!
from (select e.customer_id, sum(e.delta) as points from entries e group by 1) s where c.id = s.customer_id;

/* @name lockRevertedCustomers */
select c.id from customers c
where c.id in (select l.customer_id from points_ledger l where l.import_id = :jobId!) order by c.id for no key update;

/* @name revertAdjustments */
with recursive heirs as (
  select l.id as entry, l.customer_id, l.delta, l.reference, c.merged_into_id
  from points_ledger l join customers c on c.id = l.customer_id where l.import_id = :jobId! and l.kind = 'adjust'
  union all
  select h.entry, c.id, h.delta, h.reference, c.merged_into_id
  from heirs h join customers c on c.id = h.merged_into_id
), entries as (
  insert into points_ledger (customer_id, kind, delta, reason, reference, import_id, created_by, created_at)
  select h.customer_id, 'adjustment_reversal', -h.delta, :reason!, h.reference, :jobId!, :actorId::uuid, :now!
  from heirs h where h.merged_into_id is null
  returning customer_id, delta
)
update customers c set total_points = c.total_points + s.points, updated_at = :now!
from (select e.customer_id, sum(e.delta) as points from entries e group by 1) s where c.id = s.customer_id;
