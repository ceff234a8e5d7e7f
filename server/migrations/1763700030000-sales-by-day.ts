import type { MigrationInterface, QueryRunner } from "typeorm";

/** Daily sales, so that the figures of a year are read without its receipts. */
export class SalesByDay1763700030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The rows of a business day, store, type and campaign add up to its receipts. A change inserts a row and updates
      -- none, so that receipts do not wait for each other; housekeeping compacts the rows. Without foreign keys: the
      -- sales of a deleted store or campaign stay.
      create table sales_days (
        day date not null,
        store_id uuid,
        store_type smallint not null,
        campaign_id uuid,
        -- The numbers of valid and of voided receipts.
        receipts integer not null,
        voided integer not null,
        -- The recorded amounts; the amounts of voided receipts; the amounts of valid receipts after returns.
        gross_toman bigint not null,
        voided_toman bigint not null,
        net_toman bigint not null,
        points bigint not null,
        codes bigint not null,
        is_folded boolean not null default false
      );

      -- Adds a receipt to its day, or subtracts it with the sign -1.
      create function count_sale(r receipts, sign int) returns void language sql as $$
        insert into sales_days (day, store_id, store_type, campaign_id, receipts, voided, gross_toman, voided_toman,
          net_toman, points, codes)
        values ((r.purchased_at at time zone 'Asia/Tehran')::date, r.store_id, r.store_type, r.campaign_id,
          sign * (r.voided_at is null)::int, sign * (r.voided_at is not null)::int, sign * r.amount_toman,
          sign * case when r.voided_at is null then 0 else r.amount_toman end,
          sign * case when r.voided_at is null then r.amount_toman - r.returned_toman else 0 end,
          sign * (r.points - r.points_reversed), sign * least(r.codes_generated, r.points - r.points_reversed))
      $$;

      create function recount_sale() returns trigger language plpgsql as $$
      begin
        perform count_sale(old, -1);
        if tg_op = 'UPDATE' then perform count_sale(new, 1); end if;
        return null;
      end $$;

      insert into sales_days (day, store_id, store_type, campaign_id, receipts, voided, gross_toman, voided_toman,
        net_toman, points, codes, is_folded)
      select (r.purchased_at at time zone 'Asia/Tehran')::date, r.store_id, r.store_type, r.campaign_id,
        count(*) filter (where r.voided_at is null), count(*) filter (where r.voided_at is not null),
        sum(r.amount_toman), coalesce(sum(r.amount_toman) filter (where r.voided_at is not null), 0),
        coalesce(sum(r.amount_toman - r.returned_toman) filter (where r.voided_at is null), 0),
        sum(r.points - r.points_reversed), sum(least(r.codes_generated, r.points - r.points_reversed)), true
      from receipts r group by 1, 2, 3, 4 order by 1, 2, 3, 4;

      create index sales_days_day_idx on sales_days (day);
      create index sales_days_loose_idx on sales_days (day) where not is_folded;

      -- The statement that records receipts adds their sales itself; the triggers add later changes.
      create trigger receipts_sale_changed after update on receipts for each row
        when ((old.purchased_at, old.store_id, old.store_type, old.campaign_id, old.amount_toman, old.returned_toman,
            old.voided_at, old.points, old.points_reversed, old.codes_generated)
          is distinct from (new.purchased_at, new.store_id, new.store_type, new.campaign_id, new.amount_toman,
            new.returned_toman, new.voided_at, new.points, new.points_reversed, new.codes_generated))
        execute function recount_sale();
      create trigger receipts_sale_removed after delete on receipts for each row execute function recount_sale();

      -- Reports by hour and of buyers read the receipts of a period.
      create index receipts_purchased_idx on receipts (purchased_at, customer_id) where voided_at is null;
      -- The customers with a recent purchase.
      create index customers_last_purchase_idx on customers (last_purchase_at)
        where deleted_at is null and last_purchase_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index customers_last_purchase_idx;
      drop index receipts_purchased_idx;
      drop trigger receipts_sale_removed on receipts;
      drop trigger receipts_sale_changed on receipts;
      drop table sales_days;
      drop function recount_sale();
      drop function count_sale(receipts, int);
    `);
  }
}
