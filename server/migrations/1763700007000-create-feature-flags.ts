import type { MigrationInterface, QueryRunner } from "typeorm";

/** Feature flags; a change applies to the next request. */
export class CreateFeatureFlags1763700007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table feature_flags (
        name text constraint feature_flags_pkey primary key,
        is_enabled boolean not null,
        updated_at timestamptz not null default now(),
        updated_by uuid constraint feature_flags_updated_by_fkey references users on delete set null
      );
      insert into feature_flags (name, is_enabled) values
        ('event_management', true),
        ('lottery_code_generation', true),
        ('opening_day_mode', true);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table feature_flags;
    `);
  }
}
