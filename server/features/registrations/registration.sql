/* @name insertParticipant */
insert into participants (id, event_id, customer_id, created_at) values (:id!, :eventId!, :customerId!, :at!)
on conflict on constraint participants_person_key do nothing returning id, codes;

/* @name codesInEvents */
select k.event_id as "eventId!", k.status, e.mode as "mode?", e.is_active as "isActive?", e.starts_at as "startDate?",
  e.ends_at as "endDate?"
from lottery_codes k left join events e on e.id = k.event_id and e.deleted_at is null
where k.code = :code! and k.event_id is not null
order by k.event_id is not distinct from :eventId::uuid desc, e.ends_at desc nulls last, k.id limit 20;

/* @name findRegistration */
select r.id as "registrationId", r.customer_id as "customerId", k.display_code as "lotteryCode!", r.created_at as "registeredAt"
from registrations r join lottery_codes k on k.id = r.code_id
where r.participant_id = :participantId! and k.status = 'claimed' and (:code::text is null or k.code = :code)
order by k.code is not distinct from :scannedCode::text desc, r.created_at, r.id limit 1;

/* @name findRegistrationWithoutCode */
select r.id as "registrationId", r.customer_id as "customerId", r.created_at as "registeredAt"
from registrations r where r.participant_id = :participantId! and r.code_id is null order by r.created_at, r.id limit 1;

/* @name visitFacts */
select e.starts_at as "startDate?", e.ends_at as "endDate?", e.is_active as "isActive?",
  e.codes_per_person as "codesPerPerson?", e.mode as "mode?",
  c.id is not distinct from p.id and (c.id is not null or d.id is null) as "isOnePerson!",
  r.id is not null and k.status = 'claimed' as "isRegistered!", coalesce(k.status = 'unused', false) as "isCodeUnused!",
  coalesce(t.codes, 0) as "codes!"
from (values (1)) as one(n)
  left join events e on e.id = :eventId! and e.deleted_at is null
  left join customers c on c.national_code = :nationalCode! and c.deleted_at is null
  left join customers p on p.phone_number = :phone! and p.deleted_at is null
  left join lateral (
    select x.id from customers x where x.national_code = :nationalCode! and x.deleted_at is not null limit 1) d on true
  left join lottery_codes k on k.event_id = :eventId! and k.code = :code!
  left join participants t on t.event_id = :eventId! and t.customer_id = c.id
  left join registrations r on r.participant_id = t.id and r.code_id = k.id
limit 1;

/* @name claimCode */
update lottery_codes k set status = 'claimed', customer_id = :customerId!, claimed_at = :at!
where k.event_id = :eventId! and k.code = :code! and k.status = 'unused'
returning k.id, k.display_code as "displayCode!";

/* @name claimNextCode */
update lottery_codes k set status = 'claimed', customer_id = :customerId!, claimed_at = :at!
where k.id = (
  select n.id from lottery_codes n where n.event_id = :eventId! and n.status = 'unused'
  order by n.id limit 1 for update skip locked)
returning k.id, k.display_code as "displayCode!";

/* @name lockNextCode */
select n.id from lottery_codes n where n.event_id = :eventId! and n.status = 'unused' order by n.id limit 1 for update;

/* @name insertRegistration */
with grown as (
  update participants p set codes = p.codes + 1 where p.id = :participantId! and :codeId::bigint is not null
), richer as (
  update customers c set total_codes = c.total_codes + 1, updated_at = :at! 
  where c.id = :customerId! and :codeId::bigint is not null
)
insert into registrations (id, event_id, participant_id, customer_id, code_id, full_name, qr_code_data, created_by,
  created_at)
values (:id!, :eventId!, :participantId!, :customerId!, :codeId::bigint, :fullName, :qrCodeData, :createdBy, :at!);

