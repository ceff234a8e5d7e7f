/* @name storeNames */
select s.id, s.name_key as "nameKey" from stores s where s.deleted_at is null;

/* @name eventNames */
select e.id, e.name from events e where e.deleted_at is null;
