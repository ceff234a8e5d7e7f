/* @name openFile */
-- A file expires if its writer does not renew the lease for 60 seconds.
insert into stored_files (token, kind, owner_id, expires_at)
select :token!, :kind!, :ownerId::uuid, now() + interval '60 seconds'
from (select count(*) filter (where f.owner_id is not distinct from :ownerId::uuid) as own, count(*) as total
      from stored_files f where f.kind = :kind! and f.completed_at is null and f.expires_at > now()) busy
where busy.own < :each! and busy.total < :all!
returning id;

/* @name addChunk */
with used as (
  select coalesce(sum(f.size) filter (where f.owner_id is not distinct from :ownerId::uuid), 0) + :length!::bigint as own,
    coalesce(sum(f.size), 0) + :length!::bigint as total
  from stored_files f where f.kind = :kind! and f.expires_at > now()
), async_commit as (
  select set_config('synchronous_commit', 'off', true) as setting
), grown as (
  update stored_files f set size = f.size + :length!::bigint, chunks = f.chunks + 1,
    expires_at = now() + interval '60 seconds'
  from used u, async_commit s
  where f.id = :id! and f.completed_at is null and f.expires_at > now() and u.own <= :own! and u.total <= :total!
    and s.setting = 'off'
  returning f.id
), added as (
  insert into stored_file_chunks (file_id, seq, bytes) select g.id, :seq!, :bytes! from grown g
)
select exists (select 1 from grown) as "isStored!", u.own > :own! as "isOwnFull!", u.total > :total! as "isFull!" from used u;

/* @name deleteChunks */
delete from stored_file_chunks c where c.file_id = :id!;

/* @name resetSize */
update stored_files f set size = 0, chunks = 0 where f.id = :id!;

/* @name keepWriting */
update stored_files f set expires_at = now() + interval '60 seconds'
where f.id = :id! and f.completed_at is null and f.expires_at > now();

/* @name completeFile */
update stored_files f set name = :name!, completed_at = now(), expires_at = now() + make_interval(mins => :minutes!)
where f.id = :id! and f.completed_at is null and f.expires_at > now()
returning f.id as "rowId", f.token as id, f.name, f.owner_id as "ownerId", f.size, f.chunks;

/* @name findFile */
select f.id as "rowId", f.token as id, f.name, f.owner_id as "ownerId", f.size, f.chunks
from stored_files f where f.token = :token! and f.kind = :kind! and f.completed_at is not null and f.expires_at > now();

/* @name keepReading */
-- The lease of a reader is 60 seconds; a download may go on for at most an hour after the file has expired.
update stored_files f set read_until = least(now() + interval '60 seconds', f.expires_at + interval '1 hour') where f.id = :id!;

/* @name chunkOf */
select c.bytes from stored_file_chunks c where c.file_id = :id! and c.seq = :seq!;

/* @name renewFile */
update stored_files f set token = :token!, expires_at = now() + make_interval(hours => :hours!)
where f.id = :id! and f.completed_at is not null and f.expires_at > now()
returning f.id as "rowId", f.token as id, f.name, f.owner_id as "ownerId", f.size, f.chunks;

/* @name expireFile */
update stored_files f set expires_at = '-infinity', read_until = null where f.token = :token! and f.kind = :kind!;

/* @name expireLeft */
update stored_files f set expires_at = '-infinity', read_until = null
where f.completed_at is null or f.kind = 'upload';

/* @name deleteExpiredChunks */
delete from stored_file_chunks c using (
  select x.file_id, x.seq from stored_files f join stored_file_chunks x on x.file_id = f.id
  where f.expires_at <= now() and (f.read_until is null or f.read_until <= now()) limit :limit!
) d where c.file_id = d.file_id and c.seq = d.seq returning c.seq;

/* @name deleteExpiredFiles */
delete from stored_files f where f.expires_at <= now() and (f.read_until is null or f.read_until <= now())
  and not exists (select 1 from stored_file_chunks c where c.file_id = f.id);
