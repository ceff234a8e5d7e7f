/* @name tagsOfCustomers */
select l.customer_id as "customerId", t.id, t.name
from customer_tag_links l join customer_tags t on t.id = l.tag_id
where l.customer_id = any (:customerIds!::uuid[]) order by t.name collate persian, t.id;
