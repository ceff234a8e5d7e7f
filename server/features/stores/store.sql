/* @name activeStores */
select s.id, s.store_name as "storeName", s.store_type as "storeType"
from stores s where s.is_active and s.deleted_at is null order by s.store_name, s.id;

/* @name countStores */
select count(*)::int as "stores!" from stores s where
  s.deleted_at is null
  and (:search::text is null or strpos(s.name_key, :search) > 0 or strpos(lower(s.manager_name), :search) > 0
    or strpos(s.phone_number, :search) > 0)
  and (:storeType::int is null or s.store_type = :storeType)
  and (:isActive::boolean is null or s.is_active = :isActive);

/* @name storeHasReceipts */
select 1 from receipts r where r.store_id = :id! limit 1;

/* @name lockStore */
select s.id, s.store_name as "storeName", s.is_active as "isActive"
from stores s where s.id = :id! and s.deleted_at is null for update;
