import type { MigrationInterface, QueryRunner } from "typeorm";

/** Purchases and the points they earn. */
export class CreateReceipts1763700004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table receipts (
        id uuid constraint receipts_pkey primary key,
        -- The printed number, and its normalized form for comparison.
        receipt_number text not null,
        receipt_key text not null,
        store_id uuid constraint receipts_store_id_fkey references stores on delete restrict,
        customer_id uuid not null constraint receipts_customer_id_fkey references customers on delete restrict,
        amount_toman bigint not null constraint receipts_amount_check check (amount_toman between 0 and 10000000000),
        returned_toman bigint not null default 0,
        -- The rule at the time of the purchase; later changes of the store do not apply to it.
        store_type smallint not null constraint receipts_store_type_check check (store_type in (1, 2, 3)),
        multiplier integer not null constraint receipts_multiplier_check check (multiplier >= 1),
        points integer not null constraint receipts_points_check check (points >= 0),
        -- The points reverted by returns and the void, and the number of all generated codes.
        points_reversed integer not null default 0,
        codes_generated integer not null,
        purchased_at timestamptz not null,
        -- A hash of the request: distinguishes a repeated receipt from another one with the same number.
        content_sha256 bytea not null,
        created_by uuid constraint receipts_created_by_fkey references users on delete restrict,
        created_at timestamptz not null,
        voided_at timestamptz,
        constraint receipts_reversed_check check (points_reversed between 0 and points),
        constraint receipts_returned_check check (returned_toman between 0 and amount_toman)
      );
      -- Tills count separately: a number is unique within its store, or within its store type if it has no store.
      create unique index receipts_store_receipt_key on receipts (store_id, receipt_key) where store_id is not null;
      create unique index receipts_type_receipt_key on receipts (store_type, receipt_key) where store_id is null;
      create index receipts_key_idx on receipts (receipt_key);
      create index receipts_customer_idx on receipts (customer_id, purchased_at desc);

      create table points_ledger (
        id bigint generated always as identity constraint points_ledger_pkey primary key,
        customer_id uuid not null constraint points_ledger_customer_id_fkey references customers on delete restrict,
        receipt_id uuid constraint points_ledger_receipt_id_fkey references receipts on delete restrict,
        kind text not null constraint points_ledger_kind_check check (kind in ('earn', 'return', 'void')),
        delta integer not null,
        -- The amount of a return; null for other kinds.
        amount_toman bigint,
        reason text,
        created_by uuid constraint points_ledger_created_by_fkey references users on delete restrict,
        created_at timestamptz not null,
        constraint points_ledger_sign_check check ((kind = 'earn') = (delta >= 0) or delta = 0)
      );
      create index points_ledger_customer_idx on points_ledger (customer_id);
      create index points_ledger_receipt_idx on points_ledger (receipt_id);
      -- A receipt has at most one earn entry and one void entry.
      create unique index points_ledger_earn_key on points_ledger (receipt_id) where kind = 'earn';
      create unique index points_ledger_void_key on points_ledger (receipt_id) where kind = 'void';
      -- Points are corrected by an opposite entry; entries are never changed.
      create trigger points_ledger_append_only before update or delete or truncate on points_ledger
        for each statement execute function refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table points_ledger;
      drop table receipts;
    `);
  }
}
