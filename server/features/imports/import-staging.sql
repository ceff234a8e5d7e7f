/* @name resetClassification */
update import_rows r set outcome = 'new', problem_code = null, problem_column = null, is_classified = false
where r.job_id = :jobId! and r.is_classified;

/* @name countRows */
select count(*)::int as "totalRows!", count(*) filter (where r.outcome = 'new')::int as "new!",
  count(*) filter (where r.outcome = 'updated')::int as "updated!",
  count(*) filter (where r.outcome = 'unchanged')::int as "unchanged!",
  count(*) filter (where r.outcome = 'duplicate')::int as "duplicate!",
  count(*) filter (where r.outcome = 'bad')::int as "bad!", count(*) filter (where r.is_repaired)::int as "repaired!"
from import_rows r where r.job_id = :jobId!;

/* @name partsOf */
select min(n.row_number) as "from!", max(n.row_number) as "to!", count(*)::int as "rows!"
from (select r.row_number, (row_number() over (order by r.row_number) - 1) / :size!::int as part
      from import_rows r where r.job_id = :jobId! and r.outcome in ('new', 'updated')) n
group by n.part order by 1;

/* @name rowsOfPart */
select r.row_number as number, r.data from import_rows r
where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome in ('new', 'updated')
order by r.row_number;

/* @name markProblems */
update import_rows r set outcome = p.outcome, problem_code = p.code, problem_column = p.col, is_classified = true
from unnest(:numbers!::int[], :results!::text[], :codes!::text[], :columns!::text[]) as p(number, outcome, code, col)
where r.job_id = :jobId! and r.row_number = p.number;

/* @name recordAdded */
insert into import_changes (job_id, entity_id) select :jobId!, e.id from unnest(:ids!::text[]) as e(id);

/* @name deleteRows */
delete from import_rows r using import_jobs j
where j.id = r.job_id and (:jobId::uuid is null or r.job_id = :jobId)
  and (j.status in ('error', 'cancelled') or j.status = 'complete' and r.outcome in ('new', 'updated', 'unchanged'));

/* @name deleteOldRows */
delete from import_rows r where r.job_id in (
select n.job_id from (select distinct x.job_id from import_rows x) n left join import_jobs j on j.id = n.job_id
where j.id is null or j.created_at < now() - interval '1 day' and j.status not in ('checking', 'running'));

/* @name sampleOf */
select r.row_number as row, r.outcome, r.cells, r.problem_code as problem, r.problem_column as "column"
from import_rows r where r.job_id = :jobId! order by r.row_number limit :limit!;

/* @name failedRows */
select r.row_number as number, r.cells, r.problem_code as "code!", r.problem_column as "column"
from import_rows r where r.job_id = :jobId! and r.outcome in ('duplicate', 'bad') order by r.row_number;
