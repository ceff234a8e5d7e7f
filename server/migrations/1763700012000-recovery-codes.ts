import type { MigrationInterface, QueryRunner } from "typeorm";

/** Recovery codes that replace a lost authenticator; a used one is deleted. */
export class RecoveryCodes1763700012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table recovery_codes (
        user_id uuid not null constraint recovery_codes_user_id_fkey references users on delete cascade,
        -- 125 random bits need no slow hash.
        code_sha256 bytea not null,
        created_at timestamptz not null default now(),
        constraint recovery_codes_pkey primary key (user_id, code_sha256)
      );
      -- The expiry of a one-time password: a day, or its first sign-in.
      alter table users add column password_expires_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users drop column password_expires_at;
      drop table recovery_codes;
    `);
  }
}
