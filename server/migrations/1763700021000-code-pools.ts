import type { MigrationInterface, QueryRunner } from "typeorm";

/** Codes of an event's pool, and the registrations that claim them. */
export class CodePools1763700021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table lottery_codes alter column receipt_id drop not null;
      alter table lottery_codes alter column customer_id drop not null;
      alter table lottery_codes alter column ordinal drop not null;
      alter table lottery_codes
        add column event_id uuid constraint lottery_codes_event_id_fkey references events on delete restrict,
        add column source text not null default 'receipt'
          constraint lottery_codes_source_check check (source in ('receipt', 'manual', 'import')),
        -- A pool code as entered, for display; a receipt's code is shown in groups of four.
        add column given text,
        add column batch_id text,
        add column notes text,
        add column claimed_at timestamptz,
        add column invalid_reason text;
      -- A code belongs to a receipt and its customer, or to a pool, where it has no customer until it is claimed.
      alter table lottery_codes
        add constraint lottery_codes_origin_check check (
          case when event_id is null
            then source = 'receipt' and receipt_id is not null and customer_id is not null and ordinal is not null
            else source <> 'receipt' and receipt_id is null and ordinal is null and given is not null end),
        add constraint lottery_codes_claim_check check (
          event_id is null
          or ((customer_id is null) = (claimed_at is null)
            and (status <> 'unused' or customer_id is null) and (status <> 'claimed' or customer_id is not null)));
      -- Unique among receipts, and within an event, because two printers may use the same numbers.
      drop index lottery_codes_code_key;
      create unique index lottery_codes_code_key on lottery_codes (code) where event_id is null;
      create unique index lottery_codes_event_code_key on lottery_codes (event_id, code) where event_id is not null;
      create index lottery_codes_pool_code_idx on lottery_codes (code) where event_id is not null;
      create index lottery_codes_pool_idx on lottery_codes (event_id, id desc) where event_id is not null;
      create index lottery_codes_pool_status_idx on lottery_codes (event_id, status, id desc) where event_id is not null;

      create table registrations (
        id uuid constraint registrations_pkey primary key,
        event_id uuid not null constraint registrations_event_id_fkey references events on delete restrict,
        participant_id uuid not null
          constraint registrations_participant_id_fkey references participants on delete restrict,
        customer_id uuid not null constraint registrations_customer_id_fkey references customers on delete restrict,
        -- Null if the event registers without codes.
        code_id bigint constraint registrations_code_id_fkey references lottery_codes on delete restrict,
        -- The name as entered; it may differ from the customer's.
        full_name text,
        qr_code_data text,
        created_by uuid constraint registrations_created_by_fkey references users on delete restrict,
        created_at timestamptz not null
      );
      -- A code is claimed at most once.
      create unique index registrations_code_key on registrations (code_id) where code_id is not null;
      create index registrations_participant_idx on registrations (participant_id, created_at);
      create index registrations_customer_idx on registrations (customer_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table registrations;
      delete from lottery_codes where event_id is not null;
      drop index lottery_codes_pool_status_idx;
      drop index lottery_codes_pool_idx;
      drop index lottery_codes_pool_code_idx;
      drop index lottery_codes_event_code_key;
      drop index lottery_codes_code_key;
      create unique index lottery_codes_code_key on lottery_codes (code);
      alter table lottery_codes drop constraint lottery_codes_claim_check;
      alter table lottery_codes drop constraint lottery_codes_origin_check;
      alter table lottery_codes
        drop column event_id, drop column source, drop column given, drop column batch_id, drop column notes,
        drop column claimed_at, drop column invalid_reason;
      alter table lottery_codes alter column receipt_id set not null;
      alter table lottery_codes alter column customer_id set not null;
      alter table lottery_codes alter column ordinal set not null;
    `);
  }
}
