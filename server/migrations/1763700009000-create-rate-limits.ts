import type { MigrationInterface, QueryRunner } from "typeorm";

/** Counters of who may call how often, shared by every process. */
export class CreateRateLimits1763700009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The table rate-limiter-flexible counts in; unlogged, because a crash may forgive a few tries and counting must be cheap.
      create unlogged table rate_limits (
        key varchar(255) constraint rate_limits_pkey primary key,
        points integer not null default 0,
        expire bigint
      );
      create index rate_limits_expire_idx on rate_limits (expire);

      -- A device that signed in within the last 30 days; strangers' failures do not slow its owner down.
      create table known_devices (
        user_id uuid not null constraint known_devices_user_id_fkey references users on delete cascade,
        device_hash bytea not null,
        last_login_at timestamptz not null default now(),
        constraint known_devices_pkey primary key (user_id, device_hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table known_devices;
      drop table rate_limits;
    `);
  }
}
