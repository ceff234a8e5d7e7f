import type { MigrationInterface, QueryRunner } from "typeorm";

/** Rules that open cases for a manager, the cases, and the receipts behind them. */
export class Watch1763700075000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table watch_rules (
        rule text constraint watch_rules_pkey primary key constraint watch_rules_rule_check check (rule in
          ('voids_in_shift', 'receipts_of_customer', 'own_phone', 'outside_hours', 'shared_device')),
        is_enabled boolean not null,
        -- Voids, receipts or operators from which a case is opened.
        threshold integer not null constraint watch_rules_threshold_check check (threshold between 1 and 1000),
        -- The period of receipts_of_customer.
        period_minutes integer constraint watch_rules_period_check check (period_minutes between 1 and 10080),
        -- Minutes of the day in Tehran; closing is exclusive, and before opening it is on the next day.
        opens_minute integer constraint watch_rules_opens_check check (opens_minute between 0 and 1439),
        closes_minute integer constraint watch_rules_closes_check check (closes_minute between 0 and 1440),
        updated_at timestamptz not null,
        constraint watch_rules_values_check check (
          (period_minutes is not null) = (rule = 'receipts_of_customer')
          and (opens_minute is not null) = (rule = 'outside_hours')
          and (closes_minute is not null) = (rule = 'outside_hours'))
      );
      insert into watch_rules values
        ('voids_in_shift', true, 5, null, null, null, now()),
        ('receipts_of_customer', true, 5, 60, null, null, now()),
        ('own_phone', true, 1, null, null, null, now()),
        ('outside_hours', true, 1, null, 480, 1440, now()),
        ('shared_device', true, 2, null, null, null, now());

      create table watch_cases (
        id uuid constraint watch_cases_pkey primary key,
        rule text not null constraint watch_cases_rule_check check (rule in
          ('voids_in_shift', 'receipts_of_customer', 'own_phone', 'outside_hours', 'shared_device')),
        -- What the case is about: ids of a shift, a customer, a user or a till, with the day if the rule is per day.
        subject text not null,
        state text not null constraint watch_cases_state_check check (state in ('open', 'confirmed', 'dismissed')),
        note text,
        opened_at timestamptz not null,
        -- The last change by a user or by a further receipt.
        updated_at timestamptz not null,
        decided_by uuid constraint watch_cases_decided_by_fkey references users on delete restrict,
        decided_at timestamptz,
        constraint watch_cases_decided_check check (
          (state = 'open') = (decided_at is null) and (decided_by is null) = (decided_at is null))
      );
      create unique index watch_cases_open_key on watch_cases (rule, subject) where state = 'open';
      create index watch_cases_listed_idx on watch_cases (opened_at desc, id desc);

      create table watch_case_receipts (
        case_id uuid not null constraint watch_case_receipts_case_id_fkey references watch_cases on delete cascade,
        receipt_id uuid not null
          constraint watch_case_receipts_receipt_id_fkey references receipts on delete cascade,
        constraint watch_case_receipts_pkey primary key (case_id, receipt_id)
      );
      create index watch_case_receipts_receipt_idx on watch_case_receipts (receipt_id);

      -- Receipts and voids up to this time were checked.
      create table watch_progress (
        is_only boolean constraint watch_progress_pkey primary key constraint watch_progress_only_check check (is_only),
        checked_at timestamptz not null
      );
      insert into watch_progress values (true, now());

      -- A receipt recorded at a till or over the API with its time of day, not an import or a date without a time.
      create function is_watched(r receipts) returns boolean language sql stable as $$
        select (r.purchased_at at time zone 'Asia/Tehran')::time <> time '00:00'
          and not exists (select from points_ledger l where l.receipt_id = r.id and l.import_id is not null)
      $$;

      create function is_outside(at timestamptz, opens_minute integer, closes_minute integer) returns boolean
      language sql stable as $$
        select case when opens_minute < closes_minute then m < opens_minute or m >= closes_minute
          else m < opens_minute and m >= closes_minute end
        from (select extract(hour from t) * 60 + extract(minute from t) as m
              from (select at at time zone 'Asia/Tehran' as t) x) y
      $$;

      -- A case of this rule with the receipt was decided.
      create function is_decided(rule_name text, of_receipt uuid) returns boolean language sql stable as $$
        select exists (
          select from watch_case_receipts x join watch_cases c on c.id = x.case_id
          where x.receipt_id = of_receipt and c.rule = rule_name and c.state <> 'open')
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function is_decided(text, uuid), is_outside(timestamptz, integer, integer), is_watched(receipts);
      drop table watch_progress;
      drop table watch_case_receipts;
      drop table watch_cases;
      drop table watch_rules;
    `);
  }
}
