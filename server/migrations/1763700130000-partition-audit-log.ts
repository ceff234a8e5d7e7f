import type { MigrationInterface, QueryRunner } from "typeorm";

const INDEXES = `
  create index audit_log_at_idx on audit_log (at desc, id desc);
  create index audit_log_action_idx on audit_log (action, at desc, id desc);
  create index audit_log_kind_idx on audit_log (entity, at desc, id desc);
  create index audit_log_entity_idx on audit_log (entity, entity_id, at desc, id desc);
  create index audit_log_actor_idx on audit_log (actor_id, at desc, id desc);
  create statistics audit_log_kind_stats (mcv) on entity, action from audit_log;
`;

const TRIGGERS = `
  create trigger audit_log_append_only before delete or truncate on audit_log
    for each statement execute function reject_update();
  create trigger audit_log_no_update before update on audit_log for each statement
    when (current_setting('customer_club.erasing', true) is distinct from 'on') execute function reject_update();
  create trigger audit_log_erasure before update on audit_log for each row
    execute function reject_all_but_erasure('details', 'request_id');
`;

/** Partitions the audit log by month. The existing rows become the first partition and are not copied. */
export class PartitionAuditLog1763700130000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema partitions;

      -- Triggers of a statement do not apply to partitions.
      create function protect_audit_partition(name text) returns void language plpgsql as $$
      begin
        execute format('create trigger audit_log_append_only before delete or truncate on partitions.%I
          for each statement execute function reject_update()', name);
        execute format('create trigger audit_log_no_update before update on partitions.%I for each statement
          when (current_setting(''customer_club.erasing'', true) is distinct from ''on'')
          execute function reject_update()', name);
      end $$;

      -- Creates the partitions of the next months. A month stays in an existing partition that has its rows.
      create function create_audit_partitions(months integer) returns void language plpgsql
        set lock_timeout = '2s' as $$
      declare
        month timestamp;
        name text;
      begin
        for n in 1 .. months loop
          month := date_trunc('month', now() at time zone 'UTC') + make_interval(months => n);
          name := 'audit_log_' || to_char(month, 'YYYY_MM');
          continue when to_regclass('partitions.' || name) is not null;
          begin
            execute format('create table partitions.%I (like audit_log including defaults including statistics)', name);
            perform protect_audit_partition(name);
            execute format('alter table audit_log attach partition partitions.%I for values from (%L) to (%L)', name,
              month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
          exception when check_violation or invalid_object_definition then
            null;
          end;
        end loop;
      end $$;

      do $$
      declare
        last_id bigint;
        last_at timestamptz;
        bound timestamp;
        name text;
      begin
        select max(a.id), max(a.at) into last_id, last_at from audit_log a;
        bound := date_trunc('month', greatest(now(), last_at) at time zone 'UTC') + interval '1 month';
        name := 'audit_log_before_' || to_char(bound, 'YYYY_MM');

        drop trigger audit_log_erasure on audit_log;
        alter table audit_log drop constraint audit_log_pkey, alter id drop identity;
        alter statistics audit_log_kind_stats set schema partitions;
        alter table audit_log set schema partitions;
        execute format('alter table partitions.audit_log rename to %I', name);
        execute format('alter table partitions.%I add constraint %I primary key (id, at)', name, name || '_pkey');

        execute format('create table audit_log (like partitions.%I including defaults,
          constraint audit_log_pkey primary key (id, at)) partition by range (at)', name);
        alter table audit_log alter id add generated always as identity;
        perform setval('audit_log_id_seq', coalesce(last_id, 0) + 1, false);
        ${INDEXES}
        ${TRIGGERS}

        execute format('alter table audit_log attach partition partitions.%I for values from (minvalue) to (%L)', name,
          bound at time zone 'UTC');
        create table partitions.audit_log_default (like audit_log including defaults including statistics);
        perform protect_audit_partition('audit_log_default');
        alter table audit_log attach partition partitions.audit_log_default default;
        perform create_audit_partitions(3);
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_log_whole (like audit_log including defaults);
      insert into audit_log_whole select * from audit_log;
      drop table audit_log;
      drop schema partitions;
      drop function create_audit_partitions(integer);
      drop function protect_audit_partition(text);

      alter table audit_log_whole rename to audit_log;
      alter table audit_log add constraint audit_log_pkey primary key (id),
        alter id add generated always as identity;
      select setval('audit_log_id_seq', coalesce(max(a.id), 0) + 1, false) from audit_log a;
      ${INDEXES}
      ${TRIGGERS}
    `);
  }
}
