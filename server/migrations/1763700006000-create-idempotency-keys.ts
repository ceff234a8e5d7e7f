import type { MigrationInterface, QueryRunner } from "typeorm";

/** Idempotency keys, stored in the transaction of their request; a repeated request returns the first result. */
export class CreateIdempotencyKeys1763700006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_keys (
        -- The caller and the operation, because two integrators may use the same key.
        scope text not null,
        key text not null,
        payload_sha256 bytea not null,
        -- The receipt of the call; a repeated call reads its response from it.
        receipt_id uuid not null constraint idempotency_keys_receipt_id_fkey references receipts on delete cascade,
        -- For a reversal: its ledger entry and the number of invalidated codes.
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
