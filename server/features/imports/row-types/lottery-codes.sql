/* @name classifyLotteryCodes */
with numbered as (
  select r.row_number as n, k.id is not null as is_known,
    row_number() over (partition by r.data->>'eventId', r.data->>'code' order by r.row_number) > 1 as is_duplicate
  from import_rows r
    left join lottery_codes k on k.event_id = (r.data->>'eventId')::uuid and k.code = r.data->>'code'
  where r.job_id = :jobId! and r.outcome = 'new'
)
update import_rows r set outcome = 'duplicate', is_classified = true, problem_column = 'lottery_code',
  problem_code = case when t.is_duplicate then 'ROW_DUPLICATE' else 'CODE_EXISTS' end
from numbered t where r.job_id = :jobId! and r.row_number = t.n and (t.is_duplicate or t.is_known);

/* @name warningsOfCodes */
with codes as (
  select r.row_number as n, r.data->>'code' as code from import_rows r where r.job_id = :jobId! and r.outcome <> 'bad'
), numbers as (
  select c.n, c.code, case when c.code ~ '^[0-9]{1,15}$' then c.code::bigint end as number from codes c
), pairs as (
  select n.code, n.number - lag(n.number) over (order by n.n) = 1 as follows from numbers n
)
select coalesce(bool_or(length(p.code) < :minLength!), false) as "isShort!",
  count(*) filter (where p.follows) >= 2 as "isSequence!"
from pairs p;

/* @name addedCodes */
select k.event_id as "eventId!", count(*)::int as "codes!"
from import_changes e join lottery_codes k on k.id = e.entity_id::bigint where e.job_id = :jobId! group by 1 order by 1;

/* @name recordAddedCodes */
insert into import_changes (job_id, entity_id)
select :jobId!, k.id::text
from unnest(:codes!::text[]) as n(code) join lottery_codes k on k.event_id = :eventId! and k.code = n.code
where k.source = 'import' and k.created_at = :at!;

/* @name lockAddedCodes */
select k.id from lottery_codes k
where k.id in (select e.entity_id::bigint from import_changes e where e.job_id = :jobId!) order by k.id for update;

/* @name countUsedCodes */
select count(*)::int as "used!" from import_changes e left join lottery_codes k on k.id = e.entity_id::bigint
where e.job_id = :jobId! and k.status is distinct from 'unused';

/* @name revertLotteryCodes */
with deleted as (
  delete from lottery_codes k using import_changes e
  where e.job_id = :jobId! and k.id = e.entity_id::bigint returning k.event_id)
select g.event_id as "eventId!", count(*)::int as "codes!" from deleted g group by 1 order by 1;