/* @name ownCodes */
-- A customer without codes has one row, without a code. A code that took part in a drawn draw is no longer live; it may
-- have taken part with an account that was merged into this one.
with recursive found as (
  select c.id from customers c
  where c.phone_number = :phone! and c.national_code = :nationalCode! and c.deleted_at is null
), person as (
  select f.id from found f union select c.id from person p join customers c on c.merged_into_id = p.id
), drawn as (
  select unnest(e.code_ids) as code_id
  from draw_entries e join draws d on d.id = e.draw_id
  where e.customer_id in (select p.id from person p) and d.state in ('drawn', 'settled')
)
select f.id, k.display_code as "lotteryCode?",
  coalesce(k.status = 'claimed' and k.id not in (select d.code_id from drawn d), false) as "isAvailable!",
  r.created_at as "registrationDate?"
from found f left join (
  participants p join registrations r on r.participant_id = p.id join lottery_codes k on k.id = r.code_id
) on p.event_id = :eventId! and p.customer_id = f.id
order by r.created_at desc, r.id;

/* @name participantsPage */
select p.id as "participantId", p.event_id as "eventId", p.customer_id as "customerId", c.first_name as "firstName",
  c.last_name as "lastName", c.phone_number as "phoneNumber", p.created_at as "registrationDate", p.codes,
  exists (
    select from draws d join draw_results w on w.draw_id = d.id and w.status = 'winner'
      join lottery_codes k on k.id = w.code_id
    where d.event_id = p.event_id and d.state in ('drawn', 'settled') and k.customer_id = p.customer_id) as "isWinner!"
from (
  select x.* from participants x join events e on e.id = x.event_id
  where e.deleted_at is null order by x.created_at desc, x.id limit :limit! offset :offset!) p
  join customers c on c.id = p.customer_id
order by p.created_at desc, p.id;

/* @name participantsOfEvent */
select p.id as "participantId", p.event_id as "eventId", p.customer_id as "customerId", c.first_name as "firstName",
  c.last_name as "lastName", c.phone_number as "phoneNumber", p.created_at as "registrationDate", p.codes,
  exists (
    select from draws d join draw_results w on w.draw_id = d.id and w.status = 'winner'
      join lottery_codes k on k.id = w.code_id
    where d.event_id = p.event_id and d.state in ('drawn', 'settled') and k.customer_id = p.customer_id) as "isWinner!"
from (
  select x.* from participants x join events e on e.id = x.event_id
  where e.deleted_at is null and x.event_id = :eventId!
  order by x.created_at desc, x.id limit :limit! offset :offset!) p
  join customers c on c.id = p.customer_id
order by p.created_at desc, p.id;

/* @name winnersPage */
-- Draws have few winners, so they are read first.
select p.id as "participantId", p.event_id as "eventId", p.customer_id as "customerId", c.first_name as "firstName",
  c.last_name as "lastName", c.phone_number as "phoneNumber", p.created_at as "registrationDate", p.codes,
  true as "isWinner!"
from (
  select distinct d.event_id, k.customer_id
  from draws d join draw_results w on w.draw_id = d.id and w.status = 'winner'
    join lottery_codes k on k.id = w.code_id
  where d.state in ('drawn', 'settled') and (:eventId::uuid is null or d.event_id = :eventId)) n
  join participants p on p.event_id = n.event_id and p.customer_id = n.customer_id
  join events e on e.id = p.event_id and e.deleted_at is null
  join customers c on c.id = p.customer_id
order by p.created_at desc, p.id limit :limit! offset :offset!;

/* @name countWinners */
select count(*)::int as "total!"
from (
  select distinct d.event_id, k.customer_id
  from draws d join draw_results w on w.draw_id = d.id and w.status = 'winner'
    join lottery_codes k on k.id = w.code_id
  where d.state in ('drawn', 'settled') and (:eventId::uuid is null or d.event_id = :eventId)) n
  join participants p on p.event_id = n.event_id and p.customer_id = n.customer_id
  join events e on e.id = p.event_id and e.deleted_at is null;
