import type { MigrationInterface, QueryRunner } from "typeorm";

/** The stores of the mall; their type sets what a purchase earns. */
export class CreateStores1763700002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stores (
        id uuid constraint stores_pkey primary key,
        store_name text not null,
        -- The normalized name: one spelling of ya and kaf, one case, single spaces.
        name_key text not null,
        store_type smallint not null constraint stores_type_check check (store_type in (1, 2, 3)),
        manager_name text,
        phone_number text,
        address text,
        description text,
        is_active boolean not null default true,
        -- Purchases before this time are still accepted, because a till may have been offline.
        deactivated_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz,
        constraint stores_deactivated_check check (is_active = (deactivated_at is null))
      );
      create unique index stores_name_key on stores (name_key) where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table stores;
    `);
  }
}
