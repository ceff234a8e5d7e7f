import type { MigrationInterface, QueryRunner } from "typeorm";

/** Saved views of lists and reports. */
export class SavedViews1763700085000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table saved_views (
        id uuid constraint saved_views_pkey primary key,
        screen text not null constraint saved_views_screen_check check (screen in (
          'customers', 'stores', 'users', 'receipts', 'events', 'campaigns', 'lottery_codes', 'participants', 'draws',
          'imports', 'watch', 'audit', 'api_keys', 'reports', 'report_builder')),
        name text not null,
        -- Decoded, because an erasure of a customer searches them.
        params jsonb not null,
        is_shared boolean not null,
        owner_id uuid not null constraint saved_views_owner_id_fkey references users on delete cascade,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create unique index saved_views_own_key on saved_views (owner_id, screen, fold_name(name)) where not is_shared;
      create unique index saved_views_shared_key on saved_views (screen, fold_name(name)) where is_shared;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table saved_views;`);
  }
}
