import type { MigrationInterface, QueryRunner } from "typeorm";

const KINDS = (reversal: string): string => `
  alter table points_ledger
    drop constraint points_ledger_kind_check,
    drop constraint points_ledger_sign_check,
    drop constraint points_ledger_subject_check;
  -- The ledger rejects updates; the rename of a kind is neither personal data nor an amount.
  alter table points_ledger disable trigger user;
  update points_ledger l set kind = '${reversal}' where l.kind in ('adjust_back', 'adjustment_reversal');
  alter table points_ledger enable trigger user;
  alter table points_ledger
    add constraint points_ledger_kind_check check (
      kind in ('earn', 'return', 'void', 'merge_out', 'merge_in', 'adjust', '${reversal}')),
    -- A merge and an adjustment may have either sign.
    add constraint points_ledger_sign_check check (
      kind in ('merge_out', 'merge_in', 'adjust', '${reversal}') or (kind = 'earn') = (delta >= 0) or delta = 0),
    -- An entry is about a receipt, a merge or an adjustment.
    add constraint points_ledger_subject_check check (
      (kind in ('earn', 'return', 'void')) = (receipt_id is not null)
      and (kind in ('merge_out', 'merge_in')) = (counterpart_id is not null)
      and (kind in ('adjust', '${reversal}')) = (import_id is not null and reference is not null));`;

/** Renames tables, columns and functions to standard terms, and defines the facts of a receipt in one place. */
export class StandardNames1763700043000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sales_days rename to daily_sales;
      alter table daily_sales rename column is_folded to is_compacted;
      alter index sales_days_day_idx rename to daily_sales_day_idx;
      alter index sales_days_loose_idx rename to daily_sales_uncompacted_idx;

      alter table buyer_counts rename to period_buyer_counts;
      alter table period_buyer_counts rename constraint buyer_counts_pkey to period_buyer_counts_pkey;

      alter table customer_counts rename column came to created_day;
      alter table customer_counts rename column living to active;

      alter table import_effects rename to import_changes;
      alter table import_changes rename constraint import_effects_pkey to import_changes_pkey;
      alter index import_effects_changed_idx rename to import_changes_updated_idx;
      alter table import_rows rename column is_judged to is_classified;

      alter table lottery_codes rename column given to display_code;

      -- The worker that runs the job, and the values of its error message by language.
      alter table export_jobs
        add column worker_id uuid,
        add column error_values jsonb not null default '{}';

      -- The values of a receipt after its void or returns, defined once for totals, reports, look-ups and exports.
      create function facts_of_receipt(r receipts) returns table (
        day date, state text, net_toman bigint, voided_toman bigint, net_points integer, active_codes integer
      ) language sql immutable as $$
        select (r.purchased_at at time zone 'Asia/Tehran')::date,
          case when r.voided_at is not null then 'voided' when r.returned_toman > 0 then 'returned' else 'recorded' end,
          case when r.voided_at is null then r.amount_toman - r.returned_toman else 0 end,
          case when r.voided_at is null then 0 else r.amount_toman end,
          r.points - r.points_reversed,
          least(r.codes_generated, r.points - r.points_reversed)
      $$;
      create view receipt_facts as
        select r.*, f.day, f.state, f.net_toman, f.voided_toman, f.net_points, f.active_codes
        from receipts r cross join lateral facts_of_receipt(r) f;

      alter function refuse_change() rename to reject_update;
      alter function refuse_all_but_erasure() rename to reject_all_but_erasure;
      alter function count_sale(receipts, int) rename to append_daily_sale;
      alter function recount_sale() rename to update_daily_sale;
      create or replace function append_daily_sale(r receipts, sign int) returns void language sql as $$
        insert into daily_sales (day, store_id, store_type, campaign_id, receipts, voided, gross_toman, voided_toman,
          net_toman, points, codes)
        select f.day, r.store_id, r.store_type, r.campaign_id, sign * (r.voided_at is null)::int,
          sign * (r.voided_at is not null)::int, sign * r.amount_toman, sign * f.voided_toman, sign * f.net_toman,
          sign * f.net_points, sign * f.active_codes
        from facts_of_receipt(r) f
      $$;
      create or replace function update_daily_sale() returns trigger language plpgsql as $$
      begin
        perform append_daily_sale(old, -1);
        if tg_op = 'UPDATE' then perform append_daily_sale(new, 1); end if;
        return null;
      end $$;
      ${KINDS("adjustment_reversal")}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${KINDS("adjust_back")}
      alter function update_daily_sale() rename to recount_sale;
      alter function append_daily_sale(receipts, int) rename to count_sale;
      alter function reject_all_but_erasure() rename to refuse_all_but_erasure;
      alter function reject_update() rename to refuse_change;
      drop view receipt_facts;
      create or replace function recount_sale() returns trigger language plpgsql as $$
      begin
        perform count_sale(old, -1);
        if tg_op = 'UPDATE' then perform count_sale(new, 1); end if;
        return null;
      end $$;
      alter table export_jobs drop column error_values, drop column worker_id;
      alter table lottery_codes rename column display_code to given;
      alter table import_rows rename column is_classified to is_judged;
      alter index import_changes_updated_idx rename to import_effects_changed_idx;
      alter table import_changes rename constraint import_changes_pkey to import_effects_pkey;
      alter table import_changes rename to import_effects;
      alter table customer_counts rename column active to living;
      alter table customer_counts rename column created_day to came;
      alter table period_buyer_counts rename constraint period_buyer_counts_pkey to buyer_counts_pkey;
      alter table period_buyer_counts rename to buyer_counts;
      alter index daily_sales_uncompacted_idx rename to sales_days_loose_idx;
      alter index daily_sales_day_idx rename to sales_days_day_idx;
      alter table daily_sales rename column is_compacted to is_folded;
      alter table daily_sales rename to sales_days;
      -- The body of an SQL function is text, so a rename of its table does not change it.
      create or replace function count_sale(r receipts, sign int) returns void language sql as $$
        insert into sales_days (day, store_id, store_type, campaign_id, receipts, voided, gross_toman, voided_toman,
          net_toman, points, codes)
        values ((r.purchased_at at time zone 'Asia/Tehran')::date, r.store_id, r.store_type, r.campaign_id,
          sign * (r.voided_at is null)::int, sign * (r.voided_at is not null)::int, sign * r.amount_toman,
          sign * case when r.voided_at is null then 0 else r.amount_toman end,
          sign * case when r.voided_at is null then r.amount_toman - r.returned_toman else 0 end,
          sign * (r.points - r.points_reversed), sign * least(r.codes_generated, r.points - r.points_reversed))
      $$;
      drop function facts_of_receipt(receipts);
    `);
  }
}
