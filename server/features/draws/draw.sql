/* @name participantsOf */
-- The total is known with the first row: the whole set is computed before. One text per list is cheaper than an array.
-- The first row has the national codes of the excluded people, so that the manifest shows one moment.
select p.customer_id as "customerId!", p.phone_number as "phone!", p.national_code as "nationalCode!",
  array_to_string(p.code_ids, E'\n') as "codeIds!", array_to_string(p.codes, E'\n') as "codes!",
  count(*) over ()::int as "total!",
  case row_number() over () when 1 then (
    select coalesce(array_agg(c.national_code order by c.national_code), '{}')
    from draw_excluded(:drawId!) x join customers c on c.id = x.customer_id where c.national_code is not null
  ) end as excluded
from draw_participants(:drawId!) p;

/* @name previewOf */
select count(*)::int as "owners!", coalesce(sum(cardinality(p.codes)), 0)::int as "codes!",
  coalesce(max(cardinality(p.codes)), 0)::int as "largest!",
  (select count(*)::int from draw_excluded(:drawId!)) as "exclusions!"
from draw_participants(:drawId!) p;

/* @name insertExclusions */
insert into draw_exclusions (draw_id, customer_id)
select :drawId!, c.id from customers c
where c.deleted_at is null and (c.phone_number = any(:phones!::text[]) or c.national_code = any(:nationalCodes!::text[]))
on conflict do nothing;

/* @name knownIdentifiers */
select x.text as "text!" from unnest(:texts!::text[]) x(text)
where exists (
  select from customers c where c.deleted_at is null and (c.phone_number = x.text or c.national_code = x.text));

/* @name deleteExclusions */
delete from draw_exclusions x where x.draw_id = :drawId!;

/* @name copyExclusions */
insert into draw_exclusions (draw_id, customer_id)
select :toId!, x.customer_id from draw_exclusions x where x.draw_id = :fromId!;

/* @name exclusionCounts */
select x.draw_id as "drawId", count(*)::int as "count!" from draw_exclusions x
where x.draw_id = any(:drawIds!::uuid[]) group by x.draw_id;

/* @name insertVerifier */
insert into draw_verifiers (sha256, html, created_at) values (:sha256!, :html!, :at!) on conflict do nothing;

/* @name findVerifier */
select v.html from draw_verifiers v where v.sha256 = :sha256!;

/* @name insertPicture */
-- A picture that is uploaded again is kept for another day until a prize names it.
insert into draw_pictures (sha256, content_type, bytes, created_at) values (:sha256!, :contentType!, :bytes!, :at!)
on conflict (sha256) do update set created_at = excluded.created_at;

/* @name knownPictures */
-- The lock keeps a picture from being deleted until the prize that names it is stored.
select p.sha256 from draw_pictures p where p.sha256 = any(:hashes!::text[]) for key share;

/* @name findPicture */
select p.content_type as "contentType", p.bytes from draw_pictures p where p.sha256 = :sha256!;

/* @name deleteUnusedPictures */
delete from draw_pictures p
where p.created_at < now() - interval '1 day'
  and not exists (select from draw_prizes z where z.picture_sha256 = p.sha256);

/* @name lockEntries */
-- An erasure or a merge, which takes the table in share mode, ends before a freeze reads the codes.
lock table draw_entries in row exclusive mode;

/* @name insertTreeLevel */
insert into draw_tree_levels (draw_id, level, nodes) values (:drawId!, :level!, :nodes!);

/* @name entryLines */
select string_agg(encode(e.owner, 'hex') || ',' || e.code_count || ',' || encode(e.codes_root, 'hex') || E'\n', ''
  order by e.row_index) as lines
from draw_entries e where e.draw_id = :drawId! and e.row_index >= :from! and e.row_index < :until!;

/* @name codeCounts */
select e.code_count as "count" from draw_entries e where e.draw_id = :drawId! order by e.row_index;

/* @name entriesAt */
select e.row_index as "rowIndex", e.customer_id as "customerId", e.owner, e.code_ids::text[] as "codeIds!", e.codes,
  e.salts
from draw_entries e where e.draw_id = :drawId! and e.row_index = any(:rows!::int[]);

