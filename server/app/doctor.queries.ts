/** A rule that always holds for the whole database, and the query that finds violations. */
export interface Invariant {
  id: string;
  rule: string;
  /** Returns the violating rows. */
  sql: string;
}

const UUID = "'^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'";

/** Audit entries of an entity that refer to a missing row. Entries about whole tables have no UUID. */
const missing = (entity: string, table: string, also = "true"): string => `
      select distinct x.entity_id, x.entity, 1 from audit_log x
      where x.entity = '${entity}' and x.entity_id ~ ${UUID} and ${also}
        and not exists (select from ${table} t where t.id = x.entity_id::uuid)`;

export const INVARIANTS: readonly Invariant[] = [
  {
    id: "I1",
    rule: "a customer's points are the sum of the customer's ledger entries",
    sql: `
      select c.id, c.total_points, coalesce(l.sum, 0) as ledger
      from customers c left join (select p.customer_id, sum(p.delta) as sum from points_ledger p group by 1) l on l.customer_id = c.id
      where c.total_points <> coalesce(l.sum, 0)`,
  },
  {
    id: "I1b",
    rule: "a customer's receipts, spending, codes and last purchase match the customer's valid receipts",
    sql: `
      select c.id, c.total_receipts, c.total_spent_toman, c.total_codes, r.receipts, r.spent, k.codes
      from customers c
        left join (
          select x.customer_id, count(*) as receipts, sum(x.amount_toman - x.returned_toman) as spent, max(x.purchased_at) as last
          from receipts x where x.voided_at is null group by 1) r on r.customer_id = c.id
        left join (
          select x.customer_id, count(*) as codes from lottery_codes x where x.status <> 'invalid' group by 1) k on k.customer_id = c.id
      where (c.total_receipts, c.total_spent_toman, c.total_codes) <>
          (coalesce(r.receipts, 0), coalesce(r.spent, 0), coalesce(k.codes, 0))
        or c.last_purchase_at is distinct from r.last`,
  },
  {
    id: "I2",
    rule: "a receipt number is unique per store, or per store type if there is no store",
    sql: `
      select r.store_id, case when r.store_id is null then r.store_type end as store_type, r.receipt_key, count(*)
      from receipts r group by 1, 2, 3 having count(*) > 1`,
  },
  {
    id: "I3",
    rule: "a receipt earned floor(amount × multiplier / 1,000,000) points in one ledger entry",
    sql: `
      select r.id, r.amount_toman, r.multiplier, r.points, l.entries, l.delta
      from receipts r left join (
        select p.receipt_id, count(*) as entries, sum(p.delta) as delta
        from points_ledger p where p.kind = 'earn' group by 1) l on l.receipt_id = r.id
      where r.points <> r.amount_toman * r.multiplier / 1000000 or l.entries is distinct from 1 or l.delta <> r.points`,
  },
  {
    id: "I3b",
    rule: "reversed points and amounts match the ledger, and the remaining points match the net amount",
    sql: `
      select r.id, r.points, r.points_reversed, l.reversed, r.returned_toman, l.returned, r.voided_at
      from receipts r left join (
        select p.receipt_id, -sum(p.delta) as reversed, sum(p.amount_toman) filter (where p.kind = 'return') as returned,
          count(*) filter (where p.kind = 'void') as voids
        from points_ledger p where p.kind in ('return', 'void') group by 1) l on l.receipt_id = r.id
      where r.points_reversed <> coalesce(l.reversed, 0)
        or r.returned_toman <> coalesce(l.returned, 0)
        or coalesce(l.voids, 0) <> (r.voided_at is not null)::int
        or r.points - r.points_reversed <>
          case when r.voided_at is null then (r.amount_toman - r.returned_toman) * r.multiplier / 1000000 else 0 end`,
  },
  {
    id: "I4",
    rule: "a receipt has as many valid codes as points, or as many as were ever generated",
    sql: `
      select r.id, r.points - r.points_reversed as points, r.codes_generated, coalesce(k.live, 0) as live, coalesce(k.made, 0) as made
      from receipts r left join (
        select x.receipt_id, count(*) as made, count(*) filter (where x.status <> 'invalid') as live
        from lottery_codes x group by 1) k on k.receipt_id = r.id
      where coalesce(k.made, 0) <> r.codes_generated
        or coalesce(k.live, 0) <> least(r.codes_generated, r.points - r.points_reversed)`,
  },
  {
    id: "I4b",
    rule: "a code of a receipt has 16 symbols of the alphabet and belongs to the customer of an existing receipt",
    sql: `
      select k.id, k.receipt_id from lottery_codes k left join receipts r on r.id = k.receipt_id
      where k.receipt_id is not null
        and (k.code !~ '^[2-9A-DF-HJKMNP-TV-Z]{16}$' or k.customer_id is distinct from r.customer_id)`,
  },
  {
    id: "I5",
    rule: "an event's cached counts match its codes and participants",
    sql: `
      select e.id, t.kind, t.total, coalesce(n.total, 0) as counted
      from events e
        cross join (values ('unused'), ('claimed'), ('invalid'), ('participants')) as kinds(kind)
        left join lateral (
          select kinds.kind, coalesce(sum(x.total), 0) as total from event_counts x
          where x.event_id = e.id and x.kind = kinds.kind) t on true
        left join (
          select x.event_id, x.status as kind, count(*) as total from lottery_codes x where x.event_id is not null group by 1, 2
          union all
          select x.event_id, 'participants', count(*) from participants x group by 1) n
          on n.event_id = e.id and n.kind = kinds.kind
      where t.total <> coalesce(n.total, 0)`,
  },
  {
    id: "I5b",
    rule: "a code that was ever claimed has one registration with the same customer and event; an unused one has no owner and no registration",
    sql: `
      select k.id, k.status, r.id as registration_id
      from lottery_codes k left join registrations r on r.code_id = k.id
      where k.event_id is not null and ((k.claimed_at is not null) <> (r.id is not null)
        or (k.status = 'unused' and (k.customer_id is not null or k.claimed_at is not null))
        or r.customer_id <> k.customer_id or r.event_id <> k.event_id)`,
  },
  {
    id: "I6",
    rule: "a participant's code count matches the valid codes and does not exceed the event's limit, unless customers were merged",
    sql: `
      select p.id, p.codes, coalesce(n.codes, 0) as counted
      from participants p join events e on e.id = p.event_id
        left join (
          select r.participant_id, count(*) as codes from registrations r join lottery_codes k on k.id = r.code_id
          where k.status = 'claimed' group by 1) n on n.participant_id = p.id
      where p.codes <> coalesce(n.codes, 0) or (
        p.codes > e.codes_per_person
        and not exists (select from customers m where m.merged_into_id = p.customer_id)
        and not exists (
          select from audit_log a where a.entity = 'event' and a.entity_id = e.id::text and a.action = 'UPDATE'))`,
  },
  {
    id: "I6b",
    rule: "a customer participates in an event once, and a registration has the customer and event of its participant",
    sql: `
      select p.event_id, c.national_code, count(*) as places, null::uuid as registration_id
      from participants p join customers c on c.id = p.customer_id
      where c.deleted_at is null group by 1, 2 having count(*) > 1
      union all
      select r.event_id, null, null, r.id from registrations r join participants p on p.id = r.participant_id
      where r.customer_id <> p.customer_id or r.event_id <> p.event_id`,
  },
  {
    id: "I7",
    rule: "a completed import stored as many rows as it reports, and no running import lacks a heartbeat",
    sql: `
      select j.id, j.type, j.status, j.counts, e.stored, l.stored as adjusted
      from import_jobs j
        left join (select x.job_id, count(*) as stored from import_changes x group by 1) e on e.job_id = j.id
        left join (
          select p.import_id, count(*) as stored from points_ledger p where p.kind = 'adjust' group by 1) l on l.import_id = j.id
      where (j.status in ('checking', 'running') and j.heartbeat_at < now() - interval '60 seconds')
        -- Customers that already match the file are not changed.
        or (j.status = 'complete' and (
          (j.counts->>'new')::int > coalesce(e.stored, 0) + coalesce(l.stored, 0)
          or (j.counts->>'new')::int + (j.counts->>'updated')::int < coalesce(e.stored, 0) + coalesce(l.stored, 0)))
        or (j.status not in ('complete', 'running') and coalesce(e.stored, l.stored) is not null)`,
  },
  {
    id: "I8",
    rule: "an adjustment's reference is unique per customer, and a reverted import has no remaining points",
    sql: `
      select p.customer_id, p.reference, count(*) as adjustments, sum(p.delta) as delta
      from points_ledger p join import_jobs j on j.id = p.import_id
      where p.kind = 'adjust' and j.reverted_at is null group by 1, 2 having count(*) > 1
      union all
      select null, p.import_id::text, count(*), sum(p.delta)
      from points_ledger p join import_jobs j on j.id = p.import_id
      where j.reverted_at is not null group by p.import_id having sum(p.delta) <> 0`,
  },
  {
    id: "I9",
    rule: "no open session belongs to a closed account",
    sql: `
      select s.user_id, s.created_at from sessions s join users u on u.id = s.user_id
      where s.revoked_at is null and s.expires_at > now() and (not u.is_active or u.deleted_at is not null)`,
  },
  {
    id: "I10",
    rule: "the ledger entry of an idempotency key belongs to the key's receipt",
    sql: `
      select k.scope, k.receipt_id from idempotency_keys k join points_ledger l on l.id = k.ledger_id
      where l.receipt_id <> k.receipt_id or l.kind = 'earn'`,
  },
  {
    id: "I11",
    rule: "each receipt and each reversal has one audit entry with an actor",
    sql: `
      select r.id, a.entries as audit_entries, l.entries from receipts r
        left join (
          select x.entity_id, count(*) as entries, bool_or(x.actor_id is null) as has_no_actor from audit_log x
          where x.entity = 'receipt' and x.action in ('CREATE', 'VOID', 'RETURN') group by 1) a on a.entity_id = r.id::text
        left join (
          select p.receipt_id, count(*) as entries from points_ledger p where p.receipt_id is not null group by 1) l on l.receipt_id = r.id
      where a.entries is distinct from l.entries or a.has_no_actor`,
  },
  {
    id: "I11b",
    rule: "every merge and erasure has an audit entry, and audit entries refer to existing or deleted records",
    sql: `
      select c.id::text as id, 'merge' as entity, 0 as entries from customers c
      where c.merged_into_id is not null and not exists (
        select from audit_log x where x.entity = 'customer' and x.entity_id = c.id::text and x.action = 'MERGE')
      union all
      /* Erasing an account also erases the accounts merged into it. */
      select c.id::text, 'erasure', 0 from customers c
      where c.erased_at is not null and not exists (
        select from audit_log x where x.entity = 'customer' and x.action = 'ERASE'
          and x.entity_id in (c.id::text, c.merged_into_id::text))
      union all
      ${[
        missing("receipt", "receipts"),
        missing("customer", "customers", "x.action <> 'LOOKUP'"),
        missing(
          "store",
          "stores",
          `not exists (
            select from audit_log d where d.entity = 'store' and d.entity_id = x.entity_id and d.action = 'DELETE')`,
        ),
        missing("event", "events"),
        missing("campaign", "campaigns"),
        missing("user", "users"),
        missing("shift", "shifts"),
      ].join(" union all ")}`,
  },
  {
    id: "I40",
    rule: "a receipt belongs to a shift of its recorder, and only open shifts have a session",
    sql: `
      select r.id::text as id, 'receipt' as of from receipts r join shifts h on h.id = r.shift_id
      where r.created_by is distinct from h.user_id
      union all
      select s.id::text, 'session' from sessions s join shifts h on h.id = s.shift_id
      where s.user_id <> h.user_id or h.closed_reason = 'operator'`,
  },
  {
    id: "I13",
    rule: "the cached counts of customers and buyers match the customers by day, in UTC and in Tehran time",
    sql: `
      select day, created_day, k.active, k.buyers, c.active as counted, c.buyers as counted_buyers
      from (
        select x.day, x.created_day, sum(x.active) as active, sum(x.buyers) as buyers from customer_counts x group by 1, 2) k
        full join (
          select (x.created_at at time zone 'UTC')::date as day, (x.created_at at time zone 'Asia/Tehran')::date as created_day,
            count(*) as active, count(*) filter (where x.total_receipts > 0) as buyers
          from customers x where x.deleted_at is null group by 1, 2) c using (day, created_day)
      where (coalesce(k.active, 0), coalesce(k.buyers, 0)) <> (coalesce(c.active, 0), coalesce(c.buyers, 0))`,
  },
  {
    id: "I14",
    rule: "the two ledger entries of a merge are opposite and refer to the merged accounts",
    sql: `
      select o.customer_id, o.counterpart_id, o.delta, i.customer_id as into_id, i.delta as received
      from (select x.*, coalesce(x.merge_id, x.customer_id) as merge from points_ledger x where x.kind = 'merge_out') o
        full join (
          select x.*, coalesce(x.merge_id, x.counterpart_id) as merge from points_ledger x where x.kind = 'merge_in') i
          on i.customer_id = o.counterpart_id and i.counterpart_id = o.customer_id and i.merge = o.merge
        left join customers c on c.id = o.customer_id
        left join customer_merges m on m.id = o.merge_id
      where o.delta + i.delta is distinct from 0
        or (m.undone_at is null and c.merged_into_id is distinct from o.counterpart_id)`,
  },
  {
    id: "I14c",
    rule: "an undone merge has two opposite ledger entries, and any other merge has none",
    sql: `
      select m.id, m.undone_at, o.delta, i.delta as received
      from customer_merges m
        left join points_ledger o on o.merge_id = m.id and o.kind = 'merge_undo_out' and o.customer_id = m.into_id
          and o.counterpart_id = m.merged_id
        left join points_ledger i on i.merge_id = m.id and i.kind = 'merge_undo_in' and i.customer_id = m.merged_id
          and i.counterpart_id = m.into_id
      where case when m.undone_at is null then o.id is not null or i.id is not null
        else o.delta + i.delta is distinct from 0 end`,
  },
  {
    id: "I14b",
    rule: "a merged account has no points, receipts or codes, and has the ledger entry of its merge",
    sql: `
      select c.id, c.merged_into_id, c.total_points from customers c
      where c.merged_into_id is not null and (
        c.total_points <> 0
        or exists (select from receipts r where r.customer_id = c.id)
        or exists (select from lottery_codes k where k.customer_id = c.id)
        or not exists (
          select from points_ledger p
          where p.customer_id = c.id and p.kind = 'merge_out' and p.counterpart_id = c.merged_into_id))`,
  },
  {
    id: "I15",
    rule: "the daily sales by store, type and campaign match the receipts",
    sql: `
      with cached as (
        select x.day, x.store_id, x.store_type, x.campaign_id, sum(x.receipts) as receipts, sum(x.voided) as voided,
          sum(x.gross_toman) as gross, sum(x.voided_toman) as voided_toman, sum(x.net_toman) as net,
          sum(x.points) as points, sum(x.codes) as codes
        from daily_sales x group by 1, 2, 3, 4
        having (sum(x.receipts), sum(x.voided), sum(x.gross_toman), sum(x.net_toman), sum(x.points), sum(x.codes))
          <> (0, 0, 0, 0, 0, 0)
      ), counted as (
        select r.day, r.store_id, r.store_type, r.campaign_id,
          count(*) filter (where r.state <> 'voided') as receipts, count(*) filter (where r.state = 'voided') as voided,
          sum(r.amount_toman) as gross, sum(r.voided_toman) as voided_toman, sum(r.net_toman) as net,
          sum(r.net_points) as points, coalesce(sum(k.live), 0) as codes
        from receipt_facts r left join (
          select y.receipt_id, count(*) as live from lottery_codes y
          where y.status <> 'invalid' and y.receipt_id is not null group by 1) k on k.receipt_id = r.id
        group by 1, 2, 3, 4
      )
      (select * from cached except all select * from counted)
      union all
      (select * from counted except all select * from cached)`,
  },
  {
    id: "I16",
    rule: "the cached buyer counts of days, weeks and months match the receipts",
    sql: `
      select b.from_day, b.until_day, b.customers, n.customers as counted
      from period_buyer_counts b cross join lateral (
        select count(distinct r.customer_id) as customers from receipts r
        where r.purchased_at >= b.from_day::timestamp at time zone 'Asia/Tehran'
          and r.purchased_at < b.until_day::timestamp at time zone 'Asia/Tehran' and r.voided_at is null) n
      where b.customers <> n.customers and not exists (
        select from daily_sales d where not d.is_compacted and d.day >= b.from_day and d.day < b.until_day)`,
  },
  {
    id: "I12",
    rule: "no connection is idle in a transaction for more than 5 seconds",
    sql: `
      select a.pid, a.state_change from pg_stat_activity a
      where a.datname = current_database() and a.state like 'idle in transaction%' and a.state_change < now() - interval '5 seconds'`,
  },
];
