import type { MigrationInterface, QueryRunner } from "typeorm";

/** Tags of customers and notes about them. */
export class CustomerNotes1763700087000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table customer_tags (
        id uuid constraint customer_tags_pkey primary key,
        name text not null
      );
      create unique index customer_tags_name_key on customer_tags (fold_name(name));
      create table customer_tag_links (
        tag_id uuid not null constraint customer_tag_links_tag_id_fkey references customer_tags on delete cascade,
        customer_id uuid not null constraint customer_tag_links_customer_id_fkey references customers on delete cascade,
        constraint customer_tag_links_pkey primary key (tag_id, customer_id)
      );
      create index customer_tag_links_customer_idx on customer_tag_links (customer_id);
      create table customer_notes (
        id uuid constraint customer_notes_pkey primary key,
        customer_id uuid not null constraint customer_notes_customer_id_fkey references customers on delete cascade,
        text text not null,
        created_by uuid not null constraint customer_notes_created_by_fkey references users on delete restrict,
        created_at timestamptz not null
      );
      create index customer_notes_customer_idx on customer_notes (customer_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table customer_notes, customer_tag_links, customer_tags;`);
  }
}
