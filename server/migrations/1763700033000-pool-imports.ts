import type { MigrationInterface, QueryRunner } from "typeorm";

/** Imports of codes into the pool of one event. */
export class PoolImports1763700033000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table import_jobs
        -- All rows are codes for the pool of event_id; event names in the file are ignored.
        add column is_pool boolean not null default false,
        -- The batch of the rows without one.
        add column batch_id text,
        -- Warnings about the codes.
        add column warnings text[] not null default '{}'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table import_jobs drop column is_pool, drop column batch_id, drop column warnings");
  }
}
