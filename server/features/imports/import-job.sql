/* @name findJobRow */
select
  j.id, j.type, j.status, j.owner_id as "ownerId", j.file_name as "fileName", j.update_existing as "updateExisting",
  j.generate_codes as "generateCodes", j.event_id as "eventId", j.is_pool as "isPool", j.batch_id as "batchId",
  j.processed, j.columns, j.sample, j.counts, j.warnings,
  j.error_code as "errorCode", j.error_values as "errorValues", j.report_id as "reportId",
  j.processing_ms as "processingMs", j.created_at as "createdAt", j.finished_at as "finishedAt",
  j.is_reverting as "isReverting", j.reverted_at as "revertedAt", j.runs_at_once as "runsAtOnce" from import_jobs j where j.id = :id!;

/* @name latestJobs */
select
  j.id, j.type, j.status, j.owner_id as "ownerId", j.file_name as "fileName", j.update_existing as "updateExisting",
  j.generate_codes as "generateCodes", j.event_id as "eventId", j.is_pool as "isPool", j.batch_id as "batchId",
  j.processed, j.columns, j.sample, j.counts, j.warnings,
  j.error_code as "errorCode", j.error_values as "errorValues", j.report_id as "reportId",
  j.processing_ms as "processingMs", j.created_at as "createdAt", j.finished_at as "finishedAt",
  j.is_reverting as "isReverting", j.reverted_at as "revertedAt", j.runs_at_once as "runsAtOnce" from import_jobs j where :ownerId::uuid is null or j.owner_id = :ownerId
     order by j.created_at desc, j.id limit :limit!;

/* @name findSameJob */
select
  j.id, j.type, j.status, j.owner_id as "ownerId", j.file_name as "fileName", j.update_existing as "updateExisting",
  j.generate_codes as "generateCodes", j.event_id as "eventId", j.is_pool as "isPool", j.batch_id as "batchId",
  j.processed, j.columns, j.sample, j.counts, j.warnings,
  j.error_code as "errorCode", j.error_values as "errorValues", j.report_id as "reportId",
  j.processing_ms as "processingMs", j.created_at as "createdAt", j.finished_at as "finishedAt",
  j.is_reverting as "isReverting", j.reverted_at as "revertedAt", j.runs_at_once as "runsAtOnce" from import_jobs j
     where j.key_sha256 = :key! and j.created_at > now() - interval '24 hours'
       and j.status not in ('error', 'cancelled') and j.reverted_at is null
     order by j.created_at desc limit 1;

/* @name insertJob */
insert into import_jobs (id, type, status, owner_id, file_name, key_sha256, update_existing, generate_codes, event_id,
  is_pool, batch_id, runs_at_once, worker_id, file_id)
values (:id!, :type!, 'checking', :ownerId!, :fileName!, :key!, :updateExisting!, :generateCodes!, :eventId, :isPool!, :batchId, :runsAtOnce!, :workerId!, :fileId!);

/* @name allowLongStatements */
select set_config('idle_in_transaction_session_timeout', '2min', true),
  set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '64MB', true),
  set_config('client_connection_check_interval', case when version() ~* 'windows|mingw|msvc' then '0' else '1s' end,
    true);

/* @name preferIndexes */
select set_config('enable_seqscan', 'off', true);

/* @name markChecked */
update import_jobs j set status = case when j.runs_at_once then 'running' else 'checked' end, processed = :totalRows!,
  columns = :columns!, sample = :sample!, counts = :counts!, processing_ms = :ms!, warnings = :warnings!, heartbeat_at = now()
where j.id = :id! and j.worker_id = :workerId! and j.status = 'checking' returning j.id;

/* @name markComplete */
update import_jobs j set status = 'complete', counts = :JSON!, processed = :totalRows!, sample = :JSON2!,
  processing_ms = coalesce(j.processing_ms, 0) + :ms!, finished_at = now(), report_id = null, stored_at = :storedAt!
where j.id = :id! and j.worker_id = :workerId! and j.status = 'running' and not j.is_reverting returning j.id;

/* @name markReverted */
update import_jobs j set status = 'complete', is_reverting = false, reverted_at = now()
where j.id = :id! and j.worker_id = :workerId! and j.is_reverting returning j.id;

/* @name setReport */
update import_jobs j set report_id = :reportId! where j.id = :id!;
