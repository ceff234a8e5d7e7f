/* @name newReceipts */
-- The rows that writeReceipts would classify as CREATED now.
select i.n as "n!"
from unnest(
  :ns!::int[], :receiptKeys!::text[], :storeIds!::uuid[], :storeTypes!::smallint[], :nationalCodes!::text[],
  :phones!::text[], :keys!::text[]
) as i(n, receipt_key, store_id, store_type, national_code, phone_number, key)
where not exists (select from idempotency_keys x where x.scope = :scope! and x.key = i.key)
  and not exists (select from receipts x where x.store_id = i.store_id and x.receipt_key = i.receipt_key)
  and not exists (
    select from receipts x
    where i.store_id is null and x.store_id is null and x.store_type = i.store_type and x.receipt_key = i.receipt_key)
  and not exists (
    select from customers x
    where x.national_code = i.national_code and x.deleted_at is null and x.phone_number <> i.phone_number)
  and not exists (
    select from customers x
    where x.phone_number = i.phone_number and x.deleted_at is null and x.national_code <> i.national_code)
  and (exists (select from customers x where x.national_code = i.national_code and x.deleted_at is null)
    or not exists (select from customers x where x.national_code = i.national_code and x.deleted_at is not null));

/* @name lockCustomers */
select c.id as "id!" from customers c
where c.national_code = any(:nationalCodes!::text[]) and c.deleted_at is null order by c.id for no key update of c;

