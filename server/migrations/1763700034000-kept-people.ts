import type { MigrationInterface, QueryRunner } from "typeorm";

/** Counts of buyers and new customers by period, so that reports about customers do not read a year's receipts. */
export class KeptPeople1763700034000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The number of distinct buyers of a past period. A row is deleted when a receipt of its period changes, and
      -- housekeeping counts it again. Distinct counts cannot be added, so each period has its own row.
      create table buyer_counts (
        from_day date not null,
        until_day date not null,
        customers integer not null,
        primary key (from_day, until_day)
      );

      -- Moving a receipt to another customer changes the buyers of its day, but not the sales.
      drop trigger receipts_sale_changed on receipts;
      create trigger receipts_sale_changed after update on receipts for each row
        when ((old.purchased_at, old.store_id, old.store_type, old.campaign_id, old.amount_toman, old.returned_toman,
            old.voided_at, old.points, old.points_reversed, old.codes_generated, old.customer_id)
          is distinct from (new.purchased_at, new.store_id, new.store_type, new.campaign_id, new.amount_toman,
            new.returned_toman, new.voided_at, new.points, new.points_reversed, new.codes_generated, new.customer_id))
        execute function recount_sale();

      -- Deleted accounts with a recent purchase; active accounts have their own index.
      create index customers_closed_purchase_idx on customers (last_purchase_at)
        where deleted_at is not null and last_purchase_at is not null;

      -- Adds the business day of creation to the UTC day, by which lists are filtered.
      drop table customer_counts;
      create table customer_counts (
        day date not null,
        came date not null,
        living integer not null,
        buyers integer not null
      );
      create or replace function count_customer() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.deleted_at is null then
          insert into customer_counts values ((old.created_at at time zone 'UTC')::date,
            (old.created_at at time zone 'Asia/Tehran')::date, -1, -(old.total_receipts > 0)::int);
        end if;
        if tg_op <> 'DELETE' and new.deleted_at is null then
          insert into customer_counts values ((new.created_at at time zone 'UTC')::date,
            (new.created_at at time zone 'Asia/Tehran')::date, 1, (new.total_receipts > 0)::int);
        end if;
        return null;
      end $$;
      insert into customer_counts (day, came, living, buyers)
      select (c.created_at at time zone 'UTC')::date, (c.created_at at time zone 'Asia/Tehran')::date,
        count(*), count(*) filter (where c.total_receipts > 0)
      from customers c where c.deleted_at is null group by 1, 2;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table customer_counts;
      create table customer_counts (day date not null, living integer not null, buyers integer not null);
      create or replace function count_customer() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.deleted_at is null then
          insert into customer_counts values ((old.created_at at time zone 'UTC')::date, -1, -(old.total_receipts > 0)::int);
        end if;
        if tg_op <> 'DELETE' and new.deleted_at is null then
          insert into customer_counts values ((new.created_at at time zone 'UTC')::date, 1, (new.total_receipts > 0)::int);
        end if;
        return null;
      end $$;
      insert into customer_counts (day, living, buyers)
      select (c.created_at at time zone 'UTC')::date, count(*), count(*) filter (where c.total_receipts > 0)
      from customers c where c.deleted_at is null group by 1;
      drop index customers_closed_purchase_idx;
      drop trigger receipts_sale_changed on receipts;
      create trigger receipts_sale_changed after update on receipts for each row
        when ((old.purchased_at, old.store_id, old.store_type, old.campaign_id, old.amount_toman, old.returned_toman,
            old.voided_at, old.points, old.points_reversed, old.codes_generated)
          is distinct from (new.purchased_at, new.store_id, new.store_type, new.campaign_id, new.amount_toman,
            new.returned_toman, new.voided_at, new.points, new.points_reversed, new.codes_generated))
        execute function recount_sale();
      drop table buyer_counts;
    `);
  }
}
