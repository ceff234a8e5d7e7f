import type { MigrationInterface, QueryRunner } from "typeorm";

/** The device of a session for its owner, and the time of its last password confirmation. */
export class SessionDevices1763700011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions add column id uuid not null default gen_random_uuid();
      alter table sessions add column ip text;
      -- The browser and operating system, such as "Chrome, Windows"; null if unknown.
      alter table sessions add column device text;
      alter table sessions add column password_confirmed_at timestamptz not null default now();
      alter table sessions drop column ip_hash;
      alter table sessions drop column user_agent_hash;
      create unique index sessions_id_key on sessions (id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index sessions_id_key;
      alter table sessions add column ip_hash bytea;
      alter table sessions add column user_agent_hash bytea;
      alter table sessions drop column password_confirmed_at;
      alter table sessions drop column device;
      alter table sessions drop column ip;
      alter table sessions drop column id;
    `);
  }
}
