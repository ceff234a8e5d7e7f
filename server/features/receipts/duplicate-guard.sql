/* @name suspectedDuplicate */
-- A voided receipt is a corrected mistake, not a duplicate.
select (
  select x.receipt_number from receipts x join customers c on c.id = x.customer_id
  where c.national_code = :nationalCode! and c.deleted_at is null and x.amount_toman = :amountToman!
    and x.purchased_at between :purchasedAt!::timestamptz - interval '10 minutes'
      and :purchasedAt!::timestamptz + interval '10 minutes'
    and x.voided_at is null
  order by x.purchased_at desc, x.id desc limit 1) as "samePurchase?", (
  select s.store_name from receipts x join stores s on s.id = x.store_id
  where x.receipt_key = :receiptKey! and x.store_id <> :storeId
    and (x.purchased_at at time zone 'Asia/Tehran')::date = (:purchasedAt! at time zone 'Asia/Tehran')::date
    and x.voided_at is null
  order by x.purchased_at desc, x.id desc limit 1) as "otherStore?";
