/* @name recordItem */
update bulk_actions j
set processed = j.processed + 1,
  done = j.done + (case when :code::text is null then 1 else 0 end),
  skipped = j.skipped + (case when :code::text is null then 0 else 1 end),
  skips = case
    when :code::text is null or jsonb_array_length(j.skips) >= :maxSkips!::int then j.skips
    else j.skips || jsonb_build_array(jsonb_build_object('id', :itemId!::text, 'code', :code::text))
  end
where j.id = :id! and j.worker_id = :workerId!
returning j.status = 'running' as "isRunning!";
