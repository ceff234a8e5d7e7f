import type { MigrationInterface, QueryRunner } from "typeorm";

/** Background jobs that run one action on many items of a list. */
export class BulkActions1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table bulk_actions (
        id uuid primary key,
        kind text not null,
        status text not null default 'running'
          constraint bulk_actions_status_check check (status in ('running', 'complete', 'error', 'cancelled')),
        owner_id uuid not null constraint bulk_actions_owner_id_fkey references users on delete cascade,
        item_ids text[] not null,
        processed integer not null default 0,
        done integer not null default 0,
        skipped integer not null default 0,
        -- The first skipped items with their error codes.
        skips jsonb not null default '[]',
        error_code text,
        error_values jsonb not null default '{}',
        worker_id uuid,
        heartbeat_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        -- Every processed item has one result.
        constraint bulk_actions_counts_check check (processed = done + skipped and processed <= cardinality(item_ids))
      );
      create index bulk_actions_created_idx on bulk_actions (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table bulk_actions");
  }
}
