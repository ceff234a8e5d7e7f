import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which request made what, written with its effect, so that a repeat answers the first result. */
export class CreateIdempotencyKeys1763700006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_keys (
        -- The caller and the kind of call: two integrators may choose the same key.
        scope text not null,
        key text not null,
        payload_sha256 bytea not null,
        -- What the call made; the answer is read from it again.
        receipt_id uuid not null constraint idempotency_keys_receipt_id_fkey references receipts on delete cascade,
        -- A reversal: its ledger entry and how many codes it invalidated.
        ledger_id bigint constraint idempotency_keys_ledger_id_fkey references points_ledger on delete cascade,
        codes integer not null default 0,
        created_at timestamptz not null default now(),
        constraint idempotency_keys_pkey primary key (scope, key)
      );
      create index idempotency_keys_created_idx on idempotency_keys (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table idempotency_keys;
    `);
  }
}
