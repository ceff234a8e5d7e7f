/* @name namesOf */
select s.id, s.store_name as name from stores s where s.id = any(:storeIds!::uuid[])
union all select c.id, c.name from campaigns c where c.id = any(:campaignIds!::uuid[]);
