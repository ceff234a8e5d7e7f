/* @name findExportRow */
select
  j.id, j.type, j.format, j.status, j.owner_id as "ownerId", j.processed, j.total, j.file, j.error_code as "errorCode",
  j.error_values as "errorValues",  j.created_at as "createdAt", j.finished_at as "finishedAt" from export_jobs j where j.id = :id!;

/* @name insertExport */
insert into export_jobs (id, type, format, owner_id, worker_id) values (:id!, :type!, :format!, :ownerId!, :workerId!);

/* @name completeExport */
update export_jobs j set status = 'complete', file = :JSON!, processed = :totalRecords!, total = :totalRecords!, finished_at = now()
where j.id = :id! and j.worker_id = :workerId! and j.status = 'running' returning j.id;

/* @name deleteOldExports */
delete from export_jobs j where j.created_at < now() - interval '1 day';