/* @name writeReceipts */
-- One statement means one round trip, one plan and one transaction. It classifies every receipt by committed data and
-- writes customers, receipts, sales, ledger, codes, keys and audit entries of the new ones. A conflict that the
-- snapshot does not show raises a unique violation or a deadlock; the caller runs the statement again and then sees the
-- committed rows. Rows are inserted and locked in a fixed order to avoid deadlocks. The receipts of several callers share
-- the statement, so it waits for no customer: a locked one is RETRY. Callers that have to wait lock the customers first.
with input as materialized (
  select * from unnest(
    :ns!::int[], :ids!::uuid[], :receiptNumbers!::text[], :receiptKeys!::text[], :storeIds!::uuid[],
    :storeTypes!::smallint[], :multipliers!::int[], :amounts!::bigint[], :points!::int[],
    :purchasedAt!::timestamptz[], :contentHashes!::bytea[], :nationalCodes!::text[], :phones!::text[],
    :firstNames!::text[], :lastNames!::text[], :newCustomerIds!::uuid[], :keys!::text[], :reasons!::text[],
    :codeCounts!::int[], :campaignIds!::uuid[], :creators!::uuid[], :submitters!::uuid[], :shiftIds!::uuid[],
    :actorIds!::uuid[], :actorRoles!::text[], :times!::timestamptz[], :scopes!::text[], :ips!::text[],
    :requestIds!::text[]
  ) as i(n, id, receipt_number, receipt_key, store_id, store_type, multiplier, amount_toman, points,
    purchased_at, content_sha256, national_code, phone_number, first_name, last_name, new_customer_id, key,
    reason, codes, campaign_id, created_by, submitted_by, shift_id, actor_id, actor_role, now, scope, ip, request_id)
),
classified as materialized (
  select i.*, c.id as customer_id, k.receipt_id is null and i.key is not null as is_new_key,
    coalesce(k.receipt_id, s.id, t.id, i.id) as receipt_id,
    case
      when k.payload_sha256 = i.content_sha256 then 'REPLAYED'
      when k.receipt_id is not null then 'IDEMPOTENCY_KEY_REUSED'
      when coalesce(s.content_sha256, t.content_sha256) = i.content_sha256 then 'REPLAYED'
      when coalesce(s.id, t.id) is not null then 'RECEIPT_EXISTS'
      when c.phone_number <> i.phone_number or p.id is not null then 'IDENTITY_CONFLICT'
      when c.id is null and (
        select true from customers d where d.national_code = i.national_code and d.deleted_at is not null limit 1
      ) then 'CUSTOMER_DELETED'
      else 'CREATED'
    end as status
  from input i
    left join lateral (
      select x.receipt_id, x.payload_sha256 from idempotency_keys x
      where x.scope = i.scope and x.key = i.key limit 1) k on true
    left join lateral (
      select x.id, x.content_sha256 from receipts x
      where x.store_id = i.store_id and x.receipt_key = i.receipt_key limit 1) s on true
    left join lateral (
      select x.id, x.content_sha256 from receipts x
      where i.store_id is null and x.store_id is null and x.store_type = i.store_type
        and x.receipt_key = i.receipt_key limit 1) t on true
    left join lateral (
      select x.id, x.phone_number from customers x
      where x.national_code = i.national_code and x.deleted_at is null limit 1) c on true
    left join lateral (
      select x.id from customers x
      where x.phone_number = i.phone_number and x.deleted_at is null and x.national_code <> i.national_code
      limit 1) p on true
),
-- As a boolean the planner estimates 50 % selectivity; as a text comparison it estimates no rows.
prepared as (select v.*, v.status = 'CREATED' as is_new from classified v),
sums as materialized (
  select j.national_code, j.phone_number, j.customer_id,
    (array_agg(j.new_customer_id order by j.n))[1] as new_customer_id,
    (array_agg(j.first_name order by j.n) filter (where j.first_name is not null))[1] as first_name,
    (array_agg(j.last_name order by j.n) filter (where j.last_name is not null))[1] as last_name,
    sum(j.points)::bigint as points, sum(j.amount_toman)::bigint as spent, count(*)::int as receipts,
    sum(j.codes)::int as codes, max(j.purchased_at) as purchased_at,
    max(j.now) as now
  from prepared j where j.is_new
  group by j.national_code, j.phone_number, j.customer_id
),
added as (
  insert into customers (id, national_code, phone_number, first_name, last_name, total_points, total_receipts,
    total_spent_toman, total_codes, last_purchase_at, created_at, updated_at)
  select s.new_customer_id, s.national_code, s.phone_number, s.first_name, s.last_name, s.points, s.receipts,
    s.spent, s.codes, s.purchased_at, s.now, s.now
  from sums s where s.customer_id is null order by s.national_code
  returning id, national_code
),
locked as (
  select c.id from customers c join sums s on s.customer_id = c.id order by c.id
  for no key update of c skip locked
),
grown as (
  update customers c set
    total_points = c.total_points + s.points, total_receipts = c.total_receipts + s.receipts,
    total_spent_toman = c.total_spent_toman + s.spent, total_codes = c.total_codes + s.codes,
    last_purchase_at = greatest(c.last_purchase_at, s.purchased_at),
    first_name = coalesce(c.first_name, s.first_name), last_name = coalesce(c.last_name, s.last_name),
    updated_at = s.now
  from sums s join locked h on h.id = s.customer_id
  where c.id = s.customer_id and c.deleted_at is null
    and c.phone_number = s.phone_number and c.national_code = s.national_code
  returning c.id, c.national_code
),
people as (select a.id, a.national_code from added a union all select g.id, g.national_code from grown g),
written as (
  insert into receipts (id, receipt_number, receipt_key, store_id, customer_id, amount_toman, store_type, multiplier,
    points, codes_generated, purchased_at, content_sha256, created_by, submitted_by, created_at, campaign_id, shift_id)
  select j.id, j.receipt_number, j.receipt_key, j.store_id, p.id, j.amount_toman, j.store_type, j.multiplier,
    j.points, j.codes, j.purchased_at, j.content_sha256, j.created_by, j.submitted_by, j.now, j.campaign_id, j.shift_id
  from prepared j join people p on p.national_code = j.national_code
  where j.is_new order by j.store_id, j.store_type, j.receipt_key
  returning id, customer_id, points, receipt_number, created_by, submitted_by, created_at
),
sold as (
  insert into daily_sales (day, store_id, store_type, campaign_id, receipts, voided, gross_toman, voided_toman,
    net_toman, points, codes)
  select (j.purchased_at at time zone 'Asia/Tehran')::date, j.store_id, j.store_type, j.campaign_id,
    count(*), 0, sum(j.amount_toman), 0, sum(j.amount_toman), sum(j.points), sum(j.codes)
  from prepared j join written w on w.id = j.id group by 1, 2, 3, 4
),
earned as (
  insert into points_ledger (customer_id, receipt_id, kind, delta, created_by, created_at)
  select w.customer_id, w.id, 'earn', w.points, w.created_by, w.created_at from written w
),
drawn as (
  insert into lottery_codes (code, receipt_id, customer_id, ordinal, status, created_at)
  select x.code, w.id, w.customer_id, x.ordinal, 'claimed', w.created_at
  from unnest(:codeNs!::int[], :codeOrdinals!::int[], :codes!::text[]) as x(n, ordinal, code)
    join prepared j on j.n = x.n join written w on w.id = j.id
),
keyed as (
  insert into idempotency_keys (scope, key, payload_sha256, receipt_id, created_at)
  select j.scope, j.key, j.content_sha256, j.receipt_id, j.now
  from prepared j left join written w on w.id = j.id
  where j.is_new_key and (w.id is not null or j.status = 'REPLAYED') order by j.scope, j.key
),
audited as (
  insert into audit_log (at, actor_id, actor_role, action, entity, entity_id, details, ip, request_id)
  select j.now, j.actor_id, j.actor_role, 'CREATE', 'receipt', w.id::text,
    jsonb_strip_nulls(jsonb_build_object('number', w.receipt_number, 'points', w.points, 'reason', j.reason,
      'ownerId', case when w.submitted_by is not null then w.created_by end)), j.ip, j.request_id
  from written w join prepared j on j.id = w.id
)
select j.n as "n!", case when j.status = 'CREATED' and w.id is null then 'RETRY' else j.status end as "status!",
  j.receipt_id as "receiptId!", w.customer_id as "customerId?"
from prepared j left join written w on w.id = j.id;
