/* @name campaignsPage */
select c.id, c.event_id as "eventId", c.name, c.description, c.starts_at as "startDate", c.ends_at as "endDate",
  c.is_active as "isActive", c.bonus_multiplier as "bonusMultiplier"
from campaigns c join events e on e.id = c.event_id where c.deleted_at is null and e.deleted_at is null and (:eventId::uuid is null or c.event_id = :eventId)
   order by c.created_at desc, c.id limit :limit! offset :offset!;

/* @name countCampaigns */
select count(*)::int as "campaigns!" from campaigns c join events e on e.id = c.event_id
where c.deleted_at is null and e.deleted_at is null and (:eventId::uuid is null or c.event_id = :eventId);

/* @name findCampaignRow */
select c.id, c.event_id as "eventId", c.name, c.description, c.starts_at as "startDate", c.ends_at as "endDate",
  c.is_active as "isActive", c.bonus_multiplier as "bonusMultiplier"
from campaigns c join events e on e.id = c.event_id where c.id = :id! and c.deleted_at is null and e.deleted_at is null;

/* @name deleteCampaignRow */
update campaigns c set deleted_at = :at!, is_active = false where c.id = :id! and c.deleted_at is null returning c.id;
