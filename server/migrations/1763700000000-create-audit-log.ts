import type { MigrationInterface, QueryRunner } from "typeorm";

/** The audit log; a trigger makes it append-only. */
export class CreateAuditLog1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Rejects every change of an append-only table.
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
      end $$;

      create table audit_log (
        id bigint generated always as identity constraint audit_log_pkey primary key,
        at timestamptz not null default now(),
        actor_id uuid,
        actor_role text,
        action text not null,
        entity text not null,
        entity_id text,
        details jsonb not null default '{}',
        ip_hash bytea,
        request_id text
      );
      create index audit_log_entity_idx on audit_log (entity, entity_id, id desc);
      create index audit_log_actor_idx on audit_log (actor_id, id desc);
      -- Audit entries are evidence only if they cannot be changed.
      create trigger audit_log_append_only before update or delete or truncate on audit_log
        for each statement execute function refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table audit_log;
      drop function refuse_change();
    `);
  }
}
