/* @name insertPicture */
-- A picture that is uploaded again is kept for another day until a version names it.
insert into site_pictures (sha256, content_type, bytes, created_at) values (:sha256!, :contentType!, :bytes!, :at!)
on conflict (sha256) do update set created_at = excluded.created_at;

/* @name knownPictures */
-- The lock keeps a picture from being deleted until the version that names it is stored.
select p.sha256 from site_pictures p where p.sha256 = any(:hashes!::text[]) for key share;

/* @name findPicture */
select p.content_type as "contentType", p.bytes from site_pictures p where p.sha256 = :sha256!;

/* @name linkPictures */
insert into site_version_pictures (version_id, sha256)
select :versionId!, h.sha256 from unnest(:hashes!::text[]) as h (sha256);

/* @name deleteUnusedPictures */
delete from site_pictures p
where p.created_at < now() - interval '1 day'
  and not exists (select from site_version_pictures v where v.sha256 = p.sha256);
