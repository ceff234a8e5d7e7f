/* @name markChecked */
update import_jobs j set status = case when j.runs_at_once then 'running' else 'checked' end, processed = :totalRows!,
  columns = :columns!, sample = :sample!, counts = :counts!, processing_ms = :ms!, warnings = :warnings!,
  heartbeat_at = now()
where j.id = :id! and j.worker_id = :workerId! and j.status = 'checking' returning j.id;

/* @name markComplete */
update import_jobs j set status = 'complete', counts = :counts!, processed = :totalRows!, sample = :sample!,
  processing_ms = coalesce(j.processing_ms, 0) + :ms!, finished_at = now(), report_id = null, stored_at = :storedAt!
where j.id = :id! and j.worker_id = :workerId! and j.status = 'running' and not j.is_reverting returning j.id;
