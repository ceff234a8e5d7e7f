import type { MigrationInterface, QueryRunner } from "typeorm";

/** API keys of integrators. */
export class ApiKeys1763700013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_keys (
        id uuid constraint api_keys_pkey primary key,
        name text not null,
        -- The key itself is shown once and never stored.
        key_sha256 bytea not null,
        scopes text[] not null constraint api_keys_scopes_check check (cardinality(scopes) > 0),
        -- Allowed IP addresses and networks; empty allows all.
        allowed_ips text[] not null default '{}',
        created_by uuid not null constraint api_keys_created_by_fkey references users on delete restrict,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      create unique index api_keys_sha256_key on api_keys (key_sha256);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table api_keys;
    `);
  }
}
