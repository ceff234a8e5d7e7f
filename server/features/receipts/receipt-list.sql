/* @name countFromSales */
-- Custom plans remove the conditions whose parameter is null.
select coalesce(sum(s.receipts), 0)::int as "counted!", coalesce(sum(s.voided), 0)::int as "voided!",
  min(s.day)::text as "firstDay?", max(s.day)::text as "lastDay?"
from daily_sales s
where (:dateFrom::date is null or s.day >= :dateFrom) and (:dateTo::date is null or s.day <= :dateTo)
  and (:storeId::uuid is null or s.store_id = :storeId) and (not :noStore!::boolean or s.store_id is null)
  and (:campaignId::uuid is null or s.campaign_id = :campaignId);

/* @name receiptRows */
select r.id as "id!", r.receipt_number as "receiptId!", r.state as "state!", r.customer_id as "customerId!",
  c.first_name as "firstName", c.last_name as "lastName", c.phone_number as "phoneNumber",
  c.national_code as "nationalCode", c.deleted_at as "deletedAt", c.erased_at as "erasedAt",
  r.store_id as "storeId?", s.store_name as "storeName?", r.store_type as "storeType!",
  r.amount_toman as "purchaseAmount!", r.returned_toman as "returnedAmount!", r.net_toman as "netAmount!",
  r.multiplier as "multiplier!", r.points as "pointsEarned!", r.net_points as "points!", r.active_codes as "activeCodes!",
  r.purchased_at as "purchaseDate!", r.created_at as "createdAt!", r.voided_at as "voidedAt?",
  r.created_by as "operatorId?", u.full_name as "operatorName?", r.campaign_id as "campaignId?", g.name as "campaignName?"
from unnest(:ids!::uuid[]) with ordinality as page(id, n)
  join receipt_facts r on r.id = page.id
  join customers c on c.id = r.customer_id
  left join stores s on s.id = r.store_id
  left join users u on u.id = r.created_by
  left join campaigns g on g.id = r.campaign_id
order by page.n;

/* @name receiptSubmitter */
select u.id as "submittedById!", u.full_name as "submittedByName!"
from receipts r join users u on u.id = r.submitted_by where r.id = :id!;

/* @name receiptEntries */
-- Entries of an API key have no user; its name is that of the audit entry next to it in time.
select l.id::text as "id!", l.kind, l.delta as points, l.amount_toman as "amount?", l.reason as "reason?",
  l.created_at as "createdAt",
  coalesce(u.full_name, (
    select k.name from audit_log a join api_keys k on k.id = a.actor_id
    where a.entity = 'receipt' and a.entity_id = l.receipt_id::text
      and a.action = case l.kind when 'earn' then 'CREATE' when 'void' then 'VOID' else 'RETURN' end
    order by abs(extract(epoch from a.at - l.created_at)), a.id limit 1)) as "actorName?",
  (select count(*)::int from lottery_codes k
    where k.receipt_id = l.receipt_id and l.kind <> 'earn' and k.invalidated_at = l.created_at) as "codesInvalidated!"
from points_ledger l left join users u on u.id = l.created_by
where l.receipt_id = :receiptId! order by l.id;
