/* @name addMissingTags */
insert into customer_tags (id, name)
select n.id, n.name from unnest(:ids!::uuid[], :names!::text[]) as n(id, name)
on conflict (fold_name(name)) do nothing;

/* @name linkTags */
insert into customer_tag_links (tag_id, customer_id)
select t.id, :customerId!::uuid from customer_tags t
where fold_name(t.name) = any (select fold_name(n.name) from unnest(:names!::text[]) as n(name))
on conflict (tag_id, customer_id) do nothing;

/* @name unlinkOtherTags */
with removed as (
  delete from customer_tag_links l using customer_tags t
  where t.id = l.tag_id and l.customer_id = :customerId!
    and fold_name(t.name) <> all (select fold_name(n.name) from unnest(:names!::text[]) as n(name))
  returning l.tag_id
)
delete from customer_tags t using removed r
where t.id = r.tag_id
  and not exists (select from customer_tag_links o where o.tag_id = t.id and o.customer_id <> :customerId!);

/* @name notesOfCustomer */
with recursive accounts as (
  select c.id from customers c where c.id = :customerId!
  union
  select m.id from accounts a join customers m on m.merged_into_id = a.id
)
select n.id, n.text, n.created_at as "createdAt", u.full_name as "createdBy"
from accounts a join customer_notes n on n.customer_id = a.id join users u on u.id = n.created_by
order by n.created_at desc, n.id desc;