/* @name entriesOfCustomer */
-- The rows of an account and of the accounts that were merged into it.
with recursive person as (
  select :customerId!::uuid as id
  union
  select c.id from person p join customers c on c.merged_into_id = p.id
)
select e.draw_id as "drawId", e.row_index as "rowIndex", e.owner_salt as "ownerSalt", e.codes, e.salts
from draw_entries e join draws d on d.id = e.draw_id
where e.customer_id in (select p.id from person p) and (:drawId::uuid is null or e.draw_id = :drawId)
order by d.draw_at desc, e.row_index;

/* @name treeNodes */
select substring(t.nodes from n.index * 32 + 1 for 32) as "hash!"
from unnest(:levels!::int[], :indexes!::int[]) with ordinality as n(level, index, ordinal)
  join draw_tree_levels t on t.draw_id = :drawId! and t.level = n.level
order by n.ordinal;

/* @name lockCodes */
select k.id from lottery_codes k where k.id = any(:codeIds!::bigint[]) order by k.id for no key update;

/* @name insertResults */
insert into draw_results (draw_id, place, kind, code_position, row_index, code_offset, customer_id, code_id, prize_number,
  status)
select :drawId!, r.place, r.kind, r.code_position, r.row_index, r.code_offset, r.customer_id, r.code_id, r.prize_number,
  r.kind
from unnest(:places!::int[], :kinds!::text[], :positions!::bigint[], :rows!::int[], :offsets!::int[],
  :customerIds!::uuid[], :codeIds!::bigint[], :prizeNumbers!::int[])
  as r(place, kind, code_position, row_index, code_offset, customer_id, code_id, prize_number);

/* @name updateWinnerFlags */
update lottery_codes k set is_winner = w.is_winner
from (
  select r.code_id, bool_or(r.status = 'winner' and d.state <> 'voided') as is_winner
  from draw_results r join draws d on d.id = r.draw_id
  where r.code_id in (select o.code_id from draw_results o where o.draw_id = :drawId!)
  group by r.code_id) w
where k.id = w.code_id and k.is_winner <> w.is_winner;

/* @name invalidResults */
-- Codes that were invalidated and customers that were deleted before a time. An account that was merged into another is
-- deleted with that one, and a prize that was handed over stays claimed.
select r.place, k.status = 'invalid' as "isCodeInvalid!"
from draw_results r join draws d on d.id = r.draw_id
  left join lottery_codes k on k.id = r.code_id join customers c on c.id = surviving_customer(r.customer_id)
where r.draw_id = :drawId! and r.status <> 'disqualified' and d.state = 'drawn'
  and r.claimed_at is null
  and (k.status is distinct from 'claimed' or c.deleted_at < :deletedBefore!)
order by r.place;

/* @name drawsOfCodes */
select distinct r.draw_id as "drawId" from draw_results r join draws d on d.id = r.draw_id
where r.code_id = any(:codeIds!::bigint[]) and r.status <> 'disqualified' and d.state = 'drawn' order by r.draw_id;

/* @name drawsOfDeleted */
select distinct r.draw_id as "drawId" from draws d join draw_results r on r.draw_id = d.id
  join customers c on c.id = surviving_customer(r.customer_id)
where d.state = 'drawn' and r.status <> 'disqualified' and r.claimed_at is null and c.deleted_at < :before!
order by r.draw_id;

/* @name resultsOf */
select r.draw_id as "drawId", r.place, r.kind, r.prize_number as "prizeNumber", r.status, r.reason, r.note,
  r.changed_at as "changedAt", r.claimed_at as "claimedAt", u.full_name as "claimedByName?", r.customer_id as "customerId",
  e.codes[r.code_offset + 1] as "code!", c.first_name as "firstName", c.last_name as "lastName",
  c.phone_number as "phoneNumber", c.national_code as "nationalCode", c.erased_at as "erasedAt"
from draw_results r join draw_entries e on e.draw_id = r.draw_id and e.row_index = r.row_index
  join customers c on c.id = surviving_customer(r.customer_id)
  left join users u on u.id = r.claimed_by
where r.draw_id = any(:drawIds!::uuid[]) order by r.draw_id, r.place;

/* @name auditEntries */
select a.body, a.hash from draw_audit_entries a where a.draw_id = :drawId! order by a.position;

/* @name lastAuditEntry */
select a.position, a.hash from draw_audit_entries a where a.draw_id = :drawId! order by a.position desc limit 1;

/* @name insertAuditEntry */
insert into draw_audit_entries (draw_id, position, body, hash) values (:drawId!, :position!, :body!, :hash!);

/* @name currentNationalCode */
select c.national_code as "nationalCode" from customers c where c.id = surviving_customer(:customerId!);
