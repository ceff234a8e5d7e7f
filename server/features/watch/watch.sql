/* @name lockProgress */
select p.checked_at as "checkedAt" from watch_progress p for no key update;

/* @name setProgress */
update watch_progress set checked_at = :at!;

/* @name recentReceipts */
select r.id as "id!" from recorded_receipts r where r.id >= :firstId!;

/* @name voidsInShift */
-- The shifts of the receipts voided since. Receipts of a decided case do not count again.
select h.id::text as "subject!", array_agg(r.id) as "receiptIds!"
from (
    select distinct v.shift_id from audit_log a join receipts v on v.id = a.entity_id::uuid
    where a.action = 'VOID' and a.entity = 'receipt' and a.at > :since! and v.shift_id is not null) n
  join shifts h on h.id = n.shift_id
  join receipts r on r.created_by = h.user_id and r.created_at > h.opened_at - interval '1 minute'
    and r.shift_id = h.id and r.voided_at is not null
where not is_decided('voids_in_shift', r.id)
group by h.id having count(*) >= :threshold!::int;

/* @name receiptsOfCustomer */
-- For each receipt within the period before a new one: the receipts of the customer in the period after it.
select f.customer_id::text as "subject!", array_agg(distinct x.id) as "receiptIds!"
from (
  select w.customer_id, array_agg(o.id) as ids
  from (
      select distinct e.id, e.customer_id, e.purchased_at
      from recorded_receipts n join recorded_receipts e on e.customer_id = n.customer_id and e.purchased_at <= n.purchased_at
        and e.purchased_at > n.purchased_at - make_interval(mins => :periodMinutes!)
      where n.id = any(:recentIds!::uuid[]) and has_time_of_day(n.purchased_at) and has_time_of_day(e.purchased_at)) w
    join recorded_receipts o on o.customer_id = w.customer_id and o.purchased_at >= w.purchased_at
      and o.purchased_at < w.purchased_at + make_interval(mins => :periodMinutes!) and has_time_of_day(o.purchased_at)
  where not is_decided('receipts_of_customer', o.id)
  group by w.id, w.customer_id having count(*) >= :threshold!::int) f
  cross join lateral unnest(f.ids) as x (id)
group by f.customer_id;

/* @name ownPhone */
-- The phone of an account may have spaces, a country code or Persian digits.
select n.created_by::text as "subject!", array_agg(r.id) as "receiptIds!"
from (select distinct r.created_by, r.customer_id from recorded_receipts r
      where r.id = any(:recentIds!::uuid[]) and r.created_by is not null and has_time_of_day(r.purchased_at)) n
  join users u on u.id = n.created_by
  join customers c on c.id = n.customer_id and c.phone_number = mobile_number(u.phone_number)
  join recorded_receipts r on r.customer_id = c.id and r.created_by = u.id and has_time_of_day(r.purchased_at)
where not is_decided('own_phone', r.id)
group by n.created_by having count(*) >= :threshold!::int;

/* @name outsideHours */
-- Per operator and day with a new receipt. Each day is read by itself: a join over all days reads the whole table.
select concat(x.created_by, ':', d.day) as "subject!", x.ids as "receiptIds!"
from (
    select distinct (n.purchased_at at time zone 'Asia/Tehran')::date as day
    from recorded_receipts n where n.id = any(:recentIds!::uuid[]) and has_time_of_day(n.purchased_at)
      and is_outside(n.purchased_at, :opensMinute!, :closesMinute!)) d
  cross join lateral (
    select r.created_by, array_agg(r.id) as ids from recorded_receipts r
    where r.purchased_at >= d.day::timestamp at time zone 'Asia/Tehran'
      and r.purchased_at < (d.day + 1)::timestamp at time zone 'Asia/Tehran'
      and is_outside(r.purchased_at, :opensMinute!, :closesMinute!) and has_time_of_day(r.purchased_at)
      and not is_decided('outside_hours', r.id)
    group by r.created_by having count(*) >= :threshold!::int and bool_or(r.id = any(:recentIds!::uuid[]))) x;

