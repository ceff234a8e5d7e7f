import type { MigrationInterface, QueryRunner } from "typeorm";

/** Staff accounts and their sessions. */
export class CreateUsers1763700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid constraint users_pkey primary key,
        username text not null,
        -- Unique without case, because usernames that differ in case only look the same.
        username_key text not null,
        email text,
        full_name text not null,
        phone_number text,
        role text not null constraint users_role_check check (role in ('admin', 'manager', 'counter', 'viewer')),
        password_hash text not null,
        must_change_password boolean not null default false,
        is_active boolean not null default true,
        -- Encrypted with SECRET_KEY; null if no second factor is enrolled.
        totp_secret text,
        totp_enabled_at timestamptz,
        -- The last accepted time step, so that a code is accepted once.
        totp_last_step bigint,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz,
        constraint users_totp_check check (totp_enabled_at is null or totp_secret is not null)
      );
      create unique index users_username_key on users (username_key) where deleted_at is null;
      create unique index users_email_key on users (lower(email)) where deleted_at is null;

      create table sessions (
        -- The token itself is never stored; SHA-256 is enough for 256 random bits.
        token_sha256 bytea constraint sessions_pkey primary key,
        user_id uuid not null constraint sessions_user_id_fkey references users on delete cascade,
        area text not null constraint sessions_area_check check (area in ('Counter', 'Admin')),
        auth text not null constraint sessions_auth_check check (auth in ('pwd', 'pwd+totp')),
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz,
        revoked_reason text,
        ip_hash bytea,
        user_agent_hash bytea
      );
      create index sessions_live_idx on sessions (user_id, created_at) where revoked_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table sessions;
      drop table users;
    `);
  }
}
