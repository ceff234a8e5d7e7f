import type { MigrationInterface, QueryRunner } from "typeorm";

/** Counters of the rate limits, shared by all processes. */
export class CreateRateLimits1763700009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The table of rate-limiter-flexible. Unlogged, because counting must be cheap and a crash may lose some counts.
      create unlogged table rate_limits (
        key varchar(255) constraint rate_limits_pkey primary key,
        points integer not null default 0,
        expire bigint
      );
      create index rate_limits_expire_idx on rate_limits (expire);

      -- A device that signed in within the last 30 days; failed sign-ins from other devices do not delay it.
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
