import type { MigrationInterface, QueryRunner } from "typeorm";

/** The sample list of the items page. */
export class CreateItems1763700008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table items (
        id uuid constraint items_pkey primary key,
        title text not null,
        description text,
        completed boolean not null default false,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index items_created_idx on items (created_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table items;
    `);
  }
}
