/* @name codeCountsOf */
select count(*) filter (where k.status <> 'invalid') as "live!", coalesce(max(k.ordinal), 0) as "lastOrdinal!"
from lottery_codes k where k.receipt_id = :receiptId!;

/* @name validCodesOf */
select string_agg(l.code, ' ' order by l.ordinal) as codes from (
select k.code, k.ordinal from lottery_codes k
where k.receipt_id = :receiptId! and k.status <> 'invalid' order by k.ordinal limit :max!) l;

/* @name countNewestWinners */
select count(*) filter (where n.is_winner)::int as "winners!" from (
select k.is_winner from lottery_codes k
where k.receipt_id = :receiptId! and k.status <> 'invalid' order by k.ordinal desc limit :count!) n;

/* @name insertCodes */
insert into lottery_codes (code, receipt_id, customer_id, ordinal, status, created_at)
select c.code, r.id, r.customer_id, :firstOrdinal!::int + c.n::int - 1, 'claimed', :at!
from unnest(:codes!::text[]) with ordinality as c(code, n), receipts r where r.id = :receiptId! order by c.n;

/* @name invalidateNewest */
with invalidated as (
  update lottery_codes k set status = 'invalid', invalidated_at = :at!
  where k.id in (
    select n.id from lottery_codes n
    where n.receipt_id = :receiptId! and n.status <> 'invalid' order by n.ordinal desc limit :count!)
  returning k.id)
select coalesce(array_agg(i.id), '{}')::text[] as "ids!" from invalidated i;
