import type { MigrationInterface, QueryRunner } from "typeorm";

/** The members of the club. */
export class CreateCustomers1763700003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table customers (
        id uuid constraint customers_pkey primary key,
        -- The national code identifies a person; a phone number can change its owner.
        national_code text not null constraint customers_national_code_check check (national_code ~ '^[0-9]{10}$'),
        phone_number text not null constraint customers_phone_number_check check (phone_number ~ '^09[0-9]{9}$'),
        -- Null if the name is unknown; the UI shows a placeholder.
        first_name text,
        last_name text,
        -- Cached totals of the ledger, the valid receipts and the valid codes; the doctor verifies them.
        total_points bigint not null default 0,
        total_receipts integer not null default 0,
        total_spent_toman bigint not null default 0,
        total_codes integer not null default 0,
        last_purchase_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz
      );
      -- Unique among active accounts, so that the phone number of a deleted account can be used again.
      create unique index customers_national_code_key on customers (national_code) where deleted_at is null;
      create unique index customers_phone_number_key on customers (phone_number) where deleted_at is null;
      create index customers_deleted_idx on customers (national_code) where deleted_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table customers;
    `);
  }
}
