/* @name storeHasReceipts */
select r.id from receipts r where r.store_id = :id! limit 1;
