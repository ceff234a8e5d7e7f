import type { MigrationInterface, QueryRunner } from "typeorm";

/** Files of codes for the pool of one event are imported like every other table. */
export class PoolImports1763700033000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table import_jobs
        -- All rows are codes of the pool of event_id, whatever they name: whoever may write a pool may do this.
        add column is_pool boolean not null default false,
        -- The batch of codes whose rows name none.
        add column batch_id text,
        -- What is worth a second look.
        add column warnings text[] not null default '{}'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table import_jobs drop column is_pool, drop column batch_id, drop column warnings");
  }
}