/* @name sharedDevice */
-- For each new receipt: the receipts of all shifts that were open at its till, from the time of its own shift.
select f.device_id::text as "subject!", array_agg(distinct x.id) as "receiptIds!"
from (
  select m.device_id, array_agg(r.id) as ids
  from receipts n
    join shifts m on m.id = n.shift_id
    join shifts h on h.device_id = m.device_id and h.opened_at <= n.created_at
      and coalesce(h.closed_at, n.created_at) >= n.created_at
    join receipts r on r.created_by = h.user_id and r.shift_id = h.id and r.created_at >= m.opened_at
      and r.created_at <= coalesce(m.closed_at, r.created_at)
  where n.id = any(:recentIds!::uuid[]) and not is_decided('shared_device', r.id) and exists (
    select from shifts o where o.device_id = m.device_id and o.user_id <> m.user_id and o.opened_at <= n.created_at
      and coalesce(o.closed_at, n.created_at) >= n.created_at)
  group by n.id, m.device_id having count(distinct h.user_id) >= :threshold!::int) f
  cross join lateral unnest(f.ids) as x (id)
group by f.device_id;

/* @name storeCase */
-- Adds receipts to the open case of a subject, or opens one.
with opened as (
    insert into watch_cases (id, rule, subject, state, opened_at, updated_at)
    values (:id!, :rule!, :subject!, 'open', :at!, :at!)
    on conflict (rule, subject) where state = 'open' do nothing returning id),
  one as (
    select o.id from opened o
    union all select c.id from watch_cases c where c.rule = :rule! and c.subject = :subject! and c.state = 'open'),
  linked as (
    insert into watch_case_receipts (case_id, receipt_id)
    select o.id, x.id from one o cross join unnest(:receiptIds!::uuid[]) as x (id)
    on conflict do nothing returning case_id)
update watch_cases c set updated_at = :at! where c.id in (select l.case_id from linked l);

/* @name casePage */
-- Custom plans remove the conditions whose parameter is null.
select c.id, c.rule, c.subject, c.state, c.note, c.opened_at as "openedAt", c.updated_at as "updatedAt",
  c.decided_at as "decidedAt", u.full_name as "decidedByName?", k.receipts as "receiptCount!", k.amount as "amount!",
  k.operators as "operators!", k.stores as "stores!", k.customers as "customerCount!",
  k.customer_id as "customerId?"
from watch_cases c
  left join users u on u.id = c.decided_by
  cross join lateral (
    select count(*)::int as receipts, coalesce(sum(r.amount_toman), 0)::bigint as amount,
      coalesce(array_agg(distinct o.full_name) filter (where o.id is not null), '{}') as operators,
      coalesce(array_agg(distinct s.store_name) filter (where s.id is not null), '{}') as stores,
      count(distinct r.customer_id)::int as customers, min(r.customer_id::text) as customer_id
    from watch_case_receipts x join receipts r on r.id = x.receipt_id
      left join users o on o.id = r.created_by left join stores s on s.id = r.store_id
    where x.case_id = c.id) k
where (:id::uuid is null or c.id = :id) and (:state::text is null or c.state = :state)
  and (:rule::text is null or c.rule = :rule)
  and (:operatorId::uuid is null or exists (
    select from watch_case_receipts x join receipts r on r.id = x.receipt_id
    where x.case_id = c.id and r.created_by = :operatorId))
order by c.opened_at desc, c.id desc limit :limit! offset :offset!;

/* @name countCases */
select count(*)::int as "cases!", count(*) filter (where c.state = 'open')::int as "open!" from watch_cases c
where (:state::text is null or c.state = :state) and (:rule::text is null or c.rule = :rule)
  and (:operatorId::uuid is null or exists (
    select from watch_case_receipts x join receipts r on r.id = x.receipt_id
    where x.case_id = c.id and r.created_by = :operatorId));

/* @name caseReceiptIds */
select x.receipt_id as "id" from watch_case_receipts x join receipts r on r.id = x.receipt_id
where x.case_id = :caseId! order by r.created_at desc, r.id desc limit :limit! offset :offset!;

/* @name countCaseReceipts */
select count(*)::int as "receipts!" from watch_case_receipts x where x.case_id = :caseId!;
