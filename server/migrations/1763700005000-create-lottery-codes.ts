import type { MigrationInterface, QueryRunner } from "typeorm";

/** One code per point. */
export class CreateLotteryCodes1763700005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lottery_codes (
        id bigint generated always as identity constraint lottery_codes_pkey primary key,
        -- Canonical: upper case, no dashes.
        code text not null,
        receipt_id uuid not null constraint lottery_codes_receipt_id_fkey references receipts on delete restrict,
        customer_id uuid not null constraint lottery_codes_customer_id_fkey references customers on delete restrict,
        -- 1 for the receipt's first code; a return invalidates the highest ones first.
        ordinal integer not null,
        status text not null constraint lottery_codes_status_check check (status in ('unused', 'claimed', 'invalid')),
        created_at timestamptz not null,
        invalidated_at timestamptz,
        constraint lottery_codes_invalid_check check ((status = 'invalid') = (invalidated_at is not null))
      );
      create unique index lottery_codes_code_key on lottery_codes (code);
      create unique index lottery_codes_receipt_ordinal_key on lottery_codes (receipt_id, ordinal);
      create index lottery_codes_customer_idx on lottery_codes (customer_id, id desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table lottery_codes;
    `);
  }
}
